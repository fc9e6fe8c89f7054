internal import Graphics

/// Returns the iOS color that has the given name, such as `labelColor`; `nil` for an unknown name.
public func systemColor(_ name: String) -> ViewColor? {
  let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
  return systemColors[plain].map { .adaptive(light: color($0.light), dark: color($0.dark)) }
}

/// Returns the macOS color that has the given name, such as `labelColor`; `nil` for an unknown name. A color such as
/// `systemBlue`, for which `desktopColors` has no values, has the same values as in iOS.
public func desktopColor(_ name: String) -> ViewColor? {
  let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
  return (desktopColors[plain] ?? (plain.hasPrefix("system") ? systemColors[plain] : nil))
    .map { .adaptive(light: color($0.light), dark: color($0.dark)) }
}

/// RGBA values from Apple's guidelines for macOS.
private let desktopColors: [String: (light: UInt32, dark: UInt32)] = [
  "windowBackground": (0xECEC_ECFF, 0x3232_32FF), "underPageBackground": (0x9696_96FF, 0x2828_28FF),
  "controlBackground": (0xFFFF_FFFF, 0x1E1E_1EFF), "textBackground": (0xFFFF_FFFF, 0x1E1E_1EFF),
  "control": (0xFFFF_FFFF, 0x5A5A_5AFF), "controlAccent": (0x007A_FFFF, 0x0A84_FFFF),
  "label": (0x0000_00D9, 0xFFFF_FFD9), "text": (0x0000_00D9, 0xFFFF_FFD9),
  "controlText": (0x0000_00D9, 0xFFFF_FFD9), "headerText": (0x0000_00D9, 0xFFFF_FFD9),
  "windowFrameText": (0x0000_00D9, 0xFFFF_FFD9), "secondaryLabel": (0x0000_0080, 0xFFFF_FF8C),
  "tertiaryLabel": (0x0000_0042, 0xFFFF_FF40), "quaternaryLabel": (0x0000_001A, 0xFFFF_FF1A),
  "disabledControlText": (0x0000_0040, 0xFFFF_FF40), "placeholderText": (0x0000_0060, 0xFFFF_FF60),
  "link": (0x0068_DAFF, 0x419C_FFFF), "separator": (0x0000_001A, 0xFFFF_FF1A),
  "grid": (0xE6E6_E6FF, 0x1A1A_1AFF),
  "boxFill": (0x0000_0008, 0xFFFF_FF0D), "boxLine": (0x0000_0026, 0xFFFF_FF26),
  "controlLine": (0x0000_0038, 0xFFFF_FF30), "sidebar": (0xE4E6_E8FF, 0x2A2A_2CFF),
  "header": (0xF5F5_F5FF, 0x2C2C_2CFF), "selectedText": (0x0000_00FF, 0xFFFF_FFFF),
  "selectedControlText": (0x0000_00D9, 0xFFFF_FFD9),
  "alternateSelectedControlText": (0xFFFF_FFFF, 0xFFFF_FFFF),
  "selectedControl": (0xB3D7_FFFF, 0x3F63_8BFF), "windowFrame": (0xAAAA_AAFF, 0xAAAA_AAFF),
  "knob": (0xFFFF_FFFF, 0xFFFF_FFFF), "controlDarkShadow": (0x0000_00FF, 0x0000_00FF),
]

/// The default tint of iOS controls: blue.
public let systemTint = systemColor("systemBlue")!

private func color(_ value: UInt32) -> Color {
  Color(
    red: UInt8(value >> 24), green: UInt8(value >> 16 & 255), blue: UInt8(value >> 8 & 255),
    alpha: UInt8(value & 255))
}

/// RGBA values from UIColor's documentation for iOS 13 and later.
private let systemColors: [String: (light: UInt32, dark: UInt32)] = [
  "systemBackground": (0xFFFF_FFFF, 0x0000_00FF), "secondarySystemBackground": (0xF2F2_F7FF, 0x1C1C_1EFF),
  "tertiarySystemBackground": (0xFFFF_FFFF, 0x2C2C_2EFF),
  "systemGroupedBackground": (0xF2F2_F7FF, 0x0000_00FF),
  "secondarySystemGroupedBackground": (0xFFFF_FFFF, 0x1C1C_1EFF),
  "tertiarySystemGroupedBackground": (0xF2F2_F7FF, 0x2C2C_2EFF),
  "groupTableViewBackground": (0xF2F2_F7FF, 0x0000_00FF),
  "tableCellGroupedBackground": (0xFFFF_FFFF, 0x1C1C_1EFF),
  "label": (0x0000_00FF, 0xFFFF_FFFF), "secondaryLabel": (0x3C3C_4399, 0xEBEB_F599),
  "tertiaryLabel": (0x3C3C_434D, 0xEBEB_F54D), "quaternaryLabel": (0x3C3C_432E, 0xEBEB_F529),
  "placeholderText": (0x3C3C_434D, 0xEBEB_F54D), "darkText": (0x0000_00FF, 0x0000_00FF),
  "lightText": (0xFFFF_FF99, 0xFFFF_FF99), "separator": (0x3C3C_434A, 0x5454_5899),
  "opaqueSeparator": (0xC6C6_C8FF, 0x3838_3AFF), "link": (0x007A_FFFF, 0x0984_FFFF),
  "tint": (0x007A_FFFF, 0x0A84_FFFF), "systemBlue": (0x007A_FFFF, 0x0A84_FFFF),
  "systemRed": (0xFF3B_30FF, 0xFF45_3AFF), "systemGreen": (0x34C7_59FF, 0x30D1_58FF),
  "systemOrange": (0xFF95_00FF, 0xFF9F_0AFF), "systemYellow": (0xFFCC_00FF, 0xFFD6_0AFF),
  "systemPink": (0xFF2D_55FF, 0xFF37_5FFF), "systemPurple": (0xAF52_DEFF, 0xBF5A_F2FF),
  "systemTeal": (0x30B0_C7FF, 0x40C8_E0FF), "systemIndigo": (0x5856_D6FF, 0x5E5C_E6FF),
  "systemMint": (0x00C7_BEFF, 0x63E6_E2FF), "systemCyan": (0x32AD_E6FF, 0x64D2_FFFF),
  "systemBrown": (0xA284_5EFF, 0xAC8E_68FF), "systemGray": (0x8E8E_93FF, 0x8E8E_93FF),
  "systemGray2": (0xAEAE_B2FF, 0x6363_66FF), "systemGray3": (0xC7C7_CCFF, 0x4848_4AFF),
  "systemGray4": (0xD1D1_D6FF, 0x3A3A_3CFF), "systemGray5": (0xE5E5_EAFF, 0x2C2C_2EFF),
  "systemGray6": (0xF2F2_F7FF, 0x1C1C_1EFF), "systemFill": (0x7878_8033, 0x7878_805C),
  "secondarySystemFill": (0x7878_8029, 0x7878_8052), "tertiarySystemFill": (0x7676_801F, 0x7676_803D),
  "quaternarySystemFill": (0x7474_8014, 0x7676_802E),
]

extension FontWarning: CustomStringConvertible {
  public var description: String {
    switch self {
    case .pinnedFontMissing(let used?):
      "the font Inter is not installed, so \(used) is used instead, and text has different widths; "
        + Self.advice
    case .pinnedFontMissing(nil):
      "no font is installed, so no text is drawn; " + Self.advice
    case .weightMissing(let weight):
      "the font Inter has no file for the weight \(weight.rawValue), so its regular weight is used instead; "
        + Self.advice
    case .noGlyph(let scalars):
      "no installed font has a glyph for "
        + scalars.prefix(8).map(Self.name).joined(separator: ", ")
        + (scalars.count > 8
          ? " and \(scalars.count - 8) more \(scalars.count == 9 ? "character" : "characters")" : "")
    case .pangoMissing:
      "Pango is not installed, so lines break only at spaces, and right-to-left text is not drawn correctly; "
        + "install libpango-1.0-0 (apt) or pango (dnf, brew)"
    }
  }

  private static let advice =
    "install fonts-inter (apt), rsms-inter-fonts (dnf) or font-inter (brew), "
    + "or set LAYOUTDRAW_FONT_DIR to the folder that contains Inter"

  private static func name(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return scalar.properties.isPatternWhitespace || scalar.properties.generalCategory == .control
      ? code : "\(code) '\(scalar)'"
  }
}

import Graphics
import LayoutModel

/// A font of the document.
struct InterfaceFont {
  /// In points.
  var size: Double
  var weight: TextStyle.Weight
  /// From a line to the next, where it is more than the line's own height; in points.
  var lineDistance: Double? = nil
  /// Whether it is San Francisco, whose measures are known, and not a typeface of the project's own.
  var isSystem: Bool
  /// The height of a line where the system rounds it to whole points; `nil` where it does not.
  var systemLineHeight: Double? = nil
}

extension InterfaceFont {
  /// The font that a view's text is set in.
  init(of view: InterfaceView) {
    let element = view.element
    let description = element.children.first {
      $0.name == "fontDescription" && ($0["key"] == "fontDescription" || $0["key"] == "titleFontDescription")
    }
    guard let description else {
      self.init(size: view.entry.content.fontSize, weight: .regular, isSystem: true)
      // Text with attributes brings fonts of its own.
      var isAttributed = false
      element.forEachDescendant { if $0.name == "font" { isAttributed = true } }
      if isAttributed { isSystem = false }
      return
    }
    if let name = description["style"], let style = textStyle(name) {
      let size = description.number("pointSize") ?? style.size
      self.init(
        size: size, weight: style.weight, lineDistance: size == style.size ? style.lineDistance : nil,
        isSystem: true)
      return
    }
    let type = description["type"] ?? ""
    let given: TextStyle.Weight =
      switch description["weight"] {
      case "medium": .medium
      case "semibold": .semibold
      case "bold", "heavy", "black": .bold
      default: type == "boldSystem" ? .bold : .regular
      }
    // Interface Builder writes huge numbers for fonts that are to be as large as fits.
    let size = min(1000, max(1, description.number("pointSize") ?? 17))
    self.init(
      size: size, weight: given,
      isSystem: type.lowercased().hasSuffix("system") || description["metaFont"] != nil)
  }

  /// The font of a control of AppKit, as its cell names it.
  init(ofAppKit view: InterfaceView, _ generation: AppKitControl.Generation) {
    let font = view.element.cell.child(withKey: "font") ?? view.element.child(withKey: "font")
    let meta = font?["metaFont"] ?? ""
    let style = font?["textStyle"].flatMap { appKitTextStyles[$0] }
    let usual: Double =
      switch view.element.controlSize {
      case .regular, .large: view.entry.content.fontSize == 17 ? 13 : view.entry.content.fontSize
      case .small: 11
      case .mini: 9
      }
    let named = style?.size ?? appKitFonts[meta] ?? (font == nil ? usual : 13)
    size = min(1000, max(1, font?.number("size") ?? named))
    let face = font?["name"] ?? ""
    weight =
      meta.hasSuffix("Bold") || face.hasSuffix("Bold") || face.hasSuffix("Heavy")
      ? .bold
      : meta.hasSuffix("Semibold") || face.hasSuffix("Semibold")
        ? .semibold
        : meta.hasSuffix("Medium") || face.hasSuffix("Medium") ? .medium : style?.weight ?? .regular
    isSystem = face.isEmpty || face.hasPrefix(".")
    systemLineHeight = Self.appKitLineHeight(size, generation)
  }

  /// From a line's baseline to its bottom in the system font of macOS, in points.
  var appKitDescent: Double { size < 10 ? 2 : size <= 13 ? 3 : (0.24 * size).rounded() }

  /// The height of a line in the system font, in points.
  static func appKitLineHeight(_ size: Double, _ generation: AppKitControl.Generation) -> Double {
    switch size {
    case 10: 13
    case 13: generation == .classic ? 17 : 16
    default: (1.193359 * size).rounded(.up)
    }
  }

  /// The pinned typeface at the size at which it is as wide as San Francisco, whose letters stand closer the larger
  /// they are, with San Francisco's line height.
  func style(pixelsPerPoint scale: Double) -> TextStyle {
    let factor: Double =
      switch size {
      case ..<12.5: 1.01
      case ..<14.5: 0.99
      case ..<16.5: 0.97
      case ..<18.5: 0.96
      default: 0.94
      }
    var style = TextStyle(size: isSystem ? size * factor : size, weight: weight)
    style.nominalSize = size
    let height = systemLineHeight ?? 1.193359 * size
    style.line = LineMetrics(
      ascent: systemLineHeight.map { $0 - appKitDescent } ?? (0.952148 * size * scale).rounded() / scale,
      height: height,
      leading: lineDistance.map { max(0, $0 - height) } ?? 0)
    return style
  }
}

/// macOS's sizes of the fonts that have a part to play.
private let appKitFonts: [String: Double] = [
  "system": 13, "systemBold": 13, "systemMedium": 13, "systemSemibold": 13, "smallSystem": 11,
  "smallSystemBold": 11, "miniSystem": 9, "label": 10, "menu": 13, "message": 13, "cellTitle": 12,
  "titleBar": 13, "toolTip": 11, "user": 12, "fixedUser": 11, "controlContent": 12,
]

/// macOS's text styles.
private let appKitTextStyles: [String: (size: Double, weight: TextStyle.Weight)] = [
  "largeTitle": (26, .regular), "title1": (22, .regular), "title2": (17, .regular), "title3": (15, .regular),
  "headline": (13, .bold), "body": (13, .regular), "callout": (12, .regular), "subheadline": (11, .regular),
  "footnote": (10, .regular), "caption1": (10, .regular), "caption2": (10, .medium),
]

/// A text style of iOS at the standard size; `nil` for what is none.
private func textStyle(_ name: String) -> SystemTextStyle? {
  guard name.hasPrefix("UICTFontTextStyle") else { return nil }
  var style = name.dropFirst("UICTFontTextStyle".count)
  var isEmphasized = false
  for mark in ["Emphasized", "Tall", "Short"] where style.hasPrefix(mark) {
    style = style.dropFirst(mark.count)
    if mark == "Emphasized" { isEmphasized = true }
  }
  var known = SystemTextStyle(named: style) ?? SystemTextStyle(named: "body")
  if isEmphasized { known?.weight = .bold }
  return known
}

import Graphics
import LayoutModel

struct InterfaceFont {
  var size: Double
  var weight: TextStyle.Weight
  /// The font size that determines the line height, in points: the largest size in a single-line text with several
  /// fonts; `nil` if it is `size`.
  var lineSize: Double? = nil
  /// The distance between the baselines of two lines, in points; `nil` if it is the height of a line.
  var lineDistance: Double? = nil
  /// Indicates whether the font is San Francisco, whose metrics are known.
  var isSystem: Bool
  /// The line height on macOS, in whole points; `nil` on iOS.
  var systemLineHeight: Double? = nil
}

extension InterfaceFont {
  /// - Parameter isSmall: whether text styles have the sizes of the content size category `extraSmall`.
  init(of view: InterfaceView, isSmall: Bool) {
    let element = view.element
    let description = element.children.first {
      $0.name == "fontDescription" && ($0["key"] == "fontDescription" || $0["key"] == "titleFontDescription")
    }
    if let description {
      self.init(description, isSmall: isSmall)
    } else if let fragments = InterfaceFont(fragmentsOf: element) {
      self = fragments
    } else {
      // Without a font in the file, a button of the type `custom` has the font size 18, unless it has a configuration.
      // Other views have the font size of their element's entry.
      let isPlainButton = view.entry.text == .title && (element["buttonType"] ?? "custom") == "custom"
      let isConfigured = element.child("buttonConfiguration") != nil
      self.init(
        size: isPlainButton && !isConfigured ? 18 : view.entry.content.fontSize, weight: .regular,
        isSystem: true)
    }
  }

  private init(_ description: XMLElement, isSmall: Bool) {
    if let style = description["style"].flatMap({ textStyle($0, isSmall: isSmall) }) {
      let size = description.number("pointSize") ?? style.size
      self.init(
        size: size, weight: style.weight, lineDistance: size == style.size ? style.lineDistance : nil,
        isSystem: true)
      return
    }
    let type = description["type"] ?? ""
    self.init(
      size: Self.sensible(description.number("pointSize")),
      weight: Self.weight(description["weight"] ?? (type == "boldSystem" ? "bold" : "")),
      isSystem: type.lowercased().hasSuffix("system") || description["metaFont"] != nil)
  }

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
    systemLineHeight = AppKitControl.lineHeight(fontSize: size, generation)
  }

  /// Creates a font that represents an attributed text: the font of its longest fragment, with the mean font size of
  /// all letters; `nil` if the text has no fragments.
  private init?(fragmentsOf element: XMLElement) {
    var fragments: [(font: InterfaceFont, count: Double)] = []
    element.forEachDescendant { fragment in
      guard fragment.name == "fragment" else { return }
      let font = fragment.child("attributes")?.children("font").first
      let text = fragment["content"] ?? fragment.child("string", key: "content")?.text ?? ""
      fragments.append((InterfaceFont(attribute: font), Double(text.count)))
    }
    guard let longest = fragments.max(by: { $0.count < $1.count }) else { return nil }
    self = longest.font
    let count = fragments.reduce(0) { $0 + $1.count }
    if count > 0 { size = fragments.reduce(0) { $0 + $1.font.size * $1.count } / count }
    isSystem = fragments.allSatisfy(\.font.isSystem)
    if (element["numberOfLines"] ?? "1") == "1" { lineSize = fragments.map(\.font.size).max() }
  }

  /// - Parameter font: the fragment's font; `nil` is Helvetica 12, as in `NSAttributedString`.
  private init(attribute font: XMLElement?) {
    let name = font?["name"] ?? ""
    let metaFont = font?["metaFont"] ?? ""
    let words = (name + metaFont).lowercased()
    self.init(
      size: font == nil ? 12 : Self.sensible(font?.number("size")),
      weight: Self.weight(
        ["semibold", "medium", "bold", "heavy", "black"].first(where: words.contains) ?? ""),
      isSystem: !metaFont.isEmpty || name.hasPrefix(".SF") || name.hasPrefix(".AppleSystem"))
  }

  /// Limits a font size to 1…1000 points, because Interface Builder writes huge sizes for text that fills its view. If
  /// the file has no size, the result is 17.
  private static func sensible(_ size: Double?) -> Double { min(1000, max(1, size ?? 17)) }

  private static func weight(_ name: String) -> TextStyle.Weight {
    switch name {
    case "medium": .medium
    case "semibold": .semibold
    case "bold", "heavy", "black": .bold
    default: .regular
    }
  }

  /// Returns a text style for the typeface that pictures use, with San Francisco's line height. If this font is San
  /// Francisco, the style also has San Francisco's letter width and tracking.
  func style(pixelsPerPoint scale: Double) -> TextStyle {
    let width = isSystem ? SanFrancisco.width(weight, at: size) : 1
    var style = TextStyle(size: size * width, weight: weight)
    style.tracking = isSystem ? SanFrancisco.tracking(at: size) : 0
    style.nominalSize = size
    let (lineSize, height) = (
      lineSize ?? size, systemLineHeight ?? SanFrancisco.lineHeight * (lineSize ?? size)
    )
    let ascent = systemLineHeight.map { $0 - AppKitControl.labelBaseline(fontSize: size) }
    style.line = LineMetrics(
      ascent: ascent ?? (SanFrancisco.ascent * lineSize * scale).rounded() / scale, height: height,
      leading: lineDistance.map { max(0, $0 - height) } ?? 0)
    return style
  }
}

private let appKitFonts: [String: Double] = [
  "system": 13, "systemBold": 13, "systemMedium": 13, "systemSemibold": 13, "smallSystem": 11,
  "smallSystemBold": 11, "miniSystem": 9, "label": 10, "menu": 13, "message": 13, "cellTitle": 12,
  "titleBar": 13, "toolTip": 11, "user": 12, "fixedUser": 11, "controlContent": 12,
]

private let appKitTextStyles: [String: (size: Double, weight: TextStyle.Weight)] = [
  "largeTitle": (26, .regular), "title1": (22, .regular), "title2": (17, .regular), "title3": (15, .regular),
  "headline": (13, .bold), "body": (13, .regular), "callout": (12, .regular), "subheadline": (11, .regular),
  "footnote": (10, .regular), "caption1": (10, .regular), "caption2": (10, .medium),
]

private func textStyle(_ name: String, isSmall: Bool) -> SystemTextStyle? {
  guard name.hasPrefix("UICTFontTextStyle") else { return nil }
  var style = name.dropFirst("UICTFontTextStyle".count)
  var isEmphasized = false
  for mark in ["Emphasized", "Tall", "Short"] where style.hasPrefix(mark) {
    style = style.dropFirst(mark.count)
    if mark == "Emphasized" { isEmphasized = true }
  }
  var known =
    SystemTextStyle(named: style, isSmall: isSmall) ?? SystemTextStyle(named: "body", isSmall: isSmall)
  if isEmphasized { known?.weight = .bold }
  return known
}

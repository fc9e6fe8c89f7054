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
    let height = 1.193359 * size
    style.line = LineMetrics(
      ascent: (0.952148 * size * scale).rounded() / scale, height: height,
      leading: lineDistance.map { max(0, $0 - height) } ?? 0)
    return style
  }
}

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

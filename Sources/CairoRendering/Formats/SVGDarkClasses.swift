import Drawing
import Encoding
import Graphics

/// The CSS classes for an SVG's dark colors, such as `dark-fill-1c3a5e`. Each name contains the color, because SVGs on
/// the same page share all classes.
struct SVGDarkClasses {
  enum Role: String {
    case fill, stroke
  }

  private let dark: SceneColors
  private var position = 0
  private var rules: [String] = []
  private var known: Set<String> = []

  init(of scene: Scene, dark: SceneColors) {
    self.dark = dark
    if scene.background != dark.background { add(.fill, dark.background) }
    for (index, leaf) in scene.leaves.enumerated() where index < dark.fills.count {
      switch leaf.unclipped {
      case .clipped: break
      case .shape(let shape):
        if shape.fill != dark.fills[index] { add(.fill, dark.fills[index]) }
        if shape.stroke?.color != dark.strokes[index] { add(.stroke, dark.strokes[index]) }
      case .text(let text): if text.color != dark.fills[index] { add(.fill, dark.fills[index]) }
      }
    }
  }

  var styleSheet: String {
    if rules.isEmpty { return "" }
    return "<style>@media (prefers-color-scheme:dark){\(rules.joined())}</style>\n"
  }

  /// Returns the CSS classes for the dark colors of the next shape or text; `nil` if its dark colors equal its normal
  /// colors.
  mutating func next(fill: Color?, stroke: Color?) -> String? {
    guard position < dark.fills.count else { return nil }
    defer { position += 1 }
    let (darkFill, darkStroke) = (dark.fills[position], dark.strokes[position])
    switch (fill != darkFill, stroke != darkStroke) {
    case (false, false): return nil
    case (true, false): return name(.fill, darkFill)
    case (false, true): return name(.stroke, darkStroke)
    case (true, true): return "\(name(.fill, darkFill)) \(name(.stroke, darkStroke))"
    }
  }

  func name(_ role: Role, _ color: Color?) -> String {
    let value = color.map { hexadecimal($0) + ($0.alpha < 255 ? digits($0.alpha) : "") } ?? "none"
    return "dark-\(role.rawValue)-\(value)"
  }

  private mutating func add(_ role: Role, _ color: Color?) {
    let name = name(role, color)
    guard known.insert(name).inserted else { return }
    guard let color else {
      rules.append(".\(name){\(role.rawValue):none}")
      return
    }
    let opacity = decimal(Double(color.alpha) / 255)
    // Always set the opacity. Otherwise, the opacity of a translucent light color would also apply to the dark color.
    rules.append(
      ".\(name){\(role.rawValue):#\(hexadecimal(color));"
        + "\(role.rawValue)-opacity:\(opacity)}")
  }

  private func hexadecimal(_ color: Color) -> String {
    digits(color.red) + digits(color.green) + digits(color.blue)
  }

  private func digits(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

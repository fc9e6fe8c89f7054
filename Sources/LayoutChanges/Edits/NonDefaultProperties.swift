import LayoutMessages
import LayoutModel

struct NonDefaultProperty: Equatable {
  var name: String
  var text: String

  init(_ name: String, _ value: String) {
    self.name = name
    text = "\(name) \(value)"
  }
}

extension View {
  var nonDefaultProperties: [NonDefaultProperty] {
    var properties: [NonDefaultProperty] = []
    func add(_ name: String, _ value: String?) {
      if let value { properties.append(NonDefaultProperty(name, value)) }
    }
    add("text", text.map { "\"\($0)\"" })
    for property in ViewProperty.allCases {
      let (name, value) = nameAndValue(of: property)
      add(name, value)
    }
    add("control", control.map { "\($0.shape)" })
    add("tint", control.flatMap { words($0.tint) })
    return properties
  }

  private func nameAndValue(of property: ViewProperty) -> (name: String, value: String?) {
    switch property {
    case .size:
      let size = saved?.size ?? explicitSize
      let sides = [size.horizontal, size.vertical].map { $0.map(number) ?? "-" }
      return ("saved size", size == PerAxis(both: nil) ? nil : sides.joined(separator: "x"))
    case .font:
      return ("font", kind.setsText ? "\(number(textStyle.writtenSize)) \(textStyle.weight.rawValue)" : nil)
    case .lines: return ("lines", !kind.setsText || lineLimit == 1 ? nil : "\(lineLimit)")
    case .margins:
      let sides = [margins.top, margins.leading, margins.bottom, margins.trailing]
      return ("margins", sides.map(number).joined(separator: " "))
    case .hugging: return ("hugging", words(hugging, standard: Priority.low))
    case .compression: return ("compression resistance", words(compression, standard: Priority.high))
    case .fill: return ("background", words(fill))
    case .stroke: return ("border", words(stroke))
    case .color: return ("text color", words(textColor))
    case .align:
      return stack.map { ("stack's alignment", $0.alignment.rawValue) } ?? (
        "alignment", textAlignment?.rawValue
      )
    case .corner: return ("corner radius", cornerRadius.map(number))
    case .hidden: return ("hidden", isHidden ? "yes" : nil)
    case .row: return ("axis", stack?.axis.rawValue)
    case .spacing: return ("spacing", stack.map { number($0.spacing) })
    case .distribute: return ("distribution", stack?.distribution.rawValue)
    case .after: return ("custom spacing", spacingAfter.map(number))
    // Interface Builder files do not have these properties.
    case .unnamed, .baselines, .outset, .column: return (property.rawValue, nil)
    }
  }
}

extension Canvas {
  var nonDefaultProperties: [NonDefaultProperty] {
    [
      NonDefaultProperty("size", [width, height].map { $0.map(number) ?? "fit" }.joined(separator: "x")),
      NonDefaultProperty(
        "safe area",
        [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right].map(number).joined(separator: " ")),
      NonDefaultProperty(
        "margins",
        [margins.top, margins.leading, margins.bottom, margins.trailing].map(number).joined(separator: " ")),
    ]
  }
}

private func words(_ priorities: PerAxis<Double>, standard: Double) -> String? {
  priorities == PerAxis(both: standard)
    ? nil : "\(number(priorities.horizontal)) x \(number(priorities.vertical))"
}

private func words(_ color: ViewColor) -> String? { color.given == nil ? nil : spelled(color) }

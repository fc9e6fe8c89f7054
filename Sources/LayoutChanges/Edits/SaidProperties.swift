import LayoutMessages
import LayoutModel

/// Something that a view or scene says of itself.
struct SaidProperty: Equatable {
  var name: String
  var text: String

  init(_ name: String, _ value: String) {
    self.name = name
    text = "\(name) \(value)"
  }
}

extension View {
  /// What differs from a view that says nothing, in words.
  var saidProperties: [SaidProperty] {
    var said: [SaidProperty] = []
    func add(_ name: String, _ value: String?) { if let value { said.append(SaidProperty(name, value)) } }
    add("text", text.map { "\"\($0)\"" })
    if kind.setsText {
      add("font", "\(number(textStyle.writtenSize)) \(textStyle.weight.rawValue)")
      add("lines", lineLimit == 1 ? nil : "\(lineLimit)")
    }
    add("hugging", words(hugging, standard: 250))
    add("compression resistance", words(compression, standard: 750))
    add(
      "margins",
      [margins.top, margins.leading, margins.bottom, margins.trailing].map(number).joined(separator: " "))
    add("background", words(fill))
    add("border", words(stroke))
    add("text colour", words(textColor))
    add("alignment", textAlignment?.rawValue)
    add("corner radius", cornerRadius.map(number))
    add("hidden", isHidden ? "yes" : nil)
    add("control", control.map { "\($0.shape)" })
    add("tint", control.flatMap { words($0.tint) })
    add("custom spacing after it", spacingAfter.map(number))
    if let stack {
      add("axis", stack.axis == .horizontal ? "horizontal" : "vertical")
      add("spacing", number(stack.spacing))
      add("stack's alignment", stack.alignment.rawValue)
      add("distribution", stack.distribution.rawValue)
    }
    let size = saved?.size ?? explicitSize
    if size != PerAxis(both: nil) {
      add(
        "saved size", [size.horizontal, size.vertical].map { $0.map(number) ?? "-" }.joined(separator: "x"))
    }
    return said
  }
}

extension Canvas {
  var saidProperties: [SaidProperty] {
    [
      SaidProperty("size", [width, height].map { $0.map(number) ?? "fit" }.joined(separator: "x")),
      SaidProperty(
        "safe area",
        [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right].map(number).joined(separator: " ")),
      SaidProperty(
        "margins",
        [margins.top, margins.leading, margins.bottom, margins.trailing].map(number).joined(separator: " ")),
    ]
  }
}

private func words(_ priorities: PerAxis<Double>, standard: Double) -> String? {
  priorities == PerAxis(both: standard)
    ? nil : "\(number(priorities.horizontal)) x \(number(priorities.vertical))"
}

private func words(_ color: ViewColor) -> String? { color.given.map { "\($0)" } }

/// One of the two directions in which a layout is solved.
public enum Axis: String, Sendable, Hashable, CaseIterable {
  /// x and widths are horizontal; y and heights are vertical.
  case horizontal, vertical
}

extension Axis {
  /// The direction across this one.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// The length along it.
  package var size: Attribute { self == .horizontal ? .width : .height }

  /// What the length along it is called: `width`.
  package var extent: String { size.rawValue }

  /// What that is called of something long: `wide`.
  package var adjective: String { self == .horizontal ? "wide" : "high" }

  /// What is put together along it: `row`.
  package var line: String { self == .horizontal ? "row" : "column" }
}

extension Canvas {
  /// Its width or height, in points; `nil` where that fits the content.
  package subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

package import Graphics

/// One of the two axes of a layout.
public enum Axis: String, Sendable, Hashable, CaseIterable {
  /// The axis of x coordinates and widths (`horizontal`), and the axis of y coordinates and heights (`vertical`).
  case horizontal, vertical
}

extension Axis {
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }

  package var start: Attribute { self == .horizontal ? .leading : .top }
  package var end: Attribute { self == .horizontal ? .trailing : .bottom }
  package var middle: Attribute { self == .horizontal ? .centerX : .centerY }

  package var size: Attribute { self == .horizontal ? .width : .height }

  package var extent: String { size.rawValue }

  package var adjective: String { self == .horizontal ? "wide" : "tall" }

  package var line: String { self == .horizontal ? "row" : "column" }
}

extension Margins {
  package func sum(_ axis: Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }
}

extension Size {
  package subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension Rect {
  /// Returns the coordinate of an edge or center, or the length for a width or height.
  package func place(of attribute: Attribute, in direction: LayoutDirection = .leftToRight) -> Double {
    let (start, length) = attribute.axis == .horizontal ? (x, width) : (y, height)
    if attribute.isSize { return length }
    let isTurned = direction == .rightToLeft && attribute.isDirectionalSide
    return start + (isTurned ? 1 - attribute.share : attribute.share) * length
  }
}

extension Canvas {
  /// The canvas's width or height, in points; `nil` if the constraints determine it.
  package subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

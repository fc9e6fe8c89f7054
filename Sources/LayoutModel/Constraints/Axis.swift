package import Graphics

/// One of the two axes of a layout.
public enum Axis: String, Sendable, Hashable, CaseIterable {
  /// x and widths are horizontal; y and heights are vertical.
  case horizontal, vertical
}

extension Axis {
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// The edge at which views begin along the axis: leading or top.
  package var start: Attribute { self == .horizontal ? .leading : .top }
  package var end: Attribute { self == .horizontal ? .trailing : .bottom }
  package var middle: Attribute { self == .horizontal ? .centerX : .centerY }

  package var size: Attribute { self == .horizontal ? .width : .height }

  package var extent: String { size.rawValue }

  package var adjective: String { self == .horizontal ? "wide" : "tall" }

  /// The word for views that are lined up along the axis: `row` or `column`.
  package var line: String { self == .horizontal ? "row" : "column" }
}

extension Margins {
  package func sum(_ axis: Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }
}

extension Size {
  package subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension Rect {
  /// Returns the coordinate of an edge or center of the rectangle, or the length for a width or height.
  package func place(of attribute: Attribute, in direction: LayoutDirection = .leftToRight) -> Double {
    let (start, length) = attribute.axis == .horizontal ? (x, width) : (y, height)
    if attribute.isSize { return length }
    let isTurned = direction == .rightToLeft && attribute.isDirectionalSide
    return start + (isTurned ? 1 - attribute.share : attribute.share) * length
  }
}

extension Canvas {
  /// The canvas's width or height, in points; `nil` if it is as small as the constraints allow.
  package subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

package import Graphics

/// One of the two directions in which a layout is solved.
public enum Axis: String, Sendable, Hashable, CaseIterable {
  /// x and widths are horizontal; y and heights are vertical.
  case horizontal, vertical
}

extension Axis {
  /// The other axis.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// The edge at which views begin along the axis, in the direction of reading; `end` is the opposite edge.
  package var start: Attribute { self == .horizontal ? .leading : .top }
  package var end: Attribute { self == .horizontal ? .trailing : .bottom }
  /// The attribute halfway between start and end.
  package var middle: Attribute { self == .horizontal ? .centerX : .centerY }

  /// The attribute that measures lengths along the axis.
  package var size: Attribute { self == .horizontal ? .width : .height }

  /// The word for a length along the axis: `width`.
  package var extent: String { size.rawValue }

  /// The adjective for a large length along the axis: `wide`.
  package var adjective: String { self == .horizontal ? "wide" : "tall" }

  /// The word for views that are lined up along the axis: `row`.
  package var line: String { self == .horizontal ? "row" : "column" }
}

extension Margins {
  /// The sum of the margins at both ends of an axis, in points.
  package func sum(_ axis: Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }
}

extension Size {
  /// The width or height, in points.
  package subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension Rect {
  /// The position of an edge or center, at the fraction `Attribute.share` of the length; for a width or height, the
  /// length itself.
  package func place(of attribute: Attribute, in direction: LayoutDirection = .leftToRight) -> Double {
    let (start, length) = attribute.axis == .horizontal ? (x, width) : (y, height)
    if attribute.isSize { return length }
    let isTurned = direction == .rightToLeft && attribute.isDirectionalSide
    return start + (isTurned ? 1 - attribute.share : attribute.share) * length
  }
}

extension Canvas {
  /// The width or height, in points; `nil` where it fits the content.
  package subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

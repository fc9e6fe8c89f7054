public import LayoutModel

/// What the constant of a constraint measures, as a person would name it.
public enum Quantity: Sendable, Hashable {
  /// A view's width or height.
  case size(ViewID, Axis)
  /// A view's intrinsic content size.
  case contentSize(ViewID, Axis)
  /// The canvas's width or height.
  case canvas(Axis)
  /// Between two views, from the end of one to the start of the other.
  case gap
  /// From a superview's edge inward.
  case inset
  /// How much larger one view is than another.
  case difference
  /// Any other distance.
  case offset
}

/// Indicates whether a quantity is as given, or may be more, or less.
public enum Bound: Sendable, Hashable {
  /// As written by `==`, `>=` and `<=`.
  case exactly, atLeast, atMost
}

/// One part of a sum: a constraint's constant, and how often it counts.
public struct Summand: Sendable, Hashable {
  /// Where it was written.
  public var origin: ConstraintOrigin
  /// What it measures.
  public var quantity: Quantity
  /// Indicates whether it may be more or less.
  public var bound: Bound
  /// In points. Below 0 a gap is an overlap, and an inset sticks out.
  public var constant: Double
  /// Greater than 0.
  public var multiplier: Double

  /// In points.
  public var value: Double { constant * multiplier }
}

extension LayoutReasons {
  /// What a row's constant measures. Counted that way it has the sign of the row's constant, or the opposite one.
  func quantity(of origin: ConstraintOrigin) -> (Quantity, isReversed: Bool) {
    switch origin {
    case .canvasSize(let axis): return (.canvas(axis), false)
    case .nonNegativeSize(let view, let axis): return (.size(view, axis), false)
    case .nonNegativeContent(let view, let axis): return (.size(view, axis), false)
    case .intrinsicSize(let view, let axis): return (.contentSize(view, axis), false)
    case .written(let index):
      guard case .items(let first, let second, let multiplier, _) = layout.constraints[index].form else {
        return (.offset, false)
      }
      return quantity(first, second, multiplier)
    }
  }

  private func quantity(_ first: Item, _ second: Item?, _ multiplier: Double) -> (Quantity, isReversed: Bool)
  {
    guard let second else { return (.size(first.view, first.attribute.axis), false) }
    if first.attribute.isSize { return (.difference, false) }
    guard multiplier == 1, let a = side(first.attribute), let b = side(second.attribute) else {
      return (.offset, false)
    }
    let (isSubview, isSuperview) = (
      layout[first.view].parent == second.view, layout[second.view].parent == first.view
    )
    if a != b {
      let isGap = !isSubview && !isSuperview && first.view != second.view
      return isGap ? (.gap, isReversed: a == .end) : (.offset, false)
    }
    if isSubview || isGuide(second.view, around: first.view) { return (.inset, isReversed: a == .end) }
    if isSuperview || isGuide(first.view, around: second.view) { return (.inset, isReversed: a != .end) }
    return (.offset, false)
  }

  /// Returns whether a view is a layout guide beside another, which lies within what the guide bounds.
  private func isGuide(_ guide: ViewID, around view: ViewID) -> Bool {
    layout[guide].kind == .guide && layout[view].kind != .guide && layout[guide].parent == layout[view].parent
  }

  /// Which end of a view an attribute is, in reading direction; `nil` for none.
  func side(_ attribute: Attribute) -> FramePart? {
    switch attribute {
    case .left, .top, .leading, .leftMargin, .topMargin, .leadingMargin: .start
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin: .end
    default: nil
    }
  }
}

public import LayoutModel

/// The quantity that a constraint's constant measures, such as the gap between two views.
public enum Quantity: Sendable, Hashable {
  /// A view's width or height.
  case size(ViewID, Axis)
  /// A view's intrinsic content size.
  case contentSize(ViewID, Axis)
  /// The canvas's width or height.
  case canvas(Axis)
  /// The distance between two views, from the end of one to the start of the other.
  case gap
  /// The distance inward from a superview's edge.
  case inset
  /// The difference between the sizes of two views.
  case difference
  /// A distance that is neither a gap nor an inset, for example between the centers of two views.
  case offset
}

/// The relation of a quantity to its constant: equal, at least or at most.
public enum Bound: Sendable, Hashable {
  /// The bounds `==`, `>=` and `<=`.
  case exactly, atLeast, atMost
}

/// A constraint's constant, multiplied by a factor, as a term in one of the two sums of `ConflictArithmetic`.
public struct Summand: Sendable, Hashable {
  /// The constraint to which the constant belongs.
  public var origin: ConstraintOrigin
  /// The quantity that the constant measures.
  public var quantity: Quantity
  /// The bound on the quantity.
  public var bound: Bound
  /// The constant, in points; negative for an overlap, or for an inset with which the view extends beyond its
  /// superview.
  public var constant: Double
  /// The factor with which the constant is added to the sum, greater than 0.
  public var multiplier: Double

  /// The amount that the constant adds to the left or right sum of `ConflictArithmetic`, in points.
  public var value: Double { constant * multiplier }
}

extension LayoutReasons {
  /// Returns the quantity that a constraint's constant measures, and whether the quantity is the negative of the
  /// constant.
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

  private func isGuide(_ guide: ViewID, around view: ViewID) -> Bool {
    layout[guide].kind == .guide && layout[view].kind != .guide && layout[guide].parent == layout[view].parent
  }

  func side(_ attribute: Attribute) -> FramePart? {
    switch attribute {
    case .left, .top, .leading, .leftMargin, .topMargin, .leadingMargin: .start
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin: .end
    default: nil
    }
  }
}

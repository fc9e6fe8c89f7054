import LayoutModel

/// Binds less than `==`, so that `a.top == b.bottom + 8 ~ 750` is the whole constraint at 750.
precedencegroup LayoutPriorityPrecedence {
  higherThan: LogicalConjunctionPrecedence
  lowerThan: ComparisonPrecedence
}
infix operator ~ : LayoutPriorityPrecedence

// MARK: Arithmetic

/// A place or size so many points further, or larger.
public func + <Kind>(anchor: Anchor<Kind>, constant: Double) -> Anchor<Kind> {
  var sum = anchor
  sum.constant += constant
  return sum
}

/// A place or size so many points before, or smaller.
public func - <Kind>(anchor: Anchor<Kind>, constant: Double) -> Anchor<Kind> { anchor + (0 - constant) }

/// - Precondition: `multiplier` is finite and not 0, as UIKit asks.
public func * <Kind>(anchor: Anchor<Kind>, multiplier: Double) -> Anchor<Kind> {
  precondition(multiplier.isFinite && multiplier != 0, "a multiplier of 0 ties nothing to the other view")
  var product = anchor
  product.multiplier *= multiplier
  product.constant *= multiplier
  return product
}

/// - Precondition: `divisor` is finite and not 0.
public func / <Kind>(anchor: Anchor<Kind>, divisor: Double) -> Anchor<Kind> { anchor * (1 / divisor) }

// MARK: Relations

/// The two are equal.
public func == <Kind>(a: Anchor<Kind>, b: Anchor<Kind>) -> ConstraintDescription { tie(a, .equal, b) }
/// The first is at most the second.
public func <= <Kind>(a: Anchor<Kind>, b: Anchor<Kind>) -> ConstraintDescription { tie(a, .lessOrEqual, b) }
/// The first is at least the second.
public func >= <Kind>(a: Anchor<Kind>, b: Anchor<Kind>) -> ConstraintDescription {
  tie(a, .greaterOrEqual, b)
}

// A center goes with the edges of either sort.
/// The two are equal.
public func == <Kind: HorizontalKind>(a: Anchor<Kind>, b: Anchor<CenterX>) -> ConstraintDescription {
  tie(a, .equal, b)
}
/// The first is at most the second.
public func <= <Kind: HorizontalKind>(a: Anchor<Kind>, b: Anchor<CenterX>) -> ConstraintDescription {
  tie(a, .lessOrEqual, b)
}
/// The first is at least the second.
public func >= <Kind: HorizontalKind>(a: Anchor<Kind>, b: Anchor<CenterX>) -> ConstraintDescription {
  tie(a, .greaterOrEqual, b)
}
/// The two are equal.
public func == <Kind: HorizontalKind>(a: Anchor<CenterX>, b: Anchor<Kind>) -> ConstraintDescription {
  tie(a, .equal, b)
}
/// The first is at most the second.
public func <= <Kind: HorizontalKind>(a: Anchor<CenterX>, b: Anchor<Kind>) -> ConstraintDescription {
  tie(a, .lessOrEqual, b)
}
/// The first is at least the second.
public func >= <Kind: HorizontalKind>(a: Anchor<CenterX>, b: Anchor<Kind>) -> ConstraintDescription {
  tie(a, .greaterOrEqual, b)
}
/// The two are equal.
public func == (a: Anchor<CenterX>, b: Anchor<CenterX>) -> ConstraintDescription { tie(a, .equal, b) }
/// The first is at most the second.
public func <= (a: Anchor<CenterX>, b: Anchor<CenterX>) -> ConstraintDescription { tie(a, .lessOrEqual, b) }
/// The first is at least the second.
public func >= (a: Anchor<CenterX>, b: Anchor<CenterX>) -> ConstraintDescription {
  tie(a, .greaterOrEqual, b)
}

/// A size against a constant is that size; a location is measured from the superview's same attribute.
public func == <Kind>(a: Anchor<Kind>, constant: Double) -> ConstraintDescription { tie(a, .equal, constant) }
/// The first is at most the second.
public func <= <Kind>(a: Anchor<Kind>, constant: Double) -> ConstraintDescription {
  tie(a, .lessOrEqual, constant)
}
/// The first is at least the second.
public func >= <Kind>(a: Anchor<Kind>, constant: Double) -> ConstraintDescription {
  tie(a, .greaterOrEqual, constant)
}

/// Gives a constraint a priority: 1...1000, 1000 being required.
///
/// - Precondition: `priority` is in that range.
public func ~ (constraint: ConstraintDescription, priority: Double) -> ConstraintDescription {
  precondition(1...1000 ~= priority, "a priority lies between 1 and 1000")
  var prioritized = constraint
  prioritized.priority = priority
  return prioritized
}

// MARK: Normal form

private func tie<A, B>(_ a: Anchor<A>, _ relation: Relation, _ b: Anchor<B>) -> ConstraintDescription {
  ConstraintDescription(
    first: a.item, relation: turned(relation, by: a.multiplier), second: b.item,
    multiplier: b.multiplier / a.multiplier, constant: (b.constant - a.constant) / a.multiplier)
}

private func tie<A>(_ a: Anchor<A>, _ relation: Relation, _ constant: Double) -> ConstraintDescription {
  ConstraintDescription(
    first: a.item, relation: turned(relation, by: a.multiplier), second: nil, multiplier: 1,
    constant: (constant - a.constant) / a.multiplier)
}

/// Dividing an inequality by a negative number turns it round.
private func turned(_ relation: Relation, by multiplier: Double) -> Relation {
  guard multiplier < 0 else { return relation }
  switch relation {
  case .equal: return .equal
  case .lessOrEqual: return .greaterOrEqual
  case .greaterOrEqual: return .lessOrEqual
  }
}

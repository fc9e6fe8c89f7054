import LayoutModel

/// A precedence below that of `==`, so that `a.top == b.bottom + 8 ~ 750` gives the whole constraint the priority 750.
precedencegroup LayoutPriorityPrecedence {
  higherThan: LogicalConjunctionPrecedence
  lowerThan: ComparisonPrecedence
}
infix operator ~ : LayoutPriorityPrecedence

// MARK: Arithmetic

/// Adds points to a location or size.
public func + <Kind>(anchor: Anchor<Kind>, constant: Double) -> Anchor<Kind> {
  var sum = anchor
  sum.constant += constant
  return sum
}

/// Subtracts points from a location or size.
public func - <Kind>(anchor: Anchor<Kind>, constant: Double) -> Anchor<Kind> { anchor + (0 - constant) }

/// Multiplies a location or size.
///
/// - Precondition: `multiplier` is finite and not 0, as UIKit requires.
public func * <Kind>(anchor: Anchor<Kind>, multiplier: Double) -> Anchor<Kind> {
  precondition(multiplier.isFinite && multiplier != 0, "a multiplier or divisor must be finite and not 0")
  var product = anchor
  product.multiplier *= multiplier
  product.constant *= multiplier
  return product
}

/// Divides a location or size.
///
/// - Precondition: `divisor` is finite and not 0.
public func / <Kind>(anchor: Anchor<Kind>, divisor: Double) -> Anchor<Kind> { anchor * (1 / divisor) }

// MARK: Relations

/// Makes two locations or two sizes equal.
public func == <Kind>(a: Anchor<Kind>, b: Anchor<Kind>) -> ConstraintDescription { relate(a, .equal, b) }
/// Limits the first location or size to at most the second.
public func <= <Kind>(a: Anchor<Kind>, b: Anchor<Kind>) -> ConstraintDescription {
  relate(a, .lessOrEqual, b)
}
/// Limits the first location or size to at least the second.
public func >= <Kind>(a: Anchor<Kind>, b: Anchor<Kind>) -> ConstraintDescription {
  relate(a, .greaterOrEqual, b)
}

// A horizontal center can be compared with edges of both kinds, absolute and directional.
/// Makes a horizontal location equal to a horizontal center.
public func == <Kind: HorizontalKind>(a: Anchor<Kind>, b: Anchor<CenterX>) -> ConstraintDescription {
  relate(a, .equal, b)
}
/// Limits the first location or size to at most the second.
public func <= <Kind: HorizontalKind>(a: Anchor<Kind>, b: Anchor<CenterX>) -> ConstraintDescription {
  relate(a, .lessOrEqual, b)
}
/// Limits the first location or size to at least the second.
public func >= <Kind: HorizontalKind>(a: Anchor<Kind>, b: Anchor<CenterX>) -> ConstraintDescription {
  relate(a, .greaterOrEqual, b)
}
/// Makes a horizontal center equal to another horizontal location.
public func == <Kind: HorizontalKind>(a: Anchor<CenterX>, b: Anchor<Kind>) -> ConstraintDescription {
  relate(a, .equal, b)
}
/// Limits the first location or size to at most the second.
public func <= <Kind: HorizontalKind>(a: Anchor<CenterX>, b: Anchor<Kind>) -> ConstraintDescription {
  relate(a, .lessOrEqual, b)
}
/// Limits a horizontal center to at least another horizontal location.
public func >= <Kind: HorizontalKind>(a: Anchor<CenterX>, b: Anchor<Kind>) -> ConstraintDescription {
  relate(a, .greaterOrEqual, b)
}
/// Makes two locations or two sizes equal.
public func == (a: Anchor<CenterX>, b: Anchor<CenterX>) -> ConstraintDescription { relate(a, .equal, b) }
/// Limits the first horizontal center to at most the second.
public func <= (a: Anchor<CenterX>, b: Anchor<CenterX>) -> ConstraintDescription {
  relate(a, .lessOrEqual, b)
}
/// Limits the first location or size to at least the second.
public func >= (a: Anchor<CenterX>, b: Anchor<CenterX>) -> ConstraintDescription {
  relate(a, .greaterOrEqual, b)
}

/// Sets a size to a constant, in points. For a location, the constant is added to the same attribute of the superview.
public func == <Kind>(a: Anchor<Kind>, constant: Double) -> ConstraintDescription {
  relate(a, .equal, constant)
}
/// Limits a size to at most a constant, in points. For a location, the constant is added to the same attribute of the
/// superview.
public func <= <Kind>(a: Anchor<Kind>, constant: Double) -> ConstraintDescription {
  relate(a, .lessOrEqual, constant)
}
/// Limits a size to at least a constant, in points. For a location, the constant is added to the same attribute of the
/// superview.
public func >= <Kind>(a: Anchor<Kind>, constant: Double) -> ConstraintDescription {
  relate(a, .greaterOrEqual, constant)
}

/// Gives a constraint a priority from 1 to 1000; 1000 means that it is required.
///
/// - Precondition: `priority` is from 1 to 1000.
public func ~ (constraint: ConstraintDescription, priority: Double) -> ConstraintDescription {
  precondition(1...1000 ~= priority, "a priority must be from 1 to 1000")
  var prioritized = constraint
  prioritized.priority = priority
  return prioritized
}

// MARK: Normal form

private func relate<A, B>(_ a: Anchor<A>, _ relation: Relation, _ b: Anchor<B>) -> ConstraintDescription {
  ConstraintDescription(
    first: a.item, relation: a.multiplier < 0 ? relation.mirrored : relation, second: b.item,
    multiplier: b.multiplier / a.multiplier, constant: (b.constant - a.constant) / a.multiplier)
}

private func relate<A>(_ a: Anchor<A>, _ relation: Relation, _ constant: Double) -> ConstraintDescription {
  ConstraintDescription(
    first: a.item, relation: a.multiplier < 0 ? relation.mirrored : relation, second: nil, multiplier: 1,
    constant: (constant - a.constant) / a.multiplier)
}

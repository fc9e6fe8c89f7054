import LayoutModel

/// A precedence below `==`: in `a.top == b.bottom + 8 ~ 750`, the priority applies to the whole constraint.
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
/// - Precondition: `multiplier` is finite and not 0.
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

// A horizontal center can be compared with absolute and directional edges.
/// Makes a horizontal location equal to a horizontal center.
public func == <Kind: HorizontalKind>(a: Anchor<Kind>, b: Anchor<CenterX>) -> ConstraintDescription {
  relate(a, .equal, b)
}
/// Limits a horizontal location to at most a horizontal center.
public func <= <Kind: HorizontalKind>(a: Anchor<Kind>, b: Anchor<CenterX>) -> ConstraintDescription {
  relate(a, .lessOrEqual, b)
}
/// Limits a horizontal location to at least a horizontal center.
public func >= <Kind: HorizontalKind>(a: Anchor<Kind>, b: Anchor<CenterX>) -> ConstraintDescription {
  relate(a, .greaterOrEqual, b)
}
/// Makes a horizontal center equal to a horizontal location.
public func == <Kind: HorizontalKind>(a: Anchor<CenterX>, b: Anchor<Kind>) -> ConstraintDescription {
  relate(a, .equal, b)
}
/// Limits a horizontal center to at most a horizontal location.
public func <= <Kind: HorizontalKind>(a: Anchor<CenterX>, b: Anchor<Kind>) -> ConstraintDescription {
  relate(a, .lessOrEqual, b)
}
/// Limits a horizontal center to at least a horizontal location.
public func >= <Kind: HorizontalKind>(a: Anchor<CenterX>, b: Anchor<Kind>) -> ConstraintDescription {
  relate(a, .greaterOrEqual, b)
}
/// Makes two horizontal centers equal.
public func == (a: Anchor<CenterX>, b: Anchor<CenterX>) -> ConstraintDescription { relate(a, .equal, b) }
/// Limits the first horizontal center to at most the second.
public func <= (a: Anchor<CenterX>, b: Anchor<CenterX>) -> ConstraintDescription {
  relate(a, .lessOrEqual, b)
}
/// Limits the first horizontal center to at least the second.
public func >= (a: Anchor<CenterX>, b: Anchor<CenterX>) -> ConstraintDescription {
  relate(a, .greaterOrEqual, b)
}

/// Sets a size, or the distance from the same attribute of the superview (for a baseline, from the superview's top
/// edge), in points.
public func == <Kind>(a: Anchor<Kind>, constant: Double) -> ConstraintDescription {
  relate(a, .equal, constant)
}
/// Makes a size, or the distance from the same attribute of the superview (for a baseline, from the superview's top
/// edge), at most as large as a constant, in points.
public func <= <Kind>(a: Anchor<Kind>, constant: Double) -> ConstraintDescription {
  relate(a, .lessOrEqual, constant)
}
/// Makes a size, or the distance from the same attribute of the superview (for a baseline, from the superview's top
/// edge), at least as large as a constant, in points.
public func >= <Kind>(a: Anchor<Kind>, constant: Double) -> ConstraintDescription {
  relate(a, .greaterOrEqual, constant)
}

/// Sets the priority of a constraint. A constraint with priority 1000 is required; a constraint with a lower priority
/// is optional.
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

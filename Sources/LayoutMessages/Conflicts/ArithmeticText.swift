import Encoding
internal import LayoutEngine
import LayoutModel

extension Layout {
  /// Returns the arithmetic of a conflict in words, such as `'a' 30 + gap 8 + 'b' 70 = 108, but 'card' is 100 wide: 8
  /// too much`.
  func text(of arithmetic: ConflictArithmetic, in conflict: LayoutConflict) -> String {
    if let alignment = alignment(arithmetic, in: conflict) { return alignment }
    if let contradiction = contradiction(arithmetic) { return contradiction }
    let excess = abs(arithmetic.excess)
    let amount = number(excess) == "0" ? shortest(excess) : derivedNumber(excess)
    let off = off(arithmetic, in: conflict) + emptiness(arithmetic, in: conflict)
    let verdict = "\(amount) too \(arithmetic.excess > 0 ? "much" : "little")\(off)"
    let axis = axis(of: arithmetic)
    guard !arithmetic.right.isEmpty else {
      if arithmetic.left.isOne, let place = PlaceWords(arithmetic.left[0], in: self) {
        let opposite = othersAreEquations(arithmetic, in: conflict) ? "align them" : "allow at most 0"
        return "\(place.statement), but the other constraints \(opposite): \(amount) too much\(off)"
      }
      if let consequence = consequence(of: arithmetic, in: conflict, along: axis) { return consequence }
      let limit =
        conflict.members.allSatisfy(isEquation) ? "" : arithmetic.excess > 0 ? "at most " : "at least "
      return "\(sum(arithmetic.left, along: axis)), but the total must be \(limit)0: \(verdict)"
    }
    if arithmetic.left.isOne, arithmetic.right.isOne,
      arithmetic.left[0].quantity.holds(arithmetic.right[0].quantity, in: self)
    {
      let (outer, inner) = (arithmetic.left[0], arithmetic.right[0])
      return
        "\(statement(of: inner)), but \(statement(of: outer)): \(amount) too \(arithmetic.excess > 0 ? "little" : "much")\(off)"
    }
    let isStatement =
      arithmetic.left.isOne
      && (arithmetic.left[0].quantity.dimension != nil || arithmetic.left[0].quantity == .offset)
    let left =
      isStatement ? statement(of: arithmetic.left[0]) : sum(arithmetic.left, along: axis)
    let right =
      arithmetic.right.isOne
      ? statement(of: arithmetic.right[0])
      : sum(arithmetic.right, along: axis, comparedWith: arithmetic.left.first?.quantity.view)
    return "\(left), but \(right): \(verdict)"
  }

  /// Returns words that say how far off the dropped constraint is, such as `, so the constraint is off by 46`, or an
  /// empty string if the sum is off by the same amount.
  private func off(_ arithmetic: ConflictArithmetic, in conflict: LayoutConflict) -> String {
    guard let step = arithmetic.step(of: conflict.dropped),
      abs(abs(step) - abs(arithmetic.excess)) > 1e-6 * abs(step)
    else { return "" }
    return ", so the constraint is off by \(derivedNumber(abs(step)))"
  }

  /// Returns words such as `, even if 'a' is 0 wide` for the views whose size counts as 0 in the sum.
  private func emptiness(_ arithmetic: ConflictArithmetic, in conflict: LayoutConflict) -> String {
    var names: [String] = []
    for (origin, multiplier) in zip(conflict.members, arithmetic.multipliers) where multiplier != 0 {
      if case .nonNegativeSize(let view, _) = origin { names.append("'\(name(of: view))'") }
    }
    let dimension = Quantity.size(.root, arithmetic.axis).dimension ?? ""
    return names.isEmpty
      ? "" : ", even if \(listed(abridged(names, to: 3))) \(names.count == 1 ? "is" : "are") 0 \(dimension)"
  }

  private func axis(of arithmetic: ConflictArithmetic) -> Axis {
    for side in [arithmetic.right, arithmetic.left] where side.isOne {
      if let axis = side[0].quantity.axis { return axis }
    }
    return arithmetic.axis
  }

  /// Returns a sentence such as `'a' and 'b' cannot be both 12 apart and aligned` for a conflict in which one
  /// constraint aligns two views that the other constraints keep apart.
  private func alignment(_ arithmetic: ConflictArithmetic, in conflict: LayoutConflict) -> String? {
    let summands = arithmetic.left + arithmetic.right
    guard summands.allSatisfy({ $0.bound == .exactly }) else { return nil }
    let aligned = conflict.members.indices.filter { alignedViews(conflict.members[$0]) != nil }
    let hasSizes = summands.contains { $0.quantity.dimension != nil }
    let member =
      aligned.contains(conflict.dropped)
      ? conflict.dropped : hasSizes || summands.count > 2 ? nil : aligned.last
    guard let member, let (first, second, isFlush) = alignedViews(conflict.members[member]),
      !isFlush || !hasSizes && member == conflict.dropped,
      let step = arithmetic.step(of: member)
    else { return nil }
    return
      "'\(name(of: first))' and '\(name(of: second))' cannot be both \(derivedNumber(abs(step))) apart and aligned"
  }

  private func alignedViews(_ origin: ConstraintOrigin) -> (ViewID, ViewID, isFlush: Bool)? {
    guard case .written(let index) = origin, constraints[index].relation == .equal,
      case .items(let first, let second?, 1, 0) = constraints[index].form,
      first.attribute == second.attribute, !first.attribute.isSize, first.view != second.view,
      first.guide == nil, second.guide == nil,
      self[first.view].kind != .guide, self[second.view].kind != .guide
    else { return nil }
    let ancestor = nearestCommonAncestor(first.view, second.view)
    return (first.view, second.view, ancestor == first.view || ancestor == second.view)
  }

  private func contradiction(_ arithmetic: ConflictArithmetic) -> String? {
    guard arithmetic.left.isOne else { return nil }
    let left = arithmetic.left[0]
    let dimension = left.quantity.dimension.map { " " + $0 } ?? ""
    if arithmetic.right.isEmpty {
      return left.constant < 0 && !dimension.isEmpty
        ? "\(subject(of: left)) cannot be \(number(left.constant))\(dimension), as no size is less than 0"
        : nil
    }
    // Only for a width or height, or in a conflict between just two constraints, report that a quantity cannot have
    // both values.
    guard arithmetic.right.isOne, arithmetic.right[0].quantity == left.quantity,
      !dimension.isEmpty || arithmetic.multipliers.count == 2
    else { return nil }
    let right = arithmetic.right[0]
    if let place = PlaceWords(left, in: self), let other = PlaceWords(right, in: self) {
      return place.subject == other.subject ? place.contradiction(other) : nil
    }
    if left.bound == .atLeast, left.constant == 0, right.constant < 0 {
      return "\(subject(of: right)) cannot be \(right.bound.words)\(number(right.constant))\(dimension), "
        + "as no size is less than 0"
    }
    let numbers = numbers(left.constant, right.constant)
    return "\(subject(of: left)) cannot be both \(left.bound.words)\(numbers.0) and "
      + "\(right.bound.words)\(numbers.1)\(dimension)"
  }

  /// Returns a sum in words: `'a' 30 + gap 8 + 'b' 70 = 108`.
  private func sum(
    _ summands: [Summand], along axis: Axis, comparedWith subject: ViewID? = nil
  ) -> String {
    let total = summands.reduce(0) { $0 + $1.value }
    let hasSize = summands.contains { $0.quantity.dimension != nil }
    var sum = SumText()
    for summand in summands {
      let isPlain = hasSize && summand.quantity == .difference && summand.multiplier == 1
      sum.add(
        isPlain ? number(abs(summand.value)) : text(of: summand, along: axis, comparedWith: subject),
        abs(summand.value), isTakenAway: summand.constant < 0)
    }
    return summands.isOne ? sum.text() : "\(sum.text()) = \(derivedNumber(total))"
  }
}

extension Quantity {
  /// Returns whether this is the size of the canvas or a superview, and `other` is the size of a view inside it.
  fileprivate func holds(_ other: Quantity, in layout: Layout) -> Bool {
    guard let axis, other.axis == axis, let inner = other.view else { return false }
    if case .canvas = self { return true }
    return view.map { $0 != inner && layout.nearestCommonAncestor($0, inner) == $0 } ?? false
  }

  fileprivate var view: ViewID? { if case .size(let view, _) = self { view } else { nil } }
}

extension [Summand] {
  fileprivate var isOne: Bool { count == 1 && self[0].multiplier == 1 }
}

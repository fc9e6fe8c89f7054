import Encoding
internal import LayoutEngine
import LayoutModel

extension Layout {
  /// Returns a sentence that compares the value of the left-out constraint with the value that follows from the other
  /// constraints: `with the other constraints, the bottom of 'card' is 144 below the top of 'bar' ('bar' 88 + gap 4 +
  /// 'card' 52), not 6`.
  func consequence(of arithmetic: ConflictArithmetic, in conflict: LayoutConflict, along axis: Axis)
    -> String?
  {
    let origin = conflict.members[conflict.dropped]
    guard let step = arithmetic.step(of: conflict.dropped), case .written(let index) = origin,
      case .items(let first, let second, 1, let constant) = constraints[index].form
    else { return nil }
    // 1. Find the value that the other constraints of the conflict determine.
    let others = arithmetic.left.filter { $0.origin != origin }
    let bound: Bound = othersAreEquations(arithmetic, in: conflict) ? .exactly : step > 0 ? .atLeast : .atMost
    let found = constant + step
    // 2. Put into words the sum that yields this value: `'bar' 88 + gap 4 + 'card' 52`.
    let sum = others.reduce(0) { $0 + $1.value }
    var words = SumText()
    for summand in others {
      words.add(
        text(of: summand, along: axis), abs(summand.value), isTakenAway: (summand.constant < 0) != (sum < 0))
    }
    let isReported = others.count > 1 && abs(abs(sum) - abs(found)) < 1e-6 * max(1, abs(found))
    let reason = isReported ? " (\(words.text()))" : ""
    // 3. Write the consequence in words.
    guard let second else {
      guard let dimension = Quantity.size(first.view, first.attribute.axis).dimension else { return nil }
      return
        "with the other constraints, '\(name(of: first.view))' would be \(bound.words)\(derivedNumber(found)) \(dimension)\(reason)"
    }
    guard !first.attribute.isSize, first.view != second.view else { return nil }
    let place = PlaceWords(first, second, found, bound, in: self)
    let asked = PlaceWords(first, second, constant, constraints[index].relation.bound, in: self)
    return
      "with the other constraints, \(place.statement)\(reason), not \(asked.distanceWords(beside: place))"
  }

  /// Returns whether all constraints that contradict the left-out constraint are equations.
  func othersAreEquations(_ arithmetic: ConflictArithmetic, in conflict: LayoutConflict) -> Bool {
    conflict.members.indices.allSatisfy { member in
      member == conflict.dropped || arithmetic.multipliers[member] == 0
        || isEquation(conflict.members[member])
    }
  }

  func isEquation(_ origin: ConstraintOrigin) -> Bool {
    switch origin {
    case .written(let index): constraints[index].relation == .equal
    case .canvasSize: true
    case .intrinsicSize, .nonNegativeSize, .nonNegativeContent: false
    }
  }
}

extension Relation {
  fileprivate var bound: Bound {
    switch self {
    case .equal: .exactly
    case .lessOrEqual: .atMost
    case .greaterOrEqual: .atLeast
    }
  }
}

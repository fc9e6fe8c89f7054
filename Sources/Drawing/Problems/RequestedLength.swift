internal import Encoding
internal import Graphics
internal import LayoutModel

/// What a member of a conflict asks for, as a length in the picture, and what there is instead.
struct RequestedLength {
  var axis: Axis
  /// Where the length starts and ends along the axis, in the canvas's coordinates.
  var start: Double
  var end: Double
  /// Whose length it is, or which views it lies between; the first is never the one that holds the other.
  var first: ViewID
  var second: ViewID?
  var relation: Relation
  /// In points; a distance counts from the one view to the other, so that mostly neither is below 0.
  var wanted: Double
  /// What the others leave for it; where that is not known, what the picture shows.
  var found: Double
  var isLeftOut: Bool
  /// Of a size that is compared with a made-up one: what it is compared with, in place of numbers.
  var comparison: String?
  /// An edge that would have to be elsewhere for it to hold.
  var move: Move
  /// Which of several conflicts leaves it out.
  var number: String?
  /// The source's line that wrote it, from 1.
  var line: Int?
  /// Indicates whether it wants edges of two views at one place.
  var isAlignment = false
  /// How the legend says that what was left out fails: `too much`; `nil` where it does not.
  var verdict: String?
  /// Indicates whether UIKit made it of its own accord.
  var isSystems = false

  /// Where its length would be if it held: from the end that stays to where the other one would have to be.
  var wish: (start: Double, end: Double) {
    let stays = abs(start - move.from) <= abs(end - move.from) ? end : start
    return (min(stays, move.to), max(stays, move.to))
  }

  /// Indicates whether there is nothing to see: edges that are flush, as they were asked to be. A size of 0 is seen.
  var isInvisible: Bool { !isLeftOut && abs(end - start) < 0.5 && !isNoSize }

  /// Indicates whether it gives a view no size.
  var isNoSize = false

  /// By how much what was left out fails.
  var failure: Double { abs(wanted - found) }

  /// `① 48 too much` or `20 too little` for what was left out: how much more or less it is than what the others leave;
  /// for what holds, its length: `120`, `≥ 20`, `0, UIKit’s own`.
  var words: String {
    let sign =
      switch relation {
      case .equal: ""
      case .lessOrEqual: "≤ "
      case .greaterOrEqual: "≥ "
      }
    let verdict = verdict ?? (isAlignment ? "apart" : found < wanted ? "too much" : "too little")
    if isLeftOut {
      return (number.map { "\($0) " } ?? "") + "\(figure((failure * 10).rounded() / 10)) \(verdict)"
    }
    if let comparison { return relation == .equal ? "= \(comparison)" : sign + comparison }
    return sign + figure(wanted) + (isSystems && isNoSize ? ", UIKit’s own" : "")
  }

  /// Along the axis, in the canvas's coordinates.
  struct Move {
    var view: ViewID
    var from: Double
    var to: Double
  }
}

extension RequestedLength {
  /// `nil` for what is no length in the picture: a sum of several, or a size of at least 0.
  ///
  /// - Parameters:
  ///   - remark: on the conflict that it is a member of.
  ///   - assumed: views whose sizes are made up.
  init?(
    _ member: ConstraintOrigin, isLeftOut: Bool, _ remark: ConflictRemark? = nil,
    assumed: PerAxis<Set<ViewID>> = PerAxis(both: []), in solved: SolvedLayout
  ) {
    switch member {
    case .written(let index):
      let constraint = solved.layout.constraints[index]
      guard case .items(let first, let second, let multiplier, let constant) = constraint.form else {
        return nil
      }
      if let second, !first.attribute.isSize {
        self = .distance(first, second, multiplier, constant, in: solved)
      } else {
        let other = second.map { multiplier * solved.place(of: $0) } ?? 0
        self = .size(of: first.view, first.attribute.axis, wanted: other + constant, in: solved)
        if let second, assumed[second.attribute.axis].contains(second.view) {
          let factor = multiplier == 1 ? "" : "\(figure(multiplier)) × "
          comparison = factor + (solved.layout[second.view].name ?? "the canvas")
        }
      }
      relation = constraint.relation
      isNoSize = second == nil && constant == 0 && constraint.relation == .equal
      isSystems =
        constraint.identifier.map { SystemConstraint(identifier: $0) != nil || $0.hasPrefix("UIKit.") }
        ?? false
      line = solved.layout.source.lineIndex(at: constraint.span.start) + 1
    case .canvasSize(let axis):
      guard let size = axis == .horizontal ? solved.canvas.width : solved.canvas.height else { return nil }
      self = .size(of: .root, axis, wanted: size, in: solved)
    case .intrinsicSize(let view, let axis):
      guard let size = solved.intrinsicSizes[view.index][axis] else { return nil }
      self = .size(of: view, axis, wanted: size, in: solved)
      let isFloor = solved.layout[view].compression[axis] >= Priority.required
      let isCeiling = solved.layout[view].hugging[axis] >= Priority.required
      relation = isFloor == isCeiling ? .equal : isFloor ? .greaterOrEqual : .lessOrEqual
    case .nonNegativeSize, .nonNegativeContent: return nil
    }
    self.isLeftOut = isLeftOut
    if isLeftOut { (number, verdict) = (remark?.number, remark?.verdict) }
    if isLeftOut, let step = remark?.step { found = wanted + step }
    guard start.isFinite, end.isFinite, wanted.isFinite, move.to.isFinite else { return nil }
    // Distances read better above 0.
    if second != nil, wanted < -1e-9 || (abs(wanted) <= 1e-9 && found < 0) {
      (wanted, found) = (0 - wanted, 0 - found)
      relation = relation.turned
    }
  }

  private static func size(
    of view: ViewID, _ axis: Axis, wanted: Double, in solved: SolvedLayout
  ) -> RequestedLength {
    let frame = solved.frames[view.index]
    let (start, end) = axis == .horizontal ? (frame.x, frame.maxX) : (frame.y, frame.maxY)
    let isMirrored = axis == .horizontal && solved.canvas.direction == .rightToLeft
    let move =
      isMirrored
      ? Move(view: view, from: start, to: end - wanted) : Move(view: view, from: end, to: start + wanted)
    return RequestedLength(
      axis: axis, start: start, end: end, first: view, second: nil, relation: .equal, wanted: wanted,
      found: end - start, isLeftOut: false, move: move)
  }

  private static func distance(
    _ first: Item, _ second: Item, _ multiplier: Double, _ constant: Double, in solved: SolvedLayout
  ) -> RequestedLength {
    let axis = first.attribute.axis
    let direction = solved.isMirrored(first.attribute, second.attribute) ? -1.0 : 1.0
    // From edge to edge: that is what a reader sees, and what an 8 of the margins looks like.
    let edge = solved.place(of: Item(first.view, first.attribute.edge))
    var otherEdge = solved.place(of: Item(second.view, second.attribute.edge))
    var other = second.view
    // What the constraint asks for, as a place of the first attribute.
    var goal = solved.place(of: second) + direction * constant
    if multiplier != 1 {
      // A part of a distance from the superview's start: told as the distance that it comes to.
      other = solved.layout.nearestCommonAncestor(first.view, second.view)
      let frame = solved.frames[other.index]
      otherEdge = axis == .vertical ? frame.y : direction < 0 ? frame.maxX : frame.x
      goal = otherEdge + multiplier * (solved.place(of: second) - otherEdge) + direction * constant
    }
    let way = goal - solved.place(of: first)
    let wanted = direction * (way + edge - otherEdge)
    let isInside = solved.layout.contains(first.view, other)
    // A superview stays where it is.
    let move =
      isInside
      ? Move(view: other, from: otherEdge, to: otherEdge - way)
      : Move(view: first.view, from: edge, to: edge + way)
    return RequestedLength(
      axis: axis, start: min(edge, otherEdge), end: max(edge, otherEdge),
      first: isInside ? other : first.view, second: isInside ? first.view : other, relation: .equal,
      wanted: wanted, found: direction * (edge - otherEdge), isLeftOut: false, move: move,
      isAlignment: !isInside && first.attribute == second.attribute && multiplier == 1 && constant == 0
        && !solved.layout.contains(other, first.view))
  }
}

extension Layout {
  fileprivate func contains(_ outer: ViewID, _ inner: ViewID) -> Bool {
    outer != inner && nearestCommonAncestor(outer, inner) == outer
  }
}

internal import Encoding
internal import Graphics
internal import LayoutModel

/// The length that a constraint of a conflict requests, and the length that the picture shows instead.
struct RequestedLength {
  var axis: Axis
  /// The coordinate along `axis` at which the length in the picture starts; `end` is the other end's coordinate.
  var start: Double
  var end: Double
  /// The view that has the length, or the two views at its ends. The first view is never a superview of the second.
  var first: ViewID
  var second: ViewID?
  var relation: Relation
  /// The requested length, in points. A distance is never negative: a request for a distance of at most -8 is stored as
  /// a distance of at least 8 in the opposite direction.
  var wanted: Double
  /// The length that the other members of the conflict allow or, if this is unknown, the length in the picture.
  var found: Double
  var isLeftOut: Bool
  /// The text for a length that the Xcode log does not give as a number, such as `margin + 4`; `nil` if the number is
  /// known.
  var comparison: String?
  /// The name of the view whose size `comparison` describes; `nil` if `comparison` is `nil` or describes a distance.
  var comparedView: String?
  var move: Move
  /// The number of the conflict in which the constraint was dropped, if there are several conflicts.
  var number: String?
  var line: Int?
  /// Indicates whether the requested length depends on another part of the layout, as in `a.width == b.width`. The
  /// picture shows such a length in parentheses.
  var isDerived = false
  var isAlignment = false
  /// The words after the number in the label of a dropped constraint, such as `too much` in `8 too much`; `nil` for the
  /// default words.
  var verdict: String?
  /// The origin of a constraint that the app itself did not make, such as `UIKit’s own`; `nil` for the app's
  /// constraints.
  var maker: String?

  /// The coordinates that the length's ends would have if `move.view` moved as the constraint requests; for a requested
  /// size of 0, the ends in the picture.
  var requestedEnds: (start: Double, end: Double) {
    if isZeroSize { return (start, end) }
    let stays = abs(start - move.from) <= abs(end - move.from) ? end : start
    return (min(stays, move.to), max(stays, move.to))
  }

  var isInvisible: Bool { !isLeftOut && abs(end - start) < 0.5 && !isZeroSize }

  var isZeroSize = false

  var failure: Double { abs(wanted - found) }

  /// The words of the label. For a dropped constraint, they are its error, such as `① 48 too much`; for other
  /// constraints, the requested length, such as `≥ 20`. A derived length is in parentheses.
  var words: String {
    let sign =
      switch relation {
      case .equal: ""
      case .lessOrEqual: "≤ "
      case .greaterOrEqual: "≥ "
      }
    let verdict = verdict ?? (isAlignment ? "apart" : found < wanted ? "too much" : "too little")
    if isLeftOut {
      return (number.map { "\($0) " } ?? "") + "\(tenths(failure)) \(verdict)"
    }
    if let comparison {
      return comparedView.map { "\($0) \(relation == .equal ? "= " : sign)\(comparison)" } ?? sign
        + comparison
    }
    if isDerived { return "(\(sign)\(tenths(wanted)))" }
    return sign + (wanted <= -0.0005 ? "−" : "") + shortest(abs(wanted), places: 3)
      + (maker.map { isZeroSize ? ", \($0)" : "" } ?? "")
  }

  struct Move {
    var view: ViewID
    var from: Double
    var to: Double
  }
}

extension RequestedLength {
  /// Creates the length of a constraint; `nil` for a constraint without a drawable length, such as an equation of
  /// several terms.
  init?(
    _ member: ConstraintOrigin, isLeftOut: Bool, _ remark: ConflictRemark? = nil,
    log: PicturedLog? = nil, in solved: SolvedLayout
  ) {
    switch member {
    case .written(let index):
      let constraint = solved.layout.constraints[index]
      guard case .items(let first, let second, let multiplier, let constant) = constraint.form else {
        return nil
      }
      if let second, !first.attribute.isSize {
        self = .distance(first, second, multiplier, constant, in: solved)
        if log?.assumesMargins == true, [first, second].contains(where: \.attribute.isMargin) {
          let sides = [first, second].map {
            abs(solved.place(of: $0) - solved.place(of: Item($0.view, $0.attribute.withoutMargin)))
          }
          comparison = "margin" + Self.addition(abs(wanted) - sides[0] - sides[1])
        }
      } else {
        let other = second.map { multiplier * solved.place(of: $0) } ?? 0
        self = .size(of: first.view, first.attribute.axis, wanted: other + constant, in: solved)
        isDerived = second != nil
        if let second, log != nil {
          let factor = multiplier == 1 ? "" : "\(figure(multiplier)) × "
          let names = [first, second].map { solved.layout[$0.view].name ?? "the canvas" }
          (comparedView, comparison) = (names[0], factor + names[1] + Self.addition(constant))
        }
      }
      relation = constraint.relation
      isZeroSize = second == nil && constant == 0 && constraint.relation == .equal
      maker = constraint.identifier.flatMap(Self.maker)
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
    if second != nil, wanted < -1e-9 || (abs(wanted) <= 1e-9 && found < 0) {
      (wanted, found) = (0 - wanted, 0 - found)
      relation = relation.mirrored
    }
  }

  /// Returns a number added to a length, with its sign: ` + 8`, ` − 8`, or nothing for 0.
  private static func addition(_ number: Double) -> String {
    abs(number) < 0.0005 ? "" : (number < 0 ? " − " : " + ") + shortest(abs(number), places: 3)
  }

  private static func maker(ofConstraint identifier: String) -> String? {
    let system = SystemConstraint(identifier: identifier)
    if system == .autoresizing { return "autoresizing mask" }
    if system == nil, !identifier.hasPrefix("UIKit.") { return nil }
    let isAppKit = system != nil && (identifier.hasPrefix("NS") || identifier.hasPrefix("AppKit."))
    return (identifier.hasSuffix(SystemConstraint.guessMark) ? "probably " : "")
      + (isAppKit ? "AppKit’s own" : "UIKit’s own")
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
    // The drawn length reaches from edge to edge, even for margins: with a margin of 8, `a.left == b.leftMargin` has a
    // length of 8.
    let edge = solved.place(of: Item(first.view, first.attribute.withoutMargin))
    var otherEdge = solved.place(of: Item(second.view, second.attribute.withoutMargin))
    var other = second.view
    var goal = solved.place(of: second) + direction * constant
    if multiplier != 1 {
      // With a multiplier, as in `a.left == 0.5 * b.right`, the length is measured from the start of the views' nearest
      // common superview, not from `b`.
      other = solved.layout.nearestCommonAncestor(first.view, second.view)
      let frame = solved.frames[other.index]
      otherEdge = axis == .vertical ? frame.y : direction < 0 ? frame.maxX : frame.x
      goal = otherEdge + multiplier * (solved.place(of: second) - otherEdge) + direction * constant
    }
    let way = goal - solved.place(of: first)
    let wanted = direction * (way + edge - otherEdge)
    let isInside = solved.layout.contains(first.view, other)
    // If the first view contains `other`, `other` moves instead, in the opposite direction.
    let move =
      isInside
      ? Move(view: other, from: otherEdge, to: otherEdge - way)
      : Move(view: first.view, from: edge, to: edge + way)
    return RequestedLength(
      axis: axis, start: min(edge, otherEdge), end: max(edge, otherEdge),
      first: isInside ? other : first.view, second: isInside ? first.view : other, relation: .equal,
      wanted: wanted, found: direction * (edge - otherEdge), isLeftOut: false, move: move,
      isDerived: multiplier != 1,
      isAlignment: !isInside && first.attribute == second.attribute && multiplier == 1 && constant == 0
        && !solved.layout.contains(other, first.view))
  }
}

extension Layout {
  fileprivate func contains(_ outer: ViewID, _ inner: ViewID) -> Bool {
    outer != inner && nearestCommonAncestor(outer, inner) == outer
  }
}

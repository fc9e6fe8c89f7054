internal import LayoutEngine
import LayoutModel

/// The distance between an edge or center of one view and that of another, in words: `the bottom of 'a' is at most 8
/// below that of 'b'`.
struct PlaceWords {
  var subject: String
  private var object: String
  private var first: Attribute
  /// The distance, in points, positive toward trailing or the bottom.
  private var constant: Double
  private var bound: Bound

  init?(_ summand: Summand, in layout: Layout) {
    guard summand.quantity == .offset, case .written(let index) = summand.origin,
      case .items(let first, let second?, 1, _) = layout.constraints[index].form, !first.attribute.isSize
    else { return nil }
    self.init(first, second, summand.constant, summand.bound, in: layout)
  }

  init(_ first: Item, _ second: Item, _ constant: Double, _ bound: Bound, in layout: Layout) {
    self.first = first.attribute
    (self.constant, self.bound) = (constant, bound)
    subject = "the \(first.attribute.placeName) of '\(layout.name(of: first.view))'"
    // A distance to the keyboard's guide is described as a distance to the view's bottom, where the guide is
    // if there is no keyboard.
    let isKeyboard = second.guide == .keyboard && second.attribute.axis == .vertical
    let other = isKeyboard ? Attribute.bottom.placeName : second.attribute.placeName
    let isSame = first.attribute.placeName == other
    object = (isSame ? "that" : "the \(other)") + " of '\(layout.name(of: second.view))'"
  }

  /// The distance in words: `at least 8 below`. If `other` is a distance in the same direction, the direction is left
  /// out: `at least 8`. A distance of exactly 0 is `aligned with it`.
  func distanceWords(beside other: PlaceWords) -> String {
    if constant == 0, bound == .exactly { return "aligned with it" }
    let isAlike = (constant < 0) == (other.constant < 0) || constant == 0
    return isAlike ? distance : "\(distance) \(direction)"
  }

  /// The whole statement: `the bottom of 'a' is at most 8 below that of 'b'`.
  var statement: String {
    if constant != 0 { return "\(subject) is \(distance) \(direction) \(object)" }
    let relation =
      switch bound {
      case .exactly: "aligned with"
      case .atLeast: "not \(direction(-1))"
      case .atMost: "not \(direction(1))"
      }
    return "\(subject) is \(relation) \(object)"
  }

  /// The contradiction between two distances: `the center of 'a' cannot be both at least 200 and at most 10 below that
  /// of 'b'`.
  func contradiction(_ other: PlaceWords) -> String {
    let isAlike = (constant < 0) == (other.constant < 0)
    return "\(subject) cannot be both \(distance)\(isAlike ? "" : " " + direction) and "
      + "\(other.distance) \(other.direction) \(object)"
  }

  /// The distance in words, without its direction. A negative distance is written as a positive one in the opposite
  /// direction, so its bound is also reversed: `at most -8` below becomes `at least 8` above.
  private var distance: String {
    let mirrored: Bound = bound == .atLeast ? .atMost : bound == .atMost ? .atLeast : bound
    return (constant < 0 ? mirrored : bound).words + derivedNumber(abs(constant))
  }

  private var direction: String { direction(constant) }

  private func direction(_ distance: Double) -> String {
    let isBehind = distance >= 0
    if first.axis == .vertical { return isBehind ? "below" : "above" }
    if first.isDirectionalSide { return isBehind ? "after" : "before" }
    return isBehind ? "right of" : "left of"
  }
}

extension Attribute {
  /// The name of the edge, center or baseline: `bottom`, `leading edge`, `center`. A margin has the name of its edge.
  fileprivate var placeName: String {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: "center"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "baseline"
    default: axis == .vertical ? edgeName : "\(edgeName) edge"
    }
  }

  var edgeName: String { withoutMargin.rawValue }
}

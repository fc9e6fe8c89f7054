internal import LayoutEngine
import LayoutModel

/// A distance between two edges or centers, in words: `the bottom of 'a' is at most 8 below that of 'b'`.
struct PlaceWords {
  var subject: String
  private var object: String
  private var first: Attribute
  /// The distance from the second edge to the first, in points; positive if the first edge is below or to the right of
  /// the second, or after it in the layout direction.
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
    // No keyboard is shown, so the edges of the keyboard guide lie at or near the view's bottom. Messages name the
    // bottom instead.
    let isKeyboard = second.guide == .keyboard && second.attribute.axis == .vertical
    let other = isKeyboard ? Attribute.bottom.placeName : second.attribute.placeName
    let isSame = first.attribute.placeName == other
    object = (isSame ? "that" : "the \(other)") + " of '\(layout.name(of: second.view))'"
  }

  /// Returns the distance in words, such as `at least 8`. A distance of exactly 0 is `aligned with it`, and a distance
  /// of at least 0 is, for example, `aligned with it or below it`. Any other distance includes the direction only if it
  /// differs from the direction of `other`: `at least 8 below it`.
  func distanceWords(beside other: PlaceWords) -> String {
    if constant == 0 {
      return switch bound {
      case .exactly: "aligned with it"
      case .atLeast: "aligned with it or \(direction(1)) it"
      case .atMost: "aligned with it or \(direction(-1)) it"
      }
    }
    let isAlike = other.constant != 0 && (constant < 0) == (other.constant < 0)
    return isAlike ? distance : "\(distance) \(direction) it"
  }

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

  /// Returns a sentence such as `the center of 'a' cannot be both at least 200 and at most 10 below that of 'b'`.
  func contradiction(_ other: PlaceWords) -> String {
    let isAlike = (constant < 0) == (other.constant < 0)
    return "\(subject) cannot be both \(distance)\(isAlike ? "" : " " + direction) and "
      + "\(other.distance) \(other.direction) \(object)"
  }

  /// The distance in words without its direction, such as `at least 8` for a distance of at most -8.
  private var distance: String {
    let mirrored: Bound = bound == .atLeast ? .atMost : bound == .atMost ? .atLeast : bound
    return (constant < 0 ? mirrored : bound).words + derivedNumber(abs(constant))
  }

  private var direction: String { direction(constant) }

  private func direction(_ distance: Double) -> String {
    let isBehind = distance >= 0
    if first.axis == .vertical { return isBehind ? "below" : "above" }
    if first.isDirectionalSide { return isBehind ? "after" : "before" }
    return isBehind ? "to the right of" : "to the left of"
  }
}

extension Attribute {
  /// The name of the edge, center or baseline in messages, such as `leading edge` for both `leading` and
  /// `leadingMargin`.
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

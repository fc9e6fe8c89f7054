import Encoding
package import LayoutEngine
import LayoutModel

extension Layout {
  /// Returns a term of a sum along `axis` in words, such as `'a' 30` for a size along `axis`, and `width of 'a' 30` for
  /// a size along the other axis, or `its width 30` if the view is `subject`.
  func text(of summand: Summand, along axis: Axis, comparedWith subject: ViewID? = nil) -> String {
    let factor = summand.multiplier == 1 ? "" : "\(factorText(summand.multiplier)) × "
    let amount = summand.bound.words + number(abs(summand.constant))
    guard let other = summand.quantity.axis, other != axis else {
      return factor + name(of: summand) + " " + amount
    }
    let size = other.extent
    switch summand.quantity {
    case .size(let view, _) where view == subject: return "\(factor)its \(size) \(amount)"
    case .canvas: return "\(factor)canvas \(size) \(amount)"
    default: return "\(factor)\(size) of \(name(of: summand)) \(amount)"
    }
  }

  /// Returns a summand as a statement: `'card' is 260 wide`, `the gap between 'a' and 'b' is 8`.
  func statement(of summand: Summand) -> String {
    if let place = PlaceWords(summand, in: self) { return place.statement }
    if let reached = reachedEdge(summand) { return reached }
    let number = summand.bound.words + number(summand.constant)
    guard let dimension = summand.quantity.dimension else { return "\(subject(of: summand)) is \(number)" }
    return "\(subject(of: summand)) is \(number) \(dimension)"
  }

  private func reachedEdge(_ summand: Summand) -> String? {
    guard summand.quantity == .inset, summand.bound == .exactly, summand.constant == 0,
      let (inner, outer) = inset(of: summand.origin)
    else { return nil }
    return
      "'\(name(of: inner.view))' reaches the \(inner.attribute.edgeName) edge of '\(name(of: outer.view))'"
  }

  private func inset(of origin: ConstraintOrigin) -> (inner: Item, outer: Item)? {
    items(of: origin).map { innerAndOuter($0.first, $0.second) }
  }

  private func innerAndOuter(_ first: Item, _ second: Item) -> (inner: Item, outer: Item) {
    self[second.view].parent == first.view ? (second, first) : (first, second)
  }

  private func items(of origin: ConstraintOrigin) -> (first: Item, second: Item)? {
    guard case .written(let index) = origin,
      case .items(let first, let second?, _, _) = constraints[index].form, first.view != second.view
    else { return nil }
    return (first, second)
  }

  func edge(of fix: ConflictFix, in conflict: LayoutConflict) -> String {
    guard fix.quantity == .inset, let (inner, _) = inset(of: conflict.members[fix.member]) else { return "" }
    return inner.attribute.edgeName + " "
  }

  private func name(of summand: Summand) -> String {
    name(of: summand.quantity, isNegative: summand.constant < 0)
  }

  func name(of quantity: Quantity, isNegative: Bool) -> String {
    switch quantity {
    case .gap where isNegative: "overlap"
    case .inset where isNegative: "offset"
    case .difference: "size difference"
    default: name(of: quantity)
    }
  }

  func subject(of summand: Summand) -> String {
    guard summand.quantity.dimension == nil, let (first, second) = items(of: summand.origin)
    else { return subject(of: summand.quantity) }
    let (one, other) = ("'\(name(of: first.view))'", "'\(name(of: second.view))'")
    switch summand.quantity {
    case .gap: return "the gap between \(other) and \(one)"
    case .inset where summand.constant >= 0:
      let (inner, _) = innerAndOuter(first, second)
      return "the \(inner.attribute.edgeName) inset of '\(name(of: inner.view))'"
    case .difference: return "the size difference between \(one) and \(other)"
    default: return "the offset of \(one) from \(other)"
    }
  }

  package func name(of quantity: Quantity) -> String {
    switch quantity {
    case .size(let view, _): "'\(name(of: view))'"
    case .contentSize(let view, _): "content of '\(name(of: view))'"
    case .canvas: "canvas"
    case .gap: "gap"
    case .inset: "inset"
    case .difference: "difference"
    case .offset: "offset"
    }
  }

  func subject(of quantity: Quantity) -> String {
    if case .size = quantity { return name(of: quantity) }
    return "the " + name(of: quantity)
  }
}

extension Quantity {
  var axis: Axis? {
    switch self {
    case .size(_, let axis), .contentSize(_, let axis), .canvas(let axis): axis
    case .gap, .inset, .difference, .offset: nil
    }
  }

  var dimension: String? {
    axis.map { $0.adjective }
  }
}

extension Bound {
  var words: String {
    switch self {
    case .exactly: ""
    case .atLeast: "at least "
    case .atMost: "at most "
    }
  }
}

/// Returns a number for a sentence, rounded to a thousandth of a point: 108, 8.5, 66.667.
package func number(_ value: Double) -> String {
  shortest(value, places: 3)
}

/// Returns a computed number for a sentence. A number with more than three decimals is rounded to one decimal (66.6667
/// becomes 66.7) or, if it would then become 0, to three.
package func derivedNumber(_ value: Double) -> String {
  let isExact = abs(value * 1000 - (value * 1000).rounded()) < 1e-6 * max(1, abs(value))
  return isExact || abs(value) < 0.05 ? number(value) : shortest(value, places: 1)
}

/// The smallest visible difference, in points.
package let leastSeen = 0.01

/// Returns a factor for a sentence, rounded to three decimals or, if it is small, to three significant digits: 0.25,
/// 1.333, 0.000125.
package func factorText(_ value: Double) -> String {
  var scale = 1e3
  while abs(value * scale) < 100, scale < 1e12 { scale *= 10 }
  return shortest((value * scale).rounded() / scale)
}

/// Returns two numbers for a sentence, rounded like `number(_:)`, or not rounded if different numbers would otherwise
/// look equal.
func numbers(_ a: Double, _ b: Double) -> (String, String) {
  let (short, other) = (number(a), number(b))
  return short == other && a != b ? (shortest(a), shortest(b)) : (short, other)
}

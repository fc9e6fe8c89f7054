import LayoutEngine

extension Layout {
  /// `'card' 260`, `gap at least 8`, `2 × 'a' 30`.
  func text(of summand: Summand) -> String {
    let factor = summand.multiplier == 1 ? "" : "\(number(summand.multiplier)) × "
    return factor + name(of: summand.quantity) + " " + summand.bound.words + number(summand.constant)
  }

  /// `'card' is 260 wide`, `the canvas is at most 320 wide`, `the gap is 8`.
  func statement(of summand: Summand) -> String {
    let number = summand.bound.words + number(summand.constant)
    guard let dimension = summand.quantity.dimension else {
      return "the \(name(of: summand.quantity)) is \(number)"
    }
    return "\(subject(of: summand.quantity)) is \(number) \(dimension)"
  }

  /// What a quantity is called where a number follows.
  func name(of quantity: Quantity) -> String {
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

  /// What a quantity is called at the start of a sentence.
  func subject(of quantity: Quantity) -> String {
    if case .size = quantity { return name(of: quantity) }
    return "the " + name(of: quantity)
  }
}

extension Quantity {
  /// `wide` or `high`, where that says it.
  var dimension: String? {
    switch self {
    case .size(_, let axis), .contentSize(_, let axis), .canvas(let axis):
      axis == .horizontal ? "wide" : "high"
    case .gap, .inset, .difference, .offset: nil
    }
  }
}

extension Bound {
  /// What stands before the number, with a blank.
  var words: String {
    switch self {
    case .exactly: ""
    case .atLeast: "at least "
    case .atMost: "at most "
    }
  }
}

/// A number in a sentence: 108, 8.5, 66.667.
///
/// To a thousandth of a point, which is more than anybody sees.
func number(_ value: Double) -> String { shortest(abs(value) < 1e12 ? (value * 1e3).rounded() / 1e3 : value) }

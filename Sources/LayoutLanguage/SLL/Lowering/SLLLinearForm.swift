import LayoutModel

/// `constant + sum of coefficient * item`, each item once, locations in the superview's space.
struct SLLLinearForm {
  private(set) var constant = 0.0
  private var coefficients: [Item: Double] = [:]

  mutating func add(_ number: Double) { constant = cancelled(constant, number) }

  mutating func add(_ coefficient: Double, _ item: Item) {
    coefficients[item] = cancelled(coefficients[item] ?? 0, coefficient)
  }

  /// By view, then by attribute; none with a coefficient of 0. Cost: sorts them.
  var terms: [Constraint.Term] {
    if coefficients.isEmpty { return [] }
    return coefficients.filter { $0.value != 0 }.map { Constraint.Term($0.value, $0.key) }
      .sorted { a, b in
        let (view, other) = (a.item.view.index, b.item.view.index)
        return view == other ? a.item.attribute.order < b.item.attribute.order : view < other
      }
  }

  /// Whether its numbers are small enough to lay out with.
  var isReasonable: Bool {
    abs(constant) <= largestNumber && coefficients.values.allSatisfy { abs($0) <= largestNumber }
  }
}

extension SLLLinearForm {
  /// Whether it is below 0 whatever the layout comes to, on each of the canvases.
  func isSurelyNegative(on canvases: [Canvas]) -> Bool {
    let terms = terms
    let sizes = canvases.isEmpty ? [Canvas()] : canvases
    return sizes.allSatisfy { canvas in
      let largest = largestValue(of: terms, on: canvas)
      return largest < 0 || largest == 0 && terms.contains { canvas.size(of: $0.item) == nil }
    }
  }

  /// The largest value that it can have, given the root's size where it is fixed, and that sizes aren't negative.
  private func largestValue(of terms: [Constraint.Term], on canvas: Canvas) -> Double {
    var sum = constant
    for term in terms {
      if let size = canvas.size(of: term.item) {
        sum += term.coefficient * size
      } else if !term.item.attribute.isSize || term.coefficient > 0 {
        return .infinity
      }
    }
    return sum
  }
}

extension Canvas {
  /// The value of an item that is the root's declared size.
  fileprivate func size(of item: Item) -> Double? {
    guard item.view == .root else { return nil }
    return item.attribute == .width ? width : item.attribute == .height ? height : nil
  }
}

extension Attribute {
  fileprivate var order: Int { Self.allCases.firstIndex(of: self)! }
}

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
    coefficients.filter { $0.value != 0 }.map { Constraint.Term($0.value, $0.key) }
      .sorted { a, b in
        let (view, other) = (a.item.view.index, b.item.view.index)
        return view == other ? a.item.attribute.order < b.item.attribute.order : view < other
      }
  }

  /// Whether its numbers are small enough to lay out with.
  var isReasonable: Bool {
    abs(constant) <= largestNumber && coefficients.values.allSatisfy { abs($0) <= largestNumber }
  }

  /// Whether it is below 0 whatever the layout comes to, given that sizes are not.
  var isSurelyNegative: Bool {
    let terms = terms
    return constant <= 0 && (constant < 0 || !terms.isEmpty)
      && terms.allSatisfy { $0.item.attribute.isSize && $0.coefficient < 0 }
  }
}

extension Attribute {
  fileprivate var order: Int { Self.allCases.firstIndex(of: self)! }
}

import LayoutModel

extension LinearForm<Item> {
  /// The terms with nonzero coefficients, sorted by view and attribute.
  var sortedTerms: [Constraint.Term] {
    terms.filter { $0.coefficient != 0 }.map { Constraint.Term($0.coefficient, $0.term) }
      .sorted { a, b in
        let (view, other) = (a.item.view.index, b.item.view.index)
        return view == other ? a.item.attribute.order < b.item.attribute.order : view < other
      }
  }

  func isSurelyNegative(on canvases: [Canvas]) -> Bool {
    let terms = sortedTerms
    let sizes = canvases.isEmpty ? [Canvas()] : canvases
    return sizes.allSatisfy { canvas in
      let largest = largestValue(of: terms, on: canvas)
      return largest < 0 || largest == 0 && terms.contains { canvas.size(of: $0.item) == nil }
    }
  }

  /// Returns an upper bound of the form's value on the canvas, assuming that no size is negative; infinity if no bound
  /// is known.
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
  fileprivate func size(of item: Item) -> Double? {
    guard item.view == .root else { return nil }
    return item.attribute == .width ? width : item.attribute == .height ? height : nil
  }
}

extension Attribute {
  fileprivate var order: Int { Self.allCases.firstIndex(of: self)! }
}

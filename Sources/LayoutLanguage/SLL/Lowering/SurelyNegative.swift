import LayoutModel

extension LinearForm<Item> {
  /// The terms with a coefficient other than 0, sorted by view, then by attribute.
  var sortedTerms: [Constraint.Term] {
    terms.filter { $0.coefficient != 0 }.map { Constraint.Term($0.coefficient, $0.term) }
      .sorted { a, b in
        let (view, other) = (a.item.view.index, b.item.view.index)
        return view == other ? a.item.attribute.order < b.item.attribute.order : view < other
      }
  }

  /// Indicates whether the value is negative in every solution, on each of the canvases.
  func isSurelyNegative(on canvases: [Canvas]) -> Bool {
    let terms = sortedTerms
    let sizes = canvases.isEmpty ? [Canvas()] : canvases
    return sizes.allSatisfy { canvas in
      let largest = largestValue(of: terms, on: canvas)
      return largest < 0 || largest == 0 && terms.contains { canvas.size(of: $0.item) == nil }
    }
  }

  /// An upper bound of the value, which assumes that no size is negative.
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
  /// The root's declared size if the item is its width or height; `nil` for other items.
  fileprivate func size(of item: Item) -> Double? {
    guard item.view == .root else { return nil }
    return item.attribute == .width ? width : item.attribute == .height ? height : nil
  }
}

extension Attribute {
  fileprivate var order: Int { Self.allCases.firstIndex(of: self)! }
}

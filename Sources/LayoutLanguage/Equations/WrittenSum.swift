import LayoutModel

/// A sum of items and a constant, as a person wrote it.
struct WrittenSum {
  struct Item {
    var view: String
    /// As it was written: `baseline` stays `baseline`.
    var word: String
    var attribute: Attribute
    var coefficient = 1.0

    var text: String { "\(view).\(word)" }
  }

  /// A number that remembers the one metric that it came from.
  struct Constant {
    var value = 0.0
    /// `value` is this metric's, or minus it where `isNegated`.
    var metric: String?
    var isNegated = false

    func scaled(by factor: Double) -> Constant {
      Constant(
        value: value * factor, metric: abs(factor) == 1 ? metric : nil, isNegated: isNegated != (factor < 0))
    }

    /// Whether a minus stands before what `magnitude` writes.
    var hasMinus: Bool { metric == nil ? value < 0 : isNegated }

    /// Without its sign; `nil` where the language has no such number.
    var magnitude: String? { metric ?? plainNumber(abs(value)) }

    static func + (a: Constant, b: Constant) -> Constant {
      if a.value == 0, a.metric == nil { return b }
      if b.value == 0, b.metric == nil { return a }
      return Constant(value: a.value + b.value)
    }
  }

  var items: [Item] = []
  var constant = Constant()

  func scaled(by factor: Double) -> WrittenSum {
    var form = self
    for index in form.items.indices { form.items[index].coefficient *= factor }
    form.constant = constant.scaled(by: factor)
    return form
  }

  static func + (a: WrittenSum, b: WrittenSum) -> WrittenSum {
    var sum = a
    for item in b.items {
      if let index = sum.items.firstIndex(where: { $0.view == item.view && $0.attribute == item.attribute }) {
        sum.items[index].coefficient += item.coefficient
      } else {
        sum.items.append(item)
      }
    }
    sum.constant = a.constant + b.constant
    return sum
  }

  static func - (a: WrittenSum, b: WrittenSum) -> WrittenSum { a + b.scaled(by: -1) }
}

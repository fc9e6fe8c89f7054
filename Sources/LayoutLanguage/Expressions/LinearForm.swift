import Diagnostics
import LayoutModel

/// The sum of a constant and multiples of distinct terms, in the order of first use.
struct LinearForm<Term: Hashable> {
  private(set) var constant = 0.0
  private(set) var terms: [(term: Term, coefficient: Double)] = []
  /// The index of each term; empty for fewer than eight terms, where a linear search is enough.
  private var places: [Term: Int] = [:]

  init(_ constant: Double = 0) { self.constant = constant }

  init(_ coefficient: Double, _ term: Term) { add(coefficient, term) }

  mutating func add(_ number: Double) { constant = canceled(constant, number) }

  mutating func add(_ coefficient: Double, _ term: Term) {
    let isShort = terms.count < 8
    if let place = isShort ? terms.firstIndex(where: { $0.term == term }) : places[term] {
      terms[place].coefficient = canceled(terms[place].coefficient, coefficient)
      return
    }
    terms.append((term, coefficient))
    if terms.count == 8 {
      for (place, known) in terms.enumerated() { places[known.term] = place }
    } else if !isShort {
      places[term] = terms.count - 1
    }
  }

  mutating func add(_ other: Self, times factor: Double) {
    add(other.constant * factor)
    for (term, coefficient) in other.terms { add(coefficient * factor, term) }
  }

  /// Returns the linear form with `change` applied to each number; -0 becomes 0.
  func mapped(_ change: (Double) -> Double) -> Self {
    var form = self
    form.constant = change(constant) + 0
    for index in terms.indices { form.terms[index].coefficient = change(terms[index].coefficient) + 0 }
    return form
  }

  var isReasonable: Bool {
    abs(constant) <= largestNumber && terms.allSatisfy { abs($0.coefficient) <= largestNumber }
  }
}

/// Returns the sum of two numbers, or 0 if only a rounding error remains: `0.3 - 0.1 - 0.2` is 0.
func canceled(_ a: Double, _ b: Double) -> Double {
  let sum = a + b
  return sum.isFinite && abs(sum) <= 1e-15 * abs(a) + 1e-15 * abs(b) ? 0 : sum
}

extension Expression {
  /// Returns the expression as a linear form, or throws an error if it is not linear or divides by 0.
  ///
  /// - Parameter number: returns the value of a term such as a metric, or `nil` for a view's attribute.
  func linearForm<Term>(
    number: (Term) -> Double? = { _ in nil }, _ operand: (Kind) throws(Diagnostic) -> LinearForm<Term>
  ) throws(Diagnostic) -> LinearForm<Term> {
    if nodes.count == 1 {
      if case .number(let number) = nodes[0].kind { return LinearForm(number) }
      return try operand(nodes[0].kind)
    }
    func constant(_ form: LinearForm<Term>) -> Double? {
      var sum = form.constant
      for (term, coefficient) in form.terms {
        guard let number = number(term) else { return nil }
        sum += coefficient * number
      }
      return sum
    }
    var stack: [(form: LinearForm<Term>, span: SourceSpan)] = []
    for node in nodes {
      var form: LinearForm<Term>
      switch node.kind {
      case .number(let number): form = LinearForm(number)
      case .negation: form = stack.removeLast().form.mapped { -$0 }
      case .binary(let operation):
        let right = stack.removeLast()
        form = stack.removeLast().form
        switch operation {
        case .add: form.add(right.form, times: 1)
        case .subtract: form.add(right.form, times: -1)
        case .multiply:
          if let factor = constant(right.form) {
            form = form.mapped { $0 * factor }
          } else if let factor = constant(form) {
            form = right.form.mapped { $0 * factor }
          } else {
            throw .nonlinear(at: right.span)
          }
        case .divide:
          guard let divisor = constant(right.form) else { throw .openDivisor(at: right.span) }
          guard divisor != 0 else { throw .divisionByZero(at: right.span) }
          form = form.mapped { $0 / divisor }
        }
      case .name, .item, .percentage, .specifier, .assignment: form = try operand(node.kind)
      }
      stack.append((form, node.span))
    }
    return stack.last?.form ?? LinearForm()
  }
}

extension Diagnostic {
  static func nonlinear(at span: SourceSpan) -> Self {
    .error(
      "nonlinear", "two values that depend on the layout cannot be multiplied", at: span,
      help: "one of the two must be constant: a number, a metric, or an SLL rule with a constant value")
  }

  static func openDivisor(at span: SourceSpan) -> Self {
    .error("nonlinear", "the divisor depends on the layout; divide by a number or a metric", at: span)
  }
}

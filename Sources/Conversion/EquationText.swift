import LayoutLanguage
import LayoutModel

extension Layout {
  /// What a view is called in a converted text; the root always has a name there.
  func convertedName(of view: ViewID) -> String { self[view].name ?? "root" }

  /// A constraint as an equation of the language; sums of terms as an equation that nobody can parse.
  func equation(_ constraint: Constraint) -> String {
    var text: String
    switch constraint.form {
    case .items(let first, let second, let multiplier, let constant):
      text = "\(spelledItem(first)) \(constraint.relation.rawValue) "
      if let second {
        text += spelledItem(second)
        if multiplier != 1 { text += " * \(spelled(multiplier))" }
        if constant != 0 { text += signed(constant) }
      } else {
        text += spelled(constant)
      }
    case .terms(let terms, let constant):
      text = "\(sum(terms)) \(constraint.relation.rawValue) \(spelled(constant))"
    }
    if constraint.priority != Priority.required { text += " ~ \(spelled(constraint.priority))" }
    if let identifier = constraint.identifier { text += " \(spelled(identifier))" }
    return text
  }

  /// An assertion as a statement of the language.
  func text(of assertion: Assertion) -> String {
    var text: String
    switch assertion.form {
    case .comparison(let first, let relation, let second, let multiplier, let constant):
      let form = Constraint.Form.items(
        first: first, second: second, multiplier: multiplier, constant: constant)
      text = equation(Constraint(form, relation, notation: .equation, span: assertion.span))
    case .property(let property, let isNegated):
      let words =
        switch property {
        case .inside(let a, let b): "inside \(convertedName(of: a)) \(convertedName(of: b))"
        case .apart(let a, let b): "apart \(convertedName(of: a)) \(convertedName(of: b))"
        case .truncated(let view): "truncated \(convertedName(of: view))"
        case .ambiguous(let view): "ambiguous \(convertedName(of: view))"
        }
      text = (isNegated ? "not " : "") + words
    }
    if let identifier = assertion.identifier { text += " \(spelled(identifier))" }
    return "assert \(text)"
  }

  func spelledItem(_ item: Item) -> String {
    let attribute = item.attribute == .lastBaseline ? "baseline" : item.attribute.rawValue
    let guide = item.guide.map { "\($0.rawValue)." } ?? ""
    return "\(convertedName(of: item.view)).\(guide)\(attribute)"
  }

  private func sum(_ terms: [Constraint.Term]) -> String {
    terms.enumerated().map { index, term in
      let size = abs(term.coefficient)
      let product = size == 1 ? spelledItem(term.item) : "\(spelled(size)) * \(spelledItem(term.item))"
      if index == 0 { return term.coefficient < 0 ? "-\(product)" : product }
      return (term.coefficient < 0 ? " - " : " + ") + product
    }.joined()
  }
}

/// ` + 8` or ` - 8`.
func signed(_ constant: Double) -> String {
  constant < 0 ? " - \(spelled(-constant))" : " + \(spelled(constant))"
}

import Diagnostics
import LayoutModel

@testable import LayoutLanguage

func parsed(_ text: String) -> ParsedLayout { parse(SourceText(name: "test.layout", text: text)) }

func normalForms(_ text: String) -> [String] {
  let layout = parsed(text).layout
  return layout.constraints.map(layout.normalForm)
}

extension ParsedLayout {
  var reported: [String] { diagnostics.map { "\($0.code): \($0.message)" } }
}

extension Layout {
  func normalForm(_ constraint: Constraint) -> String {
    var text: String
    switch constraint.form {
    case .items(let first, nil, _, let constant):
      text = "\(name(first)) \(constraint.relation.rawValue) \(plain(constant))"
    case .items(let first, let second?, let multiplier, let constant):
      text = "\(name(first)) \(constraint.relation.rawValue) \(name(second))"
      if multiplier != 1 { text += " * \(plain(multiplier))" }
      if constant != 0 { text += constant < 0 ? " - \(plain(-constant))" : " + \(plain(constant))" }
    case .terms(let terms, let constant):
      text = sum(terms) + " \(constraint.relation.rawValue) \(plain(constant))"
    }
    if constraint.priority != 1000 { text += " @ \(plain(constraint.priority))" }
    if let identifier = constraint.identifier { text += " \"\(identifier)\"" }
    return text
  }

  /// Returns a sum as text, such as `a.top - b.bottom * 2`.
  private func sum(_ terms: [Constraint.Term]) -> String {
    terms.enumerated().map { index, term in
      let sign = term.coefficient < 0 ? (index == 0 ? "-" : " - ") : (index == 0 ? "" : " + ")
      let size = abs(term.coefficient)
      return sign + name(term.item) + (size == 1 ? "" : " * \(plain(size))")
    }.joined()
  }

  private func name(_ item: Item) -> String { "\(self[item.view].name ?? "ROOT").\(item.attribute.rawValue)" }

  private func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
  }
}

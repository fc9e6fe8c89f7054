import Encoding
import LayoutModel

extension Layout {
  /// Returns a constraint as an equation in normal form: `a.leading == view.leading + 8 ~ 750 "gap"`.
  public func text(of constraint: Constraint) -> String {
    var text: String
    switch constraint.form {
    case .items(let first, let second, let multiplier, let constant):
      text = "\(name(of: first)) \(constraint.relation.rawValue) "
      text += rightSide(second, multiplier: multiplier, constant: constant)
    case .terms(let terms, let constant):
      text = sum(of: terms) + " \(constraint.relation.rawValue) \(shortest(constant))"
    }
    if constraint.priority != Priority.required { text += " ~ \(shortest(constraint.priority))" }
    if let identifier = constraint.identifier { text += " \"\(identifier)\"" }
    return text
  }

  func rightSide(_ item: Item?, multiplier: Double, constant: Double) -> String {
    guard let item else { return shortest(constant) }
    var text = name(of: item)
    if multiplier != 1 { text += ratioText(multiplier) ?? " * \(shortest(multiplier))" }
    if constant != 0 { text += signed(constant) }
    return text
  }

  /// Returns a view's name for messages. A root view without a name is called `superview`.
  public func name(of view: ViewID) -> String { self[view].name ?? "superview" }

  func name(of item: Item) -> String {
    let guide = item.guide.map { ".\($0.rawValue)" } ?? ""
    return "\(name(of: item.view))\(guide).\(item.attribute.rawValue)"
  }

  private func sum(of terms: [Constraint.Term]) -> String {
    var text = ""
    for term in terms {
      let size = abs(term.coefficient)
      let product = size == 1 ? name(of: term.item) : "\(shortest(size)) * \(name(of: term.item))"
      switch (text.isEmpty, term.coefficient < 0) {
      case (true, false): text = product
      case (true, true): text = "-\(product)"
      case (false, false): text += " + \(product)"
      case (false, true): text += " - \(product)"
      }
    }
    return text.isEmpty ? "0" : text
  }

  private func signed(_ constant: Double) -> String {
    constant < 0 ? " - \(shortest(-constant))" : " + \(shortest(constant))"
  }
}

/// Returns an operator and a ratio, such as ` * 16:9` or ` / 3`, for a factor that would be long as a decimal number;
/// `nil` if the decimal number is short or no simple ratio equals the factor.
private func ratioText(_ factor: Double) -> String? {
  guard shortest(factor).count > 8, factor > 0 else { return nil }
  for divisor in 2...40 {
    let dividend = (factor * Double(divisor)).rounded()
    guard dividend >= 1, dividend / Double(divisor) == factor else { continue }
    return dividend == 1 ? " / \(divisor)" : " * \(shortest(dividend)):\(divisor)"
  }
  return nil
}

import Diagnostics
import LayoutModel

struct SwiftCode {
  let layout: Layout
  let names: [String]
  let notation: String
  let framework: CodeFramework
  var lines: [String] = []
  private var findings: [ConversionFinding] = []

  init(_ layout: Layout, notation: String, framework: CodeFramework = .uiKit) {
    self.framework = framework
    self.layout = layout
    self.notation = notation
    names = swiftNames(of: layout)
  }

  var conversion: Conversion {
    Conversion(text: lines.map { $0 + "\n" }.joined(), findings: findings)
  }

  mutating func note(
    _ reason: ConversionRefusal, _ outcome: ConversionFinding.Outcome, at span: SourceSpan? = nil,
    in other: String? = nil
  ) {
    findings.append(
      ConversionFinding(reason: reason, outcome: outcome, span: span, notation: other ?? notation))
  }

  mutating func addComment(_ constraint: Constraint, because reason: ConversionRefusal) {
    lines.append("  // \(commentText(layout.equation(constraint)))  // \(notation) \(reason.predicate)")
    note(reason, .comment, at: constraint.span)
  }

  /// Adds the layout's assertions as comments, because the generated code cannot express them, and then ends the
  /// function or closure.
  mutating func end() {
    for assertion in layout.assertions {
      lines.append("  // \(commentText(layout.text(of: assertion)))")
      note(.assertion, .comment, at: assertion.span)
    }
    lines.append("}")
  }
}

extension Margins {
  func code(_ type: String) -> String {
    "\(type)(top: \(spelled(top)), leading: \(spelled(leading)), "
      + "bottom: \(spelled(bottom)), trailing: \(spelled(trailing)))"
  }
}

extension EdgeInsets {
  func code(_ type: String) -> String {
    "\(type)(top: \(spelled(top)), left: \(spelled(left)), bottom: \(spelled(bottom)), right: \(spelled(right)))"
  }
}

import LayoutLanguage
import LayoutModel

/// A converted layout file while it is written: declarations, then statements in the order of the constraints.
struct LayoutFileText {
  private var lines: [String]
  private(set) var findings: [ConversionFinding] = []
  private let notation: String
  private let assertions: [String]

  init(_ layout: Layout, notation: String, keepsStacks: Bool = false) {
    self.notation = notation
    assertions = layout.assertions.map(layout.text)
    lines = layout.declarationLines(keepsStacks: keepsStacks)
    if layout.views.count > 1 { lines.append("") }
  }

  mutating func add(_ statement: String) { lines.append(statement) }

  /// Adds an equation where the notation has no words for it.
  mutating func add(
    _ equation: String, because reason: ConversionFinding.Reason, _ outcome: ConversionFinding.Outcome,
    for constraint: Constraint
  ) {
    lines.append(outcome == .comment ? "// \(equation)  // \(notation) \(reason.predicate)" : equation)
    note(reason, outcome, for: constraint)
  }

  mutating func note(
    _ reason: ConversionFinding.Reason, _ outcome: ConversionFinding.Outcome, for constraint: Constraint
  ) {
    findings.append(
      ConversionFinding(reason: reason, outcome: outcome, span: constraint.span, notation: notation))
  }

  var conversion: Conversion {
    var lines = lines
    while lines.last == "" { lines.removeLast() }
    if !assertions.isEmpty { lines += [""] + assertions }
    return Conversion(text: lines.map { $0 + "\n" }.joined(), findings: findings)
  }
}

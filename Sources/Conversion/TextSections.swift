import LayoutModel

/// Builds a converted layout file: declarations, then statements in the order of the constraints.
struct LayoutFileText {
  private var writer: LayoutWriter
  private(set) var findings: [ConversionFinding] = []
  private let notation: String
  private var hasStatements = false

  init(_ layout: Layout, notation: String, keepsStacks: Bool = false) {
    self.notation = notation
    writer = LayoutWriter(layout, keepsStacks: keepsStacks)
    writer.addCanvases()
    guard layout.views.count > 1 else { return }
    writer.add()
    writer.addViews()
    writer.addDepths()
  }

  mutating func add(_ statement: String, comment: String? = nil) {
    if !hasStatements { writer.add() }
    hasStatements = true
    writer.add(statement, comment: comment)
  }

  /// Adds an equation that replaces a constraint the notation cannot express.
  mutating func add(
    _ equation: String, because reason: ConversionFinding.Reason, _ outcome: ConversionFinding.Outcome,
    for constraint: Constraint
  ) {
    if outcome == .comment {
      add("", comment: "\(equation)  // \(notation) \(reason.predicate)")
    } else {
      add(equation)
    }
    note(reason, outcome, for: constraint)
  }

  mutating func note(
    _ reason: ConversionFinding.Reason, _ outcome: ConversionFinding.Outcome, for constraint: Constraint
  ) {
    findings.append(
      ConversionFinding(reason: reason, outcome: outcome, span: constraint.span, notation: notation))
  }

  var conversion: Conversion {
    var writer = writer
    let assertions = writer.layout.assertions.map(writer.layout.text)
    if !assertions.isEmpty { writer.add() }
    for assertion in assertions { writer.add(assertion) }
    return Conversion(text: writer.text, findings: findings)
  }
}

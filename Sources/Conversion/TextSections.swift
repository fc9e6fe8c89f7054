import Graphics
import LayoutModel

struct LayoutFileText {
  private var writer: LayoutWriter
  private var findings: [ConversionFinding] = []
  private let notation: String
  private var hasStatements = false

  init(_ layout: Layout, notation: String, keepsStacks: Bool = false) {
    self.notation = notation
    writer = LayoutWriter(layout, keepsStacks: keepsStacks)
    for canvas in layout.canvases {
      writer.add(layout.deviceDeclaration(of: canvas) ?? layout.declaration(of: canvas))
    }
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

  /// Adds a constraint that the notation cannot express, as an equation or, if that is impossible, as a comment.
  mutating func add(_ constraint: Constraint, because reason: ConversionRefusal) {
    let equation = writer.layout.equation(constraint)
    if case .terms = constraint.form {
      add("", comment: "\(equation)  // \(notation) \(reason.predicate)")
      note(reason, .comment, for: constraint)
    } else {
      add(equation)
      note(reason, .equation, for: constraint)
    }
  }

  mutating func note(
    _ reason: ConversionRefusal, _ outcome: ConversionFinding.Outcome, for constraint: Constraint
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

extension Layout {
  fileprivate func deviceDeclaration(of canvas: Canvas) -> String? {
    guard let screen = canvas.screen, canvas.span != nil else { return nil }
    guard Size(width: canvas.width ?? 0, height: canvas.height ?? 0) == screen.size else { return nil }
    var other = canvas
    (other.name, other.width, other.height) = (nil, nil, nil)
    if canvas.scale == screen.device.scale { other.scale = nil }
    if canvas.safeArea == screen.safeArea { other.safeArea = EdgeInsets(all: 0) }
    let usual = Margins(all: 8)
    if !canvas.hasOwnMargins { other.margins = usual }
    var words =
      ["canvas"] + (canvas.name.map { [spelled($0)] } ?? []) + ["device", spelled(screen.device.name)]
    if screen.orientation == .landscape { words.append(screen.orientation.rawValue) }
    if canvas.hasOwnMargins, canvas.margins == usual { words.append("margins 8") }
    return words.joined(separator: " ") + declaration(of: other).dropFirst("canvas fit".count)
  }
}

extension ConversionSource {
  /// Returns the layout as a layout file. `line` returns the statement for a constraint with at most two items.
  func equations(keepsStacks: Bool = false, line: (Layout, Constraint) -> String) -> Conversion {
    let pass = SpacerPass(self)
    var file = LayoutFileText(pass.layout, notation: "an equation", keepsStacks: keepsStacks)
    for (index, constraint) in pass.layout.constraints.enumerated() {
      if case .terms = constraint.form {
        file.add(constraint, because: .moreThanTwoItems)
        continue
      }
      file.add(line(pass.layout, constraint))
      if pass.usesGuides[index] { file.note(.moreThanTwoItems, .spacers, for: constraint) }
    }
    return file.conversion
  }
}

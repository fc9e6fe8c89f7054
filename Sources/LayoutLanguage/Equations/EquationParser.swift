import Diagnostics
import LayoutModel

/// Reads one equation:
///
///     equation  = item relation ( item [("*"|"/") factor] [("+"|"-") constant] | constant | NUMBER "%" )
///                 [("~"|"@") priority] [string]
///     item      = NAME ["." guide] "." attribute
///     guide     = "safeArea" | "margins" | "content" | "frame" | "readable" | "keyboard"
///     factor    = constant {("*"|"/") constant} | constant ":" constant          (a ratio only after "*")
///     relation  = "=" | "==" | "<=" | ">="
///     constant  = ["-"] (NUMBER | METRIC)
///     priority  = NUMBER (1 to 1000) | METRIC | "required" | "high" | …              (see takePriority)
///
/// The README of NSLayoutConstraint+ExpressionFormat lists invalid forms of equations. The errors for these forms show
/// the valid form.
struct EquationParser {
  struct ItemSyntax {
    var view: String
    var viewSpan: SourceSpan
    var guide: LayoutGuide?
    var guideSpan: SourceSpan?
    /// The attribute, or `nil` if the word after the dot is not an attribute.
    var attribute: Attribute?
    var attributeSpan: SourceSpan
  }

  var first: ItemSyntax?
  private(set) var relation = Relation.equal
  var second: ItemSyntax?
  var multiplier = 1.0
  /// Indicates whether the right side is a percentage of the superview's size, with `multiplier` as the fraction.
  var isPercentage = false
  /// The span of the multiplier without its `*` or `/`, or the span of the percentage.
  var multiplierSpan: SourceSpan?
  var constant = 0.0
  var constantSpan: SourceSpan?
  private(set) var priority = Priority.required
  /// The span of the priority, including its `~` or `@`.
  private(set) var prioritySpan: SourceSpan?
  private(set) var identifier: String?
  var errors: [Diagnostic] = []

  var cursor: Cursor
  let statement: SourceSpan
  let context: NotationContext

  init(_ statement: SourceSpan, in context: NotationContext) {
    cursor = context.cursor(at: statement)
    self.statement = statement
    self.context = context
  }

  /// Parses the equation. Errors after which parsing can continue are added to `errors`, and other errors are thrown.
  mutating func parse() throws(Diagnostic) {
    // 1. Reject an Objective-C message, and an equation with a constant on the left side.
    try refuseMessage()
    try refuseConstantOnLeft()
    // 2. Read the left side.
    first = try takeItem()
    cursor.skipBlanks()
    if isOperator(cursor.byte) { throw form(.arithmeticOnLeft, at: cursor.characterHere) }
    // 3. Read the relation and the right side.
    relation = try takeRelation()
    cursor.skipBlanks()
    try takeRightSide()
    // 4. Read the priority and the name.
    try takeEnd()
  }

  mutating func takeEnd() throws(Diagnostic) {
    try takePriority()
    identifier = try cursor.takeIdentifier()
    takeListComma()
    if !cursor.isAtEnd {
      throw .error(
        "unexpected-text",
        "unexpected text after the equation; only '~ PRIORITY' and a name in quotes can follow it",
        at: cursor.characterHere)
    }
  }

  func form(_ form: UnsupportedForm, at span: SourceSpan) -> Diagnostic {
    .form(form, validForm: validForm(of: statement, in: context), at: span)
  }

  private mutating func takeRelation() throws(Diagnostic) -> Relation {
    let place = cursor.characterHere
    let relation = cursor.takeRelation()
    if isRelationByte(cursor.byte) {
      let suggestion = cursor.byte == UInt8(ascii: "<") ? "<=" : cursor.byte == UInt8(ascii: ">") ? ">=" : nil
      throw .unknownRelation(suggestion: suggestion, at: cursor.characterHere)
    }
    guard let relation else {
      throw .error("expected-relation", "expected a relation: '=', '==', '<=' or '>='", at: place)
    }
    return relation
  }

  private func isRelationByte(_ byte: UInt8) -> Bool { "=<>!".utf8.contains(byte) }

  private mutating func takePriority() throws(Diagnostic) {
    cursor.skipBlanks()
    let start = cursor.offset
    guard cursor.take("~") || cursor.take("@") else { return }
    defer { prioritySpan = cursor.span(from: start) }
    cursor.skipBlanks()
    let valueStart = cursor.offset
    do throws(Diagnostic) {
      priority = try cursor.takePriority(metrics: context.metrics, as: .priority)
    } catch {
      let isUnderstood = error.code == "priority-out-of-range" || error.code == "unknown-metric"
      guard isUnderstood, cursor.offset > valueStart else { throw error }
      errors.append(error)
    }
  }

  /// Skips a comma at the end of an equation pasted from a Swift array.
  private mutating func takeListComma() {
    var ahead = cursor
    guard ahead.take(",") else { return }
    ahead.skipBlanks()
    if ahead.isAtEnd { cursor = ahead }
  }

  private func refuseMessage() throws(Diagnostic) {
    guard cursor.byte == UInt8(ascii: "[") else { return }
    var ahead = cursor
    ahead.advance()
    ahead.skipBlanks()
    _ = ahead.takeName()
    ahead.skipBlanks()
    let selector = ahead.takeName()
    throw .form(
      .message, validForm: formOfMessage(statement, in: context), at: selector?.span ?? ahead.characterHere)
  }

  private func refuseConstantOnLeft() throws(Diagnostic) {
    if !isNameStart(cursor.byte) { throw form(.constantOnLeft, at: cursor.characterHere) }
  }
}

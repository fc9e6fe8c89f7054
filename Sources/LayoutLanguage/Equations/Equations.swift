import Diagnostics
import LayoutModel

/// The notation of NSLayoutConstraint+ExpressionFormat and Blueprint: `a.left = b.right * 0.5 + 8 ~ 750 "name"`.
struct Equations: Notation {
  static let form = StatementForm.equation

  static func claims(_ statement: Statement, at cursor: Cursor) -> Bool {
    var cursor = cursor
    if cursor.byte == UInt8(ascii: "[") { return isMessage(cursor) }
    guard let word = cursor.skipName() else {
      // Outside blocks, `20 = a.left` is read as an equation, so that an error can suggest exchanging its sides.
      return statement.enclosing == .root && isValueStart(cursor)
    }
    cursor.skipBlanks()
    var isRule: Bool { SLLRuleName(rawValue: cursor[word]) != nil }
    switch cursor.byte {
    case UInt8(ascii: "."):
      return true
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      return !isRule
    case UInt8(ascii: "="):
      // Outside blocks, `a = …` is read as an equation, so that an error can report the missing attribute of `a`.
      return !isRule && (cursor.peek(1) == UInt8(ascii: "=") || statement.enclosing == .root)
    default:
      return false
    }
  }

  mutating func read(_ statement: Statement, in context: NotationContext) {
    var parser = EquationParser(statement.span, in: context)
    do throws(Diagnostic) {
      try parser.parse()
    } catch {
      context.report(error)
    }
    guard let form = parser.resolvedForm() else { return }
    context.add(
      Constraint(
        form, parser.relation, priority: parser.priority, identifier: parser.identifier, notation: .equation,
        span: statement.span))
  }
}

/// Indicates whether the statement is an Objective-C message such as `[a setLeft:20]`, not VFL such as `[a(20)]`.
func isMessage(_ cursor: Cursor) -> Bool {
  var cursor = cursor
  cursor.advance()
  cursor.skipBlanks()
  guard cursor.takeName() != nil, cursor.skipBlanks(), cursor.takeName() != nil else { return false }
  cursor.skipBlanks()
  return cursor.byte == UInt8(ascii: ":")
}

private func isValueStart(_ cursor: Cursor) -> Bool {
  switch cursor.byte {
  case UInt8(ascii: "("), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): true
  default: isDigit(cursor.byte)
  }
}

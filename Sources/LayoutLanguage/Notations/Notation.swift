import Diagnostics
import LayoutModel

struct Statement {
  /// The statement's range, without comment and surrounding blanks but with `\` line continuations.
  var span: SourceSpan
  var enclosing: ViewID
}

/// A notation for constraints. To add one, write a conforming type and add it to `notations`.
protocol Notation {
  init()

  static var form: StatementForm { get }

  /// Returns whether a statement begins like this notation. The notation's parser reports errors in the rest.
  static func claims(_ statement: Statement, at cursor: Cursor) -> Bool

  /// Finds the names that a statement declares. Called for all statements of the notation before the first is read.
  mutating func prepare(_ statement: Statement, in context: NotationContext)

  /// Adds the constraints and diagnostics of one statement. Called in file order, after all declarations have been
  /// read.
  mutating func read(_ statement: Statement, in context: NotationContext)

  /// Adds the constraints that depend on several statements. Called once, after the last statement.
  mutating func finish(in context: NotationContext)
}

extension Notation {
  mutating func prepare(_ statement: Statement, in context: NotationContext) {}

  mutating func finish(in context: NotationContext) {}
}

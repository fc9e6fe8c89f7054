import Diagnostics
import LayoutModel

struct Statement {
  /// The span of the statement, without its comment and the blanks around it; it may contain `\` line continuations.
  var span: SourceSpan
  var enclosing: ViewID
}

/// A notation for constraints. To add a notation, add a folder, a type that conforms to this protocol, and a line in
/// `notations`.
protocol Notation {
  init()

  static var form: StatementForm { get }

  /// Returns whether a statement is in this notation. Only its first characters are examined, so that a statement with
  /// an error is still read by the intended notation.
  static func claims(_ statement: Statement, at cursor: Cursor) -> Bool

  /// Finds the names that a statement declares, and reports nothing. Called for all statements of the notation before
  /// the first is read.
  mutating func prepare(_ statement: Statement, in context: NotationContext)

  /// Adds the constraints and diagnostics of one statement to the context. Called in file order, after all declarations
  /// were read.
  mutating func read(_ statement: Statement, in context: NotationContext)

  /// Adds the constraints that depend on several statements. Called once, after the last statement.
  mutating func finish(in context: NotationContext)
}

extension Notation {
  mutating func prepare(_ statement: Statement, in context: NotationContext) {}

  mutating func finish(in context: NotationContext) {}
}

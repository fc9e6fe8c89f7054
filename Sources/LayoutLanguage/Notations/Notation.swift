import Diagnostics
import LayoutModel

/// A statement that a notation is asked to read: its text, and the view whose block it stands in.
struct Statement {
  /// Without comment and surrounding blanks; may hold `\` line continuations.
  var span: SourceSpan
  /// The root where the statement stands in no block.
  var enclosing: ViewID
}

/// A way to write constraints. Adding one is a folder, a type of this protocol and a line in `notations`.
protocol Notation {
  init()

  static var form: StatementForm { get }

  /// Returns whether a statement is in this notation, at whose start the cursor is; judged by its first characters
  /// alone, so that a statement with an error is still read by the notation that it was meant for.
  static func claims(_ statement: Statement, at cursor: Cursor) -> Bool

  /// Called for every statement of the notation before any is read, for names that statements declare.
  /// It reports nothing.
  mutating func prepare(_ statement: Statement, in context: NotationContext)

  /// Reads one statement: adds its constraints and its diagnostics to the context. Statements come
  /// in file order, after all declarations of the file were read.
  mutating func read(_ statement: Statement, in context: NotationContext)

  /// Called once after the last statement, for notations whose constraints depend on several.
  mutating func finish(in context: NotationContext)
}

extension Notation {
  mutating func prepare(_ statement: Statement, in context: NotationContext) {}

  mutating func finish(in context: NotationContext) {}
}

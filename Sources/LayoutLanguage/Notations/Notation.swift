import Diagnostics
import LayoutModel

/// A statement for a notation: its text, and the view of its block.
struct Statement {
  /// The place without comment and surrounding blanks; it may contain `\` line continuations.
  var span: SourceSpan
  /// The view of the block; the root outside of blocks.
  var enclosing: ViewID
}

/// A notation for constraints. A new notation is a folder, a type that conforms to this protocol, and a line in
/// `notations`.
protocol Notation {
  init()

  static var form: StatementForm { get }

  /// Returns whether a statement is in this notation. The cursor is at its start, and only its first characters are
  /// examined, so that a statement with an error is still read by the intended notation.
  static func claims(_ statement: Statement, at cursor: Cursor) -> Bool

  /// Finds the names that a statement declares. It is called for every statement of the notation before any is read,
  /// and reports nothing.
  mutating func prepare(_ statement: Statement, in context: NotationContext)

  /// Reads one statement: adds its constraints and its diagnostics to the context. Statements come in file order,
  /// after all declarations of the file were read.
  mutating func read(_ statement: Statement, in context: NotationContext)

  /// Completes the constraints that depend on several statements. It is called once after the last statement.
  mutating func finish(in context: NotationContext)
}

extension Notation {
  mutating func prepare(_ statement: Statement, in context: NotationContext) {}

  mutating func finish(in context: NotationContext) {}
}

import Diagnostics
import LayoutModel

struct Statement {
  /// The statement's range, without its comment and the surrounding blanks, but including `\` line continuations.
  var span: SourceSpan
  var enclosing: ViewID
}

/// A notation for constraints, such as VFL; the list `notations` must contain each conforming type.
protocol Notation {
  init()

  static var form: StatementForm { get }

  /// Returns whether a statement begins like a statement in this notation, even if the rest is invalid.
  static func claims(_ statement: Statement, at cursor: Cursor) -> Bool

  /// Finds the names that a statement declares; called for all statements of the notation before the first call of
  /// `read`.
  mutating func prepare(_ statement: Statement, in context: NotationContext)

  /// Adds the constraints and diagnostics of one statement; called in file order, after all calls of `prepare`.
  mutating func read(_ statement: Statement, in context: NotationContext)

  /// Adds the constraints that depend on several statements; called once, after the last statement.
  mutating func finish(in context: NotationContext)
}

extension Notation {
  mutating func prepare(_ statement: Statement, in context: NotationContext) {}

  mutating func finish(in context: NotationContext) {}
}

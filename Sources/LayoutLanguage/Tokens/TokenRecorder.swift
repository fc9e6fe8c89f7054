import Diagnostics

/// Collects what parsers know of the words that they take. There is one only where somebody asks for tokens, so that
/// parsing costs nothing more where nobody does.
///
/// A class, because the parsers of all notations and the copies of their cursors note into the same one.
final class TokenRecorder {
  typealias Note = (role: SourceToken.Role, span: SourceSpan)

  private(set) var notes: [Note] = []
  /// By the start of their statement.
  private(set) var forms: [Int: StatementForm] = [:]

  func note(_ role: SourceToken.Role, _ span: SourceSpan) { notes.append((role, span)) }

  /// Notes what a statement is read as.
  func begin(_ statement: SourceSpan, as form: StatementForm) { forms[statement.start] = form }
}

/// What a statement is read as, which decides what its signs and the words that its parser passes over stand for.
enum StatementForm {
  case properties, canvas, definitions, assertion, equation, rules, visualFormat
  /// A keyword with numbers, or what no statement begins with.
  case other
}

extension Cursor {
  /// Takes a name, and notes what it stands for.
  mutating func takeName(
    as role: @autoclosure () -> SourceToken.Role
  ) -> (text: String, span: SourceSpan)? {
    skipName(as: role()).map { (self[$0], $0) }
  }

  /// The same where its text is not asked for.
  mutating func skipName(as role: @autoclosure () -> SourceToken.Role) -> SourceSpan? {
    guard let name = skipName() else { return nil }
    tokens?.note(role(), name)
    return name
  }
}

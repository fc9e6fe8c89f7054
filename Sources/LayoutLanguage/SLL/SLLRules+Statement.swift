import Diagnostics
import LayoutModel

/// How a statement divides into a view's name and rules.
extension SLLRules {
  /// `NAME :` anywhere; inside a block all that can begin an expression; outside, where rules would be about
  /// the root, what can hardly be anything else.
  static func claims(_ statement: Statement, in source: SourceText) -> Bool {
    var cursor = Cursor(source, statement.span)
    guard let name = cursor.takeName() else { return beginsValue(cursor) }
    if SLLRuleName(rawValue: name.text) != nil { return true }
    cursor.skipBlanks()
    switch cursor.byte {
    case UInt8(ascii: ":"): return true
    case UInt8(ascii: "="): return cursor.peek(1) != UInt8(ascii: "=")
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"):
      return statement.enclosing != .root || cursor.peek(1) == UInt8(ascii: "=")
    case UInt8(ascii: ","), 0: return statement.enclosing != .root
    default: return false
    }
  }

  /// Whether a value that is not a name, or an empty rule, begins here.
  private static func beginsValue(_ cursor: Cursor) -> Bool {
    switch cursor.byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "%"), UInt8(ascii: ","), UInt8(ascii: "="),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "."),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// Takes `NAME :` off the rules.
  static func split(
    _ statement: Statement, in source: SourceText
  ) -> (subject: SourceSpan?, rules: SourceSpan) {
    var cursor = Cursor(source, statement.span)
    guard let name = cursor.skipName() else { return (nil, statement.span) }
    cursor.skipBlanks()
    guard cursor.take(":") else { return (nil, statement.span) }
    return (name, SourceSpan(start: cursor.offset, end: statement.span.end))
  }

  /// Notes what the words of a statement stand for, whatever its rules come to.
  static func note(_ statement: Statement, of source: SourceText, in tokens: TokenRecorder) {
    tokens.begin(statement.span, as: .rules)
    let (subject, list) = split(statement, in: source)
    if let subject { tokens.note(.view, subject) }
    var parser = SLLParser(source, notingIn: tokens)
    forEachRule(in: list, of: source) { rule, end in _ = try? parser.parse(rule, endOfRule: end) }
  }

  /// Calls `body` with each rule of a list that is not empty and the place where it ends: the comma, or what
  /// follows the statement.
  static func forEachRule(
    in list: SourceSpan, of source: SourceText, _ body: (_ rule: SourceSpan, _ end: SourceSpan) -> Void
  ) {
    var start = list.start
    for offset in list.start...list.end {
      let isComma = offset < list.end && source.utf8[offset] == UInt8(ascii: ",")
      guard isComma || offset == list.end else { continue }
      let rule = SourceSpan(start: start, end: offset)
      start = offset + 1
      var cursor = Cursor(source, rule)
      cursor.skipBlanks()
      if cursor.isAtEnd { continue }
      let comma = SourceSpan(start: offset, end: offset + (isComma ? 1 : 0))
      body(rule, isComma ? comma : endOfStatement(offset, in: source))
    }
  }

  /// The `}` or `;` that ends a statement too early, or one past its last character.
  private static func endOfStatement(_ end: Int, in source: SourceText) -> SourceSpan {
    var cursor = Cursor(source, SourceSpan(start: end, end: source.utf8.count))
    cursor.skipBlanks()
    let closes = cursor.byte == UInt8(ascii: "}") || cursor.byte == UInt8(ascii: ";")
    return closes ? cursor.characterHere : SourceSpan(start: end, end: end)
  }
}

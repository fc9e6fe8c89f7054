import Diagnostics
import LayoutModel

extension SLLRules {
  /// Returns whether a statement begins like an SLL rule, such as `NAME :` or `8, 8`.
  static func claims(_ statement: Statement, at cursor: Cursor) -> Bool {
    var cursor = cursor
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

  /// Returns whether a statement begins like a rule without a name, such as `8, 8` or `, 20`.
  private static func beginsValue(_ cursor: Cursor) -> Bool {
    switch cursor.byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "%"), UInt8(ascii: ","), UInt8(ascii: "="),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "."),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// Splits a statement into the name before its `:`, if any, and its rules.
  static func split(
    _ statement: Statement, in context: NotationContext
  ) -> (subject: SourceSpan?, rules: SourceSpan) {
    var cursor = context.cursor(at: statement.span)
    guard let name = cursor.skipName() else { return (nil, statement.span) }
    cursor.skipBlanks()
    guard cursor.take(":") else { return (nil, statement.span) }
    context.roles?.note(.view, name)
    return (name, SourceSpan(start: cursor.offset, end: statement.span.end))
  }

  /// Calls `body` with each nonempty rule of a list and the place of the comma or statement end after the rule.
  static func forEachRule(
    in list: SourceSpan, of context: NotationContext, _ body: (_ rule: SourceSpan, _ end: SourceSpan) -> Void
  ) {
    var cursor = context.cursor(at: list)
    while true {
      cursor.skipBlanks()
      let start = cursor.offset
      cursor.skip(to: UInt8(ascii: ","))
      let rule = SourceSpan(start: start, end: cursor.offset)
      if start < rule.end { body(rule, cursor.isAtEnd ? endOfStatement(cursor) : cursor.characterHere) }
      if cursor.isAtEnd { return }
      cursor.advance()
    }
  }

  /// Returns the span of the `}` or `;` after the statement, or an empty span at the statement's end if neither
  /// follows.
  private static func endOfStatement(_ cursor: Cursor) -> SourceSpan {
    let closing = cursor.characterHere
    return cursor[closing] == "{" ? cursor.here : closing
  }
}

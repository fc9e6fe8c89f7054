import Diagnostics
import PastedSource

/// Returns the tokens of pasted code and their positions, and joins tokens that the lexer splits, such as `8.0f`.
func pastedTokens(in code: SourceSpan, of stream: TokenStream) -> (tokens: [PastedToken], starts: [Int]) {
  var (tokens, starts): ([PastedToken], [Int]) = ([], [])
  var end = -1
  var isComment = false
  for token in stream.tokens(in: code) {
    let text = stream.text(token.span)
    let touches = token.start == end
    end = token.end
    func add(_ token: PastedToken, at start: Int) {
      tokens.append(token)
      starts.append(start)
    }
    if isComment {
      isComment = !(text == "/" && touches && stream.bytes[token.start - 1] == UInt8(ascii: "*"))
      continue
    }
    switch (token.kind, tokens.last) {
    case (.comment, _): break
    case (.lineBreak, _): add(.lineBreak, at: token.start)
    case (.string, _), (.openString, _):
      add(.string(String(text.dropFirst().dropLast(token.kind == .string ? 1 : 0))), at: token.start)
    case (.number, .mark("$")) where touches:
      tokens[tokens.count - 1] = .name("$" + text.filter { $0 != "." })
      if text.last == "." { add(.mark("."), at: token.end - 1) }
    case (.number, _): add(.number(text), at: token.start)
    case (.name, .number(let digits)) where touches:
      if text.first == "_" {
        tokens[tokens.count - 1] = .number(digits + text.filter { $0 != "_" })
      } else if text.utf8.count == 2, "eE".contains(text.first!), isDigit(text.utf8.last!) {
        tokens[tokens.count - 1] = .number(digits + text)
      } else if !text.allSatisfy("fFlLuU".contains) {
        // Keep text after a number, such as `xFF` in `0xFF`, as a token of its own, unless it is a one-digit exponent,
        // a type suffix, or digits after `_`.
        add(.name(text), at: token.start)
      }
    case (.name, _), (.color, _): add(.name(text), at: token.start)
    case (.mark, .mark("/")) where touches && text == "*":
      isComment = true
      tokens.removeLast()
      starts.removeLast()
    case (.mark, _), (.unknown, _):
      for (offset, mark) in text.utf8.enumerated() where mark != UInt8(ascii: "`") {
        add(.mark(mark < 0x80 ? Character(UnicodeScalar(mark)) : "?"), at: token.start + offset)
      }
    }
  }
  return (tokens + [.end], starts + [code.end])
}

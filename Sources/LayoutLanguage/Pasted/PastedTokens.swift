import Diagnostics
import PastedSource

/// Splits code into the tokens of this language, and joins those that are one token there: `$0`, `8.0f`, `1_000`.
///
/// - Returns: the tokens, and the position of each in the code.
func pastedTokens(of code: String) -> (tokens: [PastedToken], starts: [Int]) {
  let source = SourceText(name: "", text: code)
  let stream = Lexer.document(of: source, findsPastedCode: false).stream
  var (tokens, starts): ([PastedToken], [Int]) = ([], [])
  var end = 0
  var isComment = false
  for (index, token) in stream.tokens.enumerated() {
    let text = source[token.span]
    let touches = token.start == end && index > 0
    end = token.end
    func add(_ token: PastedToken, at start: Int) {
      tokens.append(token)
      starts.append(start)
    }
    if isComment {
      isComment = !(text == "/" && touches && source.utf8[token.start - 1] == UInt8(ascii: "*"))
      continue
    }
    switch (token.kind, tokens.last) {
    case (.comment, _): break
    case (.lineBreak, _): add(.lineBreak, at: token.start)
    case (.string, _):
      add(.string(String(text.dropFirst().dropLast(text.last == "\"" ? 1 : 0))), at: token.start)
    case (.number, .mark("$")) where touches:
      tokens[tokens.count - 1] = .name("$" + text.filter { $0 != "." })
      if text.last == "." { add(.mark("."), at: token.end - 1) }
    case (.number, _): add(.number(text), at: token.start)
    case (.name, .number(let digits)) where touches:
      if text.first == "_" { tokens[tokens.count - 1] = .number(digits + text.filter { $0 != "_" }) }
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
  return (tokens + [.end], starts + [code.utf8.count])
}

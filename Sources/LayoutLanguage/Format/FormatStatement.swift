import Diagnostics

/// Returns a statement with uniform blanks, unchanged line breaks and indented continuation lines.
func formatStatement(_ statement: TokenizedStatement, in source: SourceText, indentation: Int) -> String {
  let tokens = statement.tokens
  let lineBreak = " \\\n" + String(repeating: " ", count: indentation + 4)
  let optionsStart = statement.form == .visualFormat ? startOfOptions(in: tokens) : tokens.count
  var result = ""
  for (index, token) in tokens.enumerated() {
    if index > 0 {
      let before = tokens[index - 1]
      let gap = before.span.end..<token.span.start
      if source.utf8[gap].contains(UInt8(ascii: "\n")) {
        result += lineBreak
      } else {
        switch statement.form {
        case .visualFormat where index == optionsStart: result += "  "
        case .visualFormat where index < optionsStart: break
        case .visualFormat: if before.text != ".", token.text != "," { result += " " }
        case .assertion, .equation, .definitions, .rules:
          let isBehindView = index > 1 && tokens[index - 2].role == .view
          if needsBlank(between: before, and: token, isBehindView: isBehindView) { result += " " }
        case .properties, .canvas, .other: if !gap.isEmpty { result += " " }
        }
      }
    }
    result += token.text
  }
  return result
}

/// Returns the index of the token at which the options of a VFL line begin, or the number of tokens if there are no
/// options.
private func startOfOptions(in tokens: [SourceToken]) -> Int {
  guard let first = tokens.firstIndex(where: { $0.role == .option }) else { return tokens.count }
  return first > 0 && tokens[first - 1].text == "." ? first - 1 : first
}

/// Returns whether a blank belongs between two tokens; `isBehindView` indicates whether a view's name precedes `a`.
private func needsBlank(between a: SourceToken, and b: SourceToken, isBehindView: Bool) -> Bool {
  let isAfterOperand = a.isWord || a.role == .number
  if b.role == .punctuation {
    switch b.text {
    case ",", ")", ":", ".": return false
    case "%", "(": if isAfterOperand { return false }
    default: break
    }
  }
  switch a.role {
  case .sign: return false
  case .punctuation:
    switch a.text {
    case "(", ".": return false
    case "%": return !b.isWord
    // A blank follows the `:` of `badge: tt = 5`, but not the `:` of `H:50%`.
    case ":": return isBehindView
    default: return true
    }
  default: return true
  }
}

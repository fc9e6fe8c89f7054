import Diagnostics
import LayoutModel

/// The text around an error, for choosing a hint.
struct HintContext {
  let code: String
  /// The index of the line, from 0.
  let line: Int
  let word: String
  /// The statement's text from the start of the error's line to the error, preceded by `\` if the line continues the
  /// line above.
  let before: String
  let after: String
  /// The name of the view whose block contains the statement, if the block begins on the same line.
  let blockOwner: String?

  let isView: Bool

  /// The largest number of bytes read on either side of the error.
  private static let reach = 200

  init(code: String, span: SourceSpan, in source: SourceText, where isView: (String) -> Bool) {
    self.code = code
    let index = source.lineIndex(at: span.start)
    let line = source.lineSpan(index)
    self.line = index
    let start = min(max(span.start, line.start), line.end)
    let end = min(line.end, start + Self.reach)
    word = source[SourceSpan(start: start, end: max(start, min(span.end, end)))]
    self.isView = isView(word)
    after = source[SourceSpan(start: start, end: end)]
    let lead = source[SourceSpan(start: max(line.start, start - Self.reach), end: start)]
    let statement = lead.lastIndex { "{};".contains($0) }.map { lead[lead.index(after: $0)...] } ?? lead[...]
    let header = lead[..<statement.startIndex].lastIndex(of: "{").map { lead[..<$0] }
    let isOpen = header.map { !lead[$0.endIndex...].contains("}") } ?? false
    blockOwner = header.flatMap { isOpen ? viewDeclared(in: $0)?.name : nil }
    let isContinued = index > 0 && isContinuedLine(source.lineSpan(index - 1), in: source)
    before = (isContinued ? "\\ " : "") + statement.drop(while: isBlank)
  }

  var isAtStart: Bool { before.isEmpty }

  /// The view that the statement declares, and the text between its name and the error.
  var declared: (kind: ViewKind, name: String, rest: Substring)? { viewDeclared(in: before[...]) }

  var digitsBefore: String { String(before.reversed().prefix(while: \.isNumber).reversed()) }

  /// The rest of the line after the word with the error, without leading blanks.
  var rest: Substring { after.dropFirst(word.count).drop(while: isBlank) }

  /// The text after the word and an optional relation or colon, such as `8` for `spacing: 8`.
  var value: Substring { rest.drop { "=<>:".contains($0) }.drop(while: isBlank) }
}

private func viewDeclared(in text: Substring) -> (kind: ViewKind, name: String, rest: Substring)? {
  var text = (text.lastIndex { "{};".contains($0) }.map { text[text.index(after: $0)...] } ?? text)
    .drop(while: isBlank)
  guard let kind = ViewKind(rawValue: takeWord(&text)), let first = text.first, isBlank(first) else {
    return nil
  }
  text = text.drop(while: isBlank)
  let name = takeWord(&text)
  return name.isEmpty ? nil : (kind, name, text)
}

private func isContinuedLine(_ line: SourceSpan, in source: SourceText) -> Bool {
  line.end > line.start && source.utf8[line.end - 1] == UInt8(ascii: "\\")
}

func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }

/// Removes the name at the start of the text and returns it, or returns an empty string if the text does not begin with
/// a name.
func takeWord(_ text: inout Substring) -> String {
  let word = text.prefix { $0.utf8.count == 1 && isNameByte($0.asciiValue ?? 0) }
  text = text.dropFirst(word.count)
  return String(word)
}

func words(in text: Substring) -> [Substring] { text.split { !isNameByte($0.asciiValue ?? 0) } }

/// Removes and returns a number such as `12.5` at the start of the text; `nil` for numbers such as `.5` or `5.`, and
/// for numbers longer than 12 characters.
func takeNumber(_ text: inout Substring) -> String? {
  let number = text.prefix { $0 == "." || "0"..."9" ~= $0 && $0.utf8.count == 1 }
  guard let first = number.first, first != ".", number.last != ".", number.count <= 12 else { return nil }
  text = text.dropFirst(number.count)
  return String(number)
}

/// Removes and returns a size such as `40x20` at the start of the text; a single number is both the width and the
/// height.
func takeSides(_ text: inout Substring) -> (width: String, height: String)? {
  guard let width = takeNumber(&text) else { return nil }
  var ahead = text.drop(while: isBlank)
  guard let first = ahead.first, "x×*".contains(first) else { return (width, width) }
  ahead = ahead.dropFirst().drop(while: isBlank)
  guard let height = takeNumber(&ahead) else { return (width, width) }
  text = ahead
  return (width, height)
}

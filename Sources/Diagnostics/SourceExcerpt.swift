struct SourceExcerpt {
  var line: Int
  var text: String
  var indentation: String
  /// The marks under the span: `^`, then `~` for each further column.
  var underline: String

  /// The largest number of columns in an excerpt.
  private static let width = 100
  private static let widthBefore = 60
  /// The number of bytes read on each side of the span's start, which limits the cost of very long lines.
  private static let reach = 1_200

  /// Creates an excerpt of the span's first line.
  init(_ source: SourceText, _ span: SourceSpan) {
    let index = source.lineIndex(at: span.start)
    let lineSpan = source.lineSpan(index)
    let start = min(max(span.start, lineSpan.start), lineSpan.end)
    let end = max(start, min(span.end, lineSpan.end))
    // In invalid UTF-8, `scalarStart` may return an offset after the span's start, so limit `first` to `start`.
    let first = min(start, source.scalarStart(atOrAfter: max(lineSpan.start, start - Self.reach)))
    let last = source.scalarStart(atOrAfter: min(lineSpan.end, start + Self.reach))

    var before = Array(source[SourceSpan(start: first, end: start)])
    var isCutBefore = first > lineSpan.start
    let marked = source[SourceSpan(start: start, end: min(end, last))].count
    var after = Array(source[SourceSpan(start: start, end: last)])
    var isCutAfter = last < lineSpan.end

    if isCutBefore || isCutAfter || columns(before) + columns(after) > Self.width {
      let shown = suffixLength(of: before, columns: Self.widthBefore)
      if shown < before.count { isCutBefore = true }
      before = Array(before.suffix(shown))
      let room = Self.width - columns(before)
      let kept = suffixLength(of: after.reversed(), columns: room)
      if kept < after.count { isCutAfter = true }
      after = Array(after.prefix(kept))
    }

    line = source.lineNumbers?[index] ?? index + 1
    let dots = isCutBefore ? "…" : ""
    text = dots + printable(before) + printable(after) + (isCutAfter ? "…" : "")
    indentation = String(repeating: " ", count: dots.count) + before.map(indent).joined()
    let markedColumns = after.prefix(marked).reduce(0) { $0 + terminalWidth(printable($1)) }
    underline = "^" + String(repeating: "~", count: max(0, markedColumns - 1))
  }
}

private func columns(_ characters: [Character]) -> Int {
  characters.reduce(0) { $0 + ($1 == "\t" ? 8 : terminalWidth($1)) }
}

private func suffixLength(of characters: [Character], columns limit: Int) -> Int {
  var width = 0
  var count = 0
  for character in characters.reversed() {
    width += character == "\t" ? 8 : terminalWidth(character)
    if width > limit { break }
    count += 1
  }
  return count
}

private func indent(under character: Character) -> String {
  character == "\t" ? "\t" : String(repeating: " ", count: terminalWidth(printable(character)))
}

private func printable(_ character: Character) -> Character {
  character != "\t" && actsOnTerminal(character) ? "\u{FFFD}" : character
}

private func printable(_ characters: [Character]) -> String { String(characters.map(printable)) }

extension SourceText {
  /// Returns the first offset, not before `offset`, at which a Unicode scalar starts.
  fileprivate func scalarStart(atOrAfter offset: Int) -> Int {
    var offset = offset
    while offset < utf8.count, utf8[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }
}

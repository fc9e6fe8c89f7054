/// Finds the lines and columns of many places in a text.
///
/// Asked for places in ascending order, all answers together cost one pass over the text, also where a
/// million statements stand in one line; `SourceText.location(at:)` counts each from its line's start.
public struct LocationCursor: Sendable {
  /// The text that the places are in.
  public let source: SourceText
  private var lastOffset = 0
  private var lastLine = 0
  private var last: SourceLocation

  public init(_ source: SourceText) {
    self.source = source
    last = source.location(at: 0)
  }

  /// Line and column of an offset. Cost: linear in the distance from the last answer, where that one stands
  /// earlier in the same line, else in the length of the line.
  public mutating func location(at offset: Int) -> SourceLocation {
    let line = source.lineIndex(at: offset)
    var found = last
    if lastLine == line, lastOffset <= offset {
      found.column += source.characterCount(from: lastOffset, to: offset)
    } else {
      found = source.location(at: offset)
    }
    if isSurelyBetweenCharacters(offset) {
      (last, lastLine, lastOffset) = (found, line, max(offset, source.lineStarts[line]))
    }
    return found
  }

  /// Two ASCII characters never join (a line break is left out); others might, so counting isn't cut there.
  private func isSurelyBetweenCharacters(_ offset: Int) -> Bool {
    guard offset > 0, offset < source.utf8.count else { return false }
    return source.utf8[offset - 1] < 0x80 && source.utf8[offset] < 0x80
      && source.utf8[offset] != UInt8(ascii: "\n")
  }
}

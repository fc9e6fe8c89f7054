/// Finds the lines and columns of offsets in a text. If the offsets are requested in ascending order, the text is read
/// only once.
public struct LocationCursor: Sendable {
  /// The text that contains the places.
  public let source: SourceText
  private var lastOffset = 0
  private var lastLine = 0
  private var last: SourceLocation

  public init(_ source: SourceText) {
    self.source = source
    last = source.location(at: 0)
  }

  /// Returns the line and column of an offset. This is fastest if the previous call was for an earlier offset in the
  /// same line.
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

  /// Returns whether both bytes around an offset are ASCII and the second is not a line feed. Such an offset is
  /// certainly not within a character, because CR LF is the only character with several ASCII bytes.
  private func isSurelyBetweenCharacters(_ offset: Int) -> Bool {
    guard offset > 0, offset < source.utf8.count else { return false }
    return source.utf8[offset - 1] < 0x80 && source.utf8[offset] < 0x80
      && source.utf8[offset] != UInt8(ascii: "\n")
  }
}

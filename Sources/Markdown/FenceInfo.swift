public import Diagnostics

/// What follows the opening fence in its line, or stands in a comment that names a file:
///
///     info      = language {blank (attribute | word)}
///     attribute = NAME "=" (word | '"' text '"' | "'" text "'")         with a "\" before a quote inside
public struct FenceInfo: Sendable, Equatable {
  public struct Attribute: Sendable, Equatable {
    public var name: String
    public var value: String
    /// In the document.
    public var span: SourceSpan
  }

  public var language: String
  /// In the order of the line.
  public var attributes: [Attribute] = []
  /// What is not an attribute.
  public var words: [String] = []

  /// - Parameter span: of the info in the document, without blanks around it.
  init(_ span: SourceSpan, in source: SourceText) {
    var reader = InfoReader(bytes: source.utf8, offset: span.start, end: span.end)
    language = reader.takeWord()
    while reader.skipBlanks() {
      let start = reader.offset
      let word = reader.takeWord(until: UInt8(ascii: "="))
      if !word.isEmpty, reader.takeEquals() {
        let value = reader.takeValue()
        attributes.append(
          Attribute(name: word, value: value, span: SourceSpan(start: start, end: reader.offset)))
      } else {
        words.append(word + reader.takeWord())
      }
    }
  }
}

private struct InfoReader {
  let bytes: [UInt8]
  var offset: Int
  let end: Int

  /// Tells whether something follows.
  mutating func skipBlanks() -> Bool {
    while offset < end, isBlank(bytes[offset]) { offset += 1 }
    return offset < end
  }

  mutating func takeWord(until stop: UInt8 = 0) -> String {
    let start = offset
    while offset < end, !isBlank(bytes[offset]), bytes[offset] != stop { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  mutating func takeEquals() -> Bool {
    guard offset < end, bytes[offset] == UInt8(ascii: "=") else { return false }
    offset += 1
    return true
  }

  /// A quote that is not closed ends with the line.
  mutating func takeValue() -> String {
    guard offset < end, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") else {
      return takeWord()
    }
    let quote = bytes[offset]
    offset += 1
    var value: [UInt8] = []
    while offset < end, bytes[offset] != quote {
      if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < end,
        bytes[offset + 1] == quote || bytes[offset + 1] == UInt8(ascii: "\\")
      {
        offset += 1
      }
      value.append(bytes[offset])
      offset += 1
    }
    offset = min(end, offset + 1)
    return String(decoding: value, as: UTF8.self)
  }

  /// Comments may have several lines.
  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}

public import Diagnostics

/// The info string after an opening fence, or in a comment that names a layout file:
///
///     info      = language {blank item}                     layout name=form
///               | language ["{" {item} "}"]                 layout {name=form}
///               | "{" "." language {blank item} "}"         {.layout name=form}
///     item      = attribute | word | "." word | "#" word
///     attribute = NAME "=" (word | '"' text '"' | "'" text "'")         with a "\" before a quote inside
public struct FenceInfo: Sendable, Equatable {
  public struct Attribute: Sendable, Equatable {
    public var name: String
    public var value: String
    /// Indicates whether the value begins with a quotation mark that is not closed.
    public var isOpen = false
    /// The range in the document from the start of the name to the end of the value.
    public var span: SourceSpan
  }

  /// A word that is not an attribute, such as `wide` in `layout wide` or `layout {.wide}`.
  public struct Word: Sendable, Equatable {
    public var text: String
    /// Indicates whether the word is a class in braces, such as `wide` in `layout {.wide}`.
    public var isClass = false
    /// The position of the word in the document.
    public var span: SourceSpan
  }

  /// The syntax in which the attributes and words of an info string are written.
  public enum Spelling: Sendable, Equatable {
    /// The spelling `layout name=card`.
    case words
    /// The spelling `layout {name=card}`.
    case languageAndBraces
    /// The spelling `{.layout name=card}`.
    case braces
  }

  public var language: String
  /// The attributes, in source order.
  public var attributes: [Attribute] = []
  /// The words that are not attributes.
  public var words: [Word] = []
  public var spelling = Spelling.words

  /// Reads the info string at `span`, which excludes surrounding spaces.
  init(_ span: SourceSpan, in source: SourceText) {
    var reader = InfoReader(bytes: source.utf8, offset: span.start, end: span.end)
    language = reader.takeWord(until: UInt8(ascii: "{"))
    _ = reader.skipBlanks()
    if reader.takeBraces() { spelling = language.isEmpty ? .braces : .languageAndBraces }
    while reader.skipBlanks() {
      let start = reader.offset
      let word = reader.takeWord(until: UInt8(ascii: "="))
      if !word.isEmpty, reader.takeEquals() {
        let (value, isOpen) = reader.takeValue()
        attributes.append(
          Attribute(
            name: word, value: value, isOpen: isOpen, span: SourceSpan(start: start, end: reader.offset)))
      } else {
        let rest = reader.takeWord()
        take(Word(text: word + rest, span: SourceSpan(start: start, end: reader.offset)))
      }
    }
  }

  /// Adds a word of the info string. Inside braces, an `#id` is ignored, and the first class is the language if no
  /// language precedes the braces.
  private mutating func take(_ word: Word) {
    guard spelling != .words else { return words.append(word) }
    if word.text.hasPrefix("#") { return }
    guard word.text.hasPrefix(".") else { return words.append(word) }
    let name = String(word.text.dropFirst())
    if spelling == .braces, language.isEmpty {
      language = name
    } else {
      words.append(Word(text: name, isClass: true, span: word.span))
    }
  }
}

private struct InfoReader {
  let bytes: [UInt8]
  var offset: Int
  var end: Int

  var peek: UInt8? { offset < end ? bytes[offset] : nil }

  mutating func skipBlanks() -> Bool {
    while offset < end, isBlank(bytes[offset]) { offset += 1 }
    return offset < end
  }

  mutating func takeBraces() -> Bool {
    guard peek == UInt8(ascii: "{"), end > offset + 1, bytes[end - 1] == UInt8(ascii: "}") else {
      return false
    }
    offset += 1
    end -= 1
    return true
  }

  mutating func takeWord(until stop: UInt8 = 0) -> String {
    let start = offset
    while offset < end, !isBlank(bytes[offset]), bytes[offset] != stop { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  mutating func takeEquals() -> Bool {
    guard peek == UInt8(ascii: "=") else { return false }
    offset += 1
    return true
  }

  /// Reads an attribute's value, without its quotation marks. Returns whether the closing mark is missing.
  mutating func takeValue() -> (value: String, isOpen: Bool) {
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return (takeWord(), false)
    }
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
    let isOpen = offset == end
    offset = min(end, offset + 1)
    return (String(decoding: value, as: UTF8.self), isOpen)
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}

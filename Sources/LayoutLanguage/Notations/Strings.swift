import Diagnostics

extension Cursor {
  /// Takes a string in quotes, with the escapes `\"`, `\\`, `\n`, `\t` and `\u{…}`; `nil` if no string begins here.
  mutating func takeString() throws(Diagnostic) -> (text: String, span: SourceSpan)? {
    guard isAtString else { return nil }
    let start = offset
    advance()
    var text = ""
    /// The start of the bytes that are not in `text` yet.
    var plain = offset
    while !isAtEnd {
      switch byte {
      case UInt8(ascii: "\""):
        text += self[span(from: plain)]
        advance()
        return (text, span(from: start))
      case UInt8(ascii: "\\"):
        text += self[span(from: plain)]
        text += try takeEscape()
        plain = offset
      case 0..<0x20 where byte != UInt8(ascii: "\t"), 0x7F:
        throw .noCharacter(at: characterHere)
      default:
        advance()
      }
    }
    throw .unterminatedString(at: here)
  }

  mutating func takeIdentifier() throws(Diagnostic) -> String? {
    skipBlanks()
    let identifier = try takeString()?.text
    skipBlanks()
    return identifier
  }

  private mutating func takeEscape() throws(Diagnostic) -> String {
    let start = offset
    advance()
    if take("\"") { return "\"" }
    if take("\\") { return "\\" }
    if take("n") { return "\n" }
    if take("t") { return "\t" }
    if take("u") { return try takeScalar(from: start) }
    let character = self[characterHere].first ?? " "
    throw .unknownEscape(character, at: SourceSpan(start: start, end: characterHere.end))
  }

  private mutating func takeScalar(from start: Int) throws(Diagnostic) -> String {
    guard take("{") else { throw .malformedScalar(at: span(from: start)) }
    var value: UInt32 = 0
    var digits = 0
    while digits < 8, let digit = hexadecimalValue(byte) {
      value = value << 4 | digit
      digits += 1
      advance()
    }
    guard digits > 0, take("}") else { throw .malformedScalar(at: span(from: start)) }
    let isControl = value < 0x20 && value != 0x0A && value != 0x09 || value == 0x7F
    // XML, and thus SVG, cannot contain U+FFFE, U+FFFF or most control characters; a tab and a line feed are allowed.
    guard let scalar = Unicode.Scalar(value), !isControl, value & 0xFFFE != 0xFFFE else {
      throw .noCharacter(at: span(from: start))
    }
    return String(Character(scalar))
  }
}

func hexadecimalValue(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}

extension Diagnostic {
  fileprivate static func unknownEscape(_ character: Character, at span: SourceSpan) -> Self {
    .error(
      "unknown-escape", "unknown escape '\\\(character)'; use \\\", \\\\, \\n, \\t or \\u{…}", at: span)
  }

  fileprivate static func malformedScalar(at span: SourceSpan) -> Self {
    .error(
      "unknown-escape",
      "expected a character's code, one to eight hexadecimal digits, as in '\\u{20AC}'", at: span)
  }

  fileprivate static func noCharacter(at span: SourceSpan) -> Self {
    .error("no-character", "this character cannot be part of a string", at: span)
  }
}

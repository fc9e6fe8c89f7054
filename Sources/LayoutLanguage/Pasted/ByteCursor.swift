import Diagnostics

/// Walks over the bytes of a stretch of a source that holds code of another language.
struct ByteCursor {
  /// The source's; they alone, since cursors are copied a lot.
  private let bytes: [UInt8]
  private(set) var end: Int
  private(set) var offset: Int
  init(_ source: SourceText, _ span: SourceSpan) {
    bytes = source.utf8
    end = span.end
    offset = span.start
  }

  var isAtEnd: Bool { offset >= end }

  /// The next byte, 0 at the end (no statement holds a NUL).
  var byte: UInt8 { peek(0) }

  func peek(_ distance: Int) -> UInt8 { offset + distance < end ? bytes[offset + distance] : 0 }

  mutating func advance(by count: Int = 1) { offset = min(offset + count, end) }

  /// Skips blanks, tabs and line continuations; returns whether there were any.
  @discardableResult
  mutating func skipBlanks() -> Bool {
    let start = offset
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): offset += 1
      default: return offset > start
      }
    }
    return offset > start
  }

  /// Takes `text` if it comes next.
  mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= end else { return false }
    for i in 0..<count where bytes[offset + i] != text.utf8Start[i] { return false }
    offset += count
    return true
  }

  /// Takes a name, `[_a-zA-Z][_a-zA-Z0-9]*`.
  mutating func takeName() -> SourceSpan? {
    guard isNameStart(byte) else { return nil }
    let start = offset
    while isNameByte(byte) { offset += 1 }
    return SourceSpan(start: start, end: offset)
  }
}

/// Returns the text escaped for XML elements and quoted attributes. The noncharacters U+FFFE and U+FFFF are removed,
/// and so are all control characters except tab, line feed and carriage return, which become character references.
package func escapeXML(_ text: String) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count)
  var text = text
  text.withUTF8 { source in
    forEachPiece(ofEscaped: source) { bytes.append(contentsOf: $0) }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Calls `body` with consecutive pieces of the escaped text.
@inline(__always)
func forEachPiece(
  ofEscaped source: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
) {
  var (plain, index) = (0, 0)
  while index < source.count {
    if isPlain(source[index]) {
      index &+= 1
      continue
    }
    let (length, escape) = special(source, index)
    if length == 0 {
      index += 1
      continue
    }
    body(UnsafeBufferPointer(rebasing: source[plain..<index]))
    escape.withUTF8Buffer { body($0) }
    index += length
    plain = index
  }
  body(UnsafeBufferPointer(rebasing: source[plain...]))
}

@inline(__always)
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x3F..<0x7F, 0x28..<0x3C, 0x20, 0x80..<0xC2, 0xC3..<0xEF, 0xF0...: true
  default: false
  }
}

/// Returns the number of bytes to replace at an index (0 if no escape is needed), and their replacement.
private func special(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> (length: Int, by: StaticString) {
  switch bytes[index] {
  case UInt8(ascii: "&"): (1, "&amp;")
  case UInt8(ascii: "<"): (1, "&lt;")
  case UInt8(ascii: ">"): (1, "&gt;")
  case UInt8(ascii: "\""): (1, "&quot;")
  case UInt8(ascii: "'"): (1, "&#39;")
  case 0x09: (1, "&#9;")
  case 0x0A: (1, "&#10;")
  case 0x0D: (1, "&#13;")
  case ..<0x20, 0x7F: (1, "")
  // The next two cases are the UTF-8 bytes of U+0080 to U+009F, and of U+FFFE and U+FFFF.
  case 0xC2 where bytes[index + 1] < 0xA0: (2, "")
  case 0xEF where bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE: (3, "")
  default: (0, "")
  }
}

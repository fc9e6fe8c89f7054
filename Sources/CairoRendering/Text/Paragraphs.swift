/// Splits text at line breaks, replacing each tab by four spaces and removing other control characters.
func paragraphs(of text: String) -> [String] {
  if isOneParagraph(text) { return [text] }
  var result: [String] = []
  var current = ""
  var previous: Unicode.Scalar = " "
  for scalar in text.unicodeScalars {
    defer { previous = scalar }
    switch scalar {
    case "\n" where previous == "\r": continue
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}":
      result.append(current)
      current = ""
    case "\t": current += "    "
    case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): continue
    default: current.unicodeScalars.append(scalar)
    }
  }
  result.append(current)
  return result
}

/// Returns whether text has neither line breaks nor control characters.
func isOneParagraph(_ text: String) -> Bool {
  if isPlain(text) { return true }
  var (last, before) = (UInt8(0), UInt8(0))
  return text.bytesSatisfy { byte in
    defer { (before, last) = (last, byte) }
    if byte < 0x20 || byte == 0x7F { return false }
    // In UTF-8, U+0080 to U+009F are C2 80 to C2 9F, and U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
    return !(last == 0xC2 && byte < 0xA0)
      && !(before == 0xE2 && last == 0x80 && (byte == 0xA8 || byte == 0xA9))
  }
}

private func isPlain(_ text: String) -> Bool { text.bytesSatisfy { $0 >= 0x20 && $0 < 0x7F } }

/// Replaces line breaks and tabs by spaces, and removes other control characters.
func singleLine(_ text: String) -> String {
  isOneParagraph(text) ? text : paragraphs(of: text).joined(separator: " ")
}

/// Removes characters that change the text direction, because they could scramble a title or a summary.
func withoutDirections(_ text: String) -> String {
  // In UTF-8, all removed characters begin with the byte E2.
  if text.bytesSatisfy({ $0 != 0xE2 }) { return text }
  return String(
    String.UnicodeScalarView(
      text.unicodeScalars.filter {
        !(0x202A...0x202E).contains($0.value) && !(0x2066...0x2069).contains($0.value)
      }))
}

extension String {
  /// Returns whether all bytes satisfy a condition. This is several times as fast as iterating over `utf8`.
  @inline(__always)
  func bytesSatisfy(_ isWanted: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isWanted) } ?? utf8.allSatisfy(isWanted)
  }
}

/// Undoes changes that web pages, mail programs, Markdown and word processors make to a log, without changing line
/// numbers.
func cleanText(_ text: [UInt8]) -> [UInt8] {
  var clean: [UInt8] = []
  clean.reserveCapacity(text.count)
  text.withUnsafeBufferPointer { bytes in
    var offset = 0
    var isLineStart = true
    while offset < bytes.count {
      let byte = bytes[offset]
      if isLineStart {
        offset = skipQuoteMarks(bytes, from: offset)
        isLineStart = false
        continue
      }
      isLineStart = byte == UInt8(ascii: "\n")
      guard mayBeDamage(byte), let repair = repair(bytes, at: offset) else {
        clean.append(byte)
        offset += 1
        continue
      }
      clean.append(contentsOf: repair.text.utf8)
      offset += repair.length
    }
  }
  return clean
}

private struct Repair {
  var length: Int
  var text: String
}

/// Each text to replace, and its replacement; neither may contain a line feed, since line numbers must stay the same.
private let repairs: [(pattern: [UInt8], text: String)] = repairTexts.map {
  (Array($0.pattern.utf8), $0.text)
}

private let repairTexts: [(pattern: String, text: String)] = [
  ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&apos;", "'"),
  ("&amp;", "&"), ("&nbsp;", " "),
  ("“", "\""), ("”", "\""), ("„", "\""), ("‘", "'"), ("’", "'"), ("–", "-"), ("—", "-"), ("\u{A0}", " "),
  ("**", ""), ("~~", "-"), ("\r", " "), ("\t", " "),
  ("\\_", "_"), ("\\*", "*"), ("\\[", "["), ("\\]", "]"), ("\\<", "<"), ("\\>", ">"), ("\\|", "|"),
  ("\\-", "-"),
]

private func mayBeDamage(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "~"), UInt8(ascii: "\r"), UInt8(ascii: "\t"),
    UInt8(ascii: "\\"), 0xE2, 0xC2:
    true
  default: false
  }
}

private func repair(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Repair? {
  for (pattern, text) in repairs where offset + pattern.count <= bytes.count {
    if pattern.indices.allSatisfy({ bytes[offset + $0] == pattern[$0] }) {
      return Repair(length: pattern.count, text: text)
    }
  }
  return nil
}

private func skipQuoteMarks(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  var offset = start
  while offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: ">"),
    bytes[offset + 1] == UInt8(ascii: " ") || bytes[offset + 1] == UInt8(ascii: ">")
  {
    offset += 1
    if bytes[offset] == UInt8(ascii: " ") { offset += 1 }
  }
  return offset
}

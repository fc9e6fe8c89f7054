/// Adds a custom entry to the document information of a PDF made by Cairo (PDF 1.4 reference, section 3.4.5).
///
/// - Returns: `nil` if the file does not end like Cairo's PDFs.
func addingInformation(_ key: String, _ text: [UInt8], to file: [UInt8]) -> [UInt8]? {
  // 1. Find the object with the document information.
  guard let trailer = PDFTrailer(of: file), let start = trailer.offset(of: trailer.information, in: file),
    let end = firstRange(of: Array("endobj".utf8), in: file[start...])?.lowerBound,
    let close = lastRange(of: Array(">>".utf8), in: file[start..<end])?.lowerBound
  else { return nil }
  // 2. Append a copy of this object to the file, with the new entry at the end of the copy.
  var result = file
  let position = result.count
  result += file[start..<close]
  result += Array("   /\(key) ".utf8) + pdfString(text) + Array("\n>>\nendobj\n".utf8)
  // 3. Append a cross-reference section for the copy, with a reference (`/Prev`) to the previous section.
  let section = result.count
  let digits = String(position)
  let padded = String(repeating: "0", count: max(0, 10 - digits.count)) + digits
  result += Array(
    """
    xref
    \(trailer.information) 1
    \(padded) 00000 n\u{20}
    trailer
    << /Size \(trailer.size)
       /Root \(trailer.root) 0 R
       /Info \(trailer.information) 0 R
       /Prev \(trailer.section)
    >>
    startxref
    \(section)
    %%EOF

    """.utf8)
  return result
}

private struct PDFTrailer {
  var size: Int
  var root: Int
  var information: Int
  var section: Int

  init?(of file: [UInt8]) {
    guard let start = lastRange(of: Array("trailer".utf8), in: file[...])?.upperBound else { return nil }
    let words = String(decoding: file[start...], as: UTF8.self).split { $0 == " " || $0 == "\n" }
    func number(after key: String) -> Int? {
      guard let place = words.firstIndex(of: Substring(key)), place + 1 < words.count else { return nil }
      return Int(words[place + 1])
    }
    guard let size = number(after: "/Size"), let root = number(after: "/Root"),
      let information = number(after: "/Info"), let section = number(after: "startxref"),
      information < size, section < file.count
    else { return nil }
    (self.size, self.root, self.information, self.section) = (size, root, information, section)
  }

  /// Returns an object's byte offset, read from the cross-reference table.
  func offset(of object: Int, in file: [UInt8]) -> Int? {
    let head = Array("xref\n0 \(size)\n".utf8)
    guard file[section...].starts(with: head) else { return nil }
    let entry = section + head.count + 20 * object
    guard entry + 10 <= file.count,
      let offset = Int(String(decoding: file[entry..<entry + 10], as: UTF8.self)),
      offset < section
    else { return nil }
    return offset
  }
}

/// Returns a PDF string: a literal if the text is ASCII, otherwise UTF-16 in hexadecimal (PDF 1.4 reference, section
/// 3.8.1).
private func pdfString(_ text: [UInt8]) -> [UInt8] {
  guard text.contains(where: { $0 >= 0x80 }) else {
    var literal = [UInt8(ascii: "(")]
    for byte in text {
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "\\") {
        literal.append(UInt8(ascii: "\\"))
      }
      literal.append(byte)
    }
    return literal + [UInt8(ascii: ")")]
  }
  var digits = Array("<FEFF".utf8)
  for unit in String(decoding: text, as: UTF8.self).utf16 {
    let hex = String(unit, radix: 16, uppercase: true)
    digits += Array((String(repeating: "0", count: 4 - hex.count) + hex).utf8)
  }
  return digits + [UInt8(ascii: ">")]
}

private func firstRange(of word: [UInt8], in bytes: ArraySlice<UInt8>) -> Range<Int>? {
  guard bytes.count >= word.count else { return nil }
  let last = bytes.endIndex - word.count
  return (bytes.startIndex...last).first { bytes[$0...].starts(with: word) }.map { $0..<$0 + word.count }
}

private func lastRange(of word: [UInt8], in bytes: ArraySlice<UInt8>) -> Range<Int>? {
  guard bytes.count >= word.count else { return nil }
  let last = bytes.endIndex - word.count
  return (bytes.startIndex...last).last { bytes[$0...].starts(with: word) }.map { $0..<$0 + word.count }
}

/// A position in the text of a log. Line breaks count as spaces, because consoles and mail programs wrap lines.
struct LogCursor {
  let bytes: [UInt8]
  var offset: Int
  var end: Int

  var byte: UInt8 { offset < end ? bytes[offset] : 0 }

  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
  }

  mutating func skipBlanks() {
    while offset < end, isBlank(bytes[offset]) { offset += 1 }
  }

  func starts(with word: StaticString, at place: Int? = nil) -> Bool {
    let place = place ?? offset
    let count = word.utf8CodeUnitCount
    guard place + count <= end else { return false }
    return (0..<count).allSatisfy { bytes[place + $0] == word.utf8Start[$0] }
  }

  mutating func take(_ word: StaticString) -> Bool {
    guard starts(with: word) else { return false }
    offset += word.utf8CodeUnitCount
    return true
  }

  func find(_ word: StaticString, before limit: Int? = nil) -> Int? {
    var place = offset
    let limit = min(limit ?? end, end)
    while place < limit {
      if bytes[place] == word.utf8Start[0], starts(with: word, at: place) { return place }
      place += 1
    }
    return nil
  }

  mutating func takeText(before place: Int) -> String {
    skipBlanks()
    var last = place
    while last > offset, isBlank(bytes[last - 1]) { last -= 1 }
    defer { offset = max(offset, place) }
    return text(offset, last)
  }

  mutating func takeAddress() -> String? {
    guard starts(with: "0x") else { return nil }
    var last = offset + 2
    while last < end, isHexadecimal(bytes[last]) { last += 1 }
    guard last > offset + 2 else { return nil }
    defer { offset = last }
    return text(offset, last)
  }

  /// Reads a number, whose sign may be followed by spaces, as in `- 16`.
  mutating func takeNumber() -> Double? {
    let start = offset
    var isNegative = false
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
      isNegative = byte == UInt8(ascii: "-")
      offset += 1
      skipBlanks()
    }
    let digits = offset
    while isNumberByte(byte) || isExponentSign { offset += 1 }
    guard let value = Double(text(digits, offset)) else {
      offset = start
      return nil
    }
    return isNegative ? -value : value
  }

  mutating func takeWord() -> String {
    let start = offset
    while offset < end, isLetter(bytes[offset]) || isDigit(bytes[offset]) { offset += 1 }
    return text(start, offset)
  }

  private var isExponentSign: Bool {
    guard offset > 0, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") else { return false }
    return bytes[offset - 1] | 0x20 == UInt8(ascii: "e")
  }
}

func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
}

func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }

func isHexadecimal(_ byte: UInt8) -> Bool {
  isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
}

private func isNumberByte(_ byte: UInt8) -> Bool {
  isDigit(byte) || byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e")
}

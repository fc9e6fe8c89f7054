struct LogMark: Equatable {
  enum Kind: Equatable {
    /// The heading “Unable to simultaneously satisfy constraints”.
    case heading
    /// The line “Will attempt to recover by breaking constraint”, before the constraint that the system broke.
    case recovery
    /// The start of a constraint's class name, as in `NSLayoutConstraint:0x6000…`.
    case entry
    /// `<private>`, which the system prints in place of the list of constraints.
    case hidden
    /// A sentence that Xcode prints before or after the list of constraints. If it follows a constraint, the
    /// constraint's text ends there.
    case prose
  }

  var kind: Kind
  var offset: Int
  var line: Int
}

func findEntries(_ text: [UInt8]) -> [LogMark] {
  var marks: [LogMark] = []
  text.withUnsafeBufferPointer { bytes in
    var line = 0
    for offset in bytes.indices {
      switch bytes[offset] {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: ":"):
        guard let start = entryStart(bytes, colon: offset) else { continue }
        marks.append(LogMark(kind: .entry, offset: start, line: line))
      default:
        guard let kind = phrase(bytes, at: offset) else { continue }
        marks.append(LogMark(kind: kind, offset: offset, line: line))
      }
    }
  }
  return marks
}

private let phrases: [(text: [UInt8], kind: LogMark.Kind)] = phraseTexts.map {
  (Array($0.text.utf8), $0.kind)
}

private let phraseTexts: [(text: String, kind: LogMark.Kind)] = [
  ("simultaneously satisfy constraints", .heading), ("onflicting constraints detected", .heading),
  ("recover by breaking", .recovery), ("<private>", .hidden), ("Will attempt to", .prose),
  ("Make a symbolic", .prose), ("Break on objc", .prose), ("Set the NSUserDefault", .prose),
  ("Probably at least one", .prose),
]

private func phrase(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> LogMark.Kind? {
  switch bytes[offset] {
  case UInt8(ascii: "s"), UInt8(ascii: "o"), UInt8(ascii: "r"), UInt8(ascii: "<"), UInt8(ascii: "W"),
    UInt8(ascii: "M"), UInt8(ascii: "B"), UInt8(ascii: "S"), UInt8(ascii: "P"):
    break
  default: return nil
  }
  for (text, kind) in phrases where offset + text.count <= bytes.count && bytes[offset] == text[0] {
    if text.indices.allSatisfy({ bytes[offset + $0] == text[$0] }) { return kind }
  }
  return nil
}

/// Returns the offset of the class name before a colon if this class name begins a constraint, as in `<Class:0x6000…`;
/// otherwise, `nil`.
private func entryStart(_ bytes: UnsafeBufferPointer<UInt8>, colon: Int) -> Int? {
  var start = colon
  while start > 0, isClassByte(bytes[start - 1]) { start -= 1 }
  guard start < colon else { return nil }
  let isOpened = start > 0 && bytes[start - 1] == UInt8(ascii: "<")
  let isConstraint = ends(bytes[start..<colon], with: "Constraint")
  let hasAddress =
    colon + 3 < bytes.count && bytes[colon + 1] == UInt8(ascii: "0") && bytes[colon + 2] == UInt8(ascii: "x")
    && isHexadecimal(bytes[colon + 3])
  return hasAddress ? (isOpened || isConstraint ? start : nil) : (isOpened && isConstraint ? start : nil)
}

private func ends(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, with ending: StaticString) -> Bool {
  let count = ending.utf8CodeUnitCount
  guard bytes.count >= count else { return false }
  return (0..<count).allSatisfy { bytes[bytes.endIndex - count + $0] == ending.utf8Start[$0] }
}

func isClassByte(_ byte: UInt8) -> Bool {
  isLetter(byte) || isDigit(byte) || byte >= 0x80 || "_.$".utf8.contains(byte)
}

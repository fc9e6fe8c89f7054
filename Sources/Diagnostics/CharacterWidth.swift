/// Returns the number of columns that a character occupies in a terminal, from 0 to 2 (Unicode Standard Annex 11).
func terminalWidth(_ character: Character) -> Int {
  let scalars = character.unicodeScalars
  let first = scalars[scalars.startIndex]
  if first.isASCII { return scalars.contains("\u{FE0F}") ? 2 : 1 }
  switch first.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: break
  }
  if first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") { return 2 }
  return wideRanges.contains { $0.contains(first.value) } ? 2 : 1
}

private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
  0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
  0x1F900...0x1F9FF, 0x20000...0x3FFFD,
]

/// Returns whether a character could affect more of a terminal's output than its own place, because one of its scalars
/// is, for example, a control character or a line break.
func actsOnTerminal(_ character: Character) -> Bool {
  character.unicodeScalars.contains(where: actsOnText)
}

/// Returns whether a Unicode scalar affects the text around it, such as a control character, a line break or a change
/// of direction.
public func actsOnText(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
  default: false
  }
}

/// Returns text that fits on one line: each character that is or contains a control character, a line break or a change
/// of direction is replaced with U+FFFD.
public func printable(_ text: String) -> String {
  text.contains(where: actsOnTerminal)
    ? String(text.map { actsOnTerminal($0) ? "\u{FFFD}" : $0 }) : text
}

/// Joins lines into one text with a line break after each line, and replaces control characters, line breaks and
/// changes of direction within a line with U+FFFD.
public func printableText(_ lines: [String]) -> String { lines.map { printable($0) + "\n" }.joined() }

/// Replaces all control characters and changes of direction in a text with U+FFFD, but keeps its line feeds.
public func printableLines(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }
    .joined(separator: "\n")
}

/// Returns the number of columns of a character in a terminal, from 0 to 2 (Unicode Standard Annex 11).
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

/// Returns whether a character, such as an escape, would control a terminal.
func actsOnTerminal(_ character: Character) -> Bool {
  character.unicodeScalars.contains(where: actsOnText)
}

/// Returns whether a character affects the text around it, such as a control character, a line break or a change of
/// direction.
public func actsOnText(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
  default: false
  }
}

/// Returns text for one line, with U+FFFD for control characters, line breaks and changes of direction.
public func printable(_ text: String) -> String {
  text.contains(where: actsOnTerminal)
    ? String(text.map { actsOnTerminal($0) ? "\u{FFFD}" : $0 }) : text
}

/// Returns the lines as one text with a line break after each, replacing control characters and other line breaks by
/// U+FFFD.
public func printableText(_ lines: [String]) -> String { lines.map { printable($0) + "\n" }.joined() }

/// Returns the text with U+FFFD for all control characters and changes of direction, except for line breaks.
public func printableLines(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }
    .joined(separator: "\n")
}

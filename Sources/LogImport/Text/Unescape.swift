/// Returns the text with the console's escape sequences decoded, so that `\U2019` becomes `’`, and with control
/// characters replaced with spaces.
func unescaped(_ text: String) -> String {
  guard text.contains("\\") || text.unicodeScalars.contains(where: isControl) else { return text }
  var result = String.UnicodeScalarView()
  var rest = Array(text.unicodeScalars)[...]
  while let scalar = rest.popFirst() {
    guard scalar == "\\", let next = rest.first else {
      result.append(isControl(scalar) ? " " : scalar)
      continue
    }
    switch next {
    case "n", "t", "r":
      rest.removeFirst()
      result.append(" ")
    case "U", "u":
      let digits = rest.dropFirst().prefix(4)
      guard digits.count == 4, let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
        let character = Unicode.Scalar(value), !isControl(character)
      else {
        result.append(scalar)
        continue
      }
      rest.removeFirst(5)
      result.append(character)
    case "\"", "'", "\\":
      rest.removeFirst()
      result.append(next)
    default: result.append(scalar)
    }
  }
  return String(result)
}

/// Returns whether a character is a control character or a noncharacter such as U+FFFE. The text of a layout must not
/// contain these characters.
func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 0x20 || scalar.value == 0x7F || scalar.value & 0xFFFE == 0xFFFE
}

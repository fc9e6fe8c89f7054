import Diagnostics
import Graphics
import LayoutModel

extension Cursor {
  /// Takes `#rgb`, `#rrggbb`, `#rrggbbaa`, a CSS color name in uppercase or lowercase letters, or `none`.
  mutating func takeColor(after property: String) throws(Diagnostic) -> ViewColor {
    skipBlanks()
    let start = offset
    if take("#") {
      var (digits, isHexadecimal) = (0 as UInt32, true)
      while isNameByte(byte) {
        if let digit = hexadecimalValue(byte) {
          digits = digits << 4 | UInt32(digit)
        } else {
          isHexadecimal = false
        }
        advance()
      }
      guard isHexadecimal, let color = color(digits, count: offset - start - 1) else {
        throw .malformedColor(self[span(from: start)], at: span(from: start))
      }
      return .color(color)
    }
    guard let name = takeName() else {
      throw .error(
        "expected-color",
        "expected a color after '\(property)': '#rgb', '#rrggbb', '#rrggbbaa', a CSS color name, or 'none'",
        at: characterHere)
    }
    let lowercase = name.text.lowercased()
    if lowercase == "none" { return .none }
    if lowercase == "transparent" { return .color(Color(red: 0, green: 0, blue: 0, alpha: 0)) }
    guard let value = cssColors[lowercase] else {
      let suggestion =
        systemColor(name.text) == nil ? nearest(to: lowercase, in: cssColors.keys.sorted()) : nil
      throw .error(
        "unknown-color", "no color is named \(quoted(name.text))" + didYouMean(suggestion), at: name.span)
    }
    return .color(Color(rgb: value))
  }
}

extension Diagnostic {
  static func malformedColor(_ text: String, at span: SourceSpan) -> Self {
    .error(
      "malformed-color",
      "\(quoted(text)) is not a color; write '#rgb', '#rrggbb' or '#rrggbbaa' in hexadecimal", at: span)
  }
}

private func color(_ digits: UInt32, count: Int) -> Color? {
  func channel(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: digits >> shift) }
  switch count {
  case 3:
    return Color(red: (channel(8) & 15) * 17, green: (channel(4) & 15) * 17, blue: (channel(0) & 15) * 17)
  case 6: return Color(red: channel(16), green: channel(8), blue: channel(0))
  case 8: return Color(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
  default: return nil
  }
}

import Diagnostics
import Graphics
import LayoutModel

extension Cursor {
  /// Takes a colour: `#rgb`, `#rrggbb`, `#rrggbbaa`, a CSS colour name in letters of either case, or `none`.
  mutating func takeColor(after property: String) throws(DeclarationError) -> ViewColor {
    skipBlanks()
    let start = offset
    if take("#") {
      var digits: [UInt8] = []
      var isHexadecimal = true
      while isNameByte(byte) {
        if let digit = hexadecimalValue(byte) { digits.append(UInt8(digit)) } else { isHexadecimal = false }
        advance()
      }
      guard isHexadecimal, let color = color(ofDigits: digits) else {
        throw .malformedColor(source[span(from: start)], at: span(from: start))
      }
      return .color(color)
    }
    guard let name = takeName() else { throw .expected(.color(after: property), at: characterHere) }
    let lowercase = name.text.lowercased()
    if lowercase == "none" { return .none }
    if lowercase == "transparent" { return .color(Color(red: 0, green: 0, blue: 0, alpha: 0)) }
    guard let value = cssColors[lowercase] else {
      let suggestion = nearest(to: lowercase, in: cssColors.keys.sorted())
      throw .unknownColor(name.text, suggestion: suggestion, at: name.span)
    }
    return .color(Color(rgb: value))
  }
}

private func color(ofDigits digits: [UInt8]) -> Color? {
  switch digits.count {
  case 3: Color(red: digits[0] * 17, green: digits[1] * 17, blue: digits[2] * 17)
  case 6, 8:
    Color(
      red: digits[0] << 4 | digits[1], green: digits[2] << 4 | digits[3], blue: digits[4] << 4 | digits[5],
      alpha: digits.count == 8 ? digits[6] << 4 | digits[7] : 255)
  default: nil
  }
}

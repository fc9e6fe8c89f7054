import Graphics

/// SVG text while it is written: bytes, since building strings would take most of the time.
struct SVGBytes {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Escaped, without the control characters that XML does not allow.
  mutating func append(escaped text: String) { appendEscaped(text, to: &bytes) }

  /// UTF-8 between two tags, without control characters; quotes stay.
  mutating func append(content text: [UInt8]) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      default: bytes.append(byte)
      }
    }
  }

  /// At most three decimals.
  mutating func append(_ number: Double) { appendShortest(number, to: &bytes) }

  mutating func attribute(_ name: StaticString, _ number: Double) {
    open(name)
    append(number)
    append("\"")
  }

  mutating func attribute(_ name: StaticString, _ text: String) {
    open(name)
    append(escaped: text)
    append("\"")
  }

  mutating func attribute(_ name: StaticString, _ numbers: [Double]) {
    open(name)
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(" ") }
      append(number)
    }
    append("\"")
  }

  /// A colour, and where it is not opaque its opacity.
  mutating func attribute(_ name: StaticString, opacity opacityName: StaticString, _ color: Color?) {
    open(name)
    guard let color else {
      append("none\"")
      return
    }
    append("#")
    let isShort = color.red % 17 == 0 && color.green % 17 == 0 && color.blue % 17 == 0
    hexDigits(color.red, isShort: isShort)
    hexDigits(color.green, isShort: isShort)
    hexDigits(color.blue, isShort: isShort)
    append("\"")
    if color.alpha < 255 { attribute(opacityName, Double(color.alpha) / 255) }
  }

  private mutating func open(_ name: StaticString) {
    append(" ")
    append(name)
    append("=\"")
  }

  private mutating func hexDigits(_ channel: UInt8, isShort: Bool) {
    if !isShort { hexDigit(channel >> 4) }
    hexDigit(channel & 15)
  }

  private mutating func hexDigit(_ value: UInt8) { bytes.append(value < 10 ? 0x30 + value : 0x57 + value) }
}

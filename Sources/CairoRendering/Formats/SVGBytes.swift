import Graphics

/// SVG text while it is written: bytes, since building strings would take most of the time.
struct SVGBytes {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Escaped, without the control characters that XML does not allow.
  mutating func append(escaped text: String) {
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x20 && byte < 0x7F && byte != 0x26 && byte != 0x3C && byte != 0x3E && byte != 0x22
        && byte != 0x27
    }
    bytes.append(contentsOf: isPlain ? text.utf8 : escapeXML(text).utf8)
  }

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
    let channels = [color.red, color.green, color.blue]
    let isShort = channels.allSatisfy { $0 % 17 == 0 }
    for channel in channels {
      if !isShort { hexDigit(channel >> 4) }
      hexDigit(channel & 15)
    }
    append("\"")
    if color.alpha < 255 { attribute(opacityName, Double(color.alpha) / 255) }
  }

  private mutating func open(_ name: StaticString) {
    append(" ")
    append(name)
    append("=\"")
  }

  private mutating func hexDigit(_ value: UInt8) { bytes.append(value < 10 ? 0x30 + value : 0x57 + value) }
}

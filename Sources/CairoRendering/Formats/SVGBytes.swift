import Encoding
import Graphics

/// Builds SVG text as bytes in a small buffer, which is much faster than appending to a string or an array.
struct SVGBytes {
  private var written: [UInt8] = []
  private let buffer: UnsafeMutablePointer<UInt8>
  private var filled = 0

  static let capacity = 1 << 14
  private static let shortLength = 32

  /// The buffer must have `capacity` bytes, and no other code may write to it.
  init(buffer: UnsafeMutablePointer<UInt8>) { self.buffer = buffer }

  mutating func reserve(_ count: Int) { written.reserveCapacity(count) }

  mutating func finish() -> [UInt8] {
    flush()
    return written
  }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    let count = text.utf8CodeUnitCount
    makeRoom(for: count)
    (buffer + filled).initialize(from: text.utf8Start, count: count)
    filled &+= count
  }

  mutating func append(plain text: String) {
    var text = text
    text.withUTF8 { append(bytes: $0) }
  }

  mutating func append(escaped text: String) {
    var text = text
    text.withUTF8 { source in
      forEachPiece(ofEscaped: source) { append(bytes: $0) }
    }
  }

  /// Appends text as the content of an element, escaping `&`, `<` and `>`. The text must not contain control
  /// characters.
  mutating func append(content text: [UInt8]) {
    text.withUnsafeBufferPointer { source in
      var plain = 0
      for index in source.indices {
        let escape: StaticString
        switch source[index] {
        case UInt8(ascii: "&"): escape = "&amp;"
        case UInt8(ascii: "<"): escape = "&lt;"
        case UInt8(ascii: ">"): escape = "&gt;"
        default: continue
        }
        append(bytes: UnsafeBufferPointer(rebasing: source[plain..<index]))
        append(escape)
        plain = index + 1
      }
      append(bytes: UnsafeBufferPointer(rebasing: source[plain...]))
    }
  }

  mutating func append(_ number: Double) {
    makeRoom(for: Self.shortLength)
    filled &+= writeDecimal(number, to: buffer + filled)
  }

  @inline(__always)
  mutating func attribute(_ name: StaticString, _ number: Double) {
    open(name)
    append(number)
    append("\"")
  }

  @inline(__always)
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

  @inline(__always)
  mutating func attribute(_ name: StaticString, opacity opacityName: StaticString, _ color: Color?) {
    open(name)
    append(color)
    append("\"")
    if let color, color.alpha < 255 { attribute(opacityName, Double(color.alpha) / 255) }
  }

  @inline(never)
  private mutating func append(_ color: Color?) {
    guard let color else { return append("none") }
    append("#")
    let isShort = color.red % 17 == 0 && color.green % 17 == 0 && color.blue % 17 == 0
    makeRoom(for: Self.shortLength)
    append(digitsOf: color.red, isShort: isShort)
    append(digitsOf: color.green, isShort: isShort)
    append(digitsOf: color.blue, isShort: isShort)
  }

  @inline(__always)
  private mutating func append(digitsOf channel: UInt8, isShort: Bool) {
    func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 &+ value : 0x57 &+ value }
    buffer[filled] = digit(channel >> 4)
    buffer[filled &+ 1] = digit(channel & 15)
    filled &+= isShort ? 1 : 2
  }

  @inline(__always)
  private mutating func open(_ name: StaticString) {
    append(" ")
    append(name)
    append("=\"")
  }

  private mutating func append(bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    if bytes.count > Self.capacity {
      flush()
      written.append(contentsOf: bytes)
      return
    }
    makeRoom(for: bytes.count)
    (buffer + filled).initialize(from: start, count: bytes.count)
    filled &+= bytes.count
  }

  @inline(__always)
  private mutating func makeRoom(for count: Int) {
    if filled &+ count > Self.capacity { flush() }
  }

  @inline(never)
  private mutating func flush() {
    written.append(contentsOf: UnsafeBufferPointer(start: buffer, count: filled))
    filled = 0
  }
}

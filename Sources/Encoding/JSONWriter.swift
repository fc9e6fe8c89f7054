/// Writes JSON text, with keys in the given order.
///
/// ```
/// var json = JSONWriter()
/// json.object(.lines) { json in
///   json.member("schema", 1)
///   json.array("names", names) { json, name in json.write(name) }
/// }
/// ```
public struct JSONWriter: Sendable {
  /// The arrangement of the members of an object or array.
  public enum Shape: Sendable {
    /// All members on one line, with blanks after commas and colons.
    case inline
    /// One member per line, indented.
    case lines
    /// All members on one line without blanks, for machines.
    case compact
  }

  private struct Container {
    var shape: Shape
    var isEmpty = true
  }

  /// The text as UTF-8.
  public private(set) var bytes: [UInt8] = []
  private var containers: [Container] = []
  private var isAfterKey = false

  public init() {}

  /// Writes an object, and calls `members` to write its keys and values.
  public mutating func object(_ shape: Shape = .inline, _ members: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"), shape)
    members(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes an array, and calls `each` to write the value for each element.
  public mutating func array<Elements: Sequence>(
    _ elements: Elements, _ shape: Shape = .inline, _ each: (inout JSONWriter, Elements.Element) -> Void
  ) {
    open(UInt8(ascii: "["), shape)
    for element in elements { each(&self, element) }
    close(UInt8(ascii: "]"))
  }

  /// Writes an array, and calls `values` to write its elements.
  public mutating func values(_ shape: Shape = .inline, _ values: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "["), shape)
    values(&self)
    close(UInt8(ascii: "]"))
  }

  /// Writes the name of a member; the caller must write the member's value next.
  public mutating func key(_ name: String) {
    separate()
    writeQuoted(name)
    bytes.append(UInt8(ascii: ":"))
    if containers.last?.shape != .compact { bytes.append(UInt8(ascii: " ")) }
    isAfterKey = true
  }

  /// Writes a string with JSON's escapes, or `null`.
  public mutating func write(_ value: String?) {
    separate()
    if let value { writeQuoted(value) } else { append("null") }
  }

  /// Writes `true` or `false`.
  public mutating func write(_ value: Bool) {
    separate()
    if value { append("true") } else { append("false") }
  }

  /// Writes an integer, or `null`.
  public mutating func write(_ value: Int?) {
    separate()
    guard let value else { return append("null") }
    appendInteger(value)
  }

  private mutating func appendInteger(_ value: Int) {
    if 0..<10_000 ~= value {
      var place = value < 10 ? 1 : value < 100 ? 10 : value < 1000 ? 100 : 1000
      while place > 0 {
        bytes.append(UInt8(ascii: "0") + UInt8(value / place % 10))
        place /= 10
      }
      return
    }
    let (thousandths, isTooLarge) = value.magnitude.multipliedReportingOverflow(by: 1000)
    if isTooLarge { return bytes.append(contentsOf: String(value).utf8) }
    bytes.append(thousandths: UInt64(thousandths), isNegative: value < 0)
  }

  /// Writes a number with the fewest digits that identify it; `nil`, infinity and NaN become `null`.
  public mutating func write(_ value: Double?) {
    separate()
    if let value, value.isFinite { appendShortest(value, to: &bytes) } else { append("null") }
  }

  /// Writes a member with a string, or with `null`.
  public mutating func member(_ name: String, _ value: String?) {
    key(name)
    write(value)
  }

  /// Writes a member with `true` or `false`.
  public mutating func member(_ name: String, _ value: Bool) {
    key(name)
    write(value)
  }

  /// Writes a member with an integer, or with `null`.
  public mutating func member(_ name: String, _ value: Int?) {
    key(name)
    write(value)
  }

  /// Writes a member with a number; `nil`, infinity and NaN become `null`.
  public mutating func member(_ name: String, _ value: Double?) {
    key(name)
    write(value)
  }

  /// Writes a member with an array of integers, without spaces. This is much faster than writing each integer
  /// separately.
  public mutating func member(_ name: String, _ values: [Int]) {
    key(name)
    separate()
    bytes.append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      appendInteger(value)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Writes a member with an object, and calls `members` to write the object's members.
  public mutating func object(
    _ name: String, _ shape: Shape = .inline, _ members: (inout JSONWriter) -> Void
  ) {
    key(name)
    object(shape, members)
  }

  /// Writes a member with an object, and calls `members` to write the object's members. If `value` is `nil`, writes
  /// `null` instead.
  public mutating func object<Value>(
    _ name: String, of value: Value?, _ shape: Shape = .inline, _ members: (inout JSONWriter, Value) -> Void
  ) {
    guard let value else { return member(name, nil as String?) }
    object(name, shape) { json in members(&json, value) }
  }

  /// Writes a member with an array, and calls `each` to write the value for each element.
  public mutating func array<Elements: Sequence>(
    _ name: String, _ elements: Elements, _ shape: Shape = .inline,
    _ each: (inout JSONWriter, Elements.Element) -> Void
  ) {
    key(name)
    array(elements, shape, each)
  }

  /// Writes an array with an object for each element, and calls `each` to write the object's members.
  public mutating func objects<Elements: Sequence>(
    _ elements: Elements, _ shape: Shape = .inline, of inner: Shape = .inline,
    _ each: (inout JSONWriter, Elements.Element) -> Void
  ) {
    array(elements, shape) { json, element in json.object(inner) { json in each(&json, element) } }
  }

  /// Writes a member with an array that has an object for each element, and calls `each` to write the object's members.
  public mutating func objects<Elements: Sequence>(
    _ name: String, _ elements: Elements, _ shape: Shape = .inline, of inner: Shape = .inline,
    _ each: (inout JSONWriter, Elements.Element) -> Void
  ) {
    key(name)
    objects(elements, shape, of: inner, each)
  }

  /// Writes a member with an array, and calls `values` to write the array's elements.
  public mutating func values(
    _ name: String, _ shape: Shape = .inline, _ values: (inout JSONWriter) -> Void
  ) {
    key(name)
    self.values(shape, values)
  }

  /// Ends the text with a line break, and returns it.
  public mutating func finish() -> [UInt8] {
    precondition(containers.isEmpty, "an object or array is still open")
    append("\n")
    return bytes
  }
}

extension JSONWriter {
  private mutating func append(_ text: StaticString) { bytes.append(text) }

  private mutating func open(_ bracket: UInt8, _ shape: Shape) {
    separate()
    bytes.append(bracket)
    containers.append(Container(shape: shape))
  }

  private mutating func close(_ bracket: UInt8) {
    let closed = containers.removeLast()
    if closed.shape == .lines, !closed.isEmpty { breakLine() }
    bytes.append(bracket)
  }

  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let container = containers.last else { return }
    containers[containers.count - 1].isEmpty = false
    if !container.isEmpty { bytes.append(UInt8(ascii: ",")) }
    switch container.shape {
    case .lines: breakLine()
    case .inline: if !container.isEmpty { append(" ") }
    case .compact: break
    }
  }

  private mutating func breakLine() {
    append("\n")
    for container in containers where container.shape == .lines { append("  ") }
  }

  private mutating func writeQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { source in
      var plain = 0
      for index in source.indices {
        let byte = source[index]
        let isPlain = byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != 0x7F
        // Escape control characters beyond ASCII, line separators, and characters that set the text direction. In
        // UTF-8, they begin with the byte C2 or E2, so characters with other first bytes need no further test.
        if isPlain, byte != 0xC2, byte != 0xE2 { continue }
        var scalar = UInt16(byte)
        if byte == 0xC2 {
          scalar = UInt16(source[index + 1])
          if scalar >= 0xA0 { continue }
        } else if byte == 0xE2 {
          scalar = 0x2000 + UInt16(source[index + 1] & 0x3F) << 6 + UInt16(source[index + 2] & 0x3F)
          if !(0x2028...0x202E).contains(scalar), !(0x2066...0x2069).contains(scalar) { continue }
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[plain..<index]))
        writeEscape(scalar)
        plain = index + (byte == 0xC2 ? 2 : byte == 0xE2 ? 3 : 1)
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[plain...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func writeEscape(_ scalar: UInt16) {
    switch Unicode.Scalar(scalar) {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "\n": append("\\n")
    case "\r": append("\\r")
    case "\t": append("\\t")
    default:
      let digits = String(scalar, radix: 16)
      let zeros = String(repeating: "0", count: 4 - digits.count)
      bytes.append(contentsOf: "\\u\(zeros)\(digits)".utf8)
    }
  }
}

/// Writes JSON text: keys in the order in which they are given, so the same values make the same bytes.
///
/// ```
/// var json = JSONWriter()
/// json.object(.lines) { json in
///   json.member("schema", 1)
///   json.key("names")
///   json.array(names) { json, name in json.write(name) }
/// }
/// ```
public struct JSONWriter: Sendable {
  /// How the members of an object or array are set: what reads well in a diff is one thing a line.
  public enum Shape: Sendable {
    case inline
    case lines
    /// Without blanks, for machines.
    case compact
  }

  private struct Container {
    var shape: Shape
    var isEmpty = true
  }

  /// UTF-8.
  public private(set) var bytes: [UInt8] = []
  private var containers: [Container] = []
  private var isAfterKey = false

  public init() {}

  /// Writes an object whose members are `key` and a value by turns.
  public mutating func object(_ shape: Shape = .inline, _ members: (inout JSONWriter) -> Void) {
    open("{", shape)
    members(&self)
    close("}")
  }

  /// Writes an array with what `each` writes for every element: one value.
  public mutating func array<Elements: Sequence>(
    _ elements: Elements, _ shape: Shape = .inline, _ each: (inout JSONWriter, Elements.Element) -> Void
  ) {
    open("[", shape)
    for element in elements { each(&self, element) }
    close("]")
  }

  /// Writes an array of what `values` writes.
  public mutating func values(_ shape: Shape = .inline, _ values: (inout JSONWriter) -> Void) {
    open("[", shape)
    values(&self)
    close("]")
  }

  /// Writes a member's name; its value must follow.
  public mutating func key(_ name: String) {
    separate()
    writeQuoted(name)
    append(containers.last?.shape == .compact ? ":" : ": ")
    isAfterKey = true
  }

  public mutating func write(_ value: String?) {
    separate()
    if let value { writeQuoted(value) } else { append("null") }
  }

  public mutating func write(_ value: Bool) {
    separate()
    append(value ? "true" : "false")
  }

  public mutating func write(_ value: Int?) {
    separate()
    append(value.map { String($0) } ?? "null")
  }

  /// Writes a number in its shortest form that reads back the same. JSON knows no infinity and no NaN:
  /// they become `null`.
  public mutating func write(_ value: Double?) {
    separate()
    if let value, value.isFinite { append(shortest(value)) } else { append("null") }
  }

  public mutating func member(_ name: String, _ value: String?) {
    key(name)
    write(value)
  }

  public mutating func member(_ name: String, _ value: Bool) {
    key(name)
    write(value)
  }

  public mutating func member(_ name: String, _ value: Int?) {
    key(name)
    write(value)
  }

  public mutating func member(_ name: String, _ value: Double?) {
    key(name)
    write(value)
  }

  /// Ends the text with a line break, as files of lines do.
  public mutating func finish() -> [UInt8] {
    precondition(containers.isEmpty, "an object or array is still open")
    append("\n")
    return bytes
  }
}

extension JSONWriter {
  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func open(_ bracket: String, _ shape: Shape) {
    separate()
    append(bracket)
    containers.append(Container(shape: shape))
  }

  private mutating func close(_ bracket: String) {
    let closed = containers.removeLast()
    if closed.shape == .lines, !closed.isEmpty { breakLine() }
    append(bracket)
  }

  /// What stands between two members; nothing between a key and its value.
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let container = containers.last else { return }
    containers[containers.count - 1].isEmpty = false
    if !container.isEmpty { append(",") }
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
    append("\"")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case UInt8(ascii: "\n"): append("\\n")
      case UInt8(ascii: "\r"): append("\\r")
      case UInt8(ascii: "\t"): append("\\t")
      case 0..<0x20, 0x7f:
        let digits = String(byte, radix: 16)
        append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      default: bytes.append(byte)
      }
    }
    append("\"")
  }
}

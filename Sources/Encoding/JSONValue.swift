/// A value read from JSON text (RFC 8259).
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// An object. If several members have the same name, the last is kept.
  case object([String: JSONValue])

  /// Parses JSON. Returns `nil` if the bytes are not valid JSON, or if its values are nested more than a hundred levels
  /// deep.
  package init?(_ bytes: [UInt8]) {
    var reader = JSONReader(bytes: bytes)
    guard let value = reader.value(depth: 0), reader.isAtEnd() else { return nil }
    self = value
  }

  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  package var array: [JSONValue]? {
    guard case .array(let values) = self else { return nil }
    return values
  }

  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  package var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  package var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }
}

private struct JSONReader {
  let bytes: [UInt8]
  private var at = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  private static let deepest = 100

  mutating func value(depth: Int) -> JSONValue? {
    skipBlanks()
    guard at < bytes.count, depth <= Self.deepest else { return nil }
    switch bytes[at] {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return skip("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return skip("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return skip("null") ? .null : nil
    default: return number().map { .number($0) }
    }
  }

  mutating func isAtEnd() -> Bool {
    skipBlanks()
    return at == bytes.count
  }

  private mutating func object(depth: Int) -> JSONValue? {
    var members: [String: JSONValue] = [:]
    at += 1
    if skipNext("}") { return .object(members) }
    while true {
      skipBlanks()
      guard let key = string(), skipNext(":"), let value = value(depth: depth + 1) else { return nil }
      members[key] = value
      if skipNext("}") { return .object(members) }
      guard skipNext(",") else { return nil }
    }
  }

  private mutating func array(depth: Int) -> JSONValue? {
    var values: [JSONValue] = []
    at += 1
    if skipNext("]") { return .array(values) }
    while true {
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
      if skipNext("]") { return .array(values) }
      guard skipNext(",") else { return nil }
    }
  }

  private mutating func string() -> String? {
    guard skip("\"") else { return nil }
    var text: [UInt8] = []
    while let end = bytes[at...].firstIndex(where: Self.endsPlainText) {
      text += bytes[at..<end]
      at = end + 1
      switch bytes[end] {
      case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        if scalar.isASCII { text.append(UInt8(scalar.value)) } else { text += Array(String(scalar).utf8) }
      default: return nil
      }
    }
    return nil
  }

  private static func endsPlainText(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard at < bytes.count else { return nil }
    at += 1
    switch bytes[at - 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let high = codeUnit() else { return nil }
      guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) }
      guard skip("\\u"), let low = codeUnit(), (0xDC00..<0xE000).contains(low) else { return nil }
      return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    default: return nil
    }
  }

  private mutating func codeUnit() -> UInt32? {
    guard at + 4 <= bytes.count else { return nil }
    at += 4
    var value: UInt32 = 0
    for byte in bytes[at - 4..<at] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  private mutating func number() -> Double? {
    let start = at
    while at < bytes.count, Self.isOfNumber(bytes[at]) { at += 1 }
    let digits = bytes[start..<at]
    // `Double` accepts texts that JSON does not allow, such as `.5`.
    guard let first = digits.first(where: { $0 != UInt8(ascii: "-") }),
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return nil }
    return Double(String(decoding: digits, as: UTF8.self))
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool { "0123456789-+.eE".utf8.contains(byte) }

  private mutating func skipBlanks() {
    while at < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[at]) { at += 1 }
  }

  private mutating func skipNext(_ text: StaticString) -> Bool {
    skipBlanks()
    return skip(text)
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      guard bytes[at...].starts(with: text) else { return false }
      at += text.count
      return true
    }
  }
}

import LayoutModel

struct SVGIdentifiers {
  let prefix: String
  private var names = UniqueNames(separator: "-")

  init(prefix: String) {
    self.prefix = Self.valid(prefix)
  }

  /// Returns a valid and unique identifier for a name. If the identifier was used before, a number is appended, as in
  /// `a-2`.
  mutating func unique(_ name: String) -> String {
    let base = prefix.isEmpty ? Self.valid(name) : prefix + Self.valid(name)
    return names.name(base.utf8.first.map(Self.startsWell) == true ? base : "_" + base)
  }

  private static func valid(_ name: String) -> String {
    if name.bytesSatisfy(isAllowed) { return name }
    return String(name.unicodeScalars.map { $0.isASCII && isAllowed(UInt8($0.value)) ? Character($0) : "_" })
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: startsWell(byte)
    }
  }

  private static func startsWell(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    default: false
    }
  }
}

/// Hands out identifiers that are valid in XML and unique in a picture.
struct SVGIdentifiers {
  /// Before each, so that several pictures can stand in one page.
  let prefix: String
  private var taken: Set<String> = []
  private var nextNumber: [String: Int] = [:]

  init(prefix: String) { self.prefix = Self.valid(prefix) }

  /// `name`, made valid, and with a number behind it where it was handed out before.
  mutating func unique(_ name: String) -> String {
    let base = prefix + Self.valid(name)
    let wanted = Self.startsWell(base) ? base : "_" + base
    if taken.insert(wanted).inserted { return wanted }
    while true {
      let number = nextNumber[wanted, default: 2]
      nextNumber[wanted] = number + 1
      let numbered = "\(wanted)-\(number)"
      if taken.insert(numbered).inserted { return numbered }
    }
  }

  private static func valid(_ name: String) -> String {
    let isValid = name.utf8.allSatisfy { isAllowed(Unicode.Scalar($0)) }
    return isValid
      ? name
      : String(name.unicodeScalars.map { isAllowed($0) ? Character($0) : "_" })
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".": true
    default: false
    }
  }

  private static func startsWell(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    return first == "_" || first.properties.isAlphabetic
  }
}

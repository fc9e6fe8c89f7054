import LayoutModel

/// The body of a constraint as the log prints it.
enum EntryBody {
  case equation(
    first: (view: LogView, attribute: EntryAttribute), relation: Relation,
    second: (view: LogView, attribute: EntryAttribute)?, multiplier: Double, constant: Double)
  case size(LogView, Axis, Relation, Double)
  case equalSize(LogView, Axis, Relation, LogView)
  /// The gap between two views, or between a view and the superview's edge (`nil`).
  case gap(LogView?, LogView?, Axis, Relation, Double)
}

/// A layout attribute, or a coordinate such as `minX`, which occurs in constraints made from autoresizing masks.
enum EntryAttribute: Equatable {
  case attribute(Attribute)
  case coordinate(String)

  init?(_ word: String) {
    if let attribute = Attribute(word: word) {
      self = .attribute(attribute)
    } else if Attribute(coordinate: word) != nil {
      self = .coordinate(word)
    } else {
      return nil
    }
  }
}

extension EntryReader {
  mutating func readBody() throws(LogError) -> EntryBody {
    let isFormat =
      cursor.starts(with: "H:") || cursor.starts(with: "V:") || cursor.starts(with: "|")
      || cursor.starts(with: "[")
    return isFormat ? try readVisualFormat() : try readEquation()
  }

  private mutating func readEquation() throws(LogError) -> EntryBody {
    let first = try readFirstItem()
    guard let relation = takeRelation() else { throw .noRelation }
    cursor.skipBlanks()
    var multiplier = 1.0
    var constant = 0.0
    if let number = takeNumber() {
      cursor.skipBlanks()
      guard cursor.take("*") else {
        return .equation(
          first: first, relation: relation, second: nil, multiplier: 1, constant: try checked(number))
      }
      multiplier = number
      cursor.skipBlanks()
    }
    let second = try readSecondItem()
    while true {
      cursor.skipBlanks()
      let start = cursor.offset
      if let space = takeSpace() {
        constant += space
        continue
      }
      let isFactor = cursor.take("*")
      if isFactor { cursor.skipBlanks() }
      let isSum = cursor.byte == UInt8(ascii: "+") || cursor.byte == UInt8(ascii: "-")
      guard isFactor || isSum, let number = takeNumber() else {
        cursor.offset = start
        break
      }
      if isFactor { multiplier *= number } else { constant += number }
    }
    return .equation(
      first: first, relation: relation, second: second, multiplier: try checked(multiplier),
      constant: try checked(constant))
  }

  /// Returns the number, or 0 if it is tiny, such as `CGFLOAT_MIN`; throws an error if it is huge, as in damaged logs.
  func checked(_ number: Double) throws(LogError) -> Double {
    guard number.isFinite, abs(number) <= 1e9 else { throw .numberOutOfRange }
    return abs(number) < 1e-6 ? 0 : number
  }

  mutating func takeSpace() -> Double? {
    guard cursor.take("NSLayoutAnchorConstraintSpace") || cursor.take("NSSpace") else { return nil }
    guard cursor.take("(") else { return standardSpace }
    cursor.skipBlanks()
    let length = takeNumber() ?? standardSpace
    cursor.skipBlanks()
    _ = cursor.take(")")
    return length
  }

  /// The length of `-` between sibling views (Apple's “Visual Format Language” guide).
  var standardSpace: Double { 8 }

  /// Reads a number, and adds its rounding error to `rounding`.
  mutating func takeNumber() -> Double? {
    let start = cursor.offset
    guard let number = cursor.takeNumber() else { return nil }
    rounding += roundingError(cursor.text(start, cursor.offset))
    return number
  }

  mutating func takeRelation() -> Relation? {
    cursor.skipBlanks()
    if cursor.take("==") || cursor.take("=") { return .equal }
    if cursor.take("<=") { return .lessOrEqual }
    if cursor.take(">=") { return .greaterOrEqual }
    return nil
  }

  private mutating func readFirstItem() throws(LogError) -> (view: LogView, attribute: EntryAttribute) {
    let relation = ["==", "<=", ">="].compactMap { (word: StaticString) in cursor.find(word) }.min()
    guard let relation else { throw .noRelation }
    if let colon = cursor.find(":0x", before: relation) { return try readAddressedItem(colon) }
    return try namedItem(cursor.takeText(before: relation))
  }

  private mutating func readSecondItem() throws(LogError) -> (view: LogView, attribute: EntryAttribute) {
    let line = cursor.find("\n\n") ?? cursor.end
    if let colon = cursor.find(":0x", before: line) { return try readAddressedItem(colon) }
    let rest = cursor.text(cursor.offset, cursor.end)
    if let name = names.prefix(of: rest) {
      cursor.offset += name.utf8.count + 1
      return (names.takeView(named: name) ?? LogView(name: name), try attribute(named: cursor.takeWord()))
    }
    let start = cursor.offset
    while cursor.offset < cursor.end, !isBlank(cursor.byte), cursor.byte != UInt8(ascii: ">") {
      cursor.offset += 1
    }
    return try namedItem(cursor.text(start, cursor.offset))
  }

  /// Reads an item with an address, such as `UILabel:0x105432840'Notebook + 14'.height`.
  private mutating func readAddressedItem(
    _ colon: Int
  ) throws(LogError) -> (view: LogView, attribute: EntryAttribute) {
    var view = takeAddressedView(colon)
    view.text = takeQuoted(before: ["."])
    _ = cursor.take(".")
    return (names.named(view), try attribute(named: cursor.takeWord()))
  }

  /// Reads a class name, whose generic arguments may contain spaces and commas, and an address.
  mutating func takeAddressedView(_ colon: Int) -> LogView {
    var view = LogView()
    view.className = cursor.takeText(before: colon)
    cursor.offset = colon + 1
    view.address = cursor.takeAddress()
    return view
  }

  /// Reads an item with a name, such as `homeLarge.height` or Masonry's `UILabel:messageLabel.height`.
  private mutating func namedItem(_ text: String) throws(LogError) -> (
    view: LogView, attribute: EntryAttribute
  ) {
    guard let dot = text.lastIndex(of: ".") else { throw .noAttribute("") }
    let attribute = try attribute(named: String(text[text.index(after: dot)...]))
    return (try namedView(String(text[..<dot])), attribute)
  }

  /// Returns the view for a name (`homeLarge`), or for a class and a key (`UILabel:messageLabel`).
  mutating func namedView(_ text: String) throws(LogError) -> LogView {
    guard !text.isEmpty else { throw .noView }
    if let known = names.takeView(named: text) { return known }
    guard let colon = text.firstIndex(of: ":"), colon != text.startIndex,
      text[..<colon].utf8.allSatisfy(isClassByte)
    else { return LogView(name: text) }
    let (key, address) = splitAddress(String(text[text.index(after: colon)...]))
    return LogView(className: String(text[..<colon]), address: address, name: key)
  }

  private func attribute(named word: String) throws(LogError) -> EntryAttribute {
    guard let attribute = EntryAttribute(word) else { throw .noAttribute(word) }
    return attribute
  }
}

func splitAddress(_ text: String) -> (key: String, address: String?) {
  guard text.hasSuffix("]"), let open = text.lastIndex(of: "["), open > text.startIndex else {
    return (text, nil)
  }
  let address = text[text.index(after: open)...].dropLast()
  guard address.hasPrefix("0x"), address.utf8.count > 2, address.utf8.dropFirst(2).allSatisfy(isHexadecimal)
  else { return (text, nil) }
  return (String(text[..<open]), String(address))
}

/// Returns the largest rounding error of a printed number, such as 0.0005 for `33.333`; 0 if the number does not seem
/// to be rounded, as in `12.5`.
private func roundingError(_ printed: String) -> Double {
  let digits = printed.filter { $0.isNumber }.drop { $0 == "0" }
  guard let point = printed.firstIndex(of: "."), !printed.contains("e") else { return 0 }
  let decimals = printed[printed.index(after: point)...].count { $0.isNumber }
  guard decimals >= 3 || digits.count >= 6 else { return 0 }
  var error = 0.5
  for _ in 0..<min(decimals, 20) { error /= 10 }
  return error
}

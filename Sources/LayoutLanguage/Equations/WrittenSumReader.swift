import LayoutModel

/// Reads what looks like an equation as ordinary arithmetic, for suggestions only: it gives up, with `nil`, on
/// everything that isn't plain.
///
///     sum     = product {("+" | "-") product}
///     product = factor {("*" | "/") factor}
///     factor  = ["+" | "-"] (NUMBER | METRIC | NAME ["." guide] "." attribute | "(" sum ")")
struct WrittenSumReader {
  private var cursor: Cursor
  private let metrics: [String: Double]
  private var depth = 0

  init(_ cursor: Cursor, metrics: [String: Double]) {
    self.cursor = cursor
    self.metrics = metrics
  }

  mutating func sum() -> WrittenSum? {
    guard var sum = product() else { return nil }
    while true {
      if take("+") {
        guard let next = product() else { return nil }
        sum = sum + next
      } else if take("-") {
        guard let next = product() else { return nil }
        sum = sum - next
      } else {
        return sum
      }
    }
  }

  private mutating func product() -> WrittenSum? {
    guard var product = factor() else { return nil }
    while true {
      if take("*") {
        guard let next = factor() else { return nil }
        if next.items.isEmpty {
          product = product.scaled(by: next.constant.value)
        } else if product.items.isEmpty {
          product = next.scaled(by: product.constant.value)
        } else {
          return nil
        }
      } else if take("/") {
        guard let next = factor(), next.items.isEmpty, next.constant.value != 0 else { return nil }
        product = product.scaled(by: 1 / next.constant.value)
      } else {
        return product
      }
    }
  }

  private mutating func factor() -> WrittenSum? {
    if take("-") { return operand()?.scaled(by: -1) }
    _ = take("+")
    return operand()
  }

  private mutating func operand() -> WrittenSum? {
    if take("(") {
      guard depth < 50 else { return nil }
      depth += 1
      guard let inside = sum(), take(")") else { return nil }
      depth -= 1
      return inside
    }
    cursor.skipBlanks()
    if let number = cursor.takeNumber() {
      return WrittenSum(constant: WrittenSum.Constant(value: number.value))
    }
    guard let name = cursor.takeName()?.text else { return nil }
    guard take(".") else {
      return metrics[name].map { WrittenSum(constant: WrittenSum.Constant(value: $0, metric: name)) }
    }
    cursor.skipBlanks()
    guard var word = cursor.takeName()?.text else { return nil }
    var path = name
    if LayoutGuide(rawValue: word) != nil, take(".") {
      path += "." + word
      cursor.skipBlanks()
      guard let next = cursor.takeName()?.text else { return nil }
      word = next
    }
    guard let attribute = attribute(named: word) else { return nil }
    return WrittenSum(items: [WrittenSum.Item(view: path, word: word, attribute: attribute)])
  }

  mutating func relation() -> Relation? {
    if take("<=") { return .lessOrEqual }
    if take(">=") { return .greaterOrEqual }
    return take("==") || take("=") ? .equal : nil
  }

  /// What follows both sides, with a blank before it: nothing, or a priority and a name as they are written.
  mutating func tail() -> String? {
    cursor.skipBlanks()
    if cursor.isAtEnd { return "" }
    guard [UInt8(ascii: "~"), UInt8(ascii: "@"), UInt8(ascii: "\"")].contains(cursor.byte) else { return nil }
    let start = cursor.offset
    cursor.move(to: cursor.end)
    return " " + cursor[cursor.span(from: start)]
  }

  private mutating func take(_ text: StaticString) -> Bool {
    cursor.skipBlanks()
    return cursor.take(text)
  }
}

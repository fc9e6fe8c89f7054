import Diagnostics

/// Evaluates the right side of a metric:
///
///     sum     = product {("+" | "-") product}
///     product = signed {("*" | "/") signed}
///     signed  = ["+" | "-"] (NUMBER | METRIC | "(" sum ")")
struct MetricExpression {
  private(set) var cursor: Cursor
  let metrics: [String: Double]
  private var depth = 0

  /// The deepest nesting of parentheses: far more than anybody writes, far less than the stack holds.
  private static let deepest = 200

  init(_ cursor: Cursor, metrics: [String: Double]) {
    self.cursor = cursor
    self.metrics = metrics
  }

  /// Evaluates from the cursor on, up to what cannot belong to the expression.
  mutating func evaluate() throws(DeclarationError) -> Double {
    cursor.skipBlanks()
    let start = cursor.offset
    let value = try sum()
    guard abs(value) <= largestNumber else { throw .resultTooLarge(at: cursor.span(from: start)) }
    return value
  }

  private mutating func sum() throws(DeclarationError) -> Double {
    var value = try product()
    while true {
      if take(UInt8(ascii: "+")) {
        value += try product()
      } else if take(UInt8(ascii: "-")) {
        value -= try product()
      } else {
        return value
      }
    }
  }

  private mutating func product() throws(DeclarationError) -> Double {
    var value = try signed()
    while true {
      if take(UInt8(ascii: "*")) {
        value *= try signed()
      } else if take(UInt8(ascii: "/")) {
        cursor.skipBlanks()
        let start = cursor.offset
        let divisor = try signed()
        guard divisor != 0 else { throw .divisionByZero(at: cursor.span(from: start)) }
        value /= divisor
      } else {
        return value
      }
    }
  }

  private mutating func signed() throws(DeclarationError) -> Double {
    if take(UInt8(ascii: "-")) { return -(try operand()) }
    _ = take(UInt8(ascii: "+"))
    return try operand()
  }

  private mutating func operand() throws(DeclarationError) -> Double {
    cursor.skipBlanks()
    let place = cursor.characterHere
    if cursor.take("(") {
      guard depth < Self.deepest else { throw .nestedTooDeep(at: place) }
      depth += 1
      let value = try sum()
      depth -= 1
      guard take(UInt8(ascii: ")")) else {
        throw .expected(.closingParenthesis(opening: place), at: cursor.characterHere)
      }
      return value
    }
    if let name = cursor.takeName(as: .metric) {
      guard let value = metrics[name.text] else {
        throw .unknownMetric(name.text, suggestion: nil, at: name.span)
      }
      return value
    }
    do throws(NumberError) {
      if let number = try cursor.takeLength() { return number.value }
    } catch {
      throw .number(error)
    }
    throw .expected(.operand, at: place)
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    cursor.skipBlanks()
    guard cursor.byte == byte else { return false }
    cursor.advance()
    return true
  }
}

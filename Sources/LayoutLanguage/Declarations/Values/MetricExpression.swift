import Diagnostics
import LayoutModel

/// Evaluates the right side of a metric:
///
///     sum     = product {("+" | "-") product}
///     product = signed {("*" | "/") signed}
///     signed  = ["+" | "-"] (NUMBER | METRIC | "(" sum ")")
struct MetricExpression {
  private(set) var cursor: Cursor
  /// The metric that the expression uses and nothing before it defines, where that is what is wrong with it.
  private(set) var unknownMetric: (text: String, span: SourceSpan)?
  let metrics: [String: Double]
  private var depth = 0

  /// The deepest nesting of parentheses: far more than anybody writes, far less than the stack holds.
  private static let deepest = 200

  init(_ cursor: Cursor, metrics: [String: Double]) {
    self.cursor = cursor
    self.metrics = metrics
  }

  /// Evaluates from the cursor on, up to what cannot belong to the expression.
  mutating func evaluate() throws(Diagnostic) -> Double {
    cursor.skipBlanks()
    let start = cursor.offset
    let value = try sum()
    guard abs(value) <= largestNumber else { throw .numberTooLarge("result", at: cursor.span(from: start)) }
    return value
  }

  private mutating func sum() throws(Diagnostic) -> Double {
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

  private mutating func product() throws(Diagnostic) -> Double {
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

  private mutating func signed() throws(Diagnostic) -> Double {
    if take(UInt8(ascii: "-")) { return -(try operand()) }
    _ = take(UInt8(ascii: "+"))
    return try operand()
  }

  private mutating func operand() throws(Diagnostic) -> Double {
    cursor.skipBlanks()
    let place = cursor.characterHere
    if cursor.take("(") {
      guard depth < Self.deepest else {
        throw .error("nested-too-deep", "parentheses can be nested 200 deep at most", at: place)
      }
      depth += 1
      let value = try sum()
      depth -= 1
      guard take(UInt8(ascii: ")")) else {
        throw .error(
          "unclosed-parenthesis", "expected ')'", at: cursor.characterHere,
          notes: [.init("the parenthesis is opened here", at: place)])
      }
      return value
    }
    if let name = cursor.takeName(as: .metric) {
      guard let value = metrics[name.text] else {
        unknownMetric = name
        throw .unknownMetric(name.text, suggestion: nil, at: name.span)
      }
      return value
    }
    if let number = try cursor.takeLength() { return number.value }
    throw .error("expected-number", "expected a number, a metric or '('", at: place)
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    cursor.skipBlanks()
    guard cursor.byte == byte else { return false }
    cursor.advance()
    return true
  }
}

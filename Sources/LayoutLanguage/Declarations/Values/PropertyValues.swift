import Diagnostics
import LayoutModel

extension Cursor {
  mutating func takeValue(of property: String) throws(Diagnostic) -> (value: Double, span: SourceSpan) {
    skipBlanks()
    if let number = try takeLength() { return number }
    let isNegative =
      byte == UInt8(ascii: "-") && (isDigit(peek(1)) || peek(1) == UInt8(ascii: "."))
    throw isNegative
      ? .negative(property, at: characterHere) : .expectedNumber(after: property, at: characterHere)
  }

  mutating func takePositive(
    _ property: String, atMost limit: Int
  ) throws(Diagnostic) -> Double {
    let number = try takeValue(of: property)
    guard number.value > 0 else { throw .outOfRange(property, "greater than 0", at: number.span) }
    guard number.value <= Double(limit) else {
      throw .error("number-too-large", "'\(property)' cannot be greater than \(limit)", at: number.span)
    }
    return number.value
  }

  mutating func takeCount(_ property: String) throws(Diagnostic) -> Int {
    let number = try takeValue(of: property)
    guard number.value == number.value.rounded() else {
      throw .outOfRange(property, "a whole number", at: number.span)
    }
    return Int(number.value)
  }

  /// Takes one margin for all sides, or four margins in the order top, leading, bottom, trailing.
  mutating func takeMargins(isSigned: Bool = false) throws(Diagnostic) -> Margins {
    let values = try takeSides(
      of: "margins", "'margins' takes", "top, leading, bottom, trailing", isSigned: isSigned)
    return Margins(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
  }

  mutating func takeInsets(_ property: String) throws(Diagnostic) -> EdgeInsets {
    let values = try takeSides(of: property, "'\(property)' takes", "top, left, bottom, right")
    return EdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }

  private mutating func takeSides(
    of property: String, _ what: String, _ sides: String, isSigned: Bool = false
  ) throws(Diagnostic) -> [Double] {
    var values: [Double] = []
    repeat {
      skipBlanks()
      let isNegative = isSigned && take("-")
      let value = try takeValue(of: property).value
      values.append(isNegative ? -value : value)
    } while values.count < 4 && isBeforeNumber
    if values.count == 1 { return Array(repeating: values[0], count: 4) }
    if values.count == 4 { return values }
    skipBlanks()
    throw .sideCount(what, sides, not: values.count, at: characterHere)
  }

  mutating func takePriorities(
    of property: String, metrics: [String: Double]
  ) throws(Diagnostic) -> PerAxis<Double> {
    skipBlanks()
    let horizontal = try takePriority(metrics: metrics, as: .propertyValue(of: property))
    guard isBeforePriority(metrics) else { return PerAxis(both: horizontal) }
    skipBlanks()
    return PerAxis(
      horizontal: horizontal, vertical: try takePriority(metrics: metrics, as: .propertyValue(of: property)))
  }

  /// Indicates whether a number comes next. A minus sign also counts, so that negative numbers are read and then
  /// reported as errors.
  private var isBeforeNumber: Bool {
    var ahead = self
    ahead.skipBlanks()
    return isDigit(ahead.byte) || ahead.byte == UInt8(ascii: ".") || ahead.byte == UInt8(ascii: "-")
  }

  private func isBeforePriority(_ metrics: [String: Double]) -> Bool {
    if isBeforeNumber { return true }
    var ahead = self
    ahead.skipBlanks()
    guard let name = ahead.takeName()?.text, ViewProperty(word: name) == nil else { return false }
    return metrics[name] != nil || priorityNames.contains(name)
  }
}

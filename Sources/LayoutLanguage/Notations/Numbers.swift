import Diagnostics

/// Numbers beyond this lose the accuracy that layout promises.
let largestNumber = 1e12

extension Cursor {
  /// Takes a number without a sign that stands alone: nothing that looks like a part of it may follow.
  ///
  /// - Parameter before: a byte that may follow at once, as the `x` of `320x480`.
  mutating func takeLength(before allowed: UInt8? = nil) throws(Diagnostic) -> (
    value: Double, span: SourceSpan
  )? {
    let start = offset
    guard let number = takeNumber() else { return nil }
    if isNameStart(byte), byte != allowed {
      let place = characterHere
      let isExponent = byte | 0x20 == UInt8(ascii: "e") && (isDigit(peek(1)) || isDigit(peek(2)))
      if isExponent {
        advance(by: 2)
        while isDigit(byte) { advance() }
        throw .numberWithExponent(self[span(from: start)], at: place)
      }
      throw .numberWithUnit(takeName()?.text ?? "", at: place.union(span(from: place.start)))
    }
    guard number.value <= largestNumber else { throw .numberTooLarge(at: number.span) }
    return number
  }
}

extension Diagnostic {
  static func numberTooLarge(at span: SourceSpan) -> Self {
    .error("number-too-large", "the number is too large; the largest is 1000000000000", at: span)
  }

  /// `1e3`: the number without it, and the place of the `e`.
  fileprivate static func numberWithExponent(_ literal: String, at span: SourceSpan) -> Self {
    let way: String
    if let value = Double(literal), value <= largestNumber {
      let plain = plainNumber(value).flatMap { $0 != "0" || value == 0 ? $0 : nil }
      way = plain.map { "write '\($0)'" } ?? "write all digits, as in '0.001'"
    } else {
      way = "the largest number is 1000000000000"
    }
    return .error("number-exponent", "numbers have no exponent; \(way)", at: span)
  }

  static func numberWithUnit(_ unit: String, at span: SourceSpan) -> Self {
    .error(
      "number-unit", "unexpected \(quoted(unit)) after a number; all lengths are points, without a unit",
      at: span)
  }
}

/// A factor as an equation writes it: `0.5`, and `16:9` for what no short number is; `nil` where it has no such form.
public func factorText(_ value: Double) -> String? {
  guard let number = plainNumber(value), number.utf8.count > 8 else { return plainNumber(value) }
  for divisor in 2...99 {
    let whole = (value * Double(divisor)).rounded()
    if abs(whole) < 1000, abs(whole / Double(divisor) - value) <= 1e-12 * abs(value) {
      return "\(Int(whole)):\(divisor)"
    }
  }
  return number
}

/// A number as the language writes it, rounded to nine decimals; `nil` where it has no such form.
func plainNumber(_ value: Double) -> String? {
  guard abs(value) <= largestNumber else { return nil }
  let rounded = abs(value) < 1e6 ? (value * 1e9).rounded() / 1e9 : value
  if rounded == rounded.rounded() { return String(Int(rounded)) }
  let text = rounded.description
  guard text.contains("e") else { return text }
  // Smaller than 1e-4, which Swift writes with an exponent.
  let billionths = String(Int((abs(rounded) * 1e9).rounded()))
  let digits = String(repeating: "0", count: max(0, 9 - billionths.count)) + billionths
  var shortened = digits[...]
  while shortened.hasSuffix("0") { shortened.removeLast() }
  return (rounded < 0 ? "-0." : "0.") + shortened
}

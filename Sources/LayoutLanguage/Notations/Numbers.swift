import Diagnostics
import LayoutModel

extension Cursor {
  /// Takes a number without a sign; throws an error if the number is too large, or if a letter other than `allowed`
  /// follows, as in `12px`.
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

  fileprivate static func numberWithExponent(_ literal: String, at span: SourceSpan) -> Self {
    let way: String
    if let value = Double(literal), value <= largestNumber {
      let plain = plainNumber(value).flatMap { $0 != "0" || value == 0 ? $0 : nil }
      way = plain.map { "write '\($0)'" } ?? "write all digits, as in '0.001'"
    } else {
      way = "the largest number is 1000000000000"
    }
    return .error("number-exponent", "a number cannot have an exponent; \(way)", at: span)
  }

  static func numberWithUnit(_ unit: String, at span: SourceSpan) -> Self {
    .error(
      "number-unit", "unexpected \(quoted(unit)) after a number; all lengths are in points, without a unit",
      at: span)
  }
}

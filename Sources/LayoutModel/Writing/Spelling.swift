import Diagnostics

/// Returns the shortest decimal, without an exponent, that reads back as the same `Double`.
///
/// - Precondition: `value` is finite.
public func spelled(_ value: Double) -> String {
  precondition(value.isFinite, "only finite numbers can be written")
  let text = abs(value).description
  let sign = value < 0 ? "-" : ""
  guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]) else {
    return sign + (text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
  let digits = text[..<mark].filter { $0 != "." }
  // In scientific notation, one digit precedes the decimal point, hence the `- 1` and `+ 1` below.
  if exponent < 0 { return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits.trimmedZeros }
  return sign + digits.trimmedZeros + String(repeating: "0", count: exponent + 1 - digits.trimmedZeros.count)
}

/// Returns a string literal of the layout language, without characters that it cannot contain.
public func spelled(_ text: String) -> String {
  var literal = "\""
  for scalar in spellable(text).unicodeScalars {
    switch scalar {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case "\n": literal += "\\n"
    case "\t": literal += "\\t"
    case _ where actsOnText(scalar): literal += "\\u{\(String(scalar.value, radix: 16))}"
    default: literal.unicodeScalars.append(scalar)
    }
  }
  return literal + "\""
}

/// Returns text without the characters that string literals of the layout language cannot contain.
public func spellable(_ text: String) -> String {
  let kept = text.unicodeScalars.filter { scalar in
    scalar == "\n" || scalar == "\t"
      || scalar.value >= 0x20 && !(0x7F..<0xA0 ~= scalar.value) && scalar.value & 0xFFFE != 0xFFFE
  }
  return String(String.UnicodeScalarView(kept))
}

/// The largest magnitude of a number in a layout file. It is limited because larger numbers would make results
/// inaccurate.
public let largestNumber = 1e12

/// Returns a factor as a decimal such as `0.5` or, if no short decimal is exact, as a ratio such as `16:9`. If no such
/// ratio is exact either, all decimals are written. Returns `nil` beyond `largestNumber`.
public func factorText(_ value: Double) -> String? {
  guard let number = plainNumber(value), number.utf8.count > 8 else { return plainNumber(value) }
  for divisor in 2...999 {
    let whole = (value * Double(divisor)).rounded()
    if abs(whole) < 1000, abs(whole / Double(divisor) - value) <= 1e-12 * abs(value) {
      return "\(Int(whole)):\(divisor)"
    }
  }
  // Write the exact value. In a stack, multipliers can be the members' shares of the stack's size. If rounding made
  // their sum greater than 1, only an enormous stack could satisfy the constraints.
  return spelled(value)
}

/// Returns a number as text without an exponent, rounded to nine decimals if its magnitude is below 1e6; `nil` if the
/// magnitude exceeds `largestNumber`.
public func plainNumber(_ value: Double) -> String? {
  guard abs(value) <= largestNumber else { return nil }
  let rounded = abs(value) < 1e6 ? (value * 1e9).rounded() / 1e9 : value
  if rounded == rounded.rounded() { return String(Int(rounded)) }
  let text = rounded.description
  guard text.contains("e") else { return text }
  // Swift writes numbers below 1e-4 with an exponent.
  let billionths = String(Int((abs(rounded) * 1e9).rounded()))
  let digits = String(repeating: "0", count: max(0, 9 - billionths.count)) + billionths
  var shortened = digits[...]
  while shortened.hasSuffix("0") { shortened.removeLast() }
  return (rounded < 0 ? "-0." : "0.") + shortened
}

extension String {
  fileprivate var trimmedZeros: String {
    var text = self[...]
    while text.count > 1, text.last == "0" { text.removeLast() }
    return String(text)
  }
}

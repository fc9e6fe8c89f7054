/// A number as the language writes it: the shortest decimal that reads back as the same, without an exponent.
///
/// - Precondition: `value` is finite.
public func spelled(_ value: Double) -> String {
  precondition(value.isFinite, "only numbers can be spelled")
  let text = abs(value).description
  let sign = value < 0 ? "-" : ""
  guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]) else {
    return sign + (text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
  let digits = text[..<mark].filter { $0 != "." }
  // One digit stands before the point.
  if exponent < 0 { return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits.trimmedZeros }
  return sign + digits.trimmedZeros + String(repeating: "0", count: exponent + 1 - digits.trimmedZeros.count)
}

/// A text as a string of the language, quotes and all; what no text can hold is left out.
public func spelled(_ text: String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case "\n": literal += "\\n"
    case "\t": literal += "\\t"
    default:
      guard scalar.value >= 0x20, !(0x7F..<0xA0 ~= scalar.value), scalar.value & 0xFFFE != 0xFFFE else {
        continue
      }
      literal.unicodeScalars.append(scalar)
    }
  }
  return literal + "\""
}

extension String {
  fileprivate var trimmedZeros: String {
    var text = self[...]
    while text.count > 1, text.last == "0" { text.removeLast() }
    return String(text)
  }
}

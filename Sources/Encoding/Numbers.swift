/// Returns the shortest decimal number that is read back as `value`, such as `320` or `0.1`; zero is never `-0`.
public func shortest(_ value: Double) -> String {
  if let thousandths = exactThousandths(of: value) {
    var bytes: [UInt8] = []
    bytes.append(thousandths: thousandths, isNegative: value < 0)
    return String(decoding: bytes, as: UTF8.self)
  }
  if abs(value) < 0x1p53, value == value.rounded() { return String(Int64(value)) }
  let text = value.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Returns a number as decimal text, rounded to `places` (at most nine) decimals unless its magnitude is 1e12 or more.
public func shortest(_ value: Double, places: Int) -> String {
  guard abs(value) < 1e12 else { return shortest(value) }
  let unit = (0..<places).reduce(1.0) { unit, _ in unit * 10 }
  return shortest((value * unit).rounded() / unit)
}

func appendShortest(_ value: Double, to bytes: inout [UInt8]) {
  if let thousandths = exactThousandths(of: value) {
    bytes.append(thousandths: thousandths, isNegative: value < 0)
  } else {
    bytes.append(contentsOf: shortest(value).utf8)
  }
}

/// Returns the magnitude of `value` in thousandths; `nil` if the magnitude is 1e11 or more, or if it has more than
/// three decimals.
private func exactThousandths(of value: Double) -> UInt64? {
  guard value.magnitude < 1e11 else { return nil }
  let thousandths = thousandths(of: value.magnitude)
  return Double(thousandths) / 1000 == value.magnitude ? thousandths : nil
}

/// Returns a solved value without floating-point noise: 303.99999999999994 becomes 304.
public func withoutNoise(_ value: Double) -> Double {
  guard value.isFinite else { return value }
  if abs(value) < 4e6 { return (value * 1e9).rounded() / 1e9 }
  let whole = value.rounded()
  return abs(value - whole) <= 4 * value.ulp ? whole : value
}

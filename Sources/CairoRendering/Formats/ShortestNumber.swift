/// A number with at most three decimals and as few as say the same, never with an exponent, never “-0”.
///
/// What is not finite is 0; beyond a million million the sign and a million million are left. Does not
/// ask the locale.
func shortest(_ value: Double) -> String {
  var bytes: [UInt8] = []
  appendShortest(value, to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

/// Appends what `shortest` returns.
func appendShortest(_ value: Double, to bytes: inout [UInt8]) {
  let magnitude = value.isFinite ? min(value.magnitude, 1e12) : 0
  let thousandths = UInt64((magnitude * 1000).rounded())
  if thousandths == 0 {
    bytes.append(zero)
    return
  }
  if value < 0 { bytes.append(UInt8(ascii: "-")) }
  // Digits from the last, decimals without trailing zeros.
  let start = bytes.count
  var rest = thousandths
  for place in 0..<3 {
    let digit = UInt8(rest % 10)
    rest /= 10
    if digit != 0 || bytes.count > start { bytes.append(zero + digit) }
    if place == 2, bytes.count > start { bytes.append(UInt8(ascii: ".")) }
  }
  repeat {
    bytes.append(zero + UInt8(rest % 10))
    rest /= 10
  } while rest > 0
  bytes[start...].reverse()
}

private let zero = UInt8(ascii: "0")

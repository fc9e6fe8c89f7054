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
  let whole = thousandths / 1000
  var unit: UInt64 = 1
  while whole / unit >= 10 { unit *= 10 }
  while unit > 0 {
    bytes.append(zero + UInt8(whole / unit % 10))
    unit /= 10
  }
  // Decimals without trailing zeros.
  var decimals = thousandths % 1000
  if decimals > 0 { bytes.append(UInt8(ascii: ".")) }
  while decimals > 0 {
    bytes.append(zero + UInt8(decimals / 100))
    decimals = decimals % 100 * 10
  }
}

private let zero = UInt8(ascii: "0")

import Graphics

/// A number with at most three decimals and as few as say the same, never with an exponent, never “-0”.
///
/// What is not finite is 0; beyond a million million the sign and a million million are left. Does not
/// ask the locale.
func shortest(_ value: Double) -> String {
  var bytes: [UInt8] = []
  bytes.append(thousandths: thousandths(of: bounded(value)), isNegative: value < 0)
  return String(decoding: bytes, as: UTF8.self)
}

/// Writes what `shortest` returns and returns its length. There must be room for 24 bytes.
func writeShortest(_ value: Double, to bytes: UnsafeMutablePointer<UInt8>) -> Int {
  writeDecimal(thousandths: thousandths(of: bounded(value)), isNegative: value < 0, to: bytes)
}

@inline(__always)
private func bounded(_ value: Double) -> Double { value.isFinite ? min(value.magnitude, 1e12) : 0 }

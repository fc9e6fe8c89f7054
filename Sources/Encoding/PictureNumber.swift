internal import Graphics

/// A number as pictures and alternative texts write it: at most two decimals, no trailing zeros, no `-0`, and a
/// minus sign as long as a plus sign.
func words(_ value: Double) -> String {
  var bytes: [UInt8] = []
  appendWords(value, to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

/// Appends what `words` returns.
func appendWords(_ value: Double, to bytes: inout [UInt8]) {
  guard abs(value) < 1e13 else { return bytes.append(contentsOf: "\(value)".utf8) }
  let hundredths = Int((value * 100).rounded())
  if hundredths < 0 { bytes.append("\u{2212}") }
  bytes.append(thousandths: UInt64(hundredths.magnitude) * 10, isNegative: false)
}

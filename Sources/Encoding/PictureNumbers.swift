/// Returns the text of a number in a picture, with at most two decimals and with U+2212 as the minus sign.
package func figure(_ value: Double) -> String {
  var bytes: [UInt8] = []
  appendFigure(value, to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

/// Returns the text of a length in a picture, rounded to a tenth of a point.
package func tenths(_ length: Double) -> String { figure((length * 10).rounded() / 10) }

package func appendFigure(_ value: Double, to bytes: inout [UInt8]) {
  guard abs(value) < 1e13 else { return bytes.append(contentsOf: "\(value)".utf8) }
  let hundredths = Int((value * 100).rounded())
  if hundredths < 0 { bytes.append("\u{2212}") }
  bytes.append(thousandths: UInt64(hundredths.magnitude) * 10, isNegative: false)
}

/// Returns a coordinate with at most three decimals. Infinity and NaN become 0; magnitudes are limited to 1e12.
package func decimal(_ value: Double) -> String {
  var bytes: [UInt8] = []
  bytes.append(thousandths: thousandths(of: bounded(value)), isNegative: value < 0)
  return String(decoding: bytes, as: UTF8.self)
}

/// Writes the text that `decimal` returns to `bytes`, which must have room for 24 bytes, and returns the text's length.
package func writeDecimal(_ value: Double, to bytes: UnsafeMutablePointer<UInt8>) -> Int {
  writeDecimal(thousandths: thousandths(of: bounded(value)), isNegative: value < 0, to: bytes)
}

@inline(__always)
private func bounded(_ value: Double) -> Double { value.isFinite ? min(value.magnitude, 1e12) : 0 }

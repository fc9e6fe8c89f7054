/// A number with at most three decimals and as few as say the same, never with an exponent, never “-0”.
///
/// What is not finite is 0; beyond a million million the sign and a million million are left. Does not
/// ask the locale.
func shortest(_ value: Double) -> String {
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { bytes in
    let count = bytes.baseAddress.map { writeShortest(value, to: $0) } ?? 0
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}

/// Writes what `shortest` returns and tells its length. There must be room for 24 bytes.
func writeShortest(_ value: Double, to bytes: UnsafeMutablePointer<UInt8>) -> Int {
  let (whole, decimals) = thousandths(of: value).quotientAndRemainder(dividingBy: 1000)
  var next = bytes
  if value < 0, whole | decimals > 0 {
    next[0] = UInt8(ascii: "-")
    next += 1
  }
  next += writeDigits(whole, to: next)
  if decimals == 0 { return next - bytes }
  // Decimals without trailing zeros.
  let (hundredths, last) = decimals.quotientAndRemainder(dividingBy: 10)
  let (first, second) = hundredths.quotientAndRemainder(dividingBy: 10)
  next[0] = UInt8(ascii: ".")
  next[1] = digit(first)
  next[2] = digit(second)
  next[3] = digit(last)
  return next - bytes + (last > 0 ? 4 : second > 0 ? 3 : 2)
}

/// Writes a whole number in decimal digits and tells their count. There must be room for eight bytes.
@inline(__always)
private func writeDigits(_ number: UInt64, to bytes: UnsafeMutablePointer<UInt8>) -> Int {
  if number >= 100_000_000 { return writeLongDigits(number, to: bytes) }
  // The last digit is found first and ends up in the highest byte.
  var rest = UInt32(truncatingIfNeeded: number)
  var (digits, count) = (0 as UInt64, 0)
  repeat {
    digits = digits << 8 | UInt64(digit(UInt64(rest % 10)))
    rest /= 10
    count &+= 1
  } while rest > 0
  UnsafeMutableRawPointer(bytes).storeBytes(of: digits.littleEndian, as: UInt64.self)
  return count
}

/// The same of a number from 100 million on: all but its last eight digits, and they.
@inline(never)
private func writeLongDigits(_ number: UInt64, to bytes: UnsafeMutablePointer<UInt8>) -> Int {
  let (high, low) = number.quotientAndRemainder(dividingBy: 100_000_000)
  let count = writeDigits(high, to: bytes)
  var rest = low
  for place in stride(from: count + 7, through: count, by: -1) {
    bytes[place] = digit(rest % 10)
    rest /= 10
  }
  return count + 8
}

@inline(__always)
private func digit(_ value: UInt64) -> UInt8 { UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value) }

/// The magnitude in thousandths, rounded to the nearest.
@inline(__always)
private func thousandths(of value: Double) -> UInt64 {
  let scaled = (value.isFinite ? min(value.magnitude, 1e12) : 0) * 1000
  // Not by `rounded()`, which is a call into the C library; the difference is exact.
  let whole = Int64(scaled)
  return UInt64(bitPattern: scaled - Double(whole) >= 0.5 ? whole &+ 1 : whole)
}

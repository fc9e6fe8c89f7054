// Coordinates in pictures have at most three decimals, so they are handled as whole numbers of thousandths.

/// Returns a magnitude in thousandths, rounded to the nearest whole number. The result must be at most 9e15.
@inline(__always)
func thousandths(of magnitude: Double) -> UInt64 {
  let scaled = magnitude * 1000
  // The number is rounded without `rounded()`, which would be a slow call into the C library. The difference `scaled -
  // Double(whole)` is exact, so its comparison with 0.5 is reliable.
  let whole = Int64(scaled)
  return UInt64(bitPattern: scaled - Double(whole) >= 0.5 ? whole &+ 1 : whole)
}

extension [UInt8] {
  package mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(thousandths: UInt64, isNegative: Bool) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { digits in
      guard let start = digits.baseAddress else { return }
      let count = writeDecimal(thousandths: thousandths, isNegative: isNegative, to: start)
      append(contentsOf: UnsafeBufferPointer(start: start, count: count))
    }
  }
}

/// Writes a number of thousandths as decimal text, and returns the length of the text in bytes. `bytes` must have room
/// for 24 bytes.
func writeDecimal(
  thousandths: UInt64, isNegative: Bool, to bytes: UnsafeMutablePointer<UInt8>
) -> Int {
  let (whole, decimals) = thousandths.quotientAndRemainder(dividingBy: 1000)
  var next = bytes
  if isNegative, thousandths > 0 {
    next[0] = UInt8(ascii: "-")
    next += 1
  }
  next += writeDigits(whole, to: next)
  if decimals == 0 { return next - bytes }
  let (hundredths, last) = decimals.quotientAndRemainder(dividingBy: 10)
  let (first, second) = hundredths.quotientAndRemainder(dividingBy: 10)
  next[0] = UInt8(ascii: ".")
  next[1] = digit(first)
  next[2] = digit(second)
  next[3] = digit(last)
  return next - bytes + (last > 0 ? 4 : second > 0 ? 3 : 2)
}

/// Writes a whole number, and returns the number of digits. Even for fewer digits, `bytes` must have room for at least
/// eight bytes, because eight bytes are stored at once.
@inline(__always)
private func writeDigits(_ number: UInt64, to bytes: UnsafeMutablePointer<UInt8>) -> Int {
  if number >= 100_000_000 { return writeLongDigits(number, to: bytes) }
  // The digits are found from last to first, and each is placed before the previous ones.
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

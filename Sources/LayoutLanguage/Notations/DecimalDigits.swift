struct DecimalDigits {
  private var significand: UInt64 = 0
  private var count = 0
  private var decimals = 0
  private(set) var isFraction = false

  mutating func append(_ digit: UInt8) {
    // The significand can overflow after 19 digits, but `value` is `nil` for any number with more than 15 digits.
    significand = significand &* 10 &+ UInt64(digit &- UInt8(ascii: "0"))
    count += 1
    if isFraction { decimals += 1 }
  }

  mutating func startFraction() { isFraction = true }

  /// The `Double` nearest to the number; `nil` for more than 15 digits, because a `Double` may not represent their
  /// significand exactly, and the quotient could then be wrong in its last bit. Source: W. D. Clinger, How to Read
  /// Floating Point Numbers Accurately, 1990.
  var value: Double? {
    if count > 15 { return nil }
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    return Double(significand) / power
  }
}

package import BigInt

/// An exact rational number in lowest terms, with a positive denominator.
package enum Rational: Sendable {
  case small(Int, Int)
  case big(BigInt, BigInt)

  package static let zero = Rational.small(0, 1)
  package static let one = Rational.small(1, 1)

  package init(_ value: Int) { self = .small(value, 1) }

  /// Creates the shortest decimal that reads back as `value`: 0.1 becomes exactly one tenth.
  package init(decimal value: Double) {
    precondition(value.isFinite)
    var digits = BigInt(0)
    var exponent = 0
    var seenPoint = false
    var characters = value.magnitude.description[...]
    if let e = characters.firstIndex(of: "e") {
      exponent = Int(characters[characters.index(after: e)...])!
      characters = characters[..<e]
    }
    for character in characters {
      guard let digit = character.wholeNumberValue else {
        seenPoint = true
        continue
      }
      digits = digits * 10 + BigInt(digit)
      if seenPoint { exponent -= 1 }
    }
    let power = BigInt(10).power(abs(exponent))
    let signed = value < 0 ? -digits : digits
    self = exponent < 0 ? Rational.reduced(signed, power) : Rational.reduced(signed * power, 1)
  }

  private var parts: (BigInt, BigInt) {
    switch self {
    case .small(let n, let d): (BigInt(n), BigInt(d))
    case .big(let n, let d): (n, d)
    }
  }

  private static func reduced(_ n: BigInt, _ d: BigInt) -> Rational {
    let divisor = d.sign == .minus ? -n.greatestCommonDivisor(with: d) : n.greatestCommonDivisor(with: d)
    let (n, d) = (n / divisor, d / divisor)
    if let n = Int(exactly: n), let d = Int(exactly: d), n != Int.min { return .small(n, d) }
    return .big(n, d)
  }

  private static func reduced(_ n: Int, _ d: Int) -> Rational {
    var (a, b) = (n.magnitude, d.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    guard let divisor = Int(exactly: a), n != Int.min, d != Int.min else {
      return reduced(BigInt(n), BigInt(d))
    }
    return d < 0 ? .small(-n / divisor, -d / divisor) : .small(n / divisor, d / divisor)
  }
}

extension Rational {
  package static func + (a: Rational, b: Rational) -> Rational {
    if case .small(let an, let ad) = a, case .small(let bn, let bd) = b {
      if an == 0 { return b }
      if bn == 0 { return a }
      let (x, o1) = an.multipliedReportingOverflow(by: bd)
      let (y, o2) = bn.multipliedReportingOverflow(by: ad)
      let (n, o3) = x.addingReportingOverflow(y)
      let (d, o4) = ad.multipliedReportingOverflow(by: bd)
      if !(o1 || o2 || o3 || o4) { return reduced(n, d) }
    }
    let ((an, ad), (bn, bd)) = (a.parts, b.parts)
    return reduced(an * bd + bn * ad, ad * bd)
  }

  package static func * (a: Rational, b: Rational) -> Rational {
    if case .small(let an, let ad) = a, case .small(let bn, let bd) = b {
      if an == 0 || bn == 0 { return .zero }
      let (n, o1) = an.multipliedReportingOverflow(by: bn)
      let (d, o2) = ad.multipliedReportingOverflow(by: bd)
      if !(o1 || o2) { return reduced(n, d) }
    }
    let ((an, ad), (bn, bd)) = (a.parts, b.parts)
    return reduced(an * bn, ad * bd)
  }

  package static prefix func - (a: Rational) -> Rational {
    switch a {
    case .small(let n, let d): .small(-n, d)
    case .big(let n, let d): .big(-n, d)
    }
  }

  package static func - (a: Rational, b: Rational) -> Rational { a + (-b) }

  /// Divides by a number other than zero.
  package static func / (a: Rational, b: Rational) -> Rational {
    switch b {
    case .small(let n, let d):
      precondition(n != 0)
      return a * (n < 0 ? .small(-d, -n) : .small(d, n))
    case .big(let n, let d):
      return a * reduced(d, n)
    }
  }

  package static func += (a: inout Rational, b: Rational) { a = a + b }

  package var isZero: Bool {
    if case .small(0, _) = self { true } else { false }
  }

  package var magnitude: Rational { self < .zero ? -self : self }

  /// The nearest double or a double next to it; infinite if the number is too large.
  package var double: Double {
    switch self {
    case .small(let n, let d): return Double(n) / Double(d)
    case .big(let n, let d):
      // Numerator and denominator are shortened to 1000 bits, as larger integers overflow a double.
      let shift = max(n.magnitude.bitWidth, d.magnitude.bitWidth) - 1000
      if shift <= 0 { return Double(n) / Double(d) }
      return Double(n >> shift) / Double(d >> shift)
    }
  }
}

extension Rational: Comparable {
  package static func < (a: Rational, b: Rational) -> Bool {
    if case .small(let an, let ad) = a, case .small(let bn, let bd) = b {
      let (x, o1) = an.multipliedReportingOverflow(by: bd)
      let (y, o2) = bn.multipliedReportingOverflow(by: ad)
      if !(o1 || o2) { return x < y }
    }
    let ((an, ad), (bn, bd)) = (a.parts, b.parts)
    return an * bd < bn * ad
  }

  package static func == (a: Rational, b: Rational) -> Bool {
    switch (a, b) {
    case (.small(let an, let ad), .small(let bn, let bd)): an == bn && ad == bd
    case (.big(let an, let ad), .big(let bn, let bd)): an == bn && ad == bd
    default: false
    }
  }
}

extension Rational: CustomStringConvertible {
  package var description: String {
    let (n, d) = parts
    return d == 1 ? "\(n)" : "\(n)/\(d)"
  }
}

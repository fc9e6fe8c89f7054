extension Color {
  /// The relative luminance as WCAG 2.2 defines it, from 0 (black) to 1 (white), without regard to alpha.
  public var relativeLuminance: Double {
    0.2126 * linearChannel[Int(red)] + 0.7152 * linearChannel[Int(green)] + 0.0722 * linearChannel[Int(blue)]
  }

  /// The contrast ratio of two opaque colors, from 1 to 21, as in WCAG 2.2.
  public func contrast(with other: Color) -> Double {
    let (a, b) = (relativeLuminance, other.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The color as it appears over an opaque color.
  public func composited(over below: Color) -> Color {
    if alpha == 255 { return self }
    let weight = Int(alpha)
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      let sum: Int = Int(top) * weight + Int(bottom) * (255 - weight)
      return UInt8((sum + 127) / 255)
    }
    return Color(red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue))
  }

  /// The same color with another alpha, 0 to 255.
  public func withAlpha(_ alpha: UInt8) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}

/// The 256 channel values of sRGB in linear light, from 0 to 1 (IEC 61966-2-1).
private let linearChannel: [Double] = (0...255).map { value in
  let c = Double(value) / 255
  if c <= 0.04045 { return c / 12.92 }
  let base = (c + 0.055) / 1.055
  return base * base * fifthRoot(base * base)
}

/// Returns the fifth root of 0 < x <= 1 by Newton's method, which gives the same result on every system, unlike `pow`.
private func fifthRoot(_ x: Double) -> Double {
  var root = 1.0
  // `root` starts at or above the result, and each step decreases it. When rounding errors prevent a further decrease,
  // the result is found.
  while true {
    let next = (4 * root + x / (root * root * root * root)) / 5
    if next >= root { return root }
    root = next
  }
}

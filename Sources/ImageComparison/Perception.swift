/// Returns the square of the perceived difference between two colors (Kotsarenko and Ramos, “Measuring perceived color
/// difference using YIQ NTSC transmission color space in mobile applications”, Programación Matemática y Software 2,
/// 2010).
///
/// Transparent colors are compared on black and on white, because the difference is largest on one of these
/// backgrounds.
func squaredDifference(_ a: UInt32, _ b: UInt32) -> Double {
  a == b ? 0 : squaredDifference(PixelChannels(a), PixelChannels(b))
}

/// The largest result of `squaredDifference`, rounded up: the result for red and cyan.
let largestSquaredDifference = 35215.0

func squaredDifference(_ a: PixelChannels, _ b: PixelChannels) -> Double {
  if a.alpha == 255, b.alpha == 255 {
    return squaredDistance(a.red - b.red, a.green - b.green, a.blue - b.blue)
  }
  return max(squaredDifference(a, b, before: 0), squaredDifference(a, b, before: 255))
}

private func squaredDifference(_ a: PixelChannels, _ b: PixelChannels, before gray: Double) -> Double {
  let (x, y) = (a.laid(over: gray), b.laid(over: gray))
  return squaredDistance(x.red - y.red, x.green - y.green, x.blue - y.blue)
}

private func squaredDistance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
  let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
  let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
}

/// Returns the brightness of a pixel on white, from 0 to 255 (the Y of the YIQ color space).
func brightness(_ pixel: UInt32) -> Double {
  let seen = PixelChannels(pixel).laid(over: 255)
  return seen.red * 0.29889531 + seen.green * 0.58662247 + seen.blue * 0.11448223
}

/// The channels of a pixel, from 0 to 255; they can have fractions if the picture has 16 bits per sample.
struct PixelChannels: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  init(_ pixel: UInt32) {
    let bits = pixel.littleEndian
    red = Double(bits & 255)
    green = Double(bits >> 8 & 255)
    blue = Double(bits >> 16 & 255)
    alpha = Double(bits >> 24)
  }

  init(_ samples: [UInt16], at index: Int) {
    func channel(_ offset: Int) -> Double { Double(samples[index + offset]) / 257 }
    (red, green, blue, alpha) = (channel(0), channel(1), channel(2), channel(3))
  }

  func largestDifference(from other: PixelChannels) -> Double {
    if alpha == 0, other.alpha == 0 { return 0 }
    return max(
      abs(red - other.red), abs(green - other.green), abs(blue - other.blue), abs(alpha - other.alpha))
  }

  func laid(over gray: Double) -> PixelChannels {
    if alpha == 255 { return self }
    var seen = self
    let weight = alpha / 255
    seen.red = gray + (red - gray) * weight
    seen.green = gray + (green - gray) * weight
    seen.blue = gray + (blue - gray) * weight
    return seen
  }
}

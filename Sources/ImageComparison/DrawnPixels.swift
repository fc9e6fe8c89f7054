import Graphics

/// Decides in which of two pictures something is drawn at a pixel, if the pictures differ at this pixel.
struct DrawnPixels {
  private let isDark: Bool

  init(expected: Bitmap, actual: Bitmap) {
    let (a, b) = (expected.totalBrightness, actual.totalBrightness)
    let count = expected.width * expected.height + actual.width * actual.height
    isDark = a + b < 127.5 * Double(count)
  }

  /// The smallest width and height of a flat area, in pixels; anything thinner is a line or a letter.
  private static let thick = 8

  func color(
    expected: UnsafeBufferPointer<UInt32>, actual: UnsafeBufferPointer<UInt32>, _ size: PixelSize,
    column: Int, row: Int, shows signs: inout DifferenceSigns
  ) -> UInt32 {
    let wasThin = Self.isThin(expected, size, column, row)
    let isThin = Self.isThin(actual, size, column, row)
    let index = row &* size.width &+ column
    let sign = sign(expected[index], wasThin: wasThin, actual[index], isThin: isThin)
    signs.insert(sign)
    switch sign {
    case .gone: return wasThin ? sign.pixel : sign.tint
    case .new: return isThin ? sign.pixel : sign.tint
    default: return wasThin || isThin ? sign.pixel : sign.tint
    }
  }

  private func sign(_ expected: UInt32, wasThin: Bool, _ actual: UInt32, isThin: Bool) -> DifferenceSign {
    if wasThin != isThin { return wasThin ? .gone : .new }
    let (old, new) = (ink(expected), ink(actual))
    if min(old, new) > 0.7 * max(old, new) { return .changed }
    return old > new ? .gone : .new
  }

  private func ink(_ color: UInt32) -> Double { isDark ? brightness(color) : 255 - brightness(color) }

  static func isThin(
    _ pixels: UnsafeBufferPointer<UInt32>, _ size: PixelSize, _ column: Int, _ row: Int
  ) -> Bool {
    let start = row &* size.width
    return isShort(pixels, at: start &+ column, from: start, count: size.width, step: 1)
      || isShort(pixels, at: start &+ column, from: column, count: size.height, step: size.width)
  }

  private static func isShort(
    _ pixels: UnsafeBufferPointer<UInt32>, at index: Int, from first: Int, count: Int, step: Int
  ) -> Bool {
    let color = pixels[index]
    let last = first &+ (count &- 1) &* step
    var length = 1
    var place = index &- step
    while place >= first, length < thick, pixels[place] == color {
      length &+= 1
      place &-= step
    }
    place = index &+ step
    while place <= last, length < thick, pixels[place] == color {
      length &+= 1
      place &+= step
    }
    return length < thick
  }
}

extension Bitmap {
  fileprivate var totalBrightness: Double {
    withPixels { pixels in
      var last: (color: UInt32, brightness: Double) = (0, brightness(0))
      return pixels.reduce(0) { sum, color in
        if color != last.color { last = (color, brightness(color)) }
        return sum + last.brightness
      }
    }
  }
}

public import Graphics

/// A category of pixels in a picture of differences; color-blind readers can distinguish the colors of `gone` and `new`
/// (Okabe and Ito, “Color Universal Design”, 2008).
public enum DifferenceSign: Int, Sendable, CaseIterable {
  /// Something is drawn only in the expected picture.
  case gone
  /// Something is drawn only in the actual picture.
  case new
  /// Something is drawn in both pictures, in different colors.
  case changed
  /// The options tolerate the difference.
  case excused
  /// The pixel is not compared.
  case ignored
  /// A frame around a region that differs.
  case boxed

  /// The color of this category's lines and text in the picture, and of its square in the legend.
  public var color: Color {
    switch self {
    case .gone: Color(rgb: 0xD55E00)
    case .new: Color(rgb: 0x0072B2)
    case .changed: Color(rgb: 0x5B0F6B)
    case .excused: Color(rgb: 0xFFB000)
    case .ignored: Color(rgb: 0xDFEFFF)
    case .boxed: Color(rgb: 0x27272A)
    }
  }

  /// The name of this category in a legend.
  public var words: String {
    switch self {
    case .gone: "before"
    case .new: "now"
    case .changed: "changed"
    case .excused: "tolerated"
    case .ignored: "ignored"
    case .boxed: "frame around a small difference"
    }
  }

  var pixel: UInt32 { pixelOf(color, weight: 256) }

  /// The color of this category's areas. It is lighter than `color`, so that lines and letters on the areas remain
  /// visible.
  var tint: UInt32 { pixelOf(color, weight: 104) }
}

/// Returns the color mixed with white; a `weight` of 256 gives the pure color.
private func pixelOf(_ color: Color, weight: UInt32) -> UInt32 {
  let parts = [color.red, color.green, color.blue].map { 255 - (255 - UInt32($0)) * weight / 256 }
  return pixel(parts[0], parts[1], parts[2])
}

/// A set of `DifferenceSign` values, stored as bits for speed, because a value is inserted for every pixel that
/// differs.
struct DifferenceSigns {
  private var bits: UInt8 = 0

  mutating func insert(_ sign: DifferenceSign) { bits |= 1 << UInt8(sign.rawValue) }

  var all: [DifferenceSign] { DifferenceSign.allCases.filter { bits & 1 << UInt8($0.rawValue) != 0 } }
}

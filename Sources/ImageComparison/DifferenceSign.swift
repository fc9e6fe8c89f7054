public import Graphics

/// What a picture of differences tells apart, each in colors of its own.
///
/// The first two are the vermilion and the blue of Okabe and Ito's palette (“Color Universal Design”, 2008), which
/// readers with any color vision tell apart; the third differs from both in lightness.
public enum DifferenceSign: Int, Sendable, CaseIterable {
  /// Drawn in the expected picture only.
  case gone
  /// Drawn in the actual picture only.
  case new
  /// Drawn in both, and not alike.
  case changed
  /// Let pass by the options.
  case excused
  /// Not compared.
  case ignored

  /// Of lines and letters, and in legends.
  public var color: Color {
    switch self {
    case .gone: Color(rgb: 0xD55E00)
    case .new: Color(rgb: 0x0072B2)
    case .changed: Color(rgb: 0x5B0F6B)
    case .excused: Color(rgb: 0xFFB000)
    case .ignored: Color(rgb: 0xDFEFFF)
    }
  }

  /// What a legend calls it.
  public var words: String {
    switch self {
    case .gone: "before"
    case .new: "now"
    case .changed: "changed"
    case .excused: "let pass"
    case .ignored: "ignored"
    }
  }

  /// A pixel in its color.
  var pixel: UInt32 { pixelOf(color, weight: 256) }

  /// Of what is drawn as an area, so that lines and letters on it are seen.
  var tint: UInt32 { pixelOf(color, weight: 104) }
}

/// A color in so many 256ths, on white.
private func pixelOf(_ color: Color, weight: UInt32) -> UInt32 {
  let parts = [color.red, color.green, color.blue].map { 255 - (255 - UInt32($0)) * weight / 256 }
  return pixel(parts[0], parts[1], parts[2])
}

/// Signs that occur, without a cost for each pixel that is looked at.
struct DifferenceSigns {
  private var bits: UInt8 = 0

  mutating func insert(_ sign: DifferenceSign) { bits |= 1 << UInt8(sign.rawValue) }

  /// In the order of their declaration.
  var all: [DifferenceSign] { DifferenceSign.allCases.filter { bits & 1 << UInt8($0.rawValue) != 0 } }
}

import Graphics

/// Measures of San Francisco, Apple's typeface. Pictures use another typeface, whose letter width, tracking and line
/// height are adapted to these measures.
enum SanFrancisco {
  /// Returns the tracking (extra space between letters) of SF Pro on iOS, in points.
  ///
  /// Source: Human Interface Guidelines, Typography.
  static func tracking(at size: Double) -> Double {
    let place = min(max(size, smallest), largest) - smallest
    let index = min(Int(place), trackingValues.count - 2)
    let (value, next) = (trackingValues[index], trackingValues[index + 1])
    return (value + (next - value) * min(1, place - Double(index))) / 1000 * size
  }

  private static let smallest = 6.0
  private static let largest = 80.0

  /// The tracking for the sizes 6, 7, …, 80, in thousandths of the size.
  private static let trackingValues: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14,
    13, 13,
    12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6, 6, 6, 5.5, 5, 4.5, 4, 4, 4, 3.5,
    3,
    2.5, 2, 2, 2, 2, 2, 2, 2, 1.75, 1.5, 1.25, 1, 0.75, 0.5, 0.25, 0,
  ]

  /// Returns the ratio of San Francisco's letter width to that of the replacement typeface. The ratio decreases for
  /// font sizes from 20 to 28 points.
  static func width(_ weight: TextStyle.Weight, at size: Double) -> Double {
    let text =
      switch weight {
      case .regular: 0.998
      case .medium: 1.002
      case .semibold: 1.006
      case .bold: 1.02
      }
    return text * (1 - 0.08 * min(1, max(0, (size - 20) / 8)))
  }

  /// The line height as a multiple of the font size; `ascent` and `descent` are the parts above and below the baseline.
  static let lineHeight = 1.193359
  static let ascent = 0.952148
  static let descent = 0.241211
}

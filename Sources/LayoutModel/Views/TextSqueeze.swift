public import Graphics

/// Limits for squeezing text that is drawn in a substitute typeface, whose letters may be wider than those of the
/// original.
public enum TextSqueeze {
  /// The smallest fraction of its natural width to which a text is squeezed by tighter letter spacing alone. Below this
  /// fraction, the letters shrink instead.
  public static let narrowest = 0.85
  /// The smallest fraction to which the width of text is squeezed. Text that still does not fit is cut off.
  public static let smallest = 0.7
  /// The fractions, largest first, to which the width of a wrapping text is squeezed until the text fits.
  public static let steps = [0.95, 0.9, 0.85, 0.8, 0.75, 0.7]

  /// Returns the style that squeezes text to a fraction of its width: with tighter letter spacing down to the fraction
  /// `narrowest`, and with smaller letters below it.
  ///
  /// - Parameters:
  ///   - factor: the fraction, above 0 and at most 1.
  ///   - width: the text's width, in points.
  ///   - count: the number of letters.
  public static func style(_ style: TextStyle, by factor: Double, width: Double, count: Int) -> TextStyle {
    var style = style
    if factor >= narrowest, count > 0 {
      style.tracking -= (1 - factor) * width / Double(count)
    } else {
      style.size *= factor
      style.tracking *= factor
    }
    return style
  }
}

public import Graphics

/// Limits for squeezing text whose substitute typeface may have wider letters than the original.
public enum TextSqueeze {
  /// The smallest fraction of the natural width that tighter letter spacing produces. Below it, letters shrink instead.
  public static let narrowest = 0.85
  /// The smallest fraction of the natural width. Text that still does not fit is cut off.
  public static let smallest = 0.7
  /// The fractions of the natural width by which text that wraps can be squeezed. They are tried in this order.
  public static let steps = [0.95, 0.9, 0.85, 0.8, 0.75, 0.7]

  /// Returns a style that squeezes text: with tighter letter spacing down to `narrowest`, below that with smaller
  /// letters.
  ///
  /// - Parameters:
  ///   - factor: the fraction of the text's width to keep, above 0 and at most 1.
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

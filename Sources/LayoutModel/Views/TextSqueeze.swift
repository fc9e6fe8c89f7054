public import Graphics

/// Limits for squeezing text. Text may need squeezing because a substitute typeface can have wider letters than the
/// original.
public enum TextSqueeze {
  /// The smallest fraction of the natural width to which text is squeezed by reducing only the letter spacing. To
  /// squeeze it further, the letters are made smaller.
  public static let narrowest = 0.85
  /// The smallest fraction of the natural width to which text is squeezed.
  public static let smallest = 0.7
  /// The fractions of the natural width to which wrapped text is squeezed, in the order in which they are tried.
  public static let steps = [0.95, 0.9, 0.85, 0.8, 0.75, 0.7]

  /// Returns a style that makes text narrower, with tighter letter spacing or, for factors below `narrowest`, with
  /// smaller letters.
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

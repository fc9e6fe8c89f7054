public import Graphics

/// The limits for squeezing text that is set in a substitute typeface, where its own typeface would fit the given
/// room.
public enum TextSqueeze {
  /// The smallest fraction of the width that is reached by setting letters closer; below it the letters shrink.
  public static let narrowest = 0.85
  /// The smallest fraction of the width; below it the text is cut.
  public static let smallest = 0.7
  /// The fractions to try for wrapping text, largest first.
  public static let steps = [0.95, 0.9, 0.85, 0.8, 0.75, 0.7]

  /// The style in which a text has a fraction of its width: letters closer together, or else smaller. Cost: constant.
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

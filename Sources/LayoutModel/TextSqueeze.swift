public import Graphics

/// How far text gives way in a typeface that stands in for its own, where its own had the room that it is given.
public enum TextSqueeze {
  /// Letters stand closer down to this part of their width; below it they are smaller.
  public static let narrowest = 0.85
  /// Below this part of their width, text is cut.
  public static let smallest = 0.7
  /// The parts to try for text that wraps, the widest first.
  public static let steps = [0.95, 0.9, 0.85, 0.8, 0.75, 0.7]

  /// A style in which a text has a part of its width: letters closer together, or else smaller. Cost: constant.
  ///
  /// - Parameters:
  ///   - factor: the part, above 0 and at most 1.
  ///   - width: the text's, in points.
  ///   - count: how many letters it has.
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

internal import Graphics
internal import LayoutModel

extension Theme {
  /// The way in which colors from the file are painted.
  public enum FileColors: Sendable, Equatable {
    /// The colors are painted as they are.
    case kept
    /// Fills are mixed with the canvas's color, and strokes with `Theme.lightInk`. The value is the share of the file's
    /// color in the mixture, from 0 to 1.
    case washed(Double)
    /// Fills are drawn as patterns, and strokes in dark ink. The array starts with the pattern for the lightest colors.
    /// Colors near white have no pattern.
    case shaded([Pattern])

    var arePatterns: Bool {
      if case .shaded = self { return true }
      return false
    }

    /// Returns the pattern for a view that lies on a view with the same pattern: the next lighter pattern or, if there
    /// is none, the next darker one. Returns `pattern` itself if the theme has no other pattern.
    func pattern(beside pattern: Pattern) -> Pattern? {
      guard case .shaded(let patterns) = self, let index = patterns.firstIndex(of: pattern),
        patterns.count > 1
      else { return pattern }
      return patterns[index > 0 ? index - 1 : 1]
    }
  }

  func ownFill(_ color: Color) -> (fill: Color, pattern: Pattern?) {
    let page = sheet.fill ?? background
    switch ownColors {
    case .kept: return (color, nil)
    case .washed(let part):
      let weight = UInt8(Double(color.alpha) * part)
      return (color.withAlpha(weight).composited(over: page).withAlpha(color.alpha), nil)
    case .shaded(let patterns):
      // Perceived lightness grows roughly with the square root of luminance.
      let darkness = 1 - color.composited(over: lightInk).relativeLuminance.squareRoot()
      let fill = lightInk.withAlpha(color.alpha)
      if darkness < 0.06 || patterns.isEmpty { return (fill, nil) }
      return (fill, patterns[min(Int(darkness * Double(patterns.count)), patterns.count - 1)])
    }
  }

  func ownStroke(_ color: Color) -> Color {
    switch ownColors {
    case .kept: color
    case .washed(let part):
      lightInk.withAlpha(UInt8(255 * (1 - part))).composited(over: color).withAlpha(color.alpha)
    case .shaded: darkInk
    }
  }
}

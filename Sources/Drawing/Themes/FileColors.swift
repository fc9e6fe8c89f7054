internal import Graphics
internal import LayoutModel

extension Theme {
  /// The way in which colors from the file are painted.
  public enum FileColors: Sendable, Equatable {
    /// The colors are painted as they are.
    case kept
    /// Colors are faded: fills are mixed with the color of the canvas, and strokes with `Theme.lightInk`. The
    /// associated value is the share of the file's color in the mixture, from 0 to 1.
    case washed(Double)
    /// Fills become patterns. The first of the patterns is for the lightest colors, the last for the darkest, and
    /// colors near white have no pattern. Strokes become dark ink.
    case shaded([Pattern])

    var arePatterns: Bool {
      if case .shaded = self { return true }
      return false
    }

    /// Returns the pattern for a view that lies on another view with the same pattern: the next lighter one, or the
    /// next darker one if there is no lighter one.
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

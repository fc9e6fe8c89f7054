internal import Graphics

extension Theme {
  /// Black on white, with hatching instead of colors, for black-and-white copies.
  public static let print: Theme = {
    let black = Color(rgb: 0x000000)
    let white = Color(rgb: 0xFFFFFF)
    func pattern(_ lines: Pattern.Lines, spacing: Double, width: Double = 0.5) -> Pattern {
      Pattern(lines, color: black, width: width, spacing: spacing)
    }
    func tint(_ pattern: Pattern? = nil, strokeWidth: Double? = nil, dash: [Double]? = nil) -> Tint {
      Tint(
        fill: white, stroke: black, ink: black, pattern: pattern, strokeWidth: strokeWidth, dash: dash)
    }
    var theme = Theme.light
    theme.name = "print"
    theme.background = white
    theme.sheet = tint(strokeWidth: 0.5)
    // Containers have no patterns, because their names must remain readable, so they differ only in their outlines. No
    // outline alternates long and short dashes, because that would look like the center line of a technical drawing.
    theme.containers = [
      tint(strokeWidth: 1.25), tint(strokeWidth: 0.5), tint(strokeWidth: 1.25, dash: [6, 3]),
      tint(strokeWidth: 0.75), tint(strokeWidth: 1.25, dash: [2, 2]), tint(strokeWidth: 0.75, dash: [1, 2]),
    ]
    theme.leaves = [
      tint(pattern(.rising, spacing: 6)), tint(pattern(.dots, spacing: 4, width: 1)),
      tint(pattern(.falling, spacing: 6)), tint(pattern(.vertical, spacing: 4)),
    ]
    theme.label = tint(dash: [1, 1.5])
    theme.button = tint(strokeWidth: 1.5)
    theme.field = tint()
    theme.image = tint()
    theme.guide = Tint(fill: nil, stroke: black, ink: black)
    theme.ownColors = .shaded([
      pattern(.horizontal, spacing: 8), pattern(.horizontal, spacing: 5.5), pattern(.horizontal, spacing: 4),
      pattern(.horizontal, spacing: 4, width: 1), pattern(.horizontal, spacing: 3.5, width: 1.5),
      pattern(.horizontal, spacing: 3, width: 2),
    ])
    theme.lightInk = white
    theme.darkInk = black
    theme.captionInk = black
    theme.leader = black
    theme.conflict = Mark(
      color: black, ink: white, dash: [], hatch: black, hatchLines: .crossed)
    theme.ambiguity = Mark(color: black, ink: black, dash: [5, 3], hatch: nil, badge: white)
    theme.annotation = .only(black)
    theme.strokeWidth = 0.75
    theme.leaderWidth = 0.5
    theme.markWidth = 2
    theme.hatchWidth = 0.5
    theme.hatchSpacing = 9
    theme.crossOpacity = 1
    return theme
  }()
}

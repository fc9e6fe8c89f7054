internal import Graphics

extension Theme {
  /// White lines on blue, as on drafting paper. Views differ in the lightness of their blue.
  public static let blueprint: Theme = {
    let white = Color(rgb: 0xFFFFFF)
    let line = Color(rgb: 0xE3EEFB)
    var theme = Theme.light
    theme.name = "blueprint"
    theme.background = Color(rgb: 0x123B72)
    theme.sheet = Tint(fill: Color(rgb: 0x1A4B8C), stroke: white, ink: white)
    theme.grid = Grid(
      color: white.withAlpha(20), strongColor: white.withAlpha(46), strongEvery: 5, spacing: 10, width: 0.5)
    theme.containers = [0x17427D, 0x13396C, 0x102F5B, 0x0C274B, 0x091E3B, 0x06152B].map {
      Tint(fill: Color(rgb: $0), stroke: line, ink: white)
    }
    // All plain views without subviews have the same brightness, since a brighter one would look selected.
    theme.leaves = [Tint(fill: Color(rgb: 0x2F68B2), stroke: line, ink: white)]
    theme.label = Tint(fill: nil, stroke: Color(rgb: 0x8FB6E3), ink: white, dash: [1, 2])
    theme.button = Tint(fill: Color(rgb: 0x2D63A8), stroke: white, ink: white, strokeWidth: 1)
    theme.field = Tint(fill: Color(rgb: 0x123B72), stroke: line, ink: Color(rgb: 0xC6DCF5))
    theme.image = Tint(fill: Color(rgb: 0x1D4D8C), stroke: line, ink: white)
    theme.guide = Tint(fill: nil, stroke: Color(rgb: 0xC6DCF5), ink: white)
    theme.ownColors = .washed(0.22)
    theme.lightInk = white
    theme.darkInk = Color(rgb: 0x0A2247)
    theme.captionInk = Color(rgb: 0xC6DCF5)
    theme.leader = Color(rgb: 0xA9C8EC)
    theme.conflict = Mark(
      color: Color(rgb: 0xFFB0A6), ink: Color(rgb: 0x4A0D05), dash: [],
      hatch: Color(rgb: 0xFFB0A6).withAlpha(110))
    theme.ambiguity = Mark(color: Color(rgb: 0xFFE27A), ink: Color(rgb: 0x3B2C00), dash: [5, 3], hatch: nil)
    theme.annotation = AnnotationInk(
      measure: AnnotationInk.Tone(ink: Color(rgb: 0xC8F6FF), line: Color(rgb: 0x93E3F5)),
      guide: AnnotationInk.Tone(ink: Color(rgb: 0xFFDDB0), line: Color(rgb: 0xF5BE7A)),
      constraint: AnnotationInk.Tone(ink: Color(rgb: 0xEBDDFF), line: Color(rgb: 0xD3B8FF)))
    theme.strokeWidth = 0.5
    theme.hatchWidth = 0.5
    // Layout guides have the dashes of center lines in technical drawings.
    theme.guideDash = [8, 3, 2, 3]
    return theme
  }()
}

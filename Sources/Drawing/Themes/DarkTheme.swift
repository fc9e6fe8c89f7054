internal import Graphics

extension Theme {
  /// Tints on a nearly black background, for dark pages. Pictures have the same geometry as in the light theme.
  public static let dark: Theme = {
    var theme = Theme.light
    theme.name = "dark"
    theme.background = Color(rgb: 0x0A0D11)
    theme.sheet = Tint(fill: Color(rgb: 0x12161C), stroke: Color(rgb: 0x606C7B), ink: Color(rgb: 0xC3CCD8))
    theme.containers = [
      Tint(fill: Color(rgb: 0x1B2129), stroke: Color(rgb: 0x7C899B), ink: Color(rgb: 0xC3CCD8)),
      Tint(fill: Color(rgb: 0x252D37), stroke: Color(rgb: 0x7C899B), ink: Color(rgb: 0xC3CCD8)),
      Tint(fill: Color(rgb: 0x2F3946), stroke: Color(rgb: 0x8B98AA), ink: Color(rgb: 0xC3CCD8)),
      Tint(fill: Color(rgb: 0x3A4555), stroke: Color(rgb: 0x98A5B7), ink: Color(rgb: 0xC3CCD8)),
      Tint(fill: Color(rgb: 0x455264), stroke: Color(rgb: 0xA9B6C8), ink: Color(rgb: 0xF0F3F7)),
      Tint(fill: Color(rgb: 0x515F74), stroke: Color(rgb: 0xB9C5D6), ink: Color(rgb: 0xF0F3F7)),
    ]
    theme.leaves = [
      Tint(fill: Color(rgb: 0x1C3A5E), stroke: Color(rgb: 0x6CA6E8), ink: Color(rgb: 0xCFE4FB)),
      Tint(fill: Color(rgb: 0x14301F), stroke: Color(rgb: 0x63B883), ink: Color(rgb: 0xC4EBD0)),
      Tint(fill: Color(rgb: 0x43346B), stroke: Color(rgb: 0xA995E3), ink: Color(rgb: 0xE6DEFB)),
      Tint(fill: Color(rgb: 0x3A2F10), stroke: Color(rgb: 0xC9A64A), ink: Color(rgb: 0xF5E3B0)),
    ]
    theme.label = Tint(
      fill: nil, stroke: Color(rgb: 0x6B7787), ink: Color(rgb: 0xE6EAF0), dash: [1, 2])
    theme.button = Tint(
      fill: Color(rgb: 0x333D4B), stroke: Color(rgb: 0x9AA8BB), ink: Color(rgb: 0xF0F3F7))
    theme.field = Tint(
      fill: Color(rgb: 0x0C0F14), stroke: Color(rgb: 0x8492A5), ink: Color(rgb: 0x9AA6B5))
    theme.image = Tint(
      fill: Color(rgb: 0x2B2823), stroke: Color(rgb: 0xA59C8C), ink: Color(rgb: 0xDDD6C9))
    theme.guide = Tint(fill: nil, stroke: Color(rgb: 0x8B98AA), ink: Color(rgb: 0xE0E6EE))
    theme.lightInk = Color(rgb: 0xF0F3F7)
    theme.darkInk = Color(rgb: 0x10151C)
    theme.captionInk = Color(rgb: 0x7DB4F2)
    theme.leader = Color(rgb: 0x7C899B)
    theme.conflict = Mark(
      color: Color(rgb: 0xFF6B70), ink: Color(rgb: 0x2A0003), dash: [],
      hatch: Color(rgb: 0xFF6B70).withAlpha(88))
    theme.ambiguity = Mark(
      color: Color(rgb: 0xE0A030), ink: Color(rgb: 0x1A1000), dash: [5, 3], hatch: nil)
    theme.annotation = .onDark
    return theme
  }()
}

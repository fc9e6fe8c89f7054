package import Graphics
internal import LayoutModel

struct Paint {
  var fill: Color?
  var stroke: SceneShape.Stroke?
  var pattern: Pattern?
  /// Indicates whether a pattern is visible inside the view, from the view itself or from views behind it.
  var hasPattern = false
  var cornerRadius = 0.0
  /// The color of the view's name, and of its text if the file does not set a text color.
  var ink = Color(rgb: 0x000000)
  /// The color of the view's text; `nil` if the file makes the text invisible.
  var textInk: Color? = Color(rgb: 0x000000)
  /// The opaque color inside the view: its fill over the color behind the view.
  var ground = Color(rgb: 0xFFFFFF)

  /// The backgrounds that the view's outline crosses. The list is empty if the view's own opaque fill hides them and no
  /// mark of the view needs a color that contrasts with them.
  var behind: [BackdropColors.Ground] = []
  var casing: Color?
  /// The color of a plate (a filled rectangle that makes the view's text readable); `nil` for no plate.
  var plate: Color?

  init() {}

  init(
    of view: View, tint: Theme.Tint, look: KindLook, size: Size, on below: Paint?,
    over seen: Color?, crossing behind: [BackdropColors.Ground], tone: Color? = nil,
    liesOnPattern: Bool, theme: Theme
  ) {
    (fill, pattern) = tone.map(theme.ownFill) ?? theme.fill(of: view, tint: tint)
    if let covered = pattern, covered == below?.pattern { pattern = theme.ownColors.pattern(beside: covered) }
    let below = (ground: seen ?? below?.ground ?? theme.background, hasPattern: below?.hasPattern == true)
    ground = fill?.composited(over: below.ground) ?? below.ground
    self.behind = behind
    hasPattern = pattern != nil || (below.hasPattern && fill?.alpha != 255)
    ink = theme.ink(tint.ink, on: ground)
    // A text color from the file is kept, even if it is hard to read.
    textInk =
      view.textColor == .automatic
      ? ink : view.textColor.resolved(nil, isDark: theme.isDark).map(theme.ownStroke)
    let width = tint.strokeWidth ?? look.strokeWidth(theme)
    let dash = tint.dash ?? look.dash(theme)
    switch view.stroke.resolved(nil, isDark: theme.isDark) {
    case let own?: stroke = SceneShape.Stroke(theme.ownStroke(own), width: width, dash: dash)
    // A thin view whose fill the file sets gets no outline from the theme, since the outline would cover most of the
    // fill.
    case nil
    where view.fill.resolved(nil, isDark: theme.isDark) != nil && min(size.width, size.height) <= 4 * width:
      stroke = nil
    case nil where view.stroke == .automatic:
      if let wanted = tint.stroke {
        let isSeen = behind.count <= 1 && wanted.isSeen(on: ground)
        let line =
          isSeen
          ? LineColor(color: wanted)
          : theme.line([wanted] + theme.faintLines(ink, on: ground), on: inside)
        (stroke, casing) = (SceneShape.Stroke(line.color, width: width, dash: dash), line.casing)
      }
    case nil: stroke = nil
    }
    // An outline between two hatched areas needs a casing, a wider line behind the outline, to be visible.
    if liesOnPattern, pattern != nil, casing == nil { casing = theme.lightInk }
    cornerRadius = max(0, view.cornerRadius ?? look.cornerRadius(theme))
  }

  /// The colors behind the view's outline: the view's fill over each background.
  var inside: [BackdropColors.Ground] {
    if fill?.alpha == 255 || behind.isEmpty { return [BackdropColors.Ground(source: .theme, color: ground)] }
    return behind.map {
      BackdropColors.Ground(source: $0.source, color: fill?.composited(over: $0.color) ?? $0.color)
    }
  }
}

extension DrawnView {
  /// Gives the view's text a color that is readable on all backgrounds. If there is none and the backgrounds come from
  /// several sources, the text gets a plate (a filled rectangle) behind it.
  mutating func adaptText(to grounds: BackdropColors, at position: Int, theme: Theme) {
    guard let text, let wanted = paint.textInk else { return }
    let levels = [0.2, 0.5, 0.8].map { text.frame.y + $0 * text.frame.height }
    let crossed = grounds.grounds(
      along: levels.map {
        Segment(from: Point(x: text.frame.x, y: $0), to: Point(x: text.frame.maxX, y: $0))
      }, below: position)
    let colors = crossed.map { paint.fill?.composited(over: $0.color) ?? $0.color }
    guard colors.count > 1 else { return }
    let inks = [wanted, theme.darkInk, theme.lightInk, Color(rgb: 0), Color(rgb: 0xFFFFFF)]
    let ink = inks.first { ink in colors.allSatisfy { ink.contrast(with: $0) >= Theme.leastContrast } }
    // If the text is readable without the plate, the plate is transparent. It is drawn nevertheless, so that pictures
    // have the same shapes in all themes.
    if crossed.contains(where: { $0.source != crossed[0].source }) {
      paint.plate = paint.ground.withAlpha(ink == nil ? 255 : 0)
    }
    for line in text.lines.indices {
      self.text?.lines[line].color = ink ?? theme.ink(wanted, on: paint.ground)
    }
  }
}

extension DrawnView {
  mutating func outlineAsLabel(theme: Theme) {
    let wanted = [theme.label.stroke].compactMap { $0 } + theme.faintLines(paint.ink, on: paint.ground)
    let line = theme.line(wanted, on: paint.inside)
    paint.stroke = SceneShape.Stroke(line.color, width: theme.hairline, dash: theme.label.dash ?? [])
    paint.casing = line.casing
  }

  mutating func readText(theme: Theme) {
    guard var text else { return }
    for line in text.lines.indices {
      text.lines[line].color = theme.ink(text.lines[line].color, on: paint.ground)
    }
    self.text = text
  }
}

extension Theme {
  /// Indicates whether the theme's canvas is dark. Colors of the system then have their dark variants.
  var isDark: Bool { (sheet.fill ?? background).relativeLuminance < 0.2 }

  func fill(of view: View, tint: Tint) -> (fill: Color?, pattern: Pattern?) {
    switch view.fill.resolved(nil, isDark: isDark) {
    case let own?: ownFill(own)
    case nil: view.fill == .automatic ? (tint.fill, tint.pattern) : (nil, nil)
    }
  }

  /// Returns the first readable color of these: `wanted`, the theme's dark ink, its light ink, black, and white.
  package func ink(_ wanted: Color, on ground: Color) -> Color {
    let black = Color(rgb: 0x000000)
    for ink in [wanted, darkInk, lightInk, black] where ink.contrast(with: ground) >= Self.leastContrast {
      return ink
    }
    // White is readable where black is not: on every color, the contrasts of black and white multiply to 21, so if
    // black's is below 4.5, white's is above 4.6.
    return Color(rgb: 0xFFFFFF)
  }

  func faintLine(_ ink: Color, on ground: Color) -> Color {
    faintLines(ink, on: ground).first { $0.isSeen(on: ground) } ?? ink
  }

  func faintInk(_ ink: Color, on ground: Color) -> Color {
    faintLines(ink, on: ground).first { $0.contrast(with: ground) >= Self.leastContrast }
      ?? self.ink(ink, on: ground)
  }

  fileprivate func faintLines(_ ink: Color, on ground: Color) -> [Color] {
    [128, 160, 192, 224, 255].map { ink.withAlpha($0).composited(over: ground) }
  }

  /// The least contrast of text: WCAG 2.2, success criterion 1.4.3.
  static let leastContrast = 4.5
  /// The least contrast of lines: WCAG 2.2, success criterion 1.4.11.
  static let leastLineContrast = 3.0
}

extension Color {
  func isSeen(on ground: Color) -> Bool {
    composited(over: ground).contrast(with: ground) >= Theme.leastLineContrast
  }
}

extension ViewColor {
  /// Returns the color that the file sets, or `automatic` if the file sets no color. Returns `nil` if the file sets the
  /// color to `none` or to a transparent color.
  func resolved(_ automatic: Color?, isDark: Bool) -> Color? {
    switch self {
    case .automatic: automatic
    case .none: nil
    case .color(let color): color.alpha == 0 ? nil : color
    case .adaptive(let light, let dark): isDark ? dark : light
    }
  }
}

internal import Graphics
internal import LayoutModel

/// The colours of one view after file and theme have had their say.
struct Paint {
  var fill: Color?
  var stroke: SceneShape.Stroke?
  /// On the fill.
  var pattern: Pattern?
  /// Whether lines are seen inside it, its own or those of what lies behind.
  var hasPattern = false
  var cornerRadius = 0.0
  /// For its name, and for its text where the file gives that no colour.
  var ink = Color(rgb: 0x000000)
  /// For its text; `nil` where the file wants none to be seen.
  var textInk: Color? = Color(rgb: 0x000000)
  /// What is seen inside it, opaque: its fill over what lies below.
  var ground = Color(rgb: 0xFFFFFF)

  /// What is seen around it, as far as that is its superview or what hides that.
  var below = Color(rgb: 0xFFFFFF)

  init() {}

  init(
    of view: View, tint: Theme.Tint, look: KindLook, size: Size, on below: Paint?, theme: Theme
  ) {
    (fill, pattern) = theme.fill(of: view, tint: tint)
    if let covered = pattern, covered == below?.pattern { pattern = theme.ownColors.pattern(beside: covered) }
    self.below = below?.ground ?? theme.background
    let below = (ground: self.below, hasPattern: below?.hasPattern == true)
    ground = fill?.composited(over: below.ground) ?? below.ground
    hasPattern = pattern != nil || (below.hasPattern && fill?.alpha != 255)
    ink = theme.ink(tint.ink, on: ground)
    // What the file says holds, whether it can be read or not.
    textInk =
      view.textColor == .automatic
      ? ink : view.textColor.resolved(nil, isDark: theme.isDark).map(theme.ownStroke)
    let width = tint.strokeWidth ?? look.strokeWidth(theme)
    let dash = tint.dash ?? look.dash(theme)
    switch view.stroke.resolved(nil, isDark: theme.isDark) {
    case let own?: stroke = SceneShape.Stroke(theme.ownStroke(own), width: width, dash: dash)
    // Between two lines of the theme's nothing would be left of a thin view's own fill.
    case nil
    where view.fill.resolved(nil, isDark: theme.isDark) != nil && min(size.width, size.height) <= 4 * width:
      stroke = nil
    case nil where view.stroke == .automatic:
      stroke = tint.stroke.map {
        let isSeen = $0.isSeen(on: ground)
        return SceneShape.Stroke(isSeen ? $0 : theme.faintLine(ink, on: ground), width: width, dash: dash)
      }
    case nil: stroke = nil
    }
    cornerRadius = max(0, view.cornerRadius ?? look.cornerRadius(theme))
  }
}

extension Theme {
  /// Whether its canvas is darker than not, so that the system's colours are those of the dark.
  var isDark: Bool { (sheet.fill ?? background).relativeLuminance < 0.2 }

  /// What a view is filled with, and what covers it.
  func fill(of view: View, tint: Tint) -> (fill: Color?, pattern: Pattern?) {
    switch view.fill.resolved(nil, isDark: isDark) {
    case let own?: ownFill(own)
    case nil: view.fill == .automatic ? (tint.fill, tint.pattern) : (nil, nil)
    }
  }

  /// The ink that was wanted, or else the first that can be read: the theme's dark or light one, black or white.
  func ink(_ wanted: Color, on ground: Color) -> Color {
    let black = Color(rgb: 0x000000)
    for ink in [wanted, darkInk, lightInk, black] where ink.contrast(with: ground) >= Self.leastContrast {
      return ink
    }
    // On whatever black cannot be read, white can: their contrasts' product is 21.
    return Color(rgb: 0xFFFFFF)
  }

  /// The colour for a line: darker or lighter where it would hardly be seen, so that it still means the same.
  func line(_ wanted: Color, on ground: Color) -> Color {
    let ends = [Color(rgb: 0x000000), Color(rgb: 0xFFFFFF)]
    let end = ends[0].contrast(with: ground) >= ends[1].contrast(with: ground) ? ends[0] : ends[1]
    let colors = [0, 48, 96, 144, 192].map { end.withAlpha($0).composited(over: wanted) }
    return colors.first { $0.isSeen(on: ground) } ?? end
  }

  /// The colour of a leader line over several grounds: where none is seen on all of them, the one whose worst is best.
  func leader(or ink: Color, on grounds: [Color]) -> Color {
    let colors = [leader, ink, darkInk, lightInk, Color(rgb: 0x000000), Color(rgb: 0xFFFFFF)]
    func worst(_ color: Color) -> Double { grounds.map { color.contrast(with: $0) }.min() ?? 0 }
    return colors.first { worst($0) >= Self.leastLineContrast } ?? colors.max { worst($0) < worst($1) }
      ?? leader
  }

  /// An ink's colour for lines that stand close to text, no stronger than is needed to be seen.
  func faintLine(_ ink: Color, on ground: Color) -> Color {
    let lines = [128, 160, 192, 224].map { ink.withAlpha($0).composited(over: ground) }
    return lines.first { $0.isSeen(on: ground) } ?? ink
  }

  /// WCAG 2.2, success criterion 1.4.3.
  static let leastContrast = 4.5
  /// WCAG 2.2, success criterion 1.4.11.
  static let leastLineContrast = 3.0
}

extension Color {
  /// Whether lines of this colour can be told from an opaque ground; less than is asked of text.
  func isSeen(on ground: Color) -> Bool {
    composited(over: ground).contrast(with: ground) >= Theme.leastLineContrast
  }
}

extension ViewColor {
  /// The colour that the file gave, or the theme's.
  func resolved(_ automatic: Color?, isDark: Bool) -> Color? {
    switch self {
    case .automatic: automatic
    case .none: nil
    case .color(let color): color.alpha == 0 ? nil : color
    case .adaptive(let light, let dark): isDark ? dark : light
    }
  }
}

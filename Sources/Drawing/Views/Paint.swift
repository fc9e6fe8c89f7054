internal import Graphics
internal import LayoutModel

/// The colours of one view after file and theme have had their say.
struct Paint {
  var fill: Color?
  var stroke: SceneShape.Stroke?
  var cornerRadius = 0.0
  /// For its text and name.
  var ink = Color(rgb: 0x000000)
  /// What is seen inside it, opaque: its fill over what lies below.
  var ground = Color(rgb: 0xFFFFFF)

  init() {}

  init(of view: View, tint: Theme.Tint, look: KindLook, ground below: Color, theme: Theme) {
    fill = view.fill.resolved(tint.fill)
    ground = fill?.composited(over: below) ?? below
    ink = theme.ink(tint.ink, on: ground)
    stroke = view.stroke.resolved(tint.stroke).map {
      let isSeen = view.stroke != .automatic || $0.isSeen(on: ground) || $0.isSeen(on: below)
      return SceneShape.Stroke(
        isSeen ? $0 : theme.faintLine(ink, on: ground), width: look.strokeWidth(theme), dash: look.dash(theme)
      )
    }
    cornerRadius = max(0, view.cornerRadius ?? look.cornerRadius(theme))
  }
}

extension Theme {
  /// The ink that was wanted, or else the first that can be read: the theme's dark or light one, black or white.
  func ink(_ wanted: Color, on ground: Color) -> Color {
    let black = Color(rgb: 0x000000)
    for ink in [wanted, darkInk, lightInk, black] where ink.contrast(with: ground) >= Self.leastContrast {
      return ink
    }
    // On whatever black cannot be read, white can: their contrasts' product is 21.
    return Color(rgb: 0xFFFFFF)
  }

  /// The colour for a line, or an ink where the line would hardly be seen.
  func line(_ wanted: Color, on ground: Color) -> Color {
    wanted.isSeen(on: ground) ? wanted : ink(wanted, on: ground)
  }

  /// An ink's colour for lines that stand close to text.
  func faintLine(_ ink: Color, on ground: Color) -> Color { ink.withAlpha(128).composited(over: ground) }

  /// WCAG 2.2, success criterion 1.4.3.
  static let leastContrast = 4.5
}

extension Color {
  /// Whether lines of this colour can be told from an opaque ground; less than is asked of text.
  fileprivate func isSeen(on ground: Color) -> Bool {
    composited(over: ground).contrast(with: ground) >= 1.5
  }
}

extension ViewColor {
  /// The colour that the file gave, or the theme's.
  func resolved(_ automatic: Color?) -> Color? {
    switch self {
    case .automatic: automatic
    case .none: nil
    case .color(let color): color.alpha == 0 ? nil : color
    }
  }
}

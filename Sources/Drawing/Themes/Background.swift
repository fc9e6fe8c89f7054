public import Graphics

/// What lies behind all views, where the reader of the picture wants something else than the theme has.
public enum Background: Sendable, Equatable {
  /// Nothing: whatever page the picture is put on. It should be as light or as dark as the theme's own canvas.
  case transparent
  /// A color, which may let some of the page through.
  case color(Color)
}

extension Theme {
  /// The theme on another background, which is then the canvas's too. Inks and lines adapt to it where the theme's
  /// own could not be read.
  package func over(_ background: Background?) -> Theme {
    var theme = self
    let page = sheet.fill?.composited(over: self.background) ?? self.background
    switch background {
    case nil: return self
    case .transparent: theme.background = page
    case .color(let color): theme.background = color.composited(over: page)
    }
    theme.sheet.fill = nil
    return theme
  }
}

extension DrawingOptions {
  /// What a picture is painted with first; `nil` for nothing.
  package var paper: Color? {
    switch background {
    case nil: theme.background
    case .transparent: nil
    case .color(let color): color.alpha == 0 ? nil : color
    }
  }
}

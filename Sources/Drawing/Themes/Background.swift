public import Graphics

/// The background behind all views, which replaces the theme's background.
public enum Background: Sendable, Equatable {
  /// No background. The page behind the picture is visible, and should be about as light as the canvas.
  case transparent
  /// A color, which may be translucent.
  case color(Color)
}

extension Theme {
  /// Returns the theme with another background behind the canvas and around it; `nil` keeps the theme's background.
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
  /// The color with which a picture is filled before anything is drawn; `nil` for none.
  package var paper: Color? {
    switch background {
    case nil: theme.background
    case .transparent: nil
    case .color(let color): color.alpha == 0 ? nil : color
    }
  }
}

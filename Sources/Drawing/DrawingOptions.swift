/// How a layout is drawn, where the reader of the picture has a choice.
public struct DrawingOptions: Sendable, Equatable {
  public var theme: Theme
  /// `nil` is the theme's own.
  public var background: Background?

  public init(theme: Theme = .light, background: Background? = nil) {
    self.theme = theme
    self.background = background
  }
}

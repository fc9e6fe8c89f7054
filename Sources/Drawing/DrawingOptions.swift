/// How a layout is drawn, where the reader of the picture has a choice.
public struct DrawingOptions: Sendable, Equatable {
  public var theme: Theme
  /// For readers who prefer dark pictures, in formats that can follow them; others show `theme` to everybody.
  ///
  /// It must differ from `theme` in colours only, as `dark` does from `light`: where it would move something, it
  /// is left out.
  public var darkTheme: Theme?
  /// `nil` is the theme's own.
  public var background: Background?
  /// What the picture says besides what the views look like.
  public var show: [DrawingAnnotation]

  public init(
    theme: Theme = .light, darkTheme: Theme? = nil, background: Background? = nil,
    show: [DrawingAnnotation] = []
  ) {
    self.theme = theme
    self.darkTheme = darkTheme
    self.background = background
    self.show = show
  }
}

/// How a layout is drawn, where the reader of the picture has a choice.
public struct DrawingOptions: Sendable, Equatable {
  public var theme: Theme
  /// `nil` is the theme's own.
  public var background: Background?
  /// What the picture says besides what the views look like.
  public var show: [DrawingAnnotation]

  public init(theme: Theme = .light, background: Background? = nil, show: [DrawingAnnotation] = []) {
    self.theme = theme
    self.background = background
    self.show = show
  }
}

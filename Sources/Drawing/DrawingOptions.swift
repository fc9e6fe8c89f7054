/// How a layout is drawn, where the reader of the picture has a choice.
public struct DrawingOptions: Sendable, Equatable {
  public var theme: Theme

  public init(theme: Theme = .light) {
    self.theme = theme
  }
}

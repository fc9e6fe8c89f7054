public import LayoutModel

/// The options for drawing a layout.
public struct DrawingOptions: Sendable, Equatable {
  /// The colors and measures.
  public var theme: Theme
  /// The theme for readers who prefer dark pictures, in formats that can follow that setting; other formats always
  /// use `theme`.
  ///
  /// It must differ from `theme` in colors only, as `dark` does from `light`; a theme that would move something is
  /// ignored.
  public var darkTheme: Theme?
  /// The background; `nil` keeps the theme's own.
  public var background: Background?
  /// The annotations.
  public var show: [DrawingAnnotation]
  /// The views that are named.
  public var names: NamedViews
  /// The views that have outlines.
  public var outlines = OutlinedViews.automatic
  /// The names of the views that the picture is about. They are annotated, with their superviews and neighbors; all
  /// other views are pale and without names. If empty, the picture is about all views.
  public var focus: [String] = []
  /// The treatment of scroll views' content.
  public var scrollContent: ScrollContent
  /// Lines of text for the legend.
  public var notes: [String] = []
  /// Indicates whether a text that does not fit is drawn narrower before it is cut. This suits frames that were made
  /// for another typeface, as in an Xcode log.
  public var narrowsTexts = false
  /// For a picture of an Xcode log, what is from the log; `nil` for other pictures.
  public var log: PicturedLog?

  public init(
    theme: Theme = .light, darkTheme: Theme? = nil, background: Background? = nil,
    show: [DrawingAnnotation] = [], names: NamedViews = .automatic, scrollContent: ScrollContent = .clipped
  ) {
    self.theme = theme
    self.darkTheme = darkTheme
    self.background = background
    self.show = show
    self.names = names
    self.scrollContent = scrollContent
  }
}

/// The facts about an Xcode log that decide how its picture shows lengths.
public struct PicturedLog: Sendable, Equatable {
  /// The log's constraints, whose lengths are drawn even where no conflict needs them. The layout has others, which
  /// place what the log leaves open.
  public var constraints: [ConstraintOrigin]
  /// Indicates whether the sizes of margins are assumed, so that no length to a margin is written as a number.
  public var assumesMargins: Bool

  public init(constraints: [ConstraintOrigin], assumesMargins: Bool) {
    (self.constraints, self.assumesMargins) = (constraints, assumesMargins)
  }
}

/// The views that a picture names. A box always shows its name as its content.
public enum NamedViews: String, Sendable, Hashable, CaseIterable {
  /// No view except boxes.
  case none
  /// All but those that are `unnamed` in the file.
  case automatic = "auto"
  /// All, including those that are `unnamed` in the file.
  case all
}

/// The views that get an outline where a screen would show none, such as labels, stacks, guides and containers.
public enum OutlinedViews: String, Sendable, Hashable, CaseIterable {
  /// None, as on a screen.
  case none
  /// All but those without an outline in the file: `stroke none`.
  case automatic = "auto"
  /// All of them.
  case all
}

/// The part of a scroll view's content that is drawn.
public enum ScrollContent: String, Sendable, Hashable, CaseIterable {
  /// The part inside the scroll view's frame, and the outline of the rest.
  case clipped
  /// All of it, without clipping.
  case whole
}

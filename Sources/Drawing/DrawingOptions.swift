public import LayoutModel

/// The options for drawing a layout.
public struct DrawingOptions: Sendable, Equatable {
  /// The colors, line widths and distances.
  public var theme: Theme
  /// The theme for readers who prefer dark pictures; only formats that can follow this preference, such as SVG, use it.
  /// A theme that differs from `theme` in more than colors is ignored.
  public var darkTheme: Theme?
  /// The background; `nil` keeps the theme's own.
  public var background: Background?
  /// The annotations to draw.
  public var show: [DrawingAnnotation]
  /// The views that are named.
  public var names: NamedViews
  /// The views that get an outline where a screen would show none.
  public var outlines = OutlinedViews.automatic
  /// The names of the views in focus; if empty, the picture has no focus. Only these views, their superviews and their
  /// neighbors are annotated. Their subviews keep their colors, and all other views are pale.
  public var focus: [String] = []
  /// The part of a scroll view's content that is drawn.
  public var scrollContent: ScrollContent
  /// Further lines of the legend.
  public var notes: [String] = []
  /// Indicates whether a text that does not fit is squeezed before it is truncated. A picture of an Xcode log needs
  /// this, because its frames were computed with another typeface.
  public var narrowsTexts = false
  /// The facts about the Xcode log that the picture shows; `nil` if the picture does not show a log.
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
  /// The constraints of the log, without those that were added to place its views. Their lengths are drawn even if they
  /// are in no conflict.
  public var constraints: [ConstraintOrigin]
  /// Indicates whether the sizes of margins are assumed. If so, no length to a margin is written as a number.
  public var assumesMargins: Bool

  public init(constraints: [ConstraintOrigin], assumesMargins: Bool) {
    (self.constraints, self.assumesMargins) = (constraints, assumesMargins)
  }
}

/// The views that a picture names. A box always shows its name as its content.
public enum NamedViews: String, Sendable, Hashable, CaseIterable {
  /// No view except boxes.
  case none
  /// All views, except for those that are `unnamed` in the file.
  case automatic = "auto"
  /// All views, including those that are `unnamed` in the file.
  case all
}

/// The views that get an outline where a screen would show none, such as labels, stacks, guides and containers.
public enum OutlinedViews: String, Sendable, Hashable, CaseIterable {
  /// No such view, as on a screen.
  case none
  /// All such views, except those with `stroke none` in the file.
  case automatic = "auto"
  /// All of these views.
  case all
}

/// The part of a scroll view's content that is drawn.
public enum ScrollContent: String, Sendable, Hashable, CaseIterable {
  /// The part inside the scroll view's frame. A faint outline shows the size of the whole content.
  case clipped
  /// The whole content, without clipping.
  case whole
}

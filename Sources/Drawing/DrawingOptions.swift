public import LayoutModel

/// The options for drawing a layout.
public struct DrawingOptions: Sendable, Equatable {
  /// The colors, line widths and distances.
  public var theme: Theme
  /// The theme for readers who prefer dark pictures. It may differ from `theme` only in colors.
  public var darkTheme: Theme?
  /// The background; `nil` means the theme's background.
  public var background: Background?
  /// The annotations to draw; `nil` for gaps and sizes if `focus` names views, and otherwise no annotations.
  public var show: [DrawingAnnotation]?
  /// The views whose names are drawn.
  public var names: NamedViews
  /// The views that get an outline in the picture although they have none on a screen.
  public var outlines = OutlinedViews.automatic
  /// The names of the views to emphasize. Most other views are drawn pale and without annotations; an empty list
  /// emphasizes no view.
  public var focus: [String] = []
  /// The part of a scroll view's content that is drawn.
  public var scrollContent: ScrollContent
  /// Additional lines of the legend.
  public var notes: [String] = []
  /// Indicates whether a text that does not fit is narrowed before it is truncated, as in pictures of Xcode logs.
  public var narrowsTexts = false
  /// The facts about the Xcode log that the picture shows; `nil` if the picture does not show a log.
  public var log: PicturedLog?

  public init(
    theme: Theme = .light, darkTheme: Theme? = nil, background: Background? = nil,
    show: [DrawingAnnotation]? = nil, names: NamedViews = .automatic, scrollContent: ScrollContent = .clipped
  ) {
    self.theme = theme
    self.darkTheme = darkTheme
    self.background = background
    self.show = show
    self.names = names
    self.scrollContent = scrollContent
  }

  /// The annotations in `show`, or those that replace `nil`.
  package var annotations: [DrawingAnnotation] { show ?? (focus.isEmpty ? [] : [.gaps, .sizes]) }
}

/// The facts about an Xcode log that determine how its picture shows lengths.
public struct PicturedLog: Sendable, Equatable {
  /// The constraints that the log contains, whose lengths are always drawn.
  public var constraints: [ConstraintOrigin]
  /// Indicates whether the sizes of margins are only assumed; if so, distances to margins are drawn without numbers.
  public var assumesMargins: Bool

  public init(constraints: [ConstraintOrigin], assumesMargins: Bool) {
    (self.constraints, self.assumesMargins) = (constraints, assumesMargins)
  }
}

/// The views whose names a picture shows.
public enum NamedViews: String, Sendable, Hashable, CaseIterable {
  /// No names are added. A box that shows its own name as its text still does.
  case none
  /// All views, except for those that are `unnamed` in the file.
  case automatic = "auto"
  /// All views, including those that are `unnamed` in the file.
  case all
}

/// The views that get an outline in the picture although they have none on a screen, such as labels, stacks, guides and
/// containers.
public enum OutlinedViews: String, Sendable, Hashable, CaseIterable {
  /// No label, stack, guide or container gets an outline, as on a screen.
  case none
  /// All labels, stacks, guides and containers get an outline, except those with `stroke none` in the file.
  case automatic = "auto"
  /// All labels, stacks, guides and containers get an outline, including those with `stroke none` in the file.
  case all
}

/// The part of a scroll view's content that is drawn.
public enum ScrollContent: String, Sendable, Hashable, CaseIterable {
  /// Only the content inside the scroll view's frame, with a faint outline of the whole content.
  case clipped
  /// The whole content, including the parts outside of the scroll view's frame.
  case whole
}

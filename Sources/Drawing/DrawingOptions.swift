public import LayoutModel

/// How a layout is drawn, where the reader of the picture has a choice.
public struct DrawingOptions: Sendable, Equatable {
  /// Colors and measures.
  public var theme: Theme
  /// For readers who prefer dark pictures, in formats that can follow them; others show `theme` to everybody.
  ///
  /// It must differ from `theme` in colors only, as `dark` does from `light`: where it would move something, it
  /// is left out.
  public var darkTheme: Theme?
  /// `nil` is the theme's own.
  public var background: Background?
  /// What the picture says besides what the views look like.
  public var show: [DrawingAnnotation]
  /// `automatic` unless something else is asked for.
  public var names: NamedViews
  /// `automatic` unless something else is asked for.
  public var outlines = OutlinedViews.automatic
  /// The names of the views that the picture is about: they are annotated, with their superviews and neighbors, and all
  /// others are pale and without names. Empty for all.
  public var focus: [String] = []
  /// `clipped` unless something else is asked for.
  public var scrollContent: ScrollContent
  /// Lines below the picture, under what it has to explain.
  public var notes: [String] = []
  /// Views whose size is made up along an axis, so that no number is to be told of it.
  public var assumedSizes = PerAxis<Set<ViewID>>(both: [])

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

/// Which views a picture names. A box shows its name as its content, whatever is chosen.
public enum NamedViews: String, Sendable, Hashable, CaseIterable {
  /// No view, boxes aside.
  case none
  /// All but those that the file calls `unnamed`.
  case automatic = "auto"
  /// Also those that the file calls `unnamed`.
  case all
}

/// Which labels, stacks, guides and others that show nothing of themselves have an outline.
public enum OutlinedViews: String, Sendable, Hashable, CaseIterable {
  /// None, as on a screen.
  case none
  /// All but those whose outline the file takes away: `stroke none`.
  case automatic = "auto"
  /// Also those.
  case all
}

/// How much is drawn of what a scroll view holds.
public enum ScrollContent: String, Sendable, Hashable, CaseIterable {
  /// What its frame shows; the outline of the rest.
  case clipped
  /// All of it, without clipping.
  case whole
}

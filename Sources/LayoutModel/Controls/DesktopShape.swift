/// The shape of an AppKit control, besides its colors, outline and text.
public enum DesktopShape: Sendable, Hashable {
  /// The state of a check box.
  public enum State: Sendable, Hashable {
    /// Off, on, or mixed, which is drawn as a dash.
    case off, on, mixed
  }

  /// The arrows of a pop-up button.
  public enum Arrows: Sendable, Hashable {
    /// Up and down: a value is chosen from a list.
    case both
    /// Down alone: a pull-down menu.
    case down
    /// Up and down, without a background, as since macOS 26.
    case bare
    /// Down alone, without a background: a button without a border.
    case plain
  }

  /// A column of a table.
  public struct Column: Sendable, Hashable {
    /// The title in the table's header.
    public var title: String
    /// The width, in points.
    public var width: Double

    public init(title: String, width: Double) {
      self.title = title
      self.width = width
    }
  }

  /// The text of a field, slightly inset.
  case field(isSecure: Bool)
  /// A field's text behind a magnifying glass.
  case search
  /// A box with a mark, followed by a title.
  case check(State)
  /// A circle with a dot, followed by a title.
  case radio(isOn: Bool)
  /// A title and the arrows of a pop-up button.
  case popUp(Arrows)
  /// A combo box: a field's text, and an arrow at its end.
  case combo
  /// A title above the box.
  case boxTitle(String)
  /// A line through the middle.
  case line
  /// Tabs, centered at the upper edge.
  case tabs([String], selected: Int)
  /// Rows of a table below its header, in points, and gray bars in their columns.
  case rows([Column], height: Double, top: Double, isStriped: Bool)
  /// Titles of columns.
  case header([Column])
  /// One arrow above the other.
  case arrows
  /// A slider with its thumb's position, from 0 to 1.
  case slider(Double, isVertical: Bool)
  /// A dial with its dot's position, from 0 to 1.
  case dial(Double)
  /// A symbol in a circle or alone.
  case sign(String, isRound: Bool)
  /// A color in a frame.
  case well(ViewColor)
  /// A window's title bar, above the view or within it.
  case window(title: String, buttons: [Bool], height: Double, isInside: Bool)

  /// Indicates whether the control draws the view's text, so that the view's kind does not.
  public var showsText: Bool {
    switch self {
    case .field, .search, .check, .radio, .popUp, .combo: true
    case .boxTitle, .line, .tabs, .rows, .header, .arrows, .slider, .dial, .sign, .well, .window: false
    }
  }
}

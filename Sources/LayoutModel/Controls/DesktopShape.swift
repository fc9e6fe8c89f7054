/// What a control of AppKit shows, beside what its colors, outline and text say.
public enum DesktopShape: Sendable, Hashable {
  /// Indicates whether a check box is on.
  public enum State: Sendable, Hashable {
    /// A dash is mixed.
    case off, on, mixed
  }

  /// The arrows of a pop-up button.
  public enum Arrows: Sendable, Hashable {
    /// Up and down, as what it shows is chosen from a list.
    case both
    /// Down alone, of a pull-down menu.
    case down
    /// Up and down, without a ground behind them, as since macOS 26.
    case bare
    /// Down alone, without a ground behind it, of a button without a border.
    case plain
  }

  /// A column of a table.
  public struct Column: Sendable, Hashable {
    /// In the table's header.
    public var title: String
    /// In points.
    public var width: Double

    public init(title: String, width: Double) {
      self.title = title
      self.width = width
    }
  }

  /// The text of a field, a little inside of it.
  case field(isSecure: Bool)
  /// A field's text behind a magnifying glass.
  case search
  /// A box with a mark, and a title behind it.
  case check(State)
  /// A circle with a dot, and a title behind it.
  case radio(isOn: Bool)
  /// A title, and the arrows of what it can be chosen from.
  case popUp(Arrows)
  /// A field's text, and an arrow at its end.
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
  /// Where its thumb is, from 0 to 1.
  case slider(Double, isVertical: Bool)
  /// Where its dot is, from 0 to 1.
  case dial(Double)
  /// A sign in a circle or alone.
  case sign(String, isRound: Bool)
  /// A color in a frame.
  case well(ViewColor)
  /// A window's title bar, above it or within it.
  case window(title: String, buttons: [Bool], height: Double, isInside: Bool)

  /// Indicates whether it shows the view's text, so that its kind does not.
  public var showsText: Bool {
    switch self {
    case .field, .search, .check, .radio, .popUp, .combo: true
    case .boxTitle, .line, .tabs, .rows, .header, .arrows, .slider, .dial, .sign, .well, .window: false
    }
  }
}

public import Graphics

/// What a control of AppKit shows, beside what its colors, outline and text say.
public enum DesktopShape: Sendable, Hashable {
  /// Whether a check box is on.
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

  /// A cell of a matrix or form.
  public struct Cell: Sendable, Hashable {
    /// Beside its mark.
    public var title: String
    /// What it is drawn as.
    public var shape: DesktopShape

    public init(title: String, shape: DesktopShape) {
      self.title = title
      self.shape = shape
    }
  }

  /// A window's title bar, and its toolbar.
  public struct Window: Sendable, Hashable {
    /// Where its toolbar is.
    public enum Toolbar: Sendable, Hashable {
      /// It has none.
      case none
      /// Beside the title, as since macOS 11.
      case beside
      /// Below the title, with what its items are called.
      case below
    }

    /// What stands in a toolbar.
    public enum Item: Sendable, Hashable {
      /// A button or a view, by its label.
      case button(String)
      /// A search field.
      case search
      /// Room, which may take all that is left.
      case space(isFlexible: Bool)
    }

    /// Empty where it shows none.
    public var title: String
    /// Whether it can be closed, minimized and resized.
    public var buttons: [Bool]
    /// Where its toolbar is.
    public var toolbar: Toolbar
    /// What its toolbar shows at first, in order.
    public var items: [Item]
    /// Whether its content goes on under the title bar.
    public var isInside: Bool

    public init(title: String, buttons: [Bool], toolbar: Toolbar, items: [Item], isInside: Bool) {
      self.title = title
      self.buttons = buttons
      self.toolbar = toolbar
      self.items = items
      self.isInside = isInside
    }

    /// The height of both bars, in points.
    public var height: Double {
      switch toolbar {
      case .none: 28
      case .beside: 52
      case .below: 78
      }
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
  /// Cells by column, of one size and with room between, in points.
  case cells([[Cell]], size: Size, gap: Size)
  /// One arrow above the other.
  case arrows
  /// Where its thumb is, from 0 to 1, and how many marks it has.
  case slider(Double, isVertical: Bool, ticks: Int)
  /// Where its dot is, from 0 to 1.
  case dial(Double)
  /// A sign in a circle or alone.
  case sign(String, isRound: Bool)
  /// A color in a frame.
  case well(ViewColor)
  /// A window's title bar, above it or within it.
  case window(Window)

  /// Whether it shows the view's text, so that its kind does not.
  public var showsText: Bool {
    switch self {
    case .field, .search, .check, .radio, .popUp, .combo: true
    case .boxTitle, .line, .tabs, .rows, .header, .cells, .arrows, .slider, .dial, .sign, .well, .window:
      false
    }
  }
}

public import Graphics

/// The shape of an AppKit control, apart from its colors, outline and text.
public enum DesktopShape: Sendable, Hashable {
  /// The state of a check box.
  public enum State: Sendable, Hashable {
    /// Off, on, or mixed, which is drawn as a dash.
    case off, on, mixed
  }

  /// The arrows of a pop-up button.
  public enum Arrows: Sendable, Hashable {
    /// Up and down arrows on a colored square, as in versions before macOS 26, for a button that shows the chosen
    /// value.
    case both
    /// A down arrow on a colored square, for a pull-down menu before macOS 26.
    case down
    /// Up and down arrows without a background, as in macOS 26 and later.
    case bare
    /// A down arrow without a background, for a borderless button or, in macOS 26 and later, for any pull-down menu.
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

  /// A cell of a matrix or form.
  public struct Cell: Sendable, Hashable {
    /// The text that the cell shows beside its control, for example beside a radio button.
    public var title: String
    /// The shape of the cell.
    public var shape: DesktopShape

    public init(title: String, shape: DesktopShape) {
      self.title = title
      self.shape = shape
    }
  }

  /// A window's title bar and toolbar.
  public struct Window: Sendable, Hashable {
    /// The place of a toolbar.
    public enum Toolbar: Sendable, Hashable {
      /// There is no toolbar.
      case none
      /// The toolbar is beside the title, as in macOS 11 and later.
      case beside
      /// The toolbar is below the window's title, with a label below each item.
      case below
    }

    /// An item of a toolbar.
    public enum Item: Sendable, Hashable {
      /// A button or a custom view, with the item's label.
      case button(String)
      /// A search field.
      case search
      /// A space, which takes the width left by the other items if it is flexible.
      case space(isFlexible: Bool)
    }

    /// The title; empty if it is hidden.
    public var title: String
    /// Indicates whether the close, minimize and zoom buttons are enabled, in this order.
    public var buttons: [Bool]
    /// The place of the toolbar.
    public var toolbar: Toolbar
    /// The toolbar's default items, in order.
    public var items: [Item]
    /// Indicates whether the content extends under the title bar.
    public var isInside: Bool

    public init(title: String, buttons: [Bool], toolbar: Toolbar, items: [Item], isInside: Bool) {
      self.title = title
      self.buttons = buttons
      self.toolbar = toolbar
      self.items = items
      self.isInside = isInside
    }

    /// The height of the title bar and the toolbar together, in points.
    public var height: Double {
      switch toolbar {
      case .none: 28
      case .beside: 52
      case .below: 78
      }
    }
  }

  /// A field's text, slightly inset, or dots if the field is secure.
  case field(isSecure: Bool)
  /// A magnifying glass, followed by a field's text.
  case search
  /// A check box, followed by a title.
  case check(State)
  /// A radio button, followed by a title.
  case radio(isOn: Bool)
  /// A pop-up button: a title and arrows.
  case popUp(Arrows)
  /// A combo box: the text of a field, with an arrow at the end of the field.
  case combo
  /// A box's title, above the box.
  case boxTitle(String)
  /// A separator: a line through the middle of the view.
  case line
  /// Tabs, centered at the upper edge.
  case tabs([String], selected: Int)
  /// The rows of a table, drawn with gray bars instead of text. `height` is the height of a row, and `top` is the
  /// distance from the top of the view to the first row, both in points.
  case rows([Column], height: Double, top: Double, isStriped: Bool)
  /// The header of a table: the titles of its columns.
  case header([Column])
  /// Columns of cells in a matrix or form, with the size of a cell and the gaps between cells, in points.
  case cells([[Cell]], size: Size, gap: Size)
  /// A stepper: two arrows, one above the other.
  case arrows
  /// A slider with its thumb's position, from 0 to 1, and the number of tick marks.
  case slider(Double, isVertical: Bool, ticks: Int)
  /// A dial with its dot's position, from 0 to 1.
  case dial(Double)
  /// A character, such as a question mark, in a circle or alone.
  case sign(String, isRound: Bool)
  /// A color well: a color in a frame.
  case well(ViewColor)
  /// A window's title bar, above the view or within it.
  case window(Window)

  /// Indicates whether the control draws the view's text itself.
  public var showsText: Bool {
    switch self {
    case .field, .search, .check, .radio, .popUp, .combo: true
    case .boxTitle, .line, .tabs, .rows, .header, .cells, .arrows, .slider, .dial, .sign, .well, .window:
      false
    }
  }
}

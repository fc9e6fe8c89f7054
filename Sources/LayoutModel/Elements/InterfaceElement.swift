/// What an element of Interface Builder is, for one that is a view: all that reading, measuring and drawing know of it.
///
/// One element is one value in a table (`uiKit`, `appKit`), and every answer is asked for: one that is missing does not compile.
/// What a rule means for an element's attributes is for its reader to say, in a `switch` over the rule's cases.
public struct InterfaceElement: Sendable {
  /// What it is for the views around it.
  public enum Part: Sendable, Hashable {
    /// A view among others.
    case plain
    /// Its subviews lie in content of a size of its own.
    case scroll
    /// It shows a part of what it holds, and constraints know its frame alone.
    case clipping
    /// It scrolls, and places what it holds itself.
    case list
    /// A row of a table.
    case row
    /// Another cell, header or footer that a list places.
    case cell
    /// The content view of a row.
    case rowContent
    /// The content view of another cell.
    case cellContent
  }

  /// How far its frame reaches beyond its alignment rectangle.
  public enum Overhang: Sendable, Hashable {
    /// In points.
    case fixed(EdgeInsets)
    /// In points; none in a class of one's own, which may draw what it likes.
    case unlessCustom(EdgeInsets)
    /// By the control's size, and by the system that the file was saved on.
    case control(AppKitControl)
  }

  /// Where the text stands that is set in it.
  public enum Text: Sendable, Hashable {
    /// It shows none.
    case none
    /// Its `text`, or a text with attributes.
    case text
    /// Its `text`, or else its `placeholder`.
    case field
    /// The title of its normal state.
    case title
    /// The title of its cell, or else the placeholder there.
    case cell
    /// Its `title`, or that of its cell.
    case caption
  }

  /// Which way y runs in it.
  public enum Direction: Sendable, Hashable {
    /// As in pictures, or against them.
    case down, up
    /// As in what it shows a part of.
    case asDocument
  }

  /// Its name in XML: `activityIndicatorView`.
  public var name: String
  /// The framework's class: `UIActivityIndicatorView`.
  public var className: String
  /// The language's kind that is nearest to it.
  public var kind: ViewKind
  /// What it is for the views around it.
  public var part: Part
  /// Which way y runs in it.
  public var direction: Direction
  /// How far its frame reaches beyond its alignment rectangle.
  public var overhang: Overhang
  /// Where its text stands.
  public var text: Text
  /// What a view that is named after its text has behind that: `Label`.
  public var nameSuffix: String
  /// Which size its content has.
  public var content: ElementContent
  /// How it is drawn.
  public var look: ElementLook

  /// Creates a value of the table; there is no answer that a table may leave out.
  public init(
    _ name: String, _ className: String, kind: ViewKind, part: Part, direction: Direction, overhang: Overhang,
    text: Text,
    nameSuffix: String, content: ElementContent, look: ElementLook
  ) {
    self.name = name
    self.className = className
    self.kind = kind
    self.part = part
    self.direction = direction
    self.overhang = overhang
    self.text = text
    self.nameSuffix = nameSuffix
    self.content = content
    self.look = look
  }

  /// Indicates whether its subviews lie in content of a size of its own.
  public var scrolls: Bool {
    switch part {
    case .scroll, .list: true
    case .plain, .clipping, .row, .cell, .rowContent, .cellContent: false
    }
  }
}

/// An element of Interface Builder that is a view, with all that reading, measuring and drawing need to know about
/// it.
///
/// Each element is one value in a table (`uiKit`, `appKit`), and its initializer requires every fact: an entry that
/// lacks one does not compile. The code that reads a fact decides what it means for the element's attributes, in a
/// `switch` over its cases.
public struct InterfaceElement: Sendable {
  /// The element's role among the views around it.
  public enum Part: Sendable, Hashable {
    /// A view like any other.
    case plain
    /// A view whose subviews lie in content with a size of its own.
    case scroll
    /// A view that shows a part of its content, and whose constraints refer to its frame only.
    case clipping
    /// A part of a scroll view that the scroll view itself places: a table's header, for example, lies over the inset
    /// of the clip view.
    case scrollPart
    /// A scrolling list, which places its subviews itself.
    case list
    /// A row of a table.
    case row
    /// A cell, header or footer that a list places and that is not a row.
    case cell
    /// The content view of a row.
    case rowContent
    /// The content view of a `cell`.
    case cellContent
  }

  /// The distance by which an element's frame reaches beyond its alignment rectangle.
  public enum Overhang: Sendable, Hashable {
    /// Fixed insets, in points.
    case fixed(EdgeInsets)
    /// Fixed insets in points, except for custom classes, which may draw as they like.
    case unlessCustom(EdgeInsets)
    /// Insets by the control's size and the system that the file was saved on.
    case control(AppKitControl)
  }

  /// The place of an element's text in the file.
  public enum Text: Sendable, Hashable {
    /// The element shows no text.
    case none
    /// The `text`, or an attributed string.
    case text
    /// The `text`, or else the `placeholder`.
    case field
    /// The title of the normal state.
    case title
    /// The title of the cell, or else the cell's placeholder.
    case cell
    /// The `title`, or that of the cell.
    case caption
  }

  /// The direction of the y axis in an element.
  public enum Direction: Sendable, Hashable {
    /// Down as in pictures, or up.
    case down, up
    /// The direction of the document view.
    case asDocument
  }

  /// The name in XML: `activityIndicatorView`.
  public var name: String
  /// The framework's class: `UIActivityIndicatorView`.
  public var className: String
  /// The language's kind that is most like the element.
  public var kind: ViewKind
  /// The role among the views around it.
  public var part: Part
  /// The direction of the y axis.
  public var direction: Direction
  /// The distance by which the frame reaches beyond the alignment rectangle.
  public var overhang: Overhang
  /// The place of the text in the file.
  public var text: Text
  /// The suffix of the name of a view that is named after its text: `Label`.
  public var nameSuffix: String
  /// The intrinsic content size.
  public var content: ElementContent
  /// The appearance.
  public var look: ElementLook

  /// Creates an entry of the table. No argument has a default, so that each entry gives every fact.
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

  /// Indicates whether the subviews lie in content with a size of its own.
  public var scrolls: Bool {
    switch part {
    case .scroll, .list: true
    case .plain, .clipping, .scrollPart, .row, .cell, .rowContent, .cellContent: false
    }
  }
}

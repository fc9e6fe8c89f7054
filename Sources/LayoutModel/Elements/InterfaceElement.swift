/// A view element of Interface Builder: its class, size, appearance and role.
public struct InterfaceElement: Sendable {
  /// The role of an element: a scroll view, a list, a part of a scroll view or list (such as a row or cell), or a plain
  /// view.
  public enum Part: Sendable, Hashable {
    /// A view without a special role.
    case plain
    /// A UIKit scroll view, whose subviews lie in a content area with its own size.
    case scroll
    /// An AppKit scroll view. Unlike in UIKit, the content is not in the scroll view itself but in a subview, the clip
    /// view.
    case clipping
    /// A part that a scroll view places, such as a clip view, a scroller or a table header.
    case scrollPart
    /// A table, outline or collection view, which places its subviews itself.
    case list
    /// A row of a UIKit table: a `UITableViewCell`.
    case row
    /// A cell, header or footer of a collection view, or a cell of an AppKit table.
    case cell
    /// The content view of a row.
    case rowContent
    /// The content view of a `cell`.
    case cellContent
  }

  /// The distances by which an element's frame reaches beyond its alignment rectangle.
  public enum Overhang: Sendable, Hashable {
    /// Fixed insets, in points.
    case fixed(EdgeInsets)
    /// Fixed insets in points, but no insets for an element with a custom class.
    case unlessCustom(EdgeInsets)
    /// Insets that depend on `AppKitControl.Traits`, such as the control's size and the version of macOS.
    case control(AppKitControl)
  }

  /// The part of the XML that contains an element's text.
  public enum Text: Sendable, Hashable {
    /// The element shows no text.
    case none
    /// The `text` attribute or an attributed string.
    case text
    /// The `text` attribute or, if that is missing or empty, the `placeholder` attribute.
    case field
    /// The title of a button's configuration or, for a button without a configuration, of its normal state.
    case title
    /// The title of the element's cell or, if the cell has no title, of the selected item in its menu. If no item is
    /// selected, this is the title of the first item. A cell without menu items shows its placeholder, and a cell that
    /// shows only an image has no text.
    case cell
    /// The element's `title` attribute or, if that is missing, the element's attributed string.
    case caption
  }

  /// The direction of the y axis in an element.
  public enum Direction: Sendable, Hashable {
    /// The y axis points down, as in pictures, or up.
    case down, up
    /// For a clip view: the y axis points in the same direction as in the document view inside the clip view.
    case asDocument
  }

  /// The name in XML, such as `activityIndicatorView`.
  public var name: String
  /// The framework's class, such as `UIActivityIndicatorView`.
  public var className: String
  /// The most similar kind of view in the layout language.
  public var kind: ViewKind
  /// The element's role in scrolling, such as `list` or `cell`; `plain` for an element without such a role.
  public var part: Part
  /// The direction in which y coordinates increase inside the element.
  public var direction: Direction
  /// The distances by which the frame reaches beyond the alignment rectangle.
  public var overhang: Overhang
  /// The part of the XML that contains the text.
  public var text: Text
  /// The suffix of a name that is derived from the view's text: `Label` in `signInLabel`.
  public var nameSuffix: String
  /// The rules for finding the intrinsic content size.
  public var content: ElementContent
  /// The appearance.
  public var look: ElementLook

  /// Creates an element for the dictionary `uiKit` or `appKit`.
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

  /// Indicates whether the subviews lie in scrolled content, as in a UIKit scroll view or a list.
  public var scrolls: Bool {
    switch part {
    case .scroll, .list: true
    case .plain, .clipping, .scrollPart, .row, .cell, .rowContent, .cellContent: false
    }
  }
}

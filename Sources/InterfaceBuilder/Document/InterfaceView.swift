import Diagnostics
import Graphics
import LayoutModel

/// A view of the document, with size-class variations applied.
struct InterfaceView {
  /// The relation of a view to its superview.
  enum Role: Sendable, Equatable {
    case root
    case subview
    /// An arranged view of a stack.
    case arranged
    /// The content view of a cell or of an effect view.
    case content
    /// A cell, header or footer that a table or collection places.
    case cell
    /// A view that keeps its distances from all edges of its superview: a box's or tab's view, a clip view.
    case inset
    /// A pane of a split view.
    case pane
    /// A view in a cell of a grid.
    case gridded
    /// A row or column of a grid.
    case gridLine
    /// A view that a bar places.
    case barItem
  }

  /// The element, with the attributes for the device.
  var element: XMLElement
  /// The entry in the table of elements.
  var entry: InterfaceElement
  var role: Role
  /// The index of the superview in `InterfaceScene.views`; `nil` for the root.
  var parent: Int?
  /// The frame that Xcode saved, in the superview's coordinates; `nil` where there is none.
  var savedFrame: Rect?
  /// The distance by which its frame reaches beyond its alignment rectangle, in points.
  var overhang = EdgeInsets(all: 0)
  /// Indicates whether it belongs to the tab that is shown; `nil` outside of tab views.
  var isShownTab: Bool? = nil
  /// The place in a grid.
  var gridCell: GridCell? = nil
  /// The area of a stack in which it is.
  var area = StackArrangement.Area.beginning
  /// Indicates whether a stack has removed it from the layout.
  var isDetached = false
  /// Indicates whether a stack arranges it.
  var isArranged: Bool { role == .arranged && !isDetached }
  /// The constraints in file order, without those that a variation excludes.
  var constraints: [XMLElement]

  var id: String? { element["id"] }
  /// The name of the element, which is UIKit's class: `label`, `tableViewCell`.
  var className: String { element.name }
  /// Indicates whether it is a scroll view of AppKit with a content of its own; a root's content is its frame.
  var showsPart: Bool { entry.part == .clipping && parent != nil }
  /// Indicates whether its margins do not depend on its superview's safe area.
  var isPlacedApart: Bool { role == .cell || role == .barItem }
  var hasCustomClass: Bool { element["customClass"] != nil }
}

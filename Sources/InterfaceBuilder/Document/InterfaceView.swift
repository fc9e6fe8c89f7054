import Diagnostics
import Graphics
import LayoutModel

/// A view of the document with size-class variations worked in.
struct InterfaceView {
  /// How a view came to its place in the tree.
  enum Role: Sendable, Equatable {
    case root
    case subview
    /// Of a stack, which arranges it.
    case arranged
    /// The content view of a cell or of an effect view.
    case content
    /// A cell, header or footer that a table or collection places.
    case cell
    /// What keeps its distances from all edges of what holds it: a box's or tab's view, a clip view.
    case inset
    /// Of a split view, which places it beside its others.
    case pane
    /// Of a grid, which places it in a cell.
    case gridded
    /// A row or column of a grid.
    case gridLine
    /// Of a bar, which places it.
    case barItem
  }

  /// Its attributes are those that hold for the device.
  var element: XMLElement
  /// What the table of elements has for it.
  var entry: InterfaceElement
  var role: Role
  /// In `InterfaceScene.views`; `nil` for the root.
  var parent: Int?
  /// As Xcode saved it, in the superview's coordinates; `nil` where the file does not say.
  var savedFrame: Rect?
  /// How far its frame reaches beyond its alignment rectangle, in points.
  var overhang = EdgeInsets(all: 0)
  /// Of a tab's view: whether the tab is the one that is shown.
  var isShownTab: Bool? = nil
  /// Where a grid places it.
  var gridCell: GridCell? = nil
  /// In which of a stack's three areas it stands.
  var area = StackArrangement.Area.beginning
  /// Whether a stack has taken it out of the layout.
  var isDetached = false
  /// Whether a stack arranges it.
  var isArranged: Bool { role == .arranged && !isDetached }
  /// In file order, without those that a variation excludes.
  var constraints: [XMLElement]

  var id: String? { element["id"] }
  /// UIKit's class as the element names it: `label`, `tableViewCell`.
  var className: String { element.name }
  /// Whether it is a scroll view of AppKit that has a content of its own here; a root's is its frame.
  var showsPart: Bool { entry.part == .clipping && parent != nil }
  /// Whether something else than its superview's safe area decides what it makes room for.
  var isPlacedApart: Bool { role == .cell || role == .barItem }
  var hasCustomClass: Bool { element["customClass"] != nil }
}

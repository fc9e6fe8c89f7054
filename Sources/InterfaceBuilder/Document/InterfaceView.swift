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

  /// The element, with the size-class variations that apply to the device.
  var element: XMLElement
  /// The entry in the table of elements.
  var entry: InterfaceElement
  var role: Role
  /// The index of the superview in `InterfaceScene.views`; `nil` for the root.
  var parent: Int?
  /// The frame that Xcode saved, in the superview's coordinates; `nil` where there is none.
  var savedFrame: Rect?
  /// The distances by which the frame extends beyond the alignment rectangle at each edge, in points.
  var overhang = EdgeInsets(all: 0)
  /// Indicates whether the view belongs to the tab that is shown; `nil` outside of tab views.
  var isShownTab: Bool? = nil
  /// The place in a grid; `nil` outside of grids.
  var gridCell: GridCell? = nil
  /// The area in which the view is, if a stack view contains it.
  var area = StackArrangement.Area.beginning
  /// Indicates whether a stack view has detached the view, which then takes no room.
  var isDetached = false
  /// Indicates whether a stack view arranges the view.
  var isArranged: Bool { role == .arranged && !isDetached }
  /// The constraints in file order, without those that a variation excludes.
  var constraints: [XMLElement]

  var id: String? { element["id"] }
  /// The name of the element, such as `label` for a `UILabel`.
  var className: String { element.name }
  /// Indicates whether the view is an `NSScrollView` with content of its own. As a root, it is treated as a plain view.
  var showsPart: Bool { entry.part == .clipping && parent != nil }
  /// Indicates whether the view's margins are independent of its superview's safe area.
  var isPlacedApart: Bool { role == .cell || role == .barItem }
  var hasCustomClass: Bool { element["customClass"] != nil }
}

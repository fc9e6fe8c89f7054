import Diagnostics
import Graphics
import LayoutModel

struct InterfaceView {
  enum Role: Sendable, Equatable {
    case root
    case subview
    case arranged
    case content
    /// A cell, header or footer whose frame a table or collection view sets.
    case cell
    /// A view that keeps its distances from all edges of its superview, such as the view in a box or a tab.
    case inset
    case pane
    case gridded
    case gridLine
    case barItem
  }

  /// The element, with the size-class variations of the device applied.
  var element: XMLElement
  /// The entry of the element in the table of `LayoutModel/Elements`.
  var entry: InterfaceElement
  var role: Role
  /// The index of the superview in `InterfaceScene.views`; `nil` for the root.
  var parent: Int?
  /// The frame that Xcode saved, in the superview's coordinates; `nil` where it saved none.
  var savedFrame: Rect?
  /// The distances by which the frame extends beyond the alignment rectangle at each edge, in points.
  var overhang = EdgeInsets(all: 0)
  /// True for a view in the selected tab, false in another tab, `nil` outside of tab views.
  var isShownTab: Bool? = nil
  var gridCell: GridCell? = nil
  var area = StackArrangement.Area.beginning
  /// True if a stack view has detached the view. A detached view takes up no space in the stack.
  var isDetached = false
  var isArranged: Bool { role == .arranged && !isDetached }
  /// The constraints in file order, without those that a size-class variation excludes.
  var constraints: [XMLElement]

  var id: String? { element["id"] }
  /// The name of the element, such as `label` for a `UILabel`.
  var className: String { element.name }
  /// True for an `NSScrollView` that is not the root. A scroll view at the root is treated as a plain view.
  var showsPart: Bool { entry.part == .clipping && parent != nil }
  /// Indicates whether the view is a cell or a bar item. The margins of such a view do not depend on the superview's
  /// safe area.
  var isPlacedApart: Bool { role == .cell || role == .barItem }
  var hasCustomClass: Bool { element["customClass"] != nil }
}

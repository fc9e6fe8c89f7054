import Diagnostics
import Graphics
import LayoutModel

/// A view of the document. The size-class variations of the device are applied.
struct InterfaceView {
  enum Role: Sendable, Equatable {
    case root
    case subview
    /// A view that a stack arranges.
    case arranged
    /// The content view of a cell or of an effect view.
    case content
    /// A cell, header or footer that a table or collection places.
    case cell
    /// A view with fixed distances from its superview's edges, such as the view of a box or tab.
    case inset
    /// A pane of a split view.
    case pane
    case gridded
    case gridLine
    /// A view that a bar places.
    case barItem
  }

  /// The element. The size-class variations of the device are applied.
  var element: XMLElement
  /// The entry in the table of elements, `LayoutModel/Elements`.
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
  /// The area of the stack view in which the view is.
  var area = StackArrangement.Area.beginning
  /// True where a stack view has detached the view, which then takes no room.
  var isDetached = false
  var isArranged: Bool { role == .arranged && !isDetached }
  /// The constraints in file order. Those that a size-class variation excludes are left out.
  var constraints: [XMLElement]

  var id: String? { element["id"] }
  /// The name of the element, such as `label` for a `UILabel`.
  var className: String { element.name }
  /// True for an `NSScrollView` that is not the root. As the root, it is treated as a plain view.
  var showsPart: Bool { entry.part == .clipping && parent != nil }
  /// True where the margins do not depend on the superview's safe area.
  var isPlacedApart: Bool { role == .cell || role == .barItem }
  var hasCustomClass: Bool { element["customClass"] != nil }
}

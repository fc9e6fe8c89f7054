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
    /// A view with fixed distances to all edges of its superview, such as the content of a box or tab.
    case inset
    case pane
    case gridded
    case gridLine
    case barItem
  }

  /// The element after the device's size-class variations are applied.
  var element: XMLElement
  var entry: InterfaceElement
  var role: Role
  /// The index of the superview in `InterfaceScene.views`; `nil` for the root.
  var parent: Int?
  /// The frame that Xcode saved, in the superview's coordinates; `nil` where it saved none.
  var savedFrame: Rect?
  /// The distance from each edge of the alignment rectangle out to the frame, in points.
  var overhang = EdgeInsets(all: 0)
  /// Indicates whether the view's tab is selected; `nil` outside of tab views.
  var isShownTab: Bool? = nil
  var gridCell: GridCell? = nil
  var area = StackArrangement.Area.beginning
  /// Indicates whether a stack view has detached the view, which then takes up no space.
  var isDetached = false
  var isArranged: Bool { role == .arranged && !isDetached }
  /// The constraints in file order, without those that a size-class variation excludes.
  var constraints: [XMLElement]

  var id: String? { element["id"] }
  /// The XML element's name, such as `label` for a `UILabel`.
  var className: String { element.name }
  /// Indicates whether the view may show only a part of its content. This applies to each `NSScrollView` except the
  /// root.
  var showsPart: Bool { entry.part == .clipping && parent != nil }
  /// Indicates whether the view is a cell or bar item, whose margins do not depend on the superview's safe area.
  var isPlacedApart: Bool { role == .cell || role == .barItem }
  var hasCustomClass: Bool { element["customClass"] != nil }
}

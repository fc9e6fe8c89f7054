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
  /// In file order, without those that a variation excludes.
  var constraints: [XMLElement]

  var id: String? { element["id"] }
  /// UIKit's class as the element names it: `label`, `tableViewCell`.
  var className: String { element.name }
  var hasCustomClass: Bool { element["customClass"] != nil }
}

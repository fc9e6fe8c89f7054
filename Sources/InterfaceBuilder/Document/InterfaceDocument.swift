import Diagnostics
import Graphics
import LayoutModel

struct InterfaceDocument {
  enum Platform: Sendable { case uiKit, appKit }

  var platform: Platform
  var isStoryboard: Bool
  var tools: ToolsVersion
  /// The device; `nil` for a file from before Xcode 8.
  var device: InterfaceDevice?
  /// A screen that replaces the file's screen and size classes; `nil` to keep them.
  var otherScreen: InterfaceDevice?
  var resources: InterfaceResources
  var scenes: [InterfaceScene]

  var screen: InterfaceDevice { device ?? .anySize(tools) }
  var environment: XcodeEnvironment {
    XcodeEnvironment(tools: tools, family: screen.family, device: screen.id)
  }
}

struct InterfaceResources {
  struct Image {
    var size: Size?
    /// Indicates whether the image is an SF Symbol, whose size depends on the font.
    var isSymbol: Bool
  }

  var images: [String: Image] = [:]
  /// The sizes of `@IBDesignable` views, by view id, as their own code returned them when Xcode saved the file.
  var designables: [String: InterfaceDesignable] = [:]
  var namedColors: [String: ViewColor] = [:]
}

struct InterfaceDesignable {
  var width: Double?
  var height: Double?
}

/// A scene that becomes a canvas: the view of a view controller (in a macOS document, also of a window or toolbar
/// item), or a top-level view.
struct InterfaceScene {
  var name: String
  var controller: XMLElement?
  /// The views in file order, with the root first and each superview before its subviews.
  var views: [InterfaceView]
  /// The ids of views that size-class variations exclude, and of their subviews.
  var uninstalled: Set<String>
  /// Outlet names, by the id of the connected object.
  var outlets: [String: String]
  /// In a macOS document, the element that contains the root view, such as a window.
  var holder: XMLElement? = nil
  var window: XMLElement? = nil
  var bars: SimulatedBars
  /// Indicates whether the root is the view of a view controller. The controller is in the file, or it is the File's
  /// Owner of a xib.
  var isControllersView: Bool
}

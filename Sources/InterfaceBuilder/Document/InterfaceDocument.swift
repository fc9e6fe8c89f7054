import Diagnostics
import Graphics
import LayoutModel

struct InterfaceDocument {
  enum Platform: Sendable { case uiKit, appKit }

  var platform: Platform
  var isStoryboard: Bool
  /// The version of Xcode's tools that saved the document. Bars and margins depend on it.
  var tools: ToolsVersion
  /// The device; `nil` for a file from before Xcode 8.
  var device: InterfaceDevice?
  /// A screen that replaces the file's screen and size classes; `nil` to keep the file's.
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
    /// The size in points; `nil` if the file contains no size.
    var size: Size?
    /// True for one of Apple's symbols, whose size depends on the font.
    var isSymbol: Bool
  }

  var images: [String: Image] = [:]
  /// The designable views (`@IBDesignable`) by id, with the sizes that their own code returned when Xcode saved the
  /// file.
  var designables: [String: InterfaceDesignable] = [:]
  var namedColors: [String: ViewColor] = [:]
}

struct InterfaceDesignable {
  var width: Double?
  var height: Double?
}

/// A scene, which becomes a canvas: a view controller's view, or a view on the file's top level.
struct InterfaceScene {
  var name: String
  /// The element of the view controller; `nil` for a scene without one.
  var controller: XMLElement?
  /// The views in file order. The root is the first, and each superview precedes its subviews.
  var views: [InterfaceView]
  /// The ids of views that size-class variations exclude, and of their subviews.
  var uninstalled: Set<String>
  /// The names of outlets by the id of the connected object.
  var outlets: [String: String]
  /// In a macOS document, the element that contains the root view, such as a window.
  var holder: XMLElement? = nil
  /// In a macOS document, the window that shows the scene; `nil` if no window shows it.
  var window: XMLElement? = nil
  var bars: SimulatedBars
  /// True if the root is the view of a controller, which may be the owner of a xib.
  var isControllersView: Bool
}

import Diagnostics
import Graphics
import LayoutModel

/// The parts of a `.xib` or `.storyboard` that its layout depends on: its views by scene, and the settings of
/// the whole file.
struct InterfaceDocument {
  /// The framework for which a document is made.
  enum Platform: Sendable { case uiKit, appKit }

  var platform: Platform
  var isStoryboard: Bool
  /// The version of Xcode's tools that saved the document. The bars and margins around its views depend on it.
  var tools: ToolsVersion
  /// The device; `nil` where the file is from before Xcode 8.
  var device: InterfaceDevice?
  /// A screen that replaces the document's own, with its size classes; `nil` to keep that of the document.
  var otherScreen: InterfaceDevice?
  var resources: InterfaceResources
  /// The scenes that have a view, in file order.
  var scenes: [InterfaceScene]

  /// The screen on which Xcode shows the document.
  var screen: InterfaceDevice { device ?? .anySize(tools) }
  /// The facts about the surroundings of views on that screen.
  var environment: XcodeEnvironment {
    XcodeEnvironment(tools: tools, family: screen.family, device: screen.id)
  }
}

/// The project's images, designable views and named colors, as Interface Builder saved them.
struct InterfaceResources {
  struct Image {
    /// The size in points; `nil` where it is not in the file.
    var size: Size?
    /// Indicates whether the image is one of Apple's symbols, whose size depends on the surrounding font.
    var isSymbol: Bool
  }

  var images: [String: Image] = [:]
  /// The designable views by id, with the intrinsic content sizes from their code.
  var designables: [String: InterfaceDesignable] = [:]
  /// The colors of the project's catalog, by name.
  var namedColors: [String: ViewColor] = [:]
}

struct InterfaceDesignable {
  var width: Double?
  var height: Double?
}

/// A scene, which becomes a canvas: a view controller's view, or a view on the file's top level.
struct InterfaceScene {
  /// The name of the scene's canvas.
  var name: String
  /// The element of the view controller; `nil` where the scene has none.
  var controller: XMLElement?
  /// The views: the root first, in file order, so that each parent precedes its subviews.
  var views: [InterfaceView]
  /// The ids of views that variations exclude, and of all their subviews.
  var uninstalled: Set<String>
  /// For the id of each object to which an outlet leads, the outlet's property.
  var outlets: [String: String]
  /// In a document for macOS, the element that contains the root view, such as a window.
  var holder: XMLElement? = nil
  /// In a document for macOS, the window that shows the scene, if there is one.
  var window: XMLElement? = nil
  /// The bars that cover the root's edges, in addition to the device's insets.
  var bars: SimulatedBars
  /// Indicates whether the root is the view of a controller, which may be the owner of a xib.
  var isControllersView: Bool
}

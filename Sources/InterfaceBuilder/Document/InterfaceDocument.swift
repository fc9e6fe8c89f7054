import Diagnostics
import Graphics
import LayoutModel

/// The parts of a `.xib` or `.storyboard` that its layout depends on: its views by scene, and the settings of
/// the whole file.
struct InterfaceDocument {
  /// The frameworks of documents.
  enum Platform: Sendable { case uiKit, appKit }

  var platform: Platform
  var isStoryboard: Bool
  /// The version of Xcode's tools, which determines the surroundings of views.
  var tools: ToolsVersion
  /// The device; `nil` where the file is from before Xcode 8.
  var device: InterfaceDevice?
  /// Another screen on which it is laid out instead, with its size classes.
  var otherScreen: InterfaceDevice?
  var resources: InterfaceResources
  /// The scenes that have a view, in file order.
  var scenes: [InterfaceScene]

  /// The screen on which Xcode shows it.
  var screen: InterfaceDevice { device ?? .anySize(tools) }
  /// The surroundings of its views there.
  var environment: XcodeEnvironment {
    XcodeEnvironment(tools: tools, family: screen.family, device: screen.id)
  }
}

/// The sizes of the project's images and designable views, as Interface Builder saved them.
struct InterfaceResources {
  struct Image {
    /// The size in points; `nil` where it is not in the file.
    var size: Size?
    /// Indicates whether it is one of Apple's symbols, whose size depends on the surrounding font.
    var isSymbol: Bool
  }

  /// The images by name.
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
  /// The name of its canvas.
  var name: String
  /// The element of its view controller.
  var controller: XMLElement?
  /// The views: the root first, in file order, so that each parent precedes its subviews.
  var views: [InterfaceView]
  /// The ids of views that variations exclude, and of all their subviews.
  var uninstalled: Set<String>
  /// The property of the outlet to each destination, by its id.
  var outlets: [String: String]
  /// The element that contains its view, such as a window.
  var holder: XMLElement? = nil
  /// The window that shows it.
  var window: XMLElement? = nil
  /// The bars that cover its edges in addition to the device.
  var bars: SimulatedBars
  /// Indicates whether its root is the view of a controller, including the owner of a xib.
  var isControllersView: Bool
}

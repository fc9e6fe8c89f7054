import Diagnostics
import Graphics
import LayoutModel

/// A `.xib` or `.storyboard` as far as laying it out asks: its views by scene, and what the whole file says.
struct InterfaceDocument {
  /// The frameworks that documents are for.
  enum Platform: Sendable { case uiKit, appKit }

  var platform: Platform
  var isStoryboard: Bool
  /// By which what surrounds views differs.
  var tools: ToolsVersion
  /// `nil` where the file is from before Xcode 8.
  var device: InterfaceDevice?
  /// The screen that it is laid out on instead, whose size classes hold then.
  var elsewhere: InterfaceDevice?
  var resources: InterfaceResources
  /// Those that have a view, in file order.
  var scenes: [InterfaceScene]

  /// The screen that Xcode shows it on.
  var screen: InterfaceDevice { device ?? .anySize(tools) }
  /// What surrounds its views there.
  var environment: XcodeEnvironment {
    XcodeEnvironment(tools: tools, family: screen.family, device: screen.id)
  }
}

/// What Interface Builder has read off the project's images and its designable views.
struct InterfaceResources {
  struct Image {
    /// In points; `nil` where the file does not say.
    var size: Size?
    /// Whether it is one of Apple's symbols, whose size follows the font that it stands in.
    var isSymbol: Bool
  }

  /// By name.
  var images: [String: Image] = [:]
  /// By the view's id: the intrinsic content size that its own code gave.
  var designables: [String: InterfaceDesignable] = [:]
  /// By name: the colours of the project's catalogue.
  var namedColors: [String: ViewColor] = [:]
}

struct InterfaceDesignable {
  var width: Double?
  var height: Double?
}

/// What becomes a canvas: a view controller's view, or a view on the file's top level.
struct InterfaceScene {
  /// What its canvas is called.
  var name: String
  /// The element of its view controller.
  var controller: XMLElement?
  /// The root first, in file order; a parent always before its subviews.
  var views: [InterfaceView]
  /// The ids of views that variations leave out, and of all that they hold.
  var uninstalled: Set<String>
  /// By the destination's id: the property of the outlet that names it.
  var outlets: [String: String]
  /// What holds its view, as a window does.
  var holder: XMLElement? = nil
  /// The window that shows it.
  var window: XMLElement? = nil
  /// What covers its edges beside the device's own.
  var bars: SimulatedBars
  /// Whether its root is the view of a controller, be it the owner of a xib.
  var isControllers: Bool
}

import Graphics
import LayoutModel

/// The screen that a document is shown on in Xcode.
struct InterfaceDevice {
  /// In its orientation, in points.
  var size: Size
  /// Pixels a point.
  var scale: Double
  /// What status bar, notch and home indicator cover, in its orientation.
  var safeArea: EdgeInsets
  /// `widthClass=compact` and the like.
  var traits: Set<String>

  /// Whether the screen has a notch or rounded corners, which every view on it has to make room for.
  var isRounded: Bool { safeArea.bottom > 0 }
}

extension InterfaceDevice {
  /// A device by Interface Builder's name for it; one that is not known is taken for a common one of its family.
  init(id: String, isLandscape: Bool) {
    let isTablet = id.hasPrefix("ipad")
    let device =
      Device.interfaceBuilder(id) ?? Device.interfaceBuilder(isTablet ? "ipad9_7" : "retina6_1")!
    let orientation: Device.Orientation = isLandscape ? .landscape : .portrait
    size = device.size(orientation)
    scale = device.scale
    safeArea = device.safeArea(orientation)
    if isTablet {
      traits = ["widthClass=regular", "heightClass=regular"]
    } else if isLandscape {
      traits = ["heightClass=compact", "widthClass=\(device.size.width >= 414 ? "regular" : "compact")"]
    } else {
      traits = ["widthClass=compact", "heightClass=regular"]
    }
  }
}

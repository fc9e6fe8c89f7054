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
    let family = id.hasPrefix("ipad") ? "ipad9_7" : "retina6_1"
    self.init(
      Device.interfaceBuilder(id) ?? Device.interfaceBuilder(family)!, isLandscape ? .landscape : .portrait)
  }

  init(_ device: Device, _ orientation: Device.Orientation) {
    size = device.size(orientation)
    scale = device.scale
    safeArea = device.safeArea(orientation)
    if device.name.hasPrefix("iPad") {
      traits = ["widthClass=regular", "heightClass=regular"]
    } else if orientation == .landscape {
      traits = ["heightClass=compact", "widthClass=\(device.size.width >= 414 ? "regular" : "compact")"]
    } else {
      traits = ["widthClass=compact", "heightClass=regular"]
    }
  }
}

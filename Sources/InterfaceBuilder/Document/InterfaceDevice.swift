import Graphics
import LayoutModel

struct InterfaceDevice {
  var id: String?
  var family: ScreenFamily
  /// The screen's size in its orientation, in points.
  var size: Size
  var scale: Double
  var safeArea: EdgeInsets
  /// The size classes, such as `widthClass=compact`.
  var traits: Set<String>

  var isRounded: Bool { family == .roundedPhone || family == .roundedPad }
}

extension InterfaceDevice {
  /// The screen for a file from before Xcode 8, which names no device: a square of 600 by 600 points without size
  /// classes.
  static func anySize(_ tools: ToolsVersion) -> InterfaceDevice {
    let top = XcodeEnvironment(tools: tools, family: .none, device: nil)[.topInset] ?? 0
    return InterfaceDevice(
      id: nil, family: .none, size: Size(width: 600, height: 600), scale: 2,
      safeArea: EdgeInsets(top: top, left: 0, bottom: 0, right: 0), traits: [])
  }

  /// Creates the screen of the device that has the given Interface Builder id. If the id is unknown, a common device is
  /// used.
  init(id: String, isLandscape: Bool, _ tools: ToolsVersion) {
    let device = Device.all.first { $0.interfaceBuilderID == id } ?? Self.unlisted(id)
    self.init(device, isLandscape ? .landscape : .portrait)
    self.id = id
    let environment = XcodeEnvironment(tools: tools, family: family, device: id)
    if let top = environment[.topInset] {
      // In landscape, a notch causes insets on the left and on the right, and a phone with a home button hides its
      // status bar.
      switch (isLandscape, family) {
      case (false, _), (true, .homeButtonPad), (true, .roundedPad): safeArea.top = top
      case (true, .roundedPhone): (safeArea.left, safeArea.right) = (top, top)
      case (true, .homeButtonPhone), (true, .none): break
      }
    }
    if let count = environment[.insetCount] {
      safeArea = EdgeInsets(
        top: count * safeArea.top, left: count * safeArea.left, bottom: count * safeArea.bottom,
        right: count * safeArea.right)
    }
  }

  /// Creates the screen of a device with its real safe area, which may differ from the safe area in Xcode's canvas.
  init(_ device: Device, _ orientation: Device.Orientation) {
    let isPad = device.name.hasPrefix("iPad")
    id = device.interfaceBuilderID
    family =
      device.portraitSafeArea.bottom > 0
      ? (isPad ? .roundedPad : .roundedPhone) : isPad ? .homeButtonPad : .homeButtonPhone
    size = device.size(orientation)
    scale = device.scale
    safeArea = device.safeArea(orientation)
    if isPad {
      traits = ["widthClass=regular", "heightClass=regular"]
    } else if orientation == .landscape {
      traits = ["heightClass=compact", "widthClass=\(device.size.width >= 414 ? "regular" : "compact")"]
    } else {
      traits = ["widthClass=compact", "heightClass=regular"]
    }
  }

  private static func unlisted(_ id: String) -> Device {
    func sized(_ device: Device, _ width: Double, _ height: Double) -> Device {
      var device = device
      device.size = Size(width: width, height: height)
      return device
    }
    func listed(_ id: String) -> Device { Device.all.first { $0.interfaceBuilderID == id }! }
    switch id {
    case "retina3_5": return sized(listed("retina4_0"), 320, 480)
    case "ipad10_2": return sized(listed("ipad9_7"), 810, 1080)
    case "ipad10_9rounded": return sized(listed("ipad11_0rounded"), 820, 1180)
    case let id where id.hasPrefix("ipad"):
      return listed(id.hasSuffix("rounded") ? "ipad11_0rounded" : "ipad9_7")
    default: return listed("retina6_1")
    }
  }
}

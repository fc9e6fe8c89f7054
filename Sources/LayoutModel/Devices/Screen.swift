public import Graphics

/// The screen of a device in an orientation.
public struct Screen: Sendable, Hashable {
  /// The device.
  public var device: Device
  /// The device's orientation.
  public var orientation: Device.Orientation

  public init(_ device: Device, _ orientation: Device.Orientation) {
    self.device = device
    self.orientation = orientation
  }

  /// The name of a canvas with this screen: `iPhone 15 landscape`.
  public var name: String { device.name + (orientation == .landscape ? " landscape" : "") }

  /// The size, in points.
  public var size: Size { device.size(orientation) }

  /// The insets of the safe area, in points.
  public var safeArea: EdgeInsets { device.safeArea(orientation) }
}

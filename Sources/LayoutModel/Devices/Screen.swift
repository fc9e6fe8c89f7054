public import Graphics

/// The screen of a device, held one way or the other.
public struct Screen: Sendable, Hashable {
  /// Whose screen it is.
  public var device: Device
  /// Which way it is held.
  public var orientation: Device.Orientation

  public init(_ device: Device, _ orientation: Device.Orientation) {
    self.device = device
    self.orientation = orientation
  }

  /// What a canvas of it is called: `iPhone 15 landscape`.
  public var name: String { device.name + (orientation == .landscape ? " landscape" : "") }

  /// In points.
  public var size: Size { device.size(orientation) }

  /// What its corners, sensors and bars cover, in points.
  public var safeArea: EdgeInsets { device.safeArea(orientation) }
}

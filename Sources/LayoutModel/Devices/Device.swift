public import Graphics

/// A device by its name: what `canvas device "iPhone 15"` stands for.
public struct Device: Sendable, Hashable {
  /// Which way a device is held.
  public enum Orientation: String, Sendable, Hashable, CaseIterable {
    /// Upright, or on its side.
    case portrait, landscape
  }

  /// As people call it: `iPhone 15 Pro`.
  public var name: String
  /// As Interface Builder files call it: `retina6_12`. Several devices may share it.
  public var interfaceBuilderID: String?
  /// In portrait, in points.
  public var size: Size
  /// Pixels a point.
  public var scale: Double
  /// In portrait, in points.
  public var portraitSafeArea: EdgeInsets
  /// In landscape, in points.
  public var landscapeSafeArea: EdgeInsets

  /// Its screen when held so, in points.
  public func size(_ orientation: Orientation) -> Size {
    orientation == .portrait ? size : Size(width: size.height, height: size.width)
  }

  /// What its screen's corners, sensors and home indicator cover when held so.
  public func safeArea(_ orientation: Orientation) -> EdgeInsets {
    orientation == .portrait ? portraitSafeArea : landscapeSafeArea
  }

  /// The device of a name, in letters of either case; what stands in parentheses may be left out where only one device is
  /// called so.
  public static func named(_ name: String) -> Device? {
    let wanted = name.lowercased()
    if let exact = all.first(where: { $0.name.lowercased() == wanted }) { return exact }
    let shortened = all.filter { $0.name.lowercased().hasPrefix(wanted + " (") }
    return shortened.count == 1 ? shortened[0] : nil
  }
}

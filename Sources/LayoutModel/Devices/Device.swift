public import Graphics

/// A device such as the one in `canvas device "iPhone 15"`.
public struct Device: Sendable, Hashable {
  /// The way in which a device is held.
  public enum Orientation: String, Sendable, Hashable, CaseIterable {
    /// The device is upright (`portrait`), or on its side (`landscape`).
    case portrait, landscape
  }

  /// The product name: `iPhone 15 Pro`.
  public var name: String
  /// The name in Interface Builder files, such as `retina6_12`, which several devices may share; `nil` if there is
  /// none.
  public var interfaceBuilderID: String?
  /// The screen's size in portrait, in points.
  public var size: Size
  /// The number of pixels per point.
  public var scale: Double
  /// The safe area in portrait, in points.
  public var portraitSafeArea: EdgeInsets
  /// The safe area in landscape, in points.
  public var landscapeSafeArea: EdgeInsets

  /// The screen's size in an orientation, in points.
  public func size(_ orientation: Orientation) -> Size {
    orientation == .portrait ? size : Size(width: size.height, height: size.width)
  }

  /// The insets, in points, that keep content clear of rounded corners, sensors and the home indicator.
  public func safeArea(_ orientation: Orientation) -> EdgeInsets {
    orientation == .portrait ? portraitSafeArea : landscapeSafeArea
  }

  /// Returns the device with the given name, ignoring case. A part in parentheses may be omitted if the rest of the
  /// name is unique, or if the part is a generation: `iPhone SE` means the newest one. Returns `nil` if the name is
  /// unknown or ambiguous.
  public static func named(_ name: String) -> Device? {
    let wanted = name.lowercased()
    if let exact = all.first(where: { $0.name.lowercased() == wanted }) { return exact }
    let shortened = all.filter { $0.name.lowercased().hasPrefix(wanted + " (") }
    let areGenerations = shortened.allSatisfy { $0.name.contains(" generation") }
    return shortened.count == 1 || areGenerations ? shortened.last : nil
  }
}

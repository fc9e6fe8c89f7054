/// An sRGB color with straight (not premultiplied) alpha, eight bits a channel.
public struct Color: Sendable, Hashable {
  /// 0 to 255.
  public var red: UInt8
  /// 0 to 255.
  public var green: UInt8
  /// 0 to 255.
  public var blue: UInt8
  /// 0, transparent, to 255, opaque.
  public var alpha: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// From `0xRRGGBB`, opaque.
  public init(rgb: UInt32) {
    self.init(red: UInt8(rgb >> 16 & 255), green: UInt8(rgb >> 8 & 255), blue: UInt8(rgb & 255))
  }
}

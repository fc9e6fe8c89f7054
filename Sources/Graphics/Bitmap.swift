/// A picture in memory: rows from the top, four bytes a pixel (red, green, blue, straight alpha), no padding.
public struct Bitmap: Sendable, Equatable {
  public let width: Int
  public let height: Int
  /// `width * height * 4` bytes.
  public var pixels: [UInt8]

  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "a bitmap has four bytes a pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

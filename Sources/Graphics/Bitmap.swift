/// A picture in memory: rows from the top, without padding, four bytes per pixel (red, green, blue, straight alpha).
public struct Bitmap: Sendable, Equatable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The samples: `width * height * 4` bytes.
  public var pixels: [UInt8]
  /// The sixteen-bit samples, which `pixels` holds in rounded form; `nil` if eight bits hold all samples exactly.
  public let deepPixels: [UInt16]?

  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "a bitmap has four bytes per pixel")
    (self.width, self.height, self.pixels, deepPixels) = (width, height, pixels, nil)
  }

  /// Creates a picture from samples with sixteen bits, which are stored only if eight bits cannot hold them exactly.
  public init(width: Int, height: Int, deepPixels: [UInt16]) {
    precondition(deepPixels.count == width * height * 4, "a bitmap has four samples per pixel")
    (self.width, self.height) = (width, height)
    // Samples are rounded to the nearest 1/255.
    let pixels = deepPixels.map { UInt8(truncatingIfNeeded: (UInt32($0) * 255 + 32895) >> 16) }
    let isShallow = zip(deepPixels, pixels).allSatisfy { $0 == UInt16($1) * 257 }
    (self.pixels, self.deepPixels) = (pixels, isShallow ? nil : deepPixels)
  }
}

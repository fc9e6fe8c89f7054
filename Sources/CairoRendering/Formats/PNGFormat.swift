public import Drawing

/// Portable Network Graphics, with 72 pixels per inch at scale 1.
public struct PNGFormat: PictureFormat {
  public static let name = "png"
  public static let fileExtension = "png"
  /// The first eight bytes of every PNG.
  public static let signature = PNGChunks.signature
  public static let hasPixels = true

  public init(_ options: FormatOptions) {}

  public func render(_ scene: Scene, scale: Double) throws(RenderingError) -> [UInt8] {
    let size = try BitmapSize(of: scene, scale: scale)
    let encoder = PNGEncoder(
      width: size.width, height: size.height, isOpaque: { scene.background?.alpha == 255 },
      layout: .premultiplied)
    try drawBands(of: scene, scale: scale, size: size, .shared) { band in
      for row in 0..<band.height { encoder.add(band.pixels + row * band.stride) }
    }
    return encoder.finish(pixelsPerPoint: scale, metadata: scene.metadata)
  }
}

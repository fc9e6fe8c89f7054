public import Drawing

/// Portable Network Graphics, with the scale as its resolution (72 pixels an inch at scale 1).
public struct PNGFormat: PictureFormat {
  public static let name = "png"
  public static let fileExtension = "png"
  public static let hasPixels = true

  public init() {}

  public func render(_ scene: Scene, scale: Double) throws(RenderingError) -> [UInt8] {
    let bitmap = try renderBitmap(scene, scale: scale)
    return try encodePNG(bitmap, pixelsPerPoint: scale)
  }
}

public import Drawing

/// Scalable Vector Graphics, with a titled group for each view. Each element is on its own line of the file, except in
/// marks such as arrows.
public struct SVGFormat: PictureFormat {
  public static let name = "svg"
  public static let fileExtension = "svg"
  /// The first bytes of every SVG that this program writes.
  public static let signature = Array("<svg ".utf8)
  public static let hasPixels = false
  public static let followsColorScheme = true

  private let options: FormatOptions

  public init(_ options: FormatOptions) { self.options = options }

  /// Writes the scene. `scale` is ignored, since an SVG has one unit per point.
  public func render(_ scene: Scene, scale: Double) throws(RenderingError) -> [UInt8] {
    guard scene.size.width >= 0, scene.size.height >= 0, scene.size.width.isFinite, scene.size.height.isFinite
    else { throw .invalidSize(width: scene.size.width, height: scene.size.height) }
    return SVGWriter.bytes(of: scene, options, .shared)
  }
}

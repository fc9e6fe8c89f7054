public import Drawing

/// Scalable Vector Graphics, written from the scene: selectable text, a group with a title for each view, presentation
/// attributes only, and one style sheet if the picture follows its reader's color scheme. There is one element or mark
/// per line, so that a small change in a layout is a small change in its picture. Cost: linear in the scene's size.
public struct SVGFormat: PictureFormat {
  public static let name = "svg"
  public static let fileExtension = "svg"
  /// The start of the root element of our SVGs.
  public static let signature = Array("<svg ".utf8)
  public static let hasPixels = false
  public static let followsColorScheme = true

  private let options: FormatOptions

  public init(_ options: FormatOptions) { self.options = options }

  /// Writes the scene; `scale` has no effect, since the picture has one unit for each point.
  public func render(_ scene: Scene, scale: Double) throws(RenderingError) -> [UInt8] {
    guard scene.size.width >= 0, scene.size.height >= 0, scene.size.width.isFinite, scene.size.height.isFinite
    else { throw .invalidSize(width: scene.size.width, height: scene.size.height) }
    return SVGWriter.bytes(of: scene, options, .shared)
  }
}

public import Drawing

/// A format for scenes. To add one, write a file with a type, and a line in `pictureFormats`.
public protocol PictureFormat: Sendable {
  /// The name for people, on the command line, in lower case.
  static var name: String { get }
  /// The file extension, without the dot.
  static var fileExtension: String { get }
  /// The bytes at the start of each file.
  static var signature: [UInt8] { get }
  /// Indicates whether the format has pixels, so that `scale` has an effect.
  static var hasPixels: Bool { get }

  /// Indicates whether a picture can change to dark colors with its reader's color scheme. If not, the scene's dark
  /// colors have no effect.
  static var followsColorScheme: Bool { get }

  init(_ options: FormatOptions)

  /// The bytes of a file; the same scene always gives the same bytes.
  ///
  /// - Parameter scale: pixels in a point, if the format has pixels.
  func render(_ scene: Scene, scale: Double) throws(RenderingError) -> [UInt8]
}

extension PictureFormat {
  public static var followsColorScheme: Bool { false }

  public init() { self.init(FormatOptions()) }
}

/// All formats, the default first.
public let pictureFormats: [any PictureFormat.Type] = [
  PNGFormat.self, SVGFormat.self, PDFFormat.self,
]

public import Drawing

/// A file format for scenes. To add a format, write a type and add it to `pictureFormats`.
public protocol PictureFormat: Sendable {
  /// The name on the command line, in lower case.
  static var name: String { get }
  /// The file extension without the dot.
  static var fileExtension: String { get }
  /// The bytes at the start of every file of this format.
  static var signature: [UInt8] { get }
  /// Indicates whether the format has pixels. Without pixels, `scale` has no effect.
  static var hasPixels: Bool { get }

  /// Indicates whether pictures use the scene's dark colors for readers who prefer a dark color scheme.
  static var followsColorScheme: Bool { get }

  init(_ options: FormatOptions)

  /// Returns the bytes of a file, which must be equal for equal scenes.
  ///
  /// - Parameter scale: the number of pixels per point.
  func render(_ scene: Scene, scale: Double) throws(RenderingError) -> [UInt8]
}

extension PictureFormat {
  public static var followsColorScheme: Bool { false }

  public init() { self.init(FormatOptions()) }
}

/// All formats. The first is the default.
public let pictureFormats: [any PictureFormat.Type] = [
  PNGFormat.self, SVGFormat.self, PDFFormat.self,
]

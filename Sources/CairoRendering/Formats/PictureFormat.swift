public import Drawing

/// A format that scenes can be written in. To add one: a file with a type, and a line in `pictureFormats`.
public protocol PictureFormat: Sendable {
  /// As a person names it on the command line, in lower case.
  static var name: String { get }
  /// What its files end in, without the dot.
  static var fileExtension: String { get }
  /// What each of its files begins with.
  static var signature: [UInt8] { get }
  /// Indicates whether it has pixels, so that `scale` changes what it can show.
  static var hasPixels: Bool { get }

  /// Indicates whether a picture can follow its reader's color scheme; others show their first colors to everybody.
  static var followsColorScheme: Bool { get }

  init(_ options: FormatOptions)

  /// A file's bytes, the same for the same scene.
  ///
  /// - Parameter scale: pixels a point, where the format has pixels.
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

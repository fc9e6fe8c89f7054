public import CairoRendering
import Drawing
import Encoding
import Graphics
import LayoutModel

/// The machine-readable description in a PNG, SVG or PDF file: the program's version, the hash of the source, and the
/// views' frames.
public struct PictureMetadata: Sendable, Equatable {
  /// The version of the program.
  public var version: String
  /// The SHA-256 hash of the source, as 64 hexadecimal digits.
  public var sourceHash: String
  /// The canvases in the picture.
  public var canvases: [Canvas]

  /// A canvas in the picture.
  public struct Canvas: Sendable, Equatable {
    /// The name; `nil` for an unnamed canvas.
    public var name: String?
    /// The size, in points.
    public var size: Size
    /// The layout direction.
    public var direction: LayoutDirection
    /// The factor for font sizes; `nil` if no factor was requested.
    public var textScale: Double?
    /// The outcome of solving.
    public var status: SolvedLayout.Status
    /// The position of the canvas's top left corner in the picture, in points.
    public var origin: Point
    /// The views except the root, in file order.
    public var views: [View]
  }

  /// A view in the picture.
  public struct View: Sendable, Equatable {
    /// The name; `nil` for an unnamed view.
    public var name: String?
    /// The kind, which determines how the view is drawn.
    public var kind: ViewKind
    /// The index of the superview: 0 is the root, 1 is the first view in `views`.
    public var parent: Int
    /// The line of the source that declares the view, counted from 1; `nil` if only constraints name the view.
    public var line: Int?
    /// The frame in the canvas's coordinates, in points, without the solver's rounding noise.
    public var frame: Rect
  }

  public init(version: String, sourceHash: String, canvases: [Canvas]) {
    (self.version, self.sourceHash, self.canvases) = (version, sourceHash, canvases)
  }

  /// Creates the metadata of a picture that shows solved canvases of one layout.
  ///
  /// - Parameters:
  ///   - origins: the position of each canvas's top left corner in the picture, in points.
  ///   - hash: the hash of the layout's source, if known.
  public init(of solved: [SolvedCanvas], origins: [Point], sourceHash hash: String? = nil) {
    self.init(of: solved.map(\.layout), origins: origins, sourceHash: hash)
    for index in canvases.indices { canvases[index].textScale = solved[index].textScale }
  }

  /// Creates the metadata of a picture that shows solved layouts at the normal text size.
  public init(of solved: [SolvedLayout], origins: [Point], sourceHash hash: String? = nil) {
    version = LayoutPipeline.version
    sourceHash = hash ?? sha256(solved.first?.layout.source.utf8 ?? [])
    canvases = zip(solved, origins).map { Canvas(of: $0, origin: $1) }
  }
}

extension PictureMetadata {
  /// The program's name and version, as written into pictures.
  public var creator: String { "layoutdraw \(version)" }

  /// The metadata in the form in which a scene stores it.
  public var inScene: SceneMetadata { SceneMetadata(creator: creator, json: json()) }

  /// Reads the metadata from a PNG file without decoding pixels; `nil` if the file has no metadata.
  ///
  /// - Throws: an error if the metadata is longer than `longestPictureText`.
  public init?(_ file: PNGFile) throws(PictureTextTooLong) {
    guard let text = try file.text(pngMetadataKeyword) else { return nil }
    self.init(json: text)
  }

  /// Reads the metadata of a PNG file from its bytes; `nil` if the file is corrupt or has no metadata.
  ///
  /// - Throws: an error if the metadata is longer than `longestPictureText`.
  public init?(png file: [UInt8]) throws(PictureTextTooLong) {
    guard let file = try? PNGFile(file) else { return nil }
    try self.init(file)
  }
}

extension PictureMetadata.Canvas {
  package init(of solved: SolvedLayout, origin: Point) {
    name = solved.canvas.name
    size = Size(width: withoutNoise(solved.size.width), height: withoutNoise(solved.size.height))
    direction = solved.canvas.direction
    status = solved.status
    self.origin = origin
    let source = solved.layout.source
    views = solved.layout.views.indices.dropFirst().map { index in
      let view = solved.layout.views[index]
      let line = view.span.map { source.lineIndex(at: $0.start) }
      let frame = solved.frames[index]
      return PictureMetadata.View(
        name: view.name, kind: view.kind, parent: view.parent?.index ?? 0,
        line: line.map { source.lineNumbers?[$0] ?? $0 + 1 },
        frame: Rect(
          x: withoutNoise(frame.x), y: withoutNoise(frame.y), width: withoutNoise(frame.width),
          height: withoutNoise(frame.height)))
    }
  }
}

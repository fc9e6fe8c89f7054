public import CairoRendering
import Drawing
import Encoding
import Graphics
import LayoutModel

/// What a picture says about itself to machines: by which program it was drawn, from which source, and where the
/// views are.
///
/// Every picture carries it unless asked not to: a PNG as an `iTXt` chunk, an SVG in `<metadata>`, a PDF in its
/// document information. The same for the same source, whatever the file's name, the machine and the time.
public struct PictureMetadata: Sendable, Equatable {
  /// Of the program.
  public var version: String
  /// SHA-256 of the source's bytes, as 64 hexadecimal digits.
  public var sourceHash: String
  /// What is shown; several in a contact sheet.
  public var canvases: [Canvas]

  /// A canvas in the picture.
  public struct Canvas: Sendable, Equatable {
    /// `nil` for a canvas without a name.
    public var name: String?
    /// In points.
    public var size: Size
    /// Which side is leading.
    public var direction: LayoutDirection
    /// By which fonts are larger than the source says; `nil` where none was asked for.
    public var textScale: Double?
    /// What came of solving it.
    public var status: SolvedLayout.Status
    /// Where the canvas's top left corner lies in the picture, in points.
    public var origin: Point
    /// All but the root, in file order.
    public var views: [View]
  }

  /// A view in the picture.
  public struct View: Sendable, Equatable {
    /// `nil` for a view without a name.
    public var name: String?
    /// What it is drawn as.
    public var kind: ViewKind
    /// 0 is the root, others count from 1 in `views`.
    public var parent: Int
    /// The source's line that declares it, from 1; `nil` where only constraints name it.
    public var line: Int?
    /// In the canvas's coordinates, in points, without the noise of floating point.
    public var frame: Rect
  }

  public init(version: String, sourceHash: String, canvases: [Canvas]) {
    (self.version, self.sourceHash, self.canvases) = (version, sourceHash, canvases)
  }

  /// What a picture of some solved canvases of one layout says; `origins` are the canvases' places in it.
  public init(of solved: [SolvedCanvas], origins: [Point]) {
    self.init(of: solved.map(\.layout), origins: origins)
    for index in canvases.indices { canvases[index].textScale = solved[index].textScale }
  }

  /// The same of layouts at the text scale that their source has.
  public init(of solved: [SolvedLayout], origins: [Point]) {
    version = LayoutPipeline.version
    sourceHash = solved.first.map { sha256($0.layout.source.utf8) } ?? sha256([])
    canvases = zip(solved, origins).map { Canvas(of: $0, origin: $1) }
  }
}

extension PictureMetadata {
  /// What the program calls itself in pictures.
  public var creator: String { "layoutdraw \(version)" }

  /// As pictures carry it.
  public var inScene: SceneMetadata { SceneMetadata(creator: creator, json: json()) }

  /// What a PNG file says; `nil` where it says nothing, or what we do not write. Pixels are not decoded.
  ///
  /// - Throws: where it says more than is read.
  public init?(_ file: PNGFile) throws(PictureTextTooLong) {
    guard let text = try file.text(pngMetadataKeyword) else { return nil }
    self.init(json: text)
  }

  /// The same of a PNG file as bytes, which says nothing where it is corrupt.
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

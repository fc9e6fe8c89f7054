public import CairoRendering
import Drawing
import Graphics
public import ImageComparison
import LayoutPipeline

/// One of two pictures to compare: a PNG file, or a canvas of a layout that is drawn for the comparison.
public struct ComparedPicture: Sendable {
  /// The name in messages, such as a file's name.
  public var name: String
  /// The pixels.
  public var bitmap: Bitmap
  /// The scale, in pixels per point.
  public var scale: Double
  /// The scale at which to draw a layout for a comparison with this picture, in pixels per point: the scale that the
  /// PNG file contains. It is `nil` if the file contains no scale, or if this picture is drawn from a layout.
  public var scaleToDrawAt: Double?
  /// The layout that the picture shows; `nil` if it is unknown.
  public var state: LayoutState?
  var profile = PNGColorProfile()
  var presentation = PNGPresentation()
  var animation: PNGAnimation?
  /// The position of each canvas's top left corner in the picture, in points.
  var origins: [Point]

  /// Returns the picture with space added at the left and top, so that its canvas begins at `origin`. Returns the
  /// picture unchanged if it doesn't have exactly one canvas, if it has 16 bits per channel, or if the space on either
  /// side would be negative or at least 10,000 pixels.
  func moved(toOrigin origin: Point) -> ComparedPicture {
    guard origins.count == 1, bitmap.deepPixels == nil else { return self }
    let (x, y) = (
      Int(((origin.x - origins[0].x) * scale).rounded()), Int(((origin.y - origins[0].y) * scale).rounded())
    )
    guard x >= 0, y >= 0, x + y > 0, x < 10_000, y < 10_000 else { return self }
    var picture = self
    var sheet = PixelSheet(
      width: bitmap.width + x, height: bitmap.height + y,
      color: Color(red: 255, green: 255, blue: 255, alpha: 0))
    sheet.lay(bitmap, x: x, y: y)
    picture.bitmap = sheet.bitmap
    picture.origins = [origin]
    return picture
  }

  /// Creates the picture of a PNG file from its decoded pixels.
  public init(
    name: String, png: PNGFile, bitmap: Bitmap, metadata: PictureMetadata?, animation: PNGAnimation? = nil
  ) {
    self.name = name
    self.bitmap = bitmap
    (profile, presentation, self.animation) = (png.colorProfile, png.presentation, animation)
    scaleToDrawAt = png.pixelsPerPoint
    scale = scaleToDrawAt ?? 1
    state = metadata.map { .picture($0) }
    origins = metadata?.canvases.map(\.origin) ?? []
  }

  /// Creates a picture by drawing a solved canvas of a file, as `SolvedLayout.picture` does.
  ///
  /// - Throws: `RenderingError`, for example if the picture would have more than 25 million pixels.
  public init(
    of canvas: SolvedCanvas, in file: SolvedFile, drawing: DrawingOptions, scale: Double?,
    measuring text: some TextMeasurer
  ) throws(RenderingError) {
    let scene = canvas.layout.scene(drawing: drawing, measuring: text)
    self.init(placing: canvas, in: file, origin: scene.origin, scale: scale)
    try canvas.layout.pay(forDrawing: scene, drawing, scale: self.scale)
    bitmap = try renderBitmap(scene, scale: self.scale, mostPixels: 25_000_000)
  }

  /// Creates a picture without pixels, only with the positions of views.
  package init(placing canvas: SolvedCanvas, in file: SolvedFile, origin: Point, scale: Double?) {
    name = file.source.name
    scaleToDrawAt = nil
    self.scale = scale ?? canvas.layout.canvas.scale ?? 2
    bitmap = Bitmap(width: 0, height: 0, pixels: [])
    state = .solved(SolvedFile(source: file.source, reading: file.reading, canvases: [canvas]))
    origins = [origin]
  }

  /// Creates a picture from a reference bitmap that has no metadata, with the scale and other properties of `actual`.
  ///
  /// - Parameters:
  ///   - state: the layout in the reference; `nil` if it is unknown.
  ///   - actual: the picture to compare with the reference.
  package init(reference bitmap: Bitmap, state: LayoutState?, besides actual: ComparedPicture) {
    self = actual
    (self.bitmap, self.state) = (bitmap, state)
    guard let old = state?.canvases.first?.size, let new = actual.state?.canvases.first?.size else { return }
    // Determine where the canvas begins in the reference. If the reference is as wide as its canvas, the canvas begins
    // at the picture's top left corner. If both pictures are wider than their canvases by the same length, the canvas
    // probably begins at the same point as in `actual`. Otherwise the point is unknown.
    let (before, now) = (bitmap.width - pixels(old.width), actual.bitmap.width - pixels(new.width))
    if before == 0 { origins = [Point(x: 0, y: 0)] } else if before != now { origins = [] }
  }

  private func pixels(_ length: Double) -> Int {
    pixels(of: Rect(x: 0, y: 0, width: length, height: 0)).width
  }

  /// Returns, for each view with this name, the rectangle of pixels that it covers at least in part; `nil` if there is
  /// no such view, or if the views are unknown.
  public func pixels(of view: String) -> [PixelRect]? {
    let found = viewPixels().filter { $0.name == view }.map(\.pixels)
    return found.isEmpty ? nil : found
  }

  func viewPixels() -> [(name: String, pixels: PixelRect)] {
    zip(state?.canvases ?? [], origins).flatMap { canvas, origin in
      canvas.views.map { ($0.name, pixels(of: $0.state.frame.offset(x: origin.x, y: origin.y))) }
    }
  }

  /// Returns the rectangle of pixels that a frame touches; NaN and negative sizes, which metadata may contain, become
  /// 0.
  func pixels(of frame: Rect) -> PixelRect {
    let limit = 1e9
    func pixel(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
      let rounded = (value * scale).rounded(rule)
      return rounded.isNaN ? 0 : Int(min(limit, max(-limit, rounded)))
    }
    let (x, y) = (pixel(frame.x, .down), pixel(frame.y, .down))
    return PixelRect(
      x: x, y: y, width: max(0, pixel(frame.maxX, .up) - x), height: max(0, pixel(frame.maxY, .up) - y))
  }

  /// The canvas in the picture's metadata; `nil` unless there is exactly one.
  public var shownCanvas: PictureMetadata.Canvas? {
    guard case .picture(let metadata) = state, metadata.canvases.count == 1 else { return nil }
    return metadata.canvases[0]
  }

  /// The names of all known views.
  public var viewNames: [String] { state.map { $0.canvases.flatMap { $0.views.map(\.name) } } ?? [] }
}

public import CairoRendering
import Drawing
import Graphics
public import ImageComparison
import LayoutPipeline

/// One of two pictures that are compared: a PNG file, or a canvas of a layout drawn for it.
public struct ComparedPicture: Sendable {
  /// What messages call it: a file's name.
  public var name: String
  /// Its pixels.
  public var bitmap: Bitmap
  /// Pixels a point.
  public var scale: Double
  /// The scale at which a layout is drawn to be compared with it; `nil` where a PNG does not say.
  public var scaleToDrawAt: Double?
  /// What is known of the layout that it shows.
  public var state: LayoutState?
  /// What its file says beside its pixels.
  var profile = PNGColorProfile()
  /// How its pixels are to be shown.
  var stance = PNGPresentation()
  var animation: PNGAnimation?
  /// Where the top left corner of each of the state's canvases lies, in points.
  var origins: [Point]

  /// The same with room above and on the left, so that its one canvas starts at a place; as it is where it has several,
  /// or more bits than are drawn.
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

  /// A PNG file's picture, decoded.
  public init(
    name: String, png: PNGFile, bitmap: Bitmap, metadata: PictureMetadata?, animation: PNGAnimation? = nil
  ) {
    self.name = name
    self.bitmap = bitmap
    (profile, stance, self.animation) = (png.colorProfile, png.stance, animation)
    scaleToDrawAt = png.pixelsPerPoint
    scale = scaleToDrawAt ?? 1
    state = metadata.map { .picture($0) }
    origins = metadata?.canvases.map(\.origin) ?? []
  }

  /// A solved canvas of a file, drawn as `picture` would write it.
  public init(
    of canvas: SolvedCanvas, in file: SolvedFile, drawing: DrawingOptions, scale: Double?,
    measuring text: some TextMeasurer
  ) throws(RenderingError) {
    let scene = canvas.layout.scene(drawing: drawing, measuring: text)
    self.init(placing: canvas, in: file, origin: scene.origin, scale: scale)
    bitmap = try renderBitmap(scene, scale: self.scale)
  }

  /// The same without its pixels: for where the views are.
  package init(placing canvas: SolvedCanvas, in file: SolvedFile, origin: Point, scale: Double?) {
    name = file.source.name
    scaleToDrawAt = nil
    self.scale = scale ?? canvas.layout.canvas.scale ?? 2
    bitmap = Bitmap(width: 0, height: 0, pixels: [])
    state = .solved(SolvedFile(source: file.source, reading: file.reading, canvases: [canvas]))
    origins = [origin]
  }

  /// A reference, which says nothing of itself.
  ///
  /// - Parameters:
  ///   - state: what is known of it otherwise, of one canvas.
  ///   - actual: what is drawn instead of it.
  package init(reference bitmap: Bitmap, state: LayoutState?, besides actual: ComparedPicture) {
    self = actual
    (self.bitmap, self.state) = (bitmap, state)
    guard let old = state?.canvases.first?.size, let new = actual.state?.canvases.first?.size else { return }
    // Where nothing sticks out of the canvas it begins where the picture does; else both are told to reach as far.
    let (before, now) = (bitmap.width - pixels(old.width), actual.bitmap.width - pixels(new.width))
    if before == 0 { origins = [Point(x: 0, y: 0)] } else if before != now { origins = [] }
  }

  private func pixels(_ length: Double) -> Int {
    pixels(of: Rect(x: 0, y: 0, width: length, height: 0)).width
  }

  /// The pixels that views of this name touch; `nil` where no view is named so, or views are not known.
  public func pixels(of view: String) -> [PixelRect]? {
    let found = viewPixels().filter { $0.name == view }.map(\.pixels)
    return found.isEmpty ? nil : found
  }

  /// Every view that is known and the pixels that it touches.
  func viewPixels() -> [(name: String, pixels: PixelRect)] {
    zip(state?.canvases ?? [], origins).flatMap { canvas, origin in
      canvas.views.map { ($0.name, pixels(of: $0.state.frame.offset(x: origin.x, y: origin.y))) }
    }
  }

  /// A picture of somebody else's making may say anything: what is not a number is 0, no size is negative.
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

  /// The canvas that a picture says it shows, where it is one.
  public var shownCanvas: PictureMetadata.Canvas? {
    guard case .picture(let metadata) = state, metadata.canvases.count == 1 else { return nil }
    return metadata.canvases[0]
  }

  /// The names of all views that are known.
  public var viewNames: [String] { state.map { $0.canvases.flatMap { $0.views.map(\.name) } } ?? [] }
}

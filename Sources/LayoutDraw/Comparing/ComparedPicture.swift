public import CairoRendering
public import ImageComparison

/// One of two pictures that are compared: a PNG file, or a canvas of a layout drawn for it.
public struct ComparedPicture: Sendable {
  /// What messages call it: a file's name.
  public var name: String
  public var bitmap: Bitmap
  /// Pixels a point.
  public var scale: Double
  /// The scale at which a layout is drawn to be compared with it; `nil` where a PNG does not say.
  public var scaleToDrawAt: Double?
  /// What is known of the layout that it shows.
  public var state: LayoutState?
  /// Where the top left corner of each of the state's canvases lies, in points.
  var origins: [Point]

  /// A PNG file's picture.
  /// - Throws: where it cannot be read.
  public init(name: String, png: PNGFile, bitmap: Bitmap, metadata: PictureMetadata?) {
    self.name = name
    self.bitmap = bitmap
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
    name = file.source.name
    scaleToDrawAt = nil
    self.scale = scale ?? canvas.layout.canvas.scale ?? 2
    let scene = Drawing.draw(canvas.layout, options: drawing, measuring: text)
    bitmap = try renderBitmap(scene, scale: self.scale)
    state = .solved(SolvedFile(source: file.source, diagnostics: file.diagnostics, canvases: [canvas]))
    origins = [scene.origin]
  }

  /// The pixels that views of this name touch; `nil` where no view is named so, or views are not known.
  public func pixels(of view: String) -> [PixelRect]? {
    guard let state else { return nil }
    var found: [PixelRect] = []
    for (canvas, origin) in zip(state.canvases, origins) {
      for known in canvas.views where known.name == view {
        let frame = known.state.frame.offset(x: origin.x, y: origin.y)
        let limit = 1e9
        func pixel(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
          Int(min(limit, max(-limit, (value * scale).rounded(rule))))
        }
        found.append(
          PixelRect(
            columns: pixel(frame.x, .down)..<pixel(frame.maxX, .up),
            rows: pixel(frame.y, .down)..<pixel(frame.maxY, .up)))
      }
    }
    return found.isEmpty ? nil : found
  }

  /// The canvas that a picture says it shows, where it is one.
  public var shownCanvas: PictureMetadata.Canvas? {
    guard case .picture(let metadata) = state, metadata.canvases.count == 1 else { return nil }
    return metadata.canvases[0]
  }

  /// The names of all views that are known.
  public var viewNames: [String] { state.map { $0.canvases.flatMap { $0.views.map(\.name) } } ?? [] }
}

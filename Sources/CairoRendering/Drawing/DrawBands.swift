import CCairo
import Drawing
import Graphics

/// Draws a scene from top to bottom, in bands that fit in the processor's cache.
func drawBands(
  of scene: Scene, scale: Double, size: BitmapSize, bandHeight: Int? = nil, _ typesetter: Typesetter,
  _ body: (PixelBand) throws(RenderingError) -> Void
) throws(RenderingError) {
  let bandHeight = bandHeight ?? min(size.height, max(32, 65_536 / size.width))
  let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: size.width * bandHeight)
  defer { memory.deallocate() }
  let grid = PixelGrid(
    scale: scale, snaps: true,
    right: PixelGrid.End(scene: scene.size.width * scale, picture: Double(size.width)),
    bottom: PixelGrid.End(scene: scene.size.height * scale, picture: Double(size.height)))
  let bounds = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
  let painter = TextPainter(typesetter, scale: scale, pictureWidth: size.width)
  let leaves = scene.leaves
  var visits = BandSchedule(leaves, scale: scale, height: size.height, bandHeight: bandHeight)
  var placed = [PlacedGlyphs?](repeating: nil, count: leaves.count)

  for band in 0..<visits.bandCount {
    let top = band * bandHeight
    let pixels = PixelBand(
      width: size.width, height: min(bandHeight, size.height - top), top: top, memory: memory,
      background: scene.background)
    for index in visits.leaves(of: band) {
      var leaf = leaves[index]
      pixels.area = pixels.all
      if case .clipped(let inner, let clip) = leaf {
        pixels.area = grid.pixels(of: clip, in: pixels.all)
        leaf = inner
      }
      switch leaf {
      case .shape(let shape):
        if paintSpans(of: shape, on: pixels, grid) { continue }
        paint(
          shape, on: try pixels.context(), grid, bounds: bounds, rows: top..<top + pixels.height)
      case .clipped: preconditionFailure("a clip within a clip is one clip")
      case .text(let text):
        let placement = placed[index] ?? painter.place(text)
        try placement.paint(on: pixels)
        placed[index] = visits.isLast(band, of: index) ? nil : placement
      }
    }
    try pixels.check()
    try body(pixels)
  }
}

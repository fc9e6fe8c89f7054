import CCairo
import Drawing
import Graphics

/// Draws a scene some rows at a time and hands each band to `body`, from the top.
///
/// Bands are small enough to stay in the processor's cache, and a picture of any height takes no more
/// memory than one of them.
func drawBands(
  of scene: Scene, scale: Double, size: PixelSize, bandHeight: Int? = nil, _ typesetter: Typesetter,
  _ body: (PixelBand) throws(RenderingError) -> Void
) throws(RenderingError) {
  let bandHeight = bandHeight ?? min(size.height, max(16, 131_072 / size.width))
  let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: size.width * bandHeight)
  defer { memory.deallocate() }
  let leaves = scene.leaves
  let rows = leaves.map { $0.rows.map { $0.lowerBound * scale...$0.upperBound * scale } }
  let grid = PixelGrid(scale: scale, snaps: true)
  let bounds = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
  let painter = TextPainter(typesetter)

  for top in stride(from: 0, to: size.height, by: bandHeight) {
    let height = min(bandHeight, size.height - top)
    let band = try PixelBand(width: size.width, height: height, top: top, memory: memory)
    if let background = scene.background {
      setSource(background, on: band.context)
      cairo_paint(band.context)
    }
    let visible = Double(top)...Double(top + height)
    for (leaf, rows) in zip(leaves, rows) where rows?.overlaps(visible) ?? true {
      switch leaf {
      case .shape(let shape): paint(shape, on: band.context, grid, bounds: bounds)
      case .text(let text): painter.paint(text, on: band, scale: scale)
      }
    }
    try band.check()
    band.withPixels { _ in }
    try body(band)
  }
}

import Drawing
import Graphics

/// Paints a shape without Cairo if it is a rectangle with square corners, with edges on pixel boundaries, and with no
/// stroke or a solid, opaque one. Returns whether the shape was painted.
func paintSpans(of shape: SceneShape, on band: PixelBand, _ grid: PixelGrid) -> Bool {
  guard case .rectangle(let rect, let radius) = shape.outline, radius <= 0, isDrawable(rect) else {
    return false
  }
  let strokeWidth = shape.stroke.map(grid.width) ?? 0
  let outline = grid.rectangle(rect, strokeWidth: strokeWidth)
  guard let stroke = shape.stroke, strokeWidth > 0 else {
    guard let area = BandArea(outline, on: band) else { return false }
    if let fill = shape.fill { paint(area, fill, on: band) }
    return true
  }
  // Let Cairo draw dashed strokes, translucent strokes (the fill is visible through them), and rectangles that are
  // thinner than their stroke.
  guard stroke.color.alpha == 255, stroke.dash.isEmpty, strokeWidth.isFinite,
    outline.width >= strokeWidth, outline.height >= strokeWidth,
    let outer = BandArea(outline.inset(by: -strokeWidth / 2), on: band),
    let inner = BandArea(outline.inset(by: strokeWidth / 2), on: band)
  else { return false }
  if let fill = shape.fill { paint(inner, fill, on: band) }
  let middle = inner.top..<inner.bottom
  for (columns, rows) in [
    (outer.left..<outer.right, outer.top..<inner.top), (outer.left..<inner.left, middle),
    (inner.right..<outer.right, middle), (outer.left..<outer.right, inner.bottom..<outer.bottom),
  ] {
    paint(
      BandArea(
        left: columns.lowerBound, top: rows.lowerBound, right: columns.upperBound, bottom: rows.upperBound),
      stroke.color, on: band)
  }
  return true
}

private struct BandArea {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  init?(_ rect: Rect, on band: PixelBand) {
    guard Self.isWhole(rect.x), Self.isWhole(rect.y), Self.isWhole(rect.maxX), Self.isWhole(rect.maxY) else {
      return nil
    }
    let area = band.area
    func clip(_ value: Double, _ least: Int, _ most: Int) -> Int {
      Int(min(max(value, Double(least)), Double(max(least, most))))
    }
    (left, right) = (clip(rect.x, area.left, area.right), clip(rect.maxX, area.left, area.right))
    (top, bottom) = (
      clip(rect.y, area.top, area.bottom) - band.top, clip(rect.maxY, area.top, area.bottom) - band.top
    )
  }

  private static func isWhole(_ value: Double) -> Bool { value == value.rounded() }
}

private func paint(_ area: BandArea, _ color: Color, on band: PixelBand) {
  guard area.left < area.right, area.top < area.bottom, color.alpha > 0 else { return }
  let pixel = premultiplied(color)
  let pixels = band.pixels
  let count = area.right - area.left
  for row in area.top..<area.bottom {
    let span = pixels + (row * band.stride + area.left)
    if color.alpha == 255 {
      span.update(repeating: pixel, count: count)
    } else {
      for column in 0..<count { span[column] = over(pixel, span[column]) }
    }
  }
}

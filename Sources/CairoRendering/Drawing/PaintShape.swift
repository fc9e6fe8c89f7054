import CCairo
import Drawing
import Graphics

/// Fills and strokes a shape. Points far outside the picture are moved closer, because Cairo cannot represent
/// coordinates beyond about 8 million.
///
/// - Parameter rows: the visible rows of pixels; `nil` for all rows.
func paint(
  _ shape: SceneShape, on context: OpaquePointer, _ grid: PixelGrid, bounds: Rect, rows: Range<Int>? = nil
) {
  let strokeWidth = shape.stroke.map(grid.width) ?? 0
  guard trace(shape.outline, strokeWidth: strokeWidth, on: context, grid, bounds: bounds) else { return }
  if let fill = shape.fill {
    setSource(fill, on: context)
    cairo_fill_preserve(context)
  }
  if let stroke = shape.stroke, strokeWidth > 0, strokeWidth.isFinite {
    setSource(stroke.color, on: context)
    cairo_set_line_width(context, strokeWidth)
    let dash =
      grid.isUpright(shape.outline) ? grid.dash(stroke) : stroke.dash.map { $0 * grid.scale }
    if case .rectangle(let rect, cornerRadius: ...0) = shape.outline, !dash.isEmpty, let rows,
      let sides = DashedSides(
        clamp(grid.rectangle(rect, strokeWidth: strokeWidth), to: bounds), strokeWidth: strokeWidth, rows)
    {
      sides.stroke(dash, on: context)
    } else {
      setDash(dash, on: context)
      cairo_stroke_preserve(context)
    }
  }
  cairo_new_path(context)
}

func setSource(_ color: Color, on context: OpaquePointer) {
  cairo_set_source_rgba(
    context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
    Double(color.alpha) / 255)
}

private func setDash(_ dash: [Double], offset: Double = 0, on context: OpaquePointer) {
  // Cairo rejects a dash pattern that has a negative length, or whose lengths are all 0. Draw a solid stroke instead,
  // also if the lengths are infinite or their sum is nearly 0.
  let isUsable = dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.reduce(0, +) > 0.01
  cairo_set_dash(context, dash, isUsable ? CInt(dash.count) : 0, offset)
}

/// Draws the left and right sides of a dashed rectangle only in the visible rows of pixels, to save time.
private struct DashedSides {
  private let rect: Rect
  private let top: Double
  private let bottom: Double

  /// Fails if the upper or lower side of the rectangle may be visible, or if the strokes of the left and right sides
  /// overlap.
  init?(_ rect: Rect, strokeWidth: Double, _ rows: Range<Int>) {
    (self.rect, top, bottom) = (rect, Double(rows.lowerBound) - 1, Double(rows.upperBound) + 1)
    guard rect.y + strokeWidth < top, rect.maxY - strokeWidth > bottom, rect.width > strokeWidth else {
      return nil
    }
  }

  /// Draws both sides, with each dash where it would be if the whole outline were drawn clockwise from the upper left
  /// corner.
  func stroke(_ dash: [Double], on context: OpaquePointer) {
    line(rect.maxX, from: top, to: bottom, offset: rect.width + top - rect.y)
    line(rect.x, from: bottom, to: top, offset: 2 * rect.width + rect.height + rect.maxY - bottom)

    func line(_ x: Double, from start: Double, to end: Double, offset: Double) {
      setDash(dash, offset: offset, on: context)
      cairo_new_path(context)
      cairo_move_to(context, x, start)
      cairo_line_to(context, x, end)
      cairo_stroke(context)
    }
  }
}

/// Returns `false` if the outline is invalid, such as a rectangle with a negative size.
private func trace(
  _ outline: SceneShape.Outline, strokeWidth: Double, on context: OpaquePointer, _ grid: PixelGrid,
  bounds: Rect
) -> Bool {
  cairo_new_path(context)
  switch outline {
  case .rectangle(let rect, let radius):
    guard isDrawable(rect) else { return false }
    let snapped = clamp(grid.rectangle(rect, strokeWidth: strokeWidth), to: bounds)
    let radius = min(max(0, radius * grid.scale), snapped.width / 2, snapped.height / 2)
    if radius > 0 {
      traceRounded(snapped, radius, on: context)
    } else {
      cairo_rectangle(context, snapped.x, snapped.y, snapped.width, snapped.height)
    }
  case .ellipse(let rect):
    guard isDrawable(rect) else { return false }
    traceEllipse(clamp(grid.rectangle(rect, strokeWidth: strokeWidth), to: bounds), on: context)
  case .path(let steps):
    for step in grid.path(steps, strokeWidth: strokeWidth) {
      switch step {
      case .move(let to): cairo_move_to(context, near(to.x), near(to.y))
      case .line(let to): cairo_line_to(context, near(to.x), near(to.y))
      case .curve(let a, let b, let to):
        cairo_curve_to(context, near(a.x), near(a.y), near(b.x), near(b.y), near(to.x), near(to.y))
      case .close: cairo_close_path(context)
      }
    }
  }
  return true
}

func isDrawable(_ rect: Rect) -> Bool {
  rect.x.isFinite && rect.y.isFinite && rect.width.isFinite && rect.height.isFinite && rect.width >= 0
    && rect.height >= 0
}

private func clamp(_ rect: Rect, to bounds: Rect) -> Rect {
  let (acrossMargin, downMargin) = (bounds.width + 1000, bounds.height + 1000)
  func limit(_ value: Double, _ low: Double, _ high: Double) -> Double { min(max(value, low), high) }
  let x = limit(rect.x, bounds.x - acrossMargin, bounds.maxX + acrossMargin)
  let y = limit(rect.y, bounds.y - downMargin, bounds.maxY + downMargin)
  return Rect(
    x: x, y: y, width: limit(rect.maxX, x, bounds.maxX + acrossMargin) - x,
    height: limit(rect.maxY, y, bounds.maxY + downMargin) - y)
}

private func near(_ value: Double) -> Double { value.isFinite ? min(max(value, -1e6), 1e6) : 0 }

/// The distance between an end point and its control point in the cubic Bézier curve for a quarter circle with radius
/// 1.
let quarterCircle = 0.5522847498307936

private func traceRounded(_ rect: Rect, _ radius: Double, on context: OpaquePointer) {
  let control = radius * (1 - quarterCircle)
  let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
  cairo_move_to(context, left + radius, top)
  cairo_line_to(context, right - radius, top)
  cairo_curve_to(context, right - control, top, right, top + control, right, top + radius)
  cairo_line_to(context, right, bottom - radius)
  cairo_curve_to(context, right, bottom - control, right - control, bottom, right - radius, bottom)
  cairo_line_to(context, left + radius, bottom)
  cairo_curve_to(context, left + control, bottom, left, bottom - control, left, bottom - radius)
  cairo_line_to(context, left, top + radius)
  cairo_curve_to(context, left, top + control, left + control, top, left + radius, top)
  cairo_close_path(context)
}

private func traceEllipse(_ rect: Rect, on context: OpaquePointer) {
  let (dx, dy) = (rect.width / 2 * quarterCircle, rect.height / 2 * quarterCircle)
  let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
  cairo_move_to(context, rect.midX, top)
  cairo_curve_to(context, rect.midX + dx, top, right, rect.midY - dy, right, rect.midY)
  cairo_curve_to(context, right, rect.midY + dy, rect.midX + dx, bottom, rect.midX, bottom)
  cairo_curve_to(context, rect.midX - dx, bottom, left, rect.midY + dy, left, rect.midY)
  cairo_curve_to(context, left, rect.midY - dy, rect.midX - dx, top, rect.midX, top)
  cairo_close_path(context)
}

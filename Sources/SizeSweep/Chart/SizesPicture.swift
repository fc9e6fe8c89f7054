public import CairoRendering
public import Drawing
public import Graphics
import LayoutMessages
import LayoutModel

extension SizeSweepResult {
  /// Returns an image file with a chart for each canvas. Each chart shows the positions of the views at all sizes.
  ///
  /// - Parameter scale: The pixels per point, reduced if the picture would have too many pixels; `nil` for 2.
  public func chart(
    as format: any PictureFormat.Type, options: FormatOptions = FormatOptions(),
    drawing: DrawingOptions = DrawingOptions(), scale: Double? = nil,
    measuring text: some TextMeasurer = PangoTextMeasurer()
  ) throws(RenderingError) -> [UInt8] {
    let charts = canvases.map { canvas in
      let name = source.name.split(separator: "/").last.map(String.init) ?? source.name
      let title = canvases.count > 1 ? "\(name), canvas '\(canvas.label)'" : name
      return canvas.sizes.chart(titled: title, canvas.critical)
    }
    let scene = drawChart(charts, options: drawing, measuring: text)
    return try format.init(options).render(
      scene, scale: format.hasPixels ? min(scale ?? 2, largestScale(of: scene.size)) : 1)
  }
}

extension LayoutSizes {
  func chart(titled title: String, _ critical: [LayoutBreakpoint]) -> SizesChart {
    var notes: [SizesChart.Note] = []
    for critical in critical {
      let words = critical.roundedMessage
      if critical.isEnd, let place = notes.firstIndex(where: { $0.words == words }) {
        notes[place].sizes.append(critical.at)
      } else {
        notes.append(SizesChart.Note(sizes: [critical.at], words: words))
      }
    }
    let hidden = layout.views.map { $0.isHidden || $0.kind == .guide }
    let bands = layout.views.indices.dropFirst().filter { !hidden[$0] }.map { index in
      SizesChart.Band(
        name: layout.name(of: ViewID(index)),
        parts: pieces.map { piece in
          let frame = piece.frames[index]
          let (start, length) = axis == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
          func ends(_ size: Double) -> ClosedRange<Double> {
            start.value(at: size)...max(start.value(at: size), start.value(at: size) + length.value(at: size))
          }
          return SizesChart.Part(sizes: piece.from...piece.to, first: ends(piece.from), last: ends(piece.to))
        })
    }
    return SizesChart(
      title: "\(title): \(axis.extent) \(number(range.lowerBound)) to \(number(range.upperBound))",
      axis: axis,
      range: range, bands: bands, notes: notes,
      conflicts: pieces.filter { $0.status == .conflict }.map { $0.from...$0.to })
  }
}

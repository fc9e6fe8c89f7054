import LayoutEngine
public import LayoutPipeline

extension SizedFile {
  /// The critical sizes of every canvas, one a line with the line of the source that they come from.
  public func text(measuring measurer: some TextMeasurer = PangoTextMeasurer()) -> String {
    canvases.map { text(of: $0, measuring: measurer) }.joined(separator: "\n")
  }

  private func text(of canvas: Canvas, measuring measurer: some TextMeasurer) -> String {
    let sizes = canvas.sizes
    let (from, to) = (number(sizes.range.lowerBound), number(sizes.range.upperBound))
    let told = sizes.criticalSizes(measuring: measurer).filter { !$0.isEnd }
    let title = canvases.count > 1 ? "\(source.name), canvas '\(canvas.label)'" : source.name
    var lines = ["\(title): \(extent(sizes.axis)) \(from) to \(to)"]
    lines += told.map { critical in
      "  \(critical.message)" + (critical.span.map { " (line \(source.location(at: $0.start).line))" } ?? "")
    }
    if told.isEmpty { lines.append("  only lengths change") }
    for range in sizes.unsought {
      lines.append(
        "  not looked at from \(number(range.lowerBound)) to \(number(range.upperBound)): too much changes below it"
      )
    }
    return printableText(lines)
  }
}

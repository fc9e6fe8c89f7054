import Diagnostics
import LayoutMessages

extension SizeSweepResult {
  /// Returns the canvas sizes at which the layout's behavior changes, as text with the source line of each changed
  /// constraint or view.
  public func text() -> String {
    canvases.map(text).joined(separator: "\n")
  }

  private func text(of canvas: Canvas) -> String {
    let sizes = canvas.sizes
    let (from, to) = (number(sizes.range.lowerBound), number(sizes.range.upperBound))
    let reported = canvas.critical.filter { !$0.isEnd }
    let title = canvases.count > 1 ? "\(source.name), canvas '\(canvas.label)'" : source.name
    var lines = ["\(title): \(sizes.axis.extent) \(from) to \(to)"]
    lines += reported.map { critical in
      "  \(critical.message)" + (critical.span.map { " (line \(source.location(at: $0.start).line))" } ?? "")
    }
    let problems = [(canvas.isAlwaysInConflict, "a conflict"), (canvas.isAlwaysAmbiguous, "an ambiguity")]
    for (isThere, problem) in problems where isThere {
      lines.append(
        "  every \(sizes.axis.extent) has \(problem); run 'layoutdraw check \(source.name) --\(sizes.axis.extent)s \(from)...\(to)'"
      )
    }
    if reported.isEmpty { lines.append("  only the positions and sizes of views change") }
    for range in sizes.unsought {
      lines.append(
        "  not examined from \(number(range.lowerBound)) to \(number(range.upperBound)): the layout changes too often at smaller sizes; run again with only this range"
      )
    }
    return printableText(lines)
  }
}

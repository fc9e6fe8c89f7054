package import Graphics
package import LayoutModel

/// A layout as it was solved at one size of its canvas, with the lines that its frames are on there.
package struct TracedLayout {
  package var solved: SolvedLayout
  /// The sizes for which the frames are on the same lines; `nil` where that is not known.
  package var reach: ClosedRange<Double>?
  /// By `ViewID.index`; of no meaning without a reach.
  package var frames: [LinearFrame]
  /// What solving has cost, as `SolvedLayout.steps` counts it.
  package var work: Int
}

/// Solves a layout on a canvas, and finds the lines that its frames are on while the canvas's width or height changes.
///
/// Cost: of `solve`.
///
/// - Parameter range: the sizes that are looked at; how far the lines reach beyond is not found out.
package func trace(
  _ layout: Layout, on canvas: Canvas, _ axis: Axis,
  within range: ClosedRange<Double> = -.infinity ... .infinity,
  measuring text: some TextMeasurer
) -> TracedLayout {
  var trace = LineTrace(axis, within: range)
  let solved = solve(layout, on: canvas, tracing: &trace, measuring: text)
  guard let reach = trace.reach, let size = canvas[axis] else {
    return TracedLayout(solved: solved, reach: nil, frames: [], work: trace.work)
  }
  let frames = layout.views.indices.map { index in
    func line(_ axis: Axis, _ part: FramePart) -> LinearValue {
      let variable = variable(ViewID(index), axis, part)
      let rate = abs(trace.rates[variable]) < 1e-13 ? 0 : trace.rates[variable]
      return LinearValue(constant: trace.values[variable] - rate * size, rate: rate)
    }
    return LinearFrame(
      x: line(.horizontal, .start), y: line(.vertical, .start), width: line(.horizontal, .size),
      height: line(.vertical, .size))
  }
  return TracedLayout(solved: solved, reach: reach, frames: frames, work: trace.work)
}

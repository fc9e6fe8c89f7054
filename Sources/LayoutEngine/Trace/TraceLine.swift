package import Graphics
package import LayoutModel

/// A layout solved at one canvas size, and its frames as linear functions of the canvas's width or height.
package struct TracedLayout {
  package var solved: SolvedLayout
  /// The range of canvas widths or heights in which `frames` is valid; `nil` if unknown.
  package var reach: ClosedRange<Double>?
  /// The frames by `ViewID.index`; empty if `reach` is `nil`.
  package var frames: [LinearFrame]
  package var work: Int
}

/// Solves a layout, and finds how the frames change with the canvas's width or height within `range`.
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

package import Graphics
package import LayoutModel

/// A layout solved at one size of its canvas, with the lines that its frames follow there.
package struct TracedLayout {
  package var solved: SolvedLayout
  /// The sizes for which the frames follow the same lines; `nil` where that is not known.
  package var reach: ClosedRange<Double>?
  /// The lines by `ViewID.index`; meaningless without a reach.
  package var frames: [LinearFrame]
  /// The cost of solving, in the units of `SolvedLayout.steps`.
  package var work: Int
}

/// Solves a layout on a canvas, and finds the lines that its frames follow while the canvas's width or height
/// changes.
///
/// Cost: that of `solve`.
///
/// - Parameter range: the sizes to examine; lines are not followed beyond them.
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

import Graphics
import LayoutModel
import LinearSolver

/// Traces the straight line that frames follow while a side of the canvas changes. It is built while a layout is
/// solved at one size: each round has a line of its own, and within the common reach of all lines, all rounds have
/// the same outcome.
struct LineTrace {
  /// The side of the canvas that changes; `nil` traces nothing.
  private let axis: Axis?
  /// The value of each variable of the frames at the current size, and its rate of change, from the last round.
  private(set) var values: [Double] = []
  private(set) var rates: [Double] = []
  /// The traced sizes for which every round has the same outcome; `nil` where that is not known.
  private(set) var reach: ClosedRange<Double>?
  /// The width of each view whose text wraps, and its rate of change, as last examined; by `ViewID.index`.
  private var followed: [Int: [Double]] = [:]

  /// The cost of solving, in the units of `LinearSolution.work`.
  private(set) var work = 0

  /// Starts a trace.
  ///
  /// - Parameter range: the sizes to trace.
  init(_ axis: Axis?, within range: ClosedRange<Double> = -.infinity ... .infinity) {
    (self.axis, reach) = (axis, range)
  }

  /// Ends the trace; nothing is known anymore.
  mutating func lose() { reach = nil }

  /// Adds a round of solving to the trace.
  ///
  /// - Parameters:
  ///   - content: the contents for the round's widths.
  ///   - sides: the guide sides for the round's frames.
  mutating func follow(
    _ solution: LinearSolution, of lowered: LoweredLayout, _ layout: Layout, _ content: [ViewContent],
    _ sides: GuideSides, _ canvas: Canvas, measuring text: some TextMeasurer
  ) {
    work += solution.work
    for view in layout.views where view.wrapsText { work += WrappedText.workOfMeasuring(view) }
    guard let axis, let known = reach else { return }
    // 1. Find the line of the solution.
    guard let row = lowered.origins.firstIndex(of: .canvasSize(axis)),
      let line = lowered.problem.line(through: solution, varying: LinearConstraint(index: row))
    else { return lose() }
    let size = lowered.problem.constant(of: row)
    (values, rates) = (solution.values, line.rates)
    var span = SizeInterval(size, known.clamped(to: line.reach))
    // 2. Find the sizes for which every edge of a guide stays the view's own or the canvas's.
    for (depth, rate) in sides.depths(layout, canvas, values: values, rates: rates) {
      span.limit(depth, rate)
    }
    // 3. Find the sizes for which all labels wrap the same.
    for (index, view) in layout.views.enumerated() where view.wrapsText {
      let variable = variable(ViewID(index), .horizontal, .size)
      if abs(rates[variable]) < 1e-12 { continue }
      // Most rounds leave the width unchanged, and its wrapping has then been examined already.
      let width = [values[variable], rates[variable]]
      if followed.updateValue(width, forKey: index) == width { continue }
      var wrapping = WrappedText(view, content[index], in: values[variable], text)
      for isUpper in [false, true] {
        let end = isUpper ? span.upper : span.lower
        let width =
          end.isFinite
          ? values[variable] + (end - size) * rates[variable] : isUpper == (rates[variable] > 0) ? 1e9 : 0
        guard let limit = wrapping.end(toward: max(0, width)) else { continue }
        span.limit(at: size + (limit - values[variable]) / rates[variable], isUpper: isUpper)
      }
      work += wrapping.work
    }
    reach = span.lower...span.upper
  }
}

/// A range of sizes around one of them.
private struct SizeInterval {
  let size: Double
  var lower: Double
  var upper: Double

  init(_ size: Double, _ range: ClosedRange<Double>) {
    self.size = size
    lower = min(size, range.lowerBound)
    upper = max(size, range.upperBound)
  }

  mutating func limit(at end: Double, isUpper: Bool) {
    if isUpper { upper = max(size, min(upper, end)) } else { lower = min(size, max(lower, end)) }
  }

  /// Limits the range at the size where a value that changes at a rate becomes 0.
  mutating func limit(_ value: Double, _ rate: Double) {
    if abs(rate) < 1e-12 { return }
    let way = -value / rate
    // A value that is 0 at the current size, except for rounding, sets no limit.
    if abs(value) > 1e-6 { limit(at: size + way, isUpper: way > 0) }
  }
}

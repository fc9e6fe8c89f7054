import Graphics
import LayoutModel
import LinearSolver

/// Expresses the frame values as linear functions of the canvas's width or height, and finds the range of sizes in
/// which these functions hold.
struct LineTrace {
  /// The axis on which the canvas's size changes; `nil` disables the trace.
  private let axis: Axis?
  private(set) var values: [Double] = []
  private(set) var rates: [Double] = []
  /// The range of canvas sizes in which `values` are linear functions of the size, with slopes `rates`; `nil` if
  /// unknown.
  private(set) var reach: ClosedRange<Double>?
  private var followed: [Int: [Double]] = [:]

  private(set) var work = 0

  init(_ axis: Axis?, within range: ClosedRange<Double> = -.infinity ... .infinity) {
    (self.axis, reach) = (axis, range)
  }

  mutating func lose() { reach = nil }

  mutating func follow(
    _ solution: LinearSolution, of lowered: LoweredLayout, _ layout: Layout, _ content: [ViewContent],
    _ sides: GuideSides, _ canvas: Canvas, measuring text: some TextMeasurer
  ) {
    work += solution.work
    for view in layout.views where view.wrapsText { work += WrappedText.workOfMeasuring(view) }
    guard let axis, let known = reach else { return }
    // 1. Find how each value changes with the canvas's size, and the range of sizes in which these changes are linear.
    guard let row = lowered.origins.firstIndex(of: .canvasSize(axis)),
      let line = lowered.problem.line(through: solution, varying: LinearConstraint(index: row), work: &work)
    else { return lose() }
    let size = lowered.problem.constant(of: row)
    (values, rates) = (solution.values, line.rates)
    var span = SizeInterval(size, known.clamped(to: line.reach))
    // 2. Limit the range to sizes at which the choices in `sides` stay the same, such as whether an edge of a
    // view's safe area is the view's own edge.
    for (depth, rate) in sides.depths(layout, canvas, values: values, rates: rates) {
      span.limit(depth, rate)
    }
    // 3. Limit the range to sizes at which the content sizes and baselines of all wrapping labels stay the same.
    for (index, view) in layout.views.enumerated() where view.wrapsText {
      let variable = variable(ViewID(index), .horizontal, .size)
      if abs(rates[variable]) < 1e-12 { continue }
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

  mutating func limit(_ value: Double, _ rate: Double) {
    if abs(rate) < 1e-12 { return }
    let way = -value / rate
    // A value of 0 at the current size is ignored, since its sign depends on rounding.
    if abs(value) > 1e-6 { limit(at: size + way, isUpper: way > 0) }
  }
}

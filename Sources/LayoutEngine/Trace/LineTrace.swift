import Graphics
import LayoutModel
import LinearSolver

/// The straight line that frames are on while a side of the canvas changes, put together while a layout is solved at one
/// size: each round has a line of its own, and as long as none of them ends, all rounds come out alike.
struct LineTrace {
  /// The side of the canvas that changes; `nil` traces nothing.
  private let axis: Axis?
  /// Of the last round: by variable of the frames, the value at the size of now, and how fast it moves.
  private(set) var values: [Double] = []
  private(set) var rates: [Double] = []
  /// The sizes of those that are looked at for which every round comes out as it did; `nil` where that is not known.
  private(set) var reach: ClosedRange<Double>?
  /// By view whose text wraps: its width and how fast it grows, as they were when that was last followed.
  private var followed: [Int: [Double]] = [:]

  /// What solving has cost, as `LinearSolution.work` counts it.
  private(set) var work = 0

  /// - Parameter range: the sizes that are looked at.
  init(_ axis: Axis?, within range: ClosedRange<Double> = -.infinity ... .infinity) {
    (self.axis, reach) = (axis, range)
  }

  /// Nothing is known any more.
  mutating func lose() { reach = nil }

  /// Follows a round.
  ///
  /// - Parameters:
  ///   - content: as the round's widths make it.
  ///   - sides: as the round's frames make them.
  mutating func follow(
    _ solution: LinearSolution, of lowered: LoweredLayout, _ layout: Layout, _ content: [ViewContent],
    _ sides: GuideSides, _ canvas: Canvas, measuring text: some TextMeasurer
  ) {
    work += solution.work
    for view in layout.views where view.wrapsText { work += WrappedText.workOfMeasuring(view) }
    guard let axis, let known = reach else { return }
    // 1. The line of the solution.
    guard let row = lowered.origins.firstIndex(of: .canvasSize(axis)),
      let line = lowered.problem.line(through: solution, varying: LinearConstraint(index: row))
    else { return lose() }
    let size = lowered.problem.constant(of: row)
    (values, rates) = (solution.values, line.rates)
    var span = Span(size, known.clamped(to: line.reach))
    // 2. As long as every edge of a guide stays the view's own or the canvas's.
    for (depth, rate) in sides.depths(layout, canvas, values: values, rates: rates) {
      span.limit(depth, rate)
    }
    // 3. As long as no label wraps otherwise.
    for (index, view) in layout.views.enumerated() where view.wrapsText {
      let variable = variable(ViewID(index), .horizontal, .size)
      if abs(rates[variable]) < 1e-12 { continue }
      // Mostly a round leaves it as it was, and the reach so far is what it allows.
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

/// Sizes around one of them.
private struct Span {
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

  /// Ends where a value that moves at a rate is 0.
  mutating func limit(_ value: Double, _ rate: Double) {
    if abs(rate) < 1e-12 { return }
    let way = -value / rate
    // What is as good as 0 now goes where it goes.
    if abs(value) > 1e-6 { limit(at: size + way, isUpper: way > 0) }
  }
}

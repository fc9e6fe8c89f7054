import Graphics
public import LayoutModel
import LinearSolver

/// Solves a layout on one canvas. If the layout has wrapping labels or safe areas, it is solved again, up to eight
/// times, until the labels' heights and the safe areas no longer change.
///
/// - Complexity: Usually one solve, or two with wrapping labels; twice as many for an ambiguous layout.
public func solve(_ layout: Layout, on canvas: Canvas, measuring text: some TextMeasurer) -> SolvedLayout {
  var trace = LineTrace(nil)
  return solve(layout, on: canvas, tracing: &trace, measuring: text)
}

func solve(
  _ layout: Layout, on canvas: Canvas, tracing trace: inout LineTrace, measuring text: some TextMeasurer
) -> SolvedLayout {
  // 1. Find the preferred size of every view.
  var content = contents(of: layout, measuring: text)
  var sides = GuideSides(layout)
  var resolved = layout.resolvingShares(content)
  var lowered = lower(resolved, on: canvas, content: content, sides: sides)
  var solution = determine(&lowered, layout, canvas)
  var unsettled: [ViewID] = []
  // 2. Find heights that depend on widths, and safe areas that depend on positions.
  for round in 0...mostRounds {
    let rewrapped = rewrap(content, of: layout, in: solution.values, measuring: text)
    let moved = sides.updated(layout, canvas) { frame(of: $0, in: solution.values) }
    trace.follow(solution, of: lowered, layout, rewrapped, moved, canvas, measuring: text)
    if rewrapped == content, moved == sides { break }
    if round == mostRounds {
      unsettled = moved.differences(from: sides)
      trace.lose()
      break
    }
    (content, sides) = (rewrapped, moved)
    resolved = layout.resolvingShares(content)
    lowered = lower(resolved, on: canvas, content: content, sides: sides)
    solution = determine(&lowered, layout, canvas)
  }
  // 3. Make the solved layout from the values of the variables.
  var solved = solvedLayout(
    resolved, canvas, solution, conflicts: conflicts(of: solution, lowered, in: layout), content: content,
    measuring: text
  )
  solved.unsettledSafeAreas = unsettled
  solved.steps = trace.work
  return solved
}

/// The limit on rounds of solving, without which a label could switch between two sizes forever.
private let mostRounds = 8

private func determine(_ lowered: inout LoweredLayout, _ layout: Layout, _ canvas: Canvas) -> LinearSolution {
  let first = solve(lowered.problem)
  if first.freedom.areAllDetermined { return first }
  addTieBreaks(to: &lowered, of: layout, on: canvas, freedom: first.freedom)
  var picked = solve(lowered.problem, findsFreedom: false, reusing: first.conflicts)
  picked.freedom = first.freedom
  picked.work += first.work
  return picked
}

private func rewrap(
  _ content: [ViewContent], of layout: Layout, in values: [Double], measuring text: some TextMeasurer
) -> [ViewContent] {
  var content = content
  for (index, view) in layout.views.enumerated() where view.wrapsText {
    let width = values[variable(ViewID(index), .horizontal, .size)]
    content[index] = LayoutEngine.content(of: view, in: width, measuring: text)
  }
  return content
}

package func content(of view: View, in width: Double, measuring text: some TextMeasurer) -> ViewContent {
  // Without this tolerance, a rounding error could wrap the text of a label that is exactly as wide as its text.
  content(of: view, width: width + roundingOfSolver, measuring: text)
}

/// The rounding error of the solver, in points.
let roundingOfSolver = 1e-6

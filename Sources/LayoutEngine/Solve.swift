import Graphics
public import LayoutModel
import LinearSolver

/// Solves a layout on one canvas.
///
/// The height of a label with wrapping text depends on its width: the layout is solved, the text is measured at the
/// resulting width, and the layout is solved again until the heights no longer change. The same goes for safe areas,
/// whose edges are the view's own or the canvas's depending on where the view is. Cost: one solve per round, usually
/// two rounds with wrapping labels and one without; one more where the layout is ambiguous.
public func solve(_ layout: Layout, on canvas: Canvas, measuring text: some TextMeasurer) -> SolvedLayout {
  var trace = LineTrace(nil)
  return solve(layout, on: canvas, tracing: &trace, measuring: text)
}

/// Solves a layout, and traces the lines that its frames follow.
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
  // 2. Find heights that depend on widths, and safe areas that depend on places.
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
  // 3. Convert values back to views.
  var solved = solvedLayout(
    resolved, canvas, solution, conflicts: conflicts(of: solution, lowered, in: layout), content: content,
    measuring: text
  )
  solved.unsettledSafeAreas = unsettled
  solved.steps = trace.work
  return solved
}

/// The most rounds: a label whose width depends on its height can alternate forever, as can a view whose place
/// depends on its own safe area. The last round counts.
private let mostRounds = 8

/// Finds the best solution, or among several the one that the tie-breaks pick.
private func determine(_ lowered: inout LoweredLayout, _ layout: Layout, _ canvas: Canvas) -> LinearSolution {
  let first = solve(lowered.problem)
  if first.freedom.areAllDetermined { return first }
  addTieBreaks(to: &lowered, of: layout, on: canvas, freedom: first.freedom)
  var picked = solve(lowered.problem, findsFreedom: false, reusing: first.conflicts)
  picked.freedom = first.freedom
  picked.work += first.work
  return picked
}

/// Measures every wrapping label again at its solved width.
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

/// The content of a view whose text wraps at a solved width.
package func content(of view: View, in width: Double, measuring text: some TextMeasurer) -> ViewContent {
  // Rounding in the solver must not make a label wrap that is exactly as wide as its text.
  content(of: view, width: width + roundingOfSolver, measuring: text)
}

/// The rounding error of the solver, in points.
let roundingOfSolver = 1e-6

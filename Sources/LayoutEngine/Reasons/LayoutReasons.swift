import Graphics
public import LayoutModel
import LinearSolver

/// A solved layout with its linear problem, used to explain the layout's values. Creating this structure measures all
/// texts again.
public struct LayoutReasons {
  /// The examined layout.
  public let solved: SolvedLayout
  let measurer: any TextMeasurer
  let lowered: LoweredLayout
  let values: [Double]
  /// The rows of the linear problem that place the root at the origin, and the content of each scroll view at the
  /// scroll view's origin.
  let rootPlaces: [Int]
  private let rows: RowsOfOrigins
  let frames: FrameList
  let attributes: AttributeLowering

  public init(_ solved: SolvedLayout, measuring text: any TextMeasurer) {
    self.solved = solved
    measurer = text
    let layout = solved.layout
    let content = zip(layout.views, solved.frames).map { view, frame in
      LayoutEngine.content(of: view, in: frame.width, measuring: text)
    }
    frames = FrameList(layout)
    let sides = GuideSides(solved)
    attributes = AttributeLowering(layout, on: solved.canvas, content: content, frames: frames, sides: sides)
    let lowered = lower(layout, on: solved.canvas, content: content, sides: sides)
    self.lowered = lowered
    rootPlaces = (frames.count * 4..<lowered.problem.constraintCount).filter {
      lowered.problem.strength(of: $0) == .definition
    }
    values = frameValues(of: solved)
    rows = RowsOfOrigins(lowered.origins, of: layout)
  }

  var layout: Layout { solved.layout }
  var problem: LinearProblem { lowered.problem }

  /// Returns the row of the linear problem for a constraint of a conflict.
  func row(of origin: ConstraintOrigin) -> Int? {
    guard let row = rows[origin] else { return nil }
    if case .intrinsicSize(let view, let axis) = origin {
      return layout[view].strictContentPriority(axis) == .compression ? row + 1 : row
    }
    return row
  }

  func value(of row: Int) -> Double {
    var sum = 0.0
    problem.forEachTerm(of: row) { sum += $0.coefficient * values[$0.variable] }
    return sum
  }

  /// Returns, in ascending order, the rows of the definitions `end = start + size` for the variables in `rows`.
  func definitions(around rows: some Sequence<Int>) -> [Int] {
    var found: Set<Int> = []
    for row in rows {
      for term in problem.terms(of: row) { found.insert(definition(of: term.variable)) }
    }
    return found.sorted()
  }

  func definition(of variable: Variable) -> Int { variable.index / 3 * 2 }
}

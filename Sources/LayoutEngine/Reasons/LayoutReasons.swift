import Graphics
public import LayoutModel
import LinearSolver

/// A solved layout together with the rows that it came from, which answer questions about it.
///
/// Cost of creating one: measuring the texts and lowering the constraints once more, without solving.
public struct LayoutReasons {
  /// The layout that is examined.
  public let solved: SolvedLayout
  let measurer: any TextMeasurer
  let lowered: LoweredLayout
  /// The values of the frames, by variable.
  let values: [Double]
  /// The rows that put the root at the origin, and the contents of scroll views at their frames' origins.
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

  /// The row of a member of a conflict. For an intrinsic size, the row that keeps text from being truncated, if it is
  /// required, else the one for hugging.
  func row(of origin: ConstraintOrigin) -> Int? {
    guard let row = rows[origin] else { return nil }
    if case .intrinsicSize(let view, let axis) = origin {
      return layout[view].strictContentPriority(axis) == .compression ? row + 1 : row
    }
    return row
  }

  /// The value of a row's left side in the solution.
  func value(of row: Int) -> Double {
    var sum = 0.0
    problem.forEachTerm(of: row) { sum += $0.coefficient * values[$0.variable] }
    return sum
  }

  /// The definitions of the frames in rows, each once, ascending.
  ///
  /// Lowering starts with four rows for every frame: for each axis the definition, then the minimum size of 0.
  func definitions(around rows: some Sequence<Int>) -> [Int] {
    var found: Set<Int> = []
    for row in rows {
      for term in problem.terms(of: row) { found.insert(definition(of: term.variable)) }
    }
    return found.sorted()
  }

  /// The row `start + size == end` of a variable's frame.
  func definition(of variable: Variable) -> Int { variable.index / 3 * 2 }
}

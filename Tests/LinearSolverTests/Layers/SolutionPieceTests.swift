import Testing

@testable import LinearSolver

/// The ranges in which solution pieces apply. Other tests would not notice ranges that are too small, which only make
/// `RepeatedSolver` slower.
@Suite struct SolutionPieceTests {
  private func piece(_ row: Row, at width: Double) throws -> SolutionPiece {
    let solution = solve(row.problem)
    let held = try #require(solution.held)
    return try #require(SolutionPiece(row.problem, solution.values, held, [1], at: [width]))
  }

  /// The box keeps its preferred width of 100, and 10 or more at both ends, until the row is only 120 wide.
  @Test func `down to where something gives way`() throws {
    var row = Row(width: 300)
    let box = row.addItem()
    row.add(box.left, minus: row.start, .equal, 10)
    row.add(box.width, .equal, 100, .optional(750))
    row.add(row.extent, minus: box.right, .greaterOrEqual, 10)
    let piece = try piece(row, at: 300)
    let widths = [1e6, 301, 300, 121, 120, 119, 0].map { piece.values(at: [$0])?[box.width] }
    #expect(widths == [100, 100, 100, 100, 100, nil, nil])
  }

  /// The box prefers to fill the row with 10 at both ends, but is at most 100 wide, so it grows until the row is 120
  /// wide.
  @Test func `up to where something gives way`() throws {
    var row = Row(width: 80)
    let box = row.addItem()
    row.add(box.left, minus: row.start, .equal, 10)
    row.add(row.extent, minus: box.right, .equal, 10, .optional(750))
    row.add(box.width, .lessOrEqual, 100)
    let piece = try piece(row, at: 80)
    let widths = [20.0, 60, 80, 120, 121, 1e6].map { piece.values(at: [$0])?[box.width] }
    #expect(widths == [0, 40, 60, 100, nil, nil])
  }
}

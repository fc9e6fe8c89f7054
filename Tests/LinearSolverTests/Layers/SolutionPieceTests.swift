import Testing

@testable import LinearSolver

/// A `SolutionPiece` applies in a range of sizes. If that range were too small, `RepeatedSolver` would only be slower,
/// so other tests would not notice it.
@Suite struct SolutionPieceTests {
  private func piece(_ row: Row, at width: Double) throws -> SolutionPiece {
    let solution = solve(row.problem)
    let held = try #require(solution.held)
    return try #require(SolutionPiece(row.problem, solution.values, held, [1], at: [width]))
  }

  /// The box prefers a width of 100. It is 10 from the row's start and at least 10 from the row's end, so it keeps its
  /// width until the row is only 10 + 100 + 10 = 120 wide.
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

  /// The box is 10 from the row's start and prefers to be 10 from the row's end, but it is at most 100 wide. It
  /// therefore grows with the row until the row is 10 + 100 + 10 = 120 wide.
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

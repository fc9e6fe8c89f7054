import Testing

@testable import LinearSolver

@Suite struct SolutionPieceTests {
  private func piece(_ row: Row, at width: Double) throws -> SolutionPiece {
    let solution = solve(row.problem)
    let held = try #require(solution.held)
    return try #require(SolutionPiece(row.problem, solution.values, held, [1], at: [width]))
  }

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

import LayoutEngine
import LayoutModel
import LinearSolver
import Testing

@Suite struct ConflictTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var lines: [String]
    var frames: [String: [Double]]
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "two widths",
      text: "canvas 100x50\nview a size -x9\na.left = 0\na.top = 0\na.width = 10\na.width = 20",
      lines: ["5 [6]"], frames: ["a": [0, 0, 10, 9]]),
    Case(
      name: "with the canvas",
      text: "canvas 100x50\nview a size -x9\nview b size -x9\n|-40-[a(30)]-40-|\nV:|[a]\nV:|[b]\n|[b]",
      lines: ["- 4 4 [4]"], frames: ["a": [40, 0, 30, 9]]),
    Case(
      name: "with a size of at least 0",
      text: "canvas 100x50\nview a size -x9\na.left = 0\na.top = 0\na.right = -120",
      lines: ["- - 3 [5]"], frames: ["a": [0, 0, 0, 9]]),
    Case(
      name: "a size of at least 0 only where no written size replaces it",
      text: """
        canvas 100x50
        view a size -x9
        view b size -x9
        view c size -x9
        a.width = 20
        c.width = 4
        |-60-[a]-60-[b]-1-[c]|
        V:|[a]
        V:|[b]
        V:|[c]
        """,
      lines: ["- - 5 6 7 7 7 [7]"], frames: ["a": [60, 0, 20, 9], "c": [141, 0, 4, 9]]),
    Case(
      name: "with a required compression resistance",
      text: "canvas 100x50\nview a size 40x9 compression 1000\na.left = 0\na.top = 0\na.width = 30",
      lines: ["2 [5]"], frames: ["a": [0, 0, 40, 9]]),
    Case(
      name: "two conflicts",
      text:
        "canvas 100x50\nview a\na.left = 0\na.top = 0\na.width = 1\na.width = 2\na.height = 1\na.height = 2",
      lines: ["5 [6]", "7 [8]"], frames: ["a": [0, 0, 1, 1]]),
  ])
  func conflict(_ c: Case) {
    let solution = solved(c.text)
    #expect(solution.conflictLines == c.lines)
    #expect(solution.status == .conflict)
    for (view, frame) in c.frames { #expect(solution.frame(view) == frame, "\(view)") }
  }

  /// As long as the budget allows the search, the engine prefers a conflict that consists only of constraints in the
  /// file.
  @Test(arguments: [(1, "3 [4]"), (0, "- [4]"), (-1, "- [4]")])
  func conflictsOfWrittenConstraints(left: Int, lines: String) {
    let solution = withOneBudget {
      Budget.spend(Budget.left(for: .writtenConflicts) - left, on: .writtenConflicts)
      return solved("canvas 100x50\nview a { tt = ll = 0, h = 5 }\na.width = 5\na.width = -3")
    }
    #expect(solution.conflictLines == [lines])
  }
}

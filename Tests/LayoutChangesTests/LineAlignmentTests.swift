import Diagnostics
import Testing

@testable import LayoutChanges

struct LineAlignmentTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var before: String
    var after: String
    /// For each line of the second text, the index of the matching line of the first.
    var origins: [Int?]
    /// For each line of the first text, the index of the matching line of the second.
    var matches: [Int?]

    init(_ name: String, _ before: String, _ after: String, _ origins: [Int?], _ matches: [Int?]) {
      (testDescription, self.before, self.after, self.origins, self.matches) = (
        name, before, after, origins, matches
      )
    }
  }

  static let cases = [
    Case("the same", "a\nb", "a\nb", [0, 1], [0, 1]),
    Case("blanks around a line", "\ta", "  a\t ", [0], [0]),
    Case("equal lines at the start", "x\nx\na", "x\nx\nb", [0, 1, 2], [0, 1, 2]),
    Case("equal lines at the end", "a\nx\nx", "b\nc\nx\nx", [nil, nil, 1, 2], [nil, 2, 3]),
    Case("only equal lines, and fewer", "x\nx\nx", "x\nx", [0, 1], [0, 1, nil]),
    Case("only equal lines, and more", "x\nx", "x\nx\nx", [0, 1, nil], [0, 1]),
    Case("a line between lines that stay", "a\nb", "a\nc\nb", [0, nil, 1], [0, 2]),
    Case(
      "rewritten, and begins alike", "view a 1\nview b 2", "view b 3\nview c 4\nview a 5", [1, nil, 0],
      [2, 0]),
    Case("rewritten, as many", "a\nb\nc\nd", "a\ne\nf\nd", [0, 1, 2, 3], [0, 1, 2, 3]),
    Case("moved past others", "p\nq\nr", "r\np\nq", [2, 0, 1], [1, 2, 0]),
    Case("empty lines are none that were rewritten", "a\n\nb", "c\n\n\nd", [0, nil, nil, 2], [0, nil, 3]),
  ]

  @Test(arguments: cases) func aligned(_ example: Case) {
    let alignment = LineAlignment(
      SourceText(name: "", text: example.before), SourceText(name: "", text: example.after))
    #expect(alignment.origins == example.origins)
    #expect(alignment.matches == example.matches)
  }
}

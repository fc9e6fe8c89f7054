import Diagnostics
import FixedAdvance
import LayoutPipeline
import Testing

/// The import of a log assumes the sizes that are not in the log, and lists these sizes in a note.
struct LogSizeTests {
  @Test(
    arguments: [
      ("a reported width", ["A:0x1.width == 10"], nil),
      ("an open width", ["A:0x1.width >= 10"], "the width of 'a'"),
      (
        "a width that follows from edges",
        ["A:0x1.width == 10", "B:0x2.left == A:0x1.left", "B:0x2.right == A:0x1.right"], nil
      ),
      (
        "a width of which one edge is open", ["A:0x1.width == 10", "B:0x2.left == A:0x1.left"],
        "the width of 'b'"
      ),
      ("no width", ["B:0x2.left == A:0x1.left"], "all widths"),
      ("no height", ["B:0x2.top == A:0x1.top", "A:0x1.height == 5"], "the height of 'b'"),
    ] as [(String, [String], String?)])
  func assumed(name: String, constraints: [String], words: String?) {
    let text = constraints.enumerated().map { "<NSLayoutConstraint:0x\($0 + 10) \($1)>" }.joined(
      separator: "\n")
    let log = importLog(
      SourceText(name: "log.txt", text: text), as: "log.layout", measuring: FixedAdvanceMeasurer())
    let notes = log.diagnostics.filter { $0.code == "log-sizes" }.map(\.message)
    #expect(notes == (words.map { ["not in the log, so assumed: " + $0] } ?? []), "\(name)")
  }
}

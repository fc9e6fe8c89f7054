import LayoutModel
import Testing

@Suite struct AmbiguityTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var open: [String]
    var frames: [String: [Double]]
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "nothing stated", text: "canvas 100x50\nview a",
      open: ["a.x none none", "a.y none none", "a.width 0 none", "a.height 0 none"],
      frames: ["a": [0, 0, 0, 0]]),
    Case(
      name: "shared space goes to the second",
      text: "canvas 100x50\nview a\nview b\n|[a][b]|\nV:|[a]|\nV:|[b]|",
      open: ["a.width 0 100", "b.x 0 100", "b.width 0 100"],
      // The solver moves `b` as near to the leading edge as possible.
      frames: ["a": [0, 0, 0, 50], "b": [0, 0, 100, 50]]),
    Case(
      name: "subviews of what may move are named too",
      text:
        "canvas 100x50\nview a size 20x20 {\n view b size 4x4\n b.left = 1\n b.top = 2\n}\na.top = 0\na.left >= 10",
      open: ["a.x 10 none", "b.x 11 none"], frames: ["a": [10, 0, 20, 20], "b": [11, 2, 4, 4]]),
    Case(
      name: "rather inside than at the leading edge",
      text: "canvas 100x50\nview a size 20x20\na.top = 0\na.right <= 40",
      open: ["a.x none 120"], frames: ["a": [0, 0, 20, 20]]),
    Case(
      name: "under right to left the leading edge is right",
      text: "canvas 100x50 rtl\nview a size 20x20\na.top = 0", open: ["a.x none none"],
      frames: ["a": [80, 0, 20, 20]]),
    Case(
      name: "sizes that are traded for each other go to the later view",
      text:
        "canvas 100x50\nview a\nview b\na.left = 0\nb.left = 0\na.top = 0\nb.top = 0\na.height = 9\nb.height = 9\n"
        + "a.width = b.width * -1 + 60",
      open: ["a.width 0 60", "b.width 0 60"], frames: ["a": [0, 0, 0, 9], "b": [0, 0, 60, 9]]),
  ])
  func ambiguity(_ c: Case) {
    let solution = solved(c.text)
    #expect(solution.openness == c.open)
    #expect(solution.status == .ambiguous)
    for (view, frame) in c.frames { #expect(solution.frame(view) == frame, "\(view)") }
  }
}

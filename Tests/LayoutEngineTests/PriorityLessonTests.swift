import LayoutModel
import Testing

/// A layout whose frames and ambiguities are compared only along the x-axis. Its canvas is 9 points tall.
struct RowCase: Sendable, CustomTestStringConvertible {
  var name: String
  var width = "100"
  var lines: [String]
  var frames: [[Double]]
  var open: [String] = []
  var conflicts: [String] = []

  var testDescription: String { name }

  func check() {
    let solution = solved((["canvas \(width)x9"] + lines).joined(separator: "\n"))
    let frames = solution.layout.views.dropFirst().map { view in
      let frame = solution.frame(view.name ?? "")
      return [frame[0], frame[2]]
    }
    #expect(frames == self.frames)
    #expect(solution.openness.filter { !$0.contains(".y ") && !$0.contains(".height ") } == open)
    #expect(solution.conflictLines == conflicts)
  }
}

/// Common lessons about priorities in Auto Layout, with numbers computed by hand.
@Suite struct PriorityLessonTests {
  @Test(arguments: [
    RowCase(
      name: "1,500 weak ones never outvote a medium one",
      lines: ["view a", "a.left = 0", "a.width = 10 ~ 251"]
        + Array(repeating: "a.width = 20 ~ 250", count: 1500),
      frames: [[0, 10]]),
    RowCase(
      name: "priorities have fractions",
      lines: ["view a", "a.left = 0", "a.width = 10 ~ 250.5", "a.width = 20 ~ 250"],
      frames: [[0, 10]]),
    RowCase(
      name: "999 gives way without a conflict", lines: ["view a", "|[a]|", "a.width = 200 ~ 999"],
      frames: [[0, 100]]),
    RowCase(
      name: "as near as what is required allows",
      lines: ["view a", "a.left = 0", "a.width = 80 ~ 1", "a.width <= 50"],
      frames: [[0, 50]]),
    RowCase(
      name: "three of one priority meet at the median, not the mean",
      lines: ["view a", "a.left = 0", "a.width = 3 ~ 500", "a.width = 90 ~ 500", "a.width = 10 ~ 500"],
      frames: [[0, 10]]),
    RowCase(
      name: "a tie above is decided below",
      lines: [
        "view a", "view b", "|[a][b]|", "a.width >= 50 ~ 750", "b.width >= 80 ~ 750", "a.width = 45 ~ 500",
      ], frames: [[0, 45], [45, 55]]),
    RowCase(
      name: "a center yields to a neighbor",
      lines: [
        "view a size 20x9", "view b", "|[b(60)]", "a.left >= b.right + 8",
        "a.centerX = superview.centerX ~ 750",
      ],
      frames: [[68, 20], [0, 60]]),
    RowCase(
      name: "an aspect ratio turns a bound on the width into one on the height",
      lines: [
        "view a", "a.left = 0", "a.width = a.height * 1.5", "a.height = 100 ~ 750", "a.width <= 90",
      ], frames: [[0, 90]]),
    RowCase(
      name: "equal widths at 740: compression comes first, then as equal as can be",
      lines: ["view a size 60x9", "view b size 20x9", "|[a][b]|", "a.width = b.width ~ 740"],
      frames: [[0, 60], [60, 40]]),
    RowCase(
      name: "equal widths, required: compression gives way",
      lines: ["view a size 60x9", "view b size 20x9", "|[a][b]|", "a.width = b.width"],
      frames: [[0, 50], [50, 50]]),
  ]) func priorities(_ c: RowCase) { c.check() }

  @Test(arguments: [
    RowCase(
      name: "compression of 750 holds against 749",
      lines: ["view a size 80x9", "a.left = 0", "a.width <= 60 ~ 749"],
      frames: [[0, 80]]),
    RowCase(
      name: "compression of 750 yields to 751",
      lines: ["view a size 80x9", "a.left = 0", "a.width <= 60 ~ 751"],
      frames: [[0, 60]]),
    RowCase(
      name: "compression of 750 beside 750 is open, and drawn small",
      lines: ["view a size 80x9", "a.left = 0", "a.width <= 60 ~ 750"], frames: [[0, 60]],
      open: ["a.width 60 80"]),
    RowCase(
      name: "compression of 750 yields to a required width",
      lines: ["view a size 80x9", "a.left = 0", "a.width = 60"],
      frames: [[0, 60]]),
    RowCase(
      name: "hugging of 250 yields to 251, on the other side too",
      lines: ["view a size 20x9", "a.left = 0", "a.right = 0 ~ 251"], frames: [[0, 100]]),
    RowCase(
      name: "hugging of 250 holds against 249",
      lines: ["view a size 20x9", "a.left = 0", "a.right = 0 ~ 249"],
      frames: [[0, 20]]),
    RowCase(
      name: "a label that hugs more leaves the room to the field",
      width: "320",
      lines: ["view label size 60x9 hugging 251", "view field size 48x9", "|-[label]-[field]-|"],
      frames: [[8, 60], [76, 236]]),
    RowCase(
      name: "a hugging tie is open, each from its own size",
      lines: ["view a size 20x9", "view b size 30x9", "|[a][b]|"], frames: [[0, 20], [20, 80]],
      open: ["a.width 20 70", "b.x 20 70", "b.width 30 80"]),
    RowCase(
      name: "a hugging tie of three, one of which is pinned",
      lines: ["view a size 20x9", "view b size 30x9", "view c size 10x9", "|[a][b][c(10)]|"],
      frames: [[0, 20], [20, 70], [90, 10]], open: ["a.width 20 60", "b.x 20 60", "b.width 30 70"]),
    RowCase(
      name: "a compression tie is open, each up to its own size",
      lines: ["view a size 80x9", "view b size 60x9", "|[a][b]|"], frames: [[0, 40], [40, 60]],
      open: ["a.width 40 80", "b.x 40 80", "b.width 20 60"]),
    RowCase(
      name: "the one that resists less gives way",
      lines: ["view a size 80x9 compression 751", "view b size 60x9", "|[a][b]|"],
      frames: [[0, 80], [80, 20]]),
    RowCase(
      name: "three resist in turn", width: "80",
      lines: [
        "view a size 50x9 compression 752", "view b size 50x9 compression 751", "view c size 50x9",
        "|[a][b][c]|",
      ], frames: [[0, 50], [50, 30], [80, 0]]),
  ]) func intrinsicSizes(_ c: RowCase) { c.check() }

  @Test(arguments: [
    RowCase(
      name: "as wide as its content and margins", width: "fit", lines: ["view a size 40x9", "|-[a]-|"],
      frames: [[8, 40]]),
    RowCase(
      name: "what is weaker than 50 does not hold it open", width: "fit",
      lines: ["view a", "|[a]|", "a.width >= 30 ~ 49"], frames: [[0, 0]]),
    RowCase(
      name: "what is stronger than 50 does", width: "fit", lines: ["view a", "|[a]|", "a.width >= 30 ~ 51"],
      frames: [[0, 30]]),
    RowCase(
      name: "at 50 it is open, and drawn small", width: "fit",
      lines: ["view a", "|[a]|", "a.width >= 30 ~ 50"],
      frames: [[0, 0]], open: ["view.width 0 30", "a.width 0 30"]),
    RowCase(
      name: "it holds its subviews", width: "fit", lines: ["view a size 40x9", "a.left = 10"],
      frames: [[10, 40]]),
    RowCase(
      name: "a view with no place has one, as nothing is wider than it", width: "fit",
      lines: ["view a size 40x9"], frames: [[0, 40]]),
    RowCase(
      name: "the wider of two decides, and the other is open", width: "fit",
      lines: ["view a size 40x9", "view b size 30x9"], frames: [[0, 40], [0, 30]], open: ["b.x 0 10"]),
    RowCase(
      name: "half of it is as wide as its content", width: "fit",
      lines: ["view a size 40x9", "|[a]", "a.width = superview.width * 0.5"], frames: [[0, 40]]),
    RowCase(
      name: "a bound on the width holds against the content", width: "fit",
      lines: ["view a size 40x9", "|-[a]-|", "a.width <= 25"], frames: [[8, 25]]),
  ]) func fittingCanvases(_ c: RowCase) { c.check() }

  @Test(arguments: [
    RowCase(
      name: "a slide between two walls", lines: ["view a", "a.width = 20", "|-(>=10)-[a]-(>=10)-|"],
      frames: [[10, 20]], open: ["a.x 10 70"]),
    RowCase(
      name: "a width between two bounds", lines: ["view a", "|-10-[a(>=20,<=30)]"], frames: [[10, 20]],
      open: ["a.width 20 30"]),
    RowCase(
      name: "a chain that moves as one",
      lines: ["view a", "view b", "[a(10)]-5-[b(10)]", "a.left >= 0", "b.right <= superview.right"],
      frames: [[0, 10], [15, 10]], open: ["a.x 0 75", "b.x 15 90"]),
    RowCase(
      name: "what a weak one decides is not open",
      lines: ["view a", "a.width = 20", "|-(>=10)-[a]-(>=10)-|", "a.left = 30 ~ 1"], frames: [[30, 20]]),
    RowCase(
      name: "a weak one out of reach decides too",
      lines: ["view a", "a.width = 20", "|-(>=10)-[a]-(>=10)-|", "a.left = 90 ~ 1"], frames: [[70, 20]]),
    RowCase(
      name: "two that disagree at one priority leave what is between them",
      lines: ["view a", "a.width = 20", "a.left = 30 ~ 500", "a.left = 50 ~ 500"], frames: [[30, 20]],
      open: ["a.x 30 50"]),
    RowCase(
      name: "a subview of what may move is named too",
      lines: ["view a {", "view b", "|-3-[b(4)]", "}", "[a(20)]", "a.left >= 5", "a.right <= 0"],
      frames: [[5, 20], [8, 4]], open: ["a.x 5 80", "b.x 8 83"]),
    RowCase(
      name: "a ratio carries the range over",
      lines: [
        "view a", "view b", "|[a]", "|[b]", "a.width >= 10", "a.width <= 20", "b.width = a.width * 3 + 1",
      ],
      frames: [[0, 10], [0, 31]], open: ["a.width 10 20", "b.width 31 61"]),
  ]) func ambiguities(_ c: RowCase) { c.check() }

  @Test(arguments: [
    RowCase(
      name: "three widths: each is reported with the first",
      lines: ["view a", "a.left = 0"] + [10, 20, 30].map { "a.width = \($0)" },
      frames: [[0, 10]], conflicts: ["4 [5]", "4 [6]"]),
    RowCase(
      name: "through equal widths",
      lines: [
        "view a", "view b", "view c", "a.left = 0", "b.left = 0", "c.left = 0", "a.width = b.width",
        "b.width = c.width",
        "a.width = 10", "c.width = 20",
      ], frames: [[0, 10], [0, 10], [0, 10]], conflicts: ["8 9 10 [11]"]),
    RowCase(
      name: "optional ones take no part",
      lines: ["view a", "a.left = 0", "a.width = 50 ~ 999", "a.width >= 20", "a.width <= 10"],
      frames: [[0, 50]],
      conflicts: ["5 [6]"]),
    RowCase(
      name: "bystanders are not named",
      lines: ["view a", "view b", "|[a(30)][b]|", "b.width <= 60", "a.width >= 0", "b.left >= 0"],
      frames: [[0, 30], [30, 70]], conflicts: ["- 4 4 4 4 [5]"]),
    RowCase(
      name: "each to the right of the other",
      lines: [
        "view a", "view b", "[a(9)]", "[b(9)]", "a.left = 40 ~ 1", "a.left >= b.left + 1",
        "b.left >= a.left + 1", "b.left = 0 ~ 1",
      ],
      frames: [[40, 9], [0, 9]], conflicts: ["7 [8]"]),
    RowCase(
      name: "a gap and two widths in too little room",
      lines: ["view card {", "view a", "view b", "|[a(30)]-8-[b(70)]|", "}", "|[card]|"],
      frames: [[0, 108], [0, 30], [38, 70]], conflicts: ["- 5 5 5 5 5 7 [7]"]),
    RowCase(
      name: "a required compression against a required width",
      lines: ["view a size 80x9 compression 1000", "a.left = 0", "a.width = 60"], frames: [[0, 80]],
      conflicts: ["2 [4]"]),
  ]) func conflicts(_ c: RowCase) { c.check() }
}

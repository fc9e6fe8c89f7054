import Diagnostics
import FixedAdvance
import LayoutLanguage
import LayoutModel
import LayoutPipeline
import SizeSweep
import Testing

@testable import LayoutChecks

/// Details of `check` rules that their messages do not show: the limits at which findings begin, the source after a
/// fix, and the views of a finding.
@Suite struct RuleDetailTests {
  /// A view may stick out by 0.01, which nobody sees.
  @Test(arguments: [(-0.01, 0), (-0.0101, 1), (0.01, 0)])
  func sticksOut(left: Double, count: Int) throws {
    let text = "canvas 100x50\nview a { ll = \(left), tt = 5, w = h = 9 }\n"
    let file = try solve(SourceText(name: "t.layout", text: text), measuring: FixedAdvanceMeasurer())
    #expect(file.findings(of: checkRules.filter { $0.name == "outside-superview" }).count == count)
    #expect(file.drawingRemarks().count == count)
  }

  @Test(
    arguments: [
      ("star", nil), ("satr", "star"), ("stor", nil), ("star.fil", nil), ("star.filll", "star.fill"),
      ("trassh", nil), ("envellope", "envelope"), ("trsh", nil), ("trsah", "trash"), ("trashs", nil),
      ("tras", nil),
      ("envelop", "envelope"), ("nvelope", nil), ("envelopes", nil), ("enve1ope", nil),
      ("envelopex", "envelope"),
      ("envelopexy", nil), ("envelope.fill.x", nil), ("envelipe.circle.fill", "envelope.circle.fill"),
      ("envelipe.circl", nil),
    ] as [(String, String?)])
  func meantSymbols(name: String, meant: String?) {
    #expect(UnknownSymbolRule.meantSymbol(name) == meant)
  }

  /// The text between the two `¦` is removed. If the text is on one line, and the rest of this line is blank or a
  /// comment, the whole line is removed.
  @Test(arguments: [
    ("x\n  ¦b¦ \t\ny\n", "x\ny\n"), ("x\n¦b¦ // why\ny\n", "x\ny\n"), ("x\n¦b¦ c\ny\n", "x\n c\ny\n"),
    ("x\na ¦b¦\ny\n", "x\na \ny\n"), ("x\n¦b¦", "x\n"), ("x\n¦b\nc¦ y\n", "x\n y\n"), ("¦b\nc¦\ny", "\ny"),
    ("¦b¦\ny", "y"), ("x\n¦¦\ny", "x\ny"),
  ])
  func removedLine(marked: String, expected: String) {
    let parts = marked.split(separator: "¦", omittingEmptySubsequences: false)
    let start = parts[0].utf8.count
    let source = SourceText(name: "t", text: parts.joined())
    let changed = source.applying(
      source.removingLine(SourceSpan(start: start, end: start + parts[1].utf8.count)))
    #expect(String(decoding: changed.utf8, as: UTF8.self) == expected)
  }

  /// The root is part of the conflict, too, but `views` contains only `a` and `b`.
  @Test func viewsOfAConflict() {
    let text = """
      canvas 100x50
      view a { ll = tt = 0, h = 5 }
      view b { ll = 3, tt = 9, h = 5 }
      b.width = 30
      a.width = b.width * 2
      a.right <= superview.right
      """
    let layout = parse(SourceText(name: "t.layout", text: text)).layout
    let sizes = layout.sizes(
      on: layout.canvases[0], .horizontal, over: 40...100, measuring: FixedAdvanceMeasurer())
    let conflicts = sizes.layoutBreakpoints(measuring: FixedAdvanceMeasurer()).filter {
      $0.code == "conflict"
    }
    #expect(conflicts.map(\.at) == [60])
    #expect(conflicts.map(\.views) == [["a", "b"]])
  }
}

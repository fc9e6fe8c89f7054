import Diagnostics
import FixedAdvance
import LayoutLanguage
import LayoutModel
import LayoutPipeline
import SizeSweep
import Testing

@testable import LayoutChecks

@Suite struct RuleDetailTests {
  /// A view may extend outside its superview by up to 0.01 points, because nobody can see so small a difference.
  @Test(arguments: [(-0.01, 0), (-0.0101, 1), (0.01, 0)])
  func sticksOut(left: Double, count: Int) throws {
    let text = "canvas 100x50\nview a { ll = \(left), tt = 5, w = h = 9 }\n"
    let file = try solve(SourceText(name: "t.layout", text: text), measuring: FixedAdvanceMeasurer())
    #expect(file.findings(of: checkRules.filter { $0.name == "outside-superview" }).count == count)
    #expect(file.drawingRemarks().count == count)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var rule: String
    var text: String
    var found: [String] = []
  }

  private static let row =
    "view b { tt = 0, w = h = 5 }\nb.leading = 3\nb.trailing <= 90\nview c { tt = 0, w = h = 5 }\nc.leading = 9\n"
  private static let noFlip =
    "'ll = 7' uses a left or right edge, which does not flip in right-to-left layouts, unlike the rest of this "
    + "layout; use an equation with 'leading' or 'trailing'"

  static let cases = [
    Case(
      testDescription: "an ambiguous view may overlap", rule: "overlap",
      text: "view a { tt = ll = 0, w = h = 20 }\nview b { tt = 15, w = h = 20 }\nb.left >= 15"),
    Case(
      testDescription: "a determined view may not", rule: "overlap",
      text: "view a { tt = ll = 0, w = h = 20 }\nview b { tt = 15, w = h = 20 }\nb.left = 15",
      found: ["'b' covers 5 x 5 of 'a'"]),
    Case(
      testDescription: "a label with an empty text has no size", rule: "zero-size",
      text: "label a \"\" { tt = ll = 0, w = 0, h = 5 }"),
    Case(
      testDescription: "nor has a label without a text", rule: "zero-size",
      text: "label a { tt = ll = 0, w = 0, h = 5 }"),
    Case(
      testDescription: "a label with a text has one", rule: "zero-size",
      text: "label a \"x\" { tt = ll = 0, w = 0, h = 5 }", found: ["'a' has no width"]),
    Case(
      testDescription: "a view has one", rule: "zero-size", text: "view a { tt = ll = 0, w = h = 0 }",
      found: ["'a' has no width and no height"]),
    Case(
      testDescription: "held at the left", rule: "mixed-direction",
      text: row + "view a { ll = 7, tt = 0, w = h = 5 }", found: [noFlip]),
    Case(
      testDescription: "held at both sides", rule: "mixed-direction",
      text: row + "view a { ll = 7, rr = 7, tt = 0, h = 5 }"),
    Case(
      testDescription: "two views, each held at one side", rule: "mixed-direction",
      text: row + "view a { ll = 7, tt = 0, w = h = 5 }\nview d { rr = 7, tt = 0, w = h = 5 }",
      found: [noFlip, noFlip.replacing("'ll = 7'", with: "'rr = 7'")]),
    Case(
      testDescription: "as many fixed as flipping", rule: "mixed-direction",
      text: "view a { ll = 7, tt = 0, w = h = 5 }\nview b { tt = 0, w = h = 5 }\nb.leading = 3"),
  ]

  @Test(arguments: cases) func finds(_ c: Case) throws {
    let text = "canvas 100x50\n\(c.text)\n"
    let file = try solve(SourceText(name: "t.layout", text: text), measuring: FixedAdvanceMeasurer())
    #expect(!file.hasErrors)
    #expect(file.findings(of: checkRules.filter { $0.name == c.rule }).map(\.message) == c.found)
  }

  @Test(arguments: [(4, ""), (5, " and 1 more"), (6, " and 2 more")])
  func namedPins(count: Int, end: String) throws {
    let names = (0..<count).map { "v\($0)" }
    let text =
      "canvas 300x50\n" + names.map { "view \($0) { tt = 0, h = 5 }\n" }.joined()
      + "|" + names.map { "[\($0)]" }.joined() + "|\n"
    let file = try solve(SourceText(name: "t.layout", text: text), measuring: FixedAdvanceMeasurer())
    let fixes = file.fixes(
      at: SourceSpan(start: 0, end: text.utf8.count), measuring: FixedAdvanceMeasurer())
    let title = try #require(fixes.first { $0.code == "ambiguous" }?.title)
    #expect(title.contains(" more") == !end.isEmpty && title.hasSuffix(end), "\(title)")
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

  /// Removing text within a line (here the text between the two `¦`) removes the whole line if only blanks or a comment
  /// would remain.
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

  /// The root is not listed among the views of a conflict.
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

import Diagnostics
import FixedAdvance
import Graphics
import LayoutChecks
import LayoutPipeline
import SizeSweep
import Testing

@Suite struct StretchRuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var rule: String
    var canvas = "canvas 100x100"
    var text: String
    var found: [String] = []
  }

  static let cases = [
    Case(
      testDescription: "50 points of text in 0 to 100", rule: "truncated-text",
      text: "label t \"aaaaaaaaaa\" font 10 { tt = ll = 0, h = 10 }\nt.width = superview.width - 100",
      found: ["'t' is truncated between 100 and 150"]),
    Case(
      testDescription: "10 points of text, 5 tall", rule: "truncated-text",
      text: "label t \"aaaaaaaaaa\" font 10 { tt = ll = 0, h = 5, w = 60 }",
      found: ["the text of 't' is taller than the view at every width from 100 to 200"]),
    Case(
      testDescription: "two lines below 45 points, one above, 10 tall", rule: "truncated-text",
      text: "label t \"aaaa aaaa\" font 10 lines 0 { tt = ll = 0, h = 10 }\nt.width = superview.width - 80",
      found: ["the text of 't' is taller than the view between 100 and 125"]),
    Case(
      testDescription: "text with room everywhere", rule: "truncated-text",
      text: "label t \"aaaaaaaaaa\" font 10 { tt = ll = 0, h = 10 }\nt.width = superview.width - 50"),
    Case(
      testDescription: "160 wide", rule: "outside-superview",
      text: "view a { tt = ll = 0, w = 160, h = 5 }", found: ["'a' sticks out of 'view' between 100 and 160"]),
    Case(
      testDescription: "from the left 50, from the right 80", rule: "overlap",
      text: "view a { tt = ll = 0, w = 50, h = 5 }\nview b { tt = rr = 0, w = 80, h = 5 }",
      found: ["'b' overlaps 'a' between 100 and 130"]),
    Case(
      testDescription: "no wider than 140", rule: "conflict",
      text:
        "view a { tt = ll = rr = 0, h = 5 }\nview b { tt = 9, ll = 0, h = 5 }\nb.width = superview.width\nb.width <= 140",
      found: ["conflict: 'b.width <= 140' is unsatisfiable between 140 and 200"]),
    Case(
      testDescription: "at least 120", rule: "assertion",
      text: "view a { tt = ll = rr = 0, h = 5 }\nassert a.width >= 120",
      found: ["'assert a.width >= 120' fails between 100 and 120"]),
  ]

  @Test func conflictsOfOneLineHaveTheirOwnArithmetic() throws {
    let text = "canvas 100x50\nview a\nview b\na.width = 20\nb.width = 30\n|-[a,b]-|\nV:|[a][b]|"
    let found = try solve(
      SourceText(name: "t.layout", text: text), over: SizeRange(.horizontal, 80...120),
      measuring: FixedAdvanceMeasurer()
    ).findings(of: checkRules.filter { $0.name == "conflict" }, measuring: FixedAdvanceMeasurer())
    #expect(found.map { $0.message.contains("'a' 20 ") } == [true, false])
    #expect(found.map { $0.message.contains("'b' 30 ") } == [false, true])
    #expect(found.map { $0.help?.contains("line 4") } == [true, false])
  }

  private static let pair =
    "view a { tt = ll = 0, w = 50, h = 5 }\nview b { tt = rr = 0, w = 80, h = 5 }\n"
    + "view c { tt = 5, ll = 0, w = 50, h = 5 }\n"
  private static let label =
    "label t \"aaaaaaaaaa\" font 10 { tt = ll = 0, h = 10 }\nt.width = superview.width - 100\n"

  /// While the canvas grows from 100 to 200 points, the label shrinks from 140 to 40 points. Its text needs 50 points.
  private static let narrowing =
    "label t \"aaaaaaaaaa\" font 10 { tt = ll = 0, h = 10 }\nt.width = superview.width * -1 + 240\n"

  private static let asserted: [(text: String, line: String, place: String?)] = [
    (pair, "assert apart a b", "between 100 and 130"), (pair, "assert apart b a", "between 100 and 130"),
    (pair, "assert not apart a b", "between 130 and 200"), (pair, "assert apart a c", nil),
    (pair, "assert not apart a c", "at every width from 100 to 200"),
    (pair, "assert not apart c a", "at every width from 100 to 200"),
    (pair, "assert inside b view", nil), (pair, "assert not inside b view", "at every width from 100 to 200"),
    (pair, "assert b.left <= 70", "between 150 and 200"),
    (pair, "assert b.left >= 70", "between 100 and 150"),
    (pair, "assert b.left == 70", "at every width from 100 to 200"),
    (pair, "assert a.right == superview.left + 50", nil), (pair, "assert not ambiguous a", nil),
    (pair, "assert ambiguous a", "at every width from 100 to 200"),
    (label, "assert not truncated t", "between 100 and 150"),
    (label, "assert truncated t", "between 150 and 200"),
    (narrowing, "assert truncated t", "between 100 and 190"),
    (narrowing, "assert not truncated t", "between 190 and 200"),
    ("view w { tt = ll = 0, w = 160, h = 5 }\n", "assert inside w view", "between 100 and 160"),
    ("view w { tt = ll = 0, w = 160, h = 5 }\n", "assert not inside w view", "between 160 and 200"),
    ("view o { tt = ll = 0, h = 5 }\n", "assert not ambiguous o", "at every width from 100 to 200"),
    ("view o { tt = ll = 0, h = 5 }\n", "assert ambiguous o", nil),
  ]

  static let assertions = asserted.map { text, line, place in
    Case(
      testDescription: line, rule: "assertion", text: text + line,
      found: place.map { ["'\(line)' fails \($0)"] } ?? [])
  }

  private static let covered: [(name: String, text: String, place: String?)] = [
    ("inside", "label t \"x\" { tt = 10, ll = 20, w = 70, h = 80 }", nil),
    ("at the top", "label t \"x\" { tt = 9, ll = 20, w = h = 9 }", "at every width from 100 to 200"),
    ("at the bottom", "label t \"x\" { bb = 9, ll = 20, w = h = 9 }", "at every width from 100 to 200"),
    ("at the left", "label t \"x\" { tt = 20, rr = 50, w = 60, h = 9 }", "between 100 and 130"),
    ("at the right", "label t \"x\" { tt = 20, ll = 20, w = 120, h = 9 }", "between 100 and 150"),
    ("without a width", "label t \"x\" { tt = 0, ll = 30, w = 0, h = 9 }", nil),
    ("without a height", "label t \"x\" { tt = 0, ll = 30, w = 9, h = 0 }", nil),
    ("ambiguous", "label t \"x\" { tt = 0, w = h = 9 }", nil),
    ("a background", "view t { tt = 0, ll = 0, w = h = 9 }", nil),
  ]

  static let safeAreas = covered.map { name, text, place in
    Case(
      testDescription: name, rule: "outside-safe-area", canvas: "canvas 100x100 safe 10 20 10 10", text: text,
      found: place.map { ["'t' extends outside the safe area (under bars or the notch) \($0)"] } ?? [])
  }

  static let changes = [
    ("assert s.safeArea.left == s.left", "between 100 and 110"),
    ("assert s.safeArea.left >= s.left + 2", "between 106 and 200"),
    ("assert s.safeArea.left <= superview.left + 20", "between 110 and 200"),
  ].map { line, place in
    Case(
      testDescription: line, rule: "assertion", canvas: "canvas 100x100 safe 10 20 10 10",
      text: "view s { tt = 20, w = 70, h = 9 }\ns.centerX = superview.centerX\n\(line)",
      found: ["'\(line)' fails \(place)"])
  }

  @Test(arguments: cases + assertions + safeAreas + changes) func finds(_ c: Case) throws {
    let source = SourceText(name: "t.layout", text: "\(c.canvas)\n\(c.text)\n")
    let file = try solve(
      source, over: SizeRange(.horizontal, 100...200), measuring: FixedAdvanceMeasurer())
    let findings = file.findings(
      of: checkRules.filter { $0.name == c.rule }, measuring: FixedAdvanceMeasurer())
    // Only the part of a message before the semicolon is the same at all widths.
    #expect(findings.map { $0.message.prefix { $0 != ";" } } == c.found.map { $0[...] })
  }

  @Test("a range of one size", arguments: [(119, 1), (120, 0)])
  func oneSize(canvasWidth: Double, count: Int) throws {
    let source = SourceText(
      name: "t.layout", text: "canvas 100x100\nview a { ll = tt = 0, w = 120, h = 5 }\n")
    let file = try solve(
      source, over: SizeRange(.horizontal, canvasWidth...canvasWidth), measuring: FixedAdvanceMeasurer())
    #expect(file.findings(of: checkRules, measuring: FixedAdvanceMeasurer()).count == count)
  }
}

import Diagnostics
import FixedAdvance
import Graphics
import LayoutChecks
import LayoutPipeline
import SizeSweep
import Testing

/// The findings of rules at all widths from 100 to 200, on canvases 100 tall. A character is 5 wide and 10 tall.
@Suite struct StretchRuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var rule: String
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
      found: ["'t' is shorter than its text at every width from 100 to 200"]),
    Case(
      testDescription: "two lines below 45 points, one above, 10 tall", rule: "truncated-text",
      text: "label t \"aaaa aaaa\" font 10 lines 0 { tt = ll = 0, h = 10 }\nt.width = superview.width - 80",
      found: ["'t' is shorter than its text between 100 and 125"]),
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
      found: ["conflict: 'b.width <= 140' cannot be satisfied between 140 and 200"]),
    Case(
      testDescription: "at least 120", rule: "assertion",
      text: "view a { tt = ll = rr = 0, h = 5 }\nassert a.width >= 120",
      found: ["'assert a.width >= 120' fails between 100 and 120"]),
  ]

  @Test(arguments: cases) func finds(_ c: Case) throws {
    let source = SourceText(name: "t.layout", text: "canvas 100x100\n\(c.text)\n")
    let file = try solve(
      source, over: SizeRange(.horizontal, 100...200), measuring: FixedAdvanceMeasurer())
    let findings = file.findings(
      of: checkRules.filter { $0.name == c.rule }, measuring: FixedAdvanceMeasurer())
    // The part of a message after the semicolon has details for one of the sizes and is not compared.
    #expect(findings.map { $0.message.prefix { $0 != ";" } } == c.found.map { $0[...] })
  }
}

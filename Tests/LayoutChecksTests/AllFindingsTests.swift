import ApprovedText
import Diagnostics
import FixedAdvance
import LayoutChecks
import LayoutModel
import LayoutPipeline
import SizeSweep
import Testing

/// Compares all findings of the rules with texts that a person has reviewed.
@Suite struct AllFindingsTests {
  @Test func ofCases() throws {
    // Layouts of hundreds of views are left out.
    let cases = CheckRuleTests.cases.filter { $0.text.count < 1000 }
    let reports = try cases.map { c in
      let canvas = c.text.hasPrefix("canvas 100x50 safe") ? "" : "canvas 100x50\n"
      return try report(c.testDescription, canvas + c.text, 60...140, 30...90)
    }
    #expect(try difference(of: reports.joined(), fromReference: "rules' cases") == nil)
  }

  @Test func overSizes() throws {
    let own = StretchRuleTests.cases.map { ($0.testDescription, $0.text) } + Self.texts
    let reports = try own.map { name, text in
      let canvas = text.hasPrefix("canvas") ? "" : "canvas 120x70\n"
      return try report(name, canvas + text, 100...200, 60...130)
    }
    #expect(try difference(of: reports.joined(), fromReference: "over sizes") == nil)
  }

  @Test func kindsOfRules() {
    #expect(
      checkRules.filter { $0.isForCode }.map { $0.name } == [
        "conflict", "ambiguous", "unknown-symbol", "never-activated", "no-common-superview",
        "autoresizing-mask", "given-twice",
      ])
    #expect(checkRules.filter { !$0.isOnByDefault }.map { $0.name } == ["idle-bound"])
  }

  static let texts: [(String, String)] = [
    (
      "assertions about places",
      """
      view a { tt = 7, ll = 3, w = 30, h = 11 }
      view b { tt = 18, rr = 5, w = 40, h = 20 }
      view c { bb = 2, ll = 33, h = 30 }
      c.width = superview.width - 110
      assert inside a b
      assert not inside b superview "within"
      assert apart a b
      assert not apart a b "touch"
      assert apart b c
      assert not apart b c
      assert apart a c
      """
    ),
    (
      "fixes of whole statements",
      """
      view a
      \u{20}\ta.left + 20 = superview.left \t // why
      \ta.top + 3 = superview.top\t
      hstack bar \t{
      }
      view z { z.left - 5 = superview.left }
      """
    ),
    (
      "assertions about texts and freedom",
      """
      label s "aaaa aaaa" font 10 { tt = ll = 0, h = 10 }
      label m "aaaa aaaa aaaa" font 10 lines 2 { tt = 12, ll = 0, h = 20 }
      label n "aaaa aaaa" font 10 lines 0 { tt = 40, ll = 0, h = 20 }
      view free { tt = 40, ll = 80, h = 5 }
      s.width = superview.width - 105
      m.width = superview.width * 0.5 - 30
      n.width = superview.width - 80
      assert truncated s
      assert not truncated s "whole"
      assert truncated m
      assert not truncated m
      assert not truncated n
      assert ambiguous free
      assert not ambiguous free "fixed"
      assert ambiguous s
      """
    ),
    (
      "assertions about a safe area",
      """
      canvas 120x70 safe 20 9 13 4
      view box { ll = rr = 0, h = 30 }
      view in { tt = ll = 3, w = h = 5 }
      box.top = superview.height * 0.5 - 30
      assert box.safeArea.top >= in.bottom + 4
      assert box.safeArea.top == box.top
      label l "aa" font 10 { ll = 2, bb = 10 }
      button u "bb" font 10 { tt = 15 }
      u.right = superview.width - 150
      """
    ),
    (
      "two conflicts that begin and end",
      """
      view a { tt = ll = 0, h = 5 }
      view b { tt = 9, ll = 0, h = 5 }
      a.width >= 130
      a.right <= superview.right - 10 "edge"
      b.width = superview.width - 60
      b.width <= 90
      a.bottom <= superview.bottom * 0.05
      """
    ),
    (
      "a bar under the notch, and text beside it",
      """
      canvas "a" 120x70 safe 11 3 7 5
      canvas "b" 180x70
      view bar { tt = ll = rr = 0, h = 20
        label one "aa" font 10 { tt = 3, ll = 2 }
        button two "bb" font 10 { tt = 1, rr = 1 }
        field three { tt = 2, ll = 40, w = 30 }
        label four "c" font 10 { tt = 0, ll = 90 }
      }
      view side { bb = tt = 0, ll = 0, w = 30
        label five "d" font 10 { tt = 25, ll = 1 }
        label six "e" font 10 { tt = 40, ll = 3 }
      }
      label seven "f" font 10 { bb = 6, rr = 3 }
      """
    ),
    (
      "views that reach over edges and over each other",
      """
      view a { tt = -4, ll = 20, w = 30, h = 20
        view inner { tt = 15, ll = -3, w = 40, h = 9 }
      }
      view b { tt = 10, ll = 45, w = 40, h = 10 }
      view c { tt = 60, rr = -7, w = 25, h = 20 }
      view d { tt = 12, w = 30, h = 6 }
      d.centerX = superview.centerX
      view far { tt = 130, ll = 210, w = 10, h = 5 }
      a.bottom = 8 ~ 20
      view e { w = 10, h = 10, ll = 100 }
      e.bottom = 8
      """
    ),
    (
      "rows that hug alike",
      """
      canvas 120x70
      image a size 10x11
      image b size 12x13 hugging 250 251
      label c "ccc" font 10
      |-3-[a]-5-[b]-7-[c]-11-|
      V:|-2-[a]
      V:|-2-[b]-4-|
      V:|-2-[c]
      view free
      """
    ),
    (
      "a slip in rules, and sizes without use",
      """
      view a { ll = 3, rr = 5, w = 7, tt = 2, h = 4 } // check:ignore unused-size
      view b { ll = 3, rr = 5, w = 9, tt = 20, h = 4 }
      view c { tt = bb = 11, h = 13, ll = 0, w = 5 }
      icon i "envelop" { tt = 40, ll = 0 }
      icon j "stra.fill" { tt = 40, ll = 30 }
      image none { tt = ll = 0, w = 0, h = 5 }
      view flat { tt = 50, ll = 0, w = 5, h = 0 }
      view dot { tt = 50, ll = 10, w = h = 0 }
      """
    ),
    (
      "errors with fixes",
      """
      canvas 120x70
      view alpha
      alhpa.left = 3
      alpha.lef = 5
      alpha.left + 20 = superview.left
      |-[alpha]-[beta]-|
      V:|-[alpha(=>3)]
      alpha.width => 8
      """
    ),
  ]

  private func report(
    _ name: String, _ text: String, _ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>
  ) throws -> String {
    let source = SourceText(name: "t.layout", text: text + "\n")
    let measurer = FixedAdvanceMeasurer()
    let file = try solve(source, measuring: measurer)
    var lines = ["", "—— \(name)"]
    lines += (file.reading + file.findings(of: checkRules, measuring: measurer)).map { words($0, source) }
    for fix in file.fixes(at: SourceSpan(start: 0, end: source.utf8.count), measuring: measurer) {
      let edits = fix.edits.map { edit in
        let (start, end) = (source.location(at: edit.span.start), source.location(at: edit.span.end))
        return "\(start.line):\(start.column)-\(end.column) '\(edit.text)'"
      }
      lines.append("fix of \(fix.code): \(fix.title): \(edits.joined(separator: ", "))")
    }
    for range in [SizeRange(.horizontal, widths), SizeRange(.vertical, heights)] {
      var sizes = try solve(source, over: range, measuring: measurer)
      if sizes.hasErrors { continue }
      sizes.findCriticalSizes(measuring: measurer)
      let found = sizes.findings(of: checkRules.filter { $0.isOnByDefault }, measuring: measurer)
      lines += found.map { "over \(range.axis.extent)s \(words($0, source))" }
      for canvas in sizes.canvases {
        lines += canvas.critical.map { "\(range.axis.extent) of \(canvas.label): \($0.message) [\($0.code)]" }
      }
    }
    return lines.map { $0.replacing("\n", with: "⏎") + "\n" }.joined()
  }

  private func words(_ finding: Diagnostic, _ source: SourceText) -> String {
    func place(_ span: SourceSpan?) -> String {
      span.map {
        let (start, end) = (source.location(at: $0.start), source.location(at: $0.end))
        return "\(start.line):\(start.column)-\(end.column)"
      } ?? "-"
    }
    let notes = finding.notes.map { " / \(place($0.span)) \($0.message)" }.joined()
    return "\(place(finding.span)) \(finding.severity) \(finding.code): \(finding.message)\(notes)"
      + (finding.help.map { " / help: \($0)" } ?? "")
  }
}

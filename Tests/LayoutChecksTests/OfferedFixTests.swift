import Diagnostics
import FixedAdvance
import LayoutChecks
import LayoutPipeline
import Testing

@Suite struct OfferedFixTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The lines of the layout file after `canvas 100x50`.
    var text: String
    var title: String?
    var changed = ""
  }

  private static let narrow = "\n|-5-[a]-5-|\nV:|[a]"
  private static let width90 = "Lower the compression resistance of 'a' to 999: 'a' shrinks to 90"

  static let priorities = [
    Case(
      testDescription: "of one axis, before another property",
      text: "label a \"aaaa\" size 120x10 compression 1000 hugging 252" + narrow, title: width90,
      changed: "label a \"aaaa\" size 120x10 compression 999 1000 hugging 252"),
    Case(
      testDescription: "at the end of the line",
      text: "label a \"aaaa\" size 120x10 hugging 252 compression 1000" + narrow, title: width90,
      changed: "label a \"aaaa\" size 120x10 hugging 252 compression 999 1000"),
    Case(
      testDescription: "equal on both axes now",
      text: "label a \"aaaa\" size 120x10 compression 1000 999 lines 2" + narrow, title: width90,
      changed: "label a \"aaaa\" size 120x10 compression 999 lines 2"),
    Case(
      testDescription: "of the vertical axis",
      text: "label a \"aaaa\" size 20x70 compression 998 1000\n|-5-[a]\nV:|[a]|",
      title: "Lower the compression resistance of 'a' to 999: 'a' shrinks to 50",
      changed: "label a \"aaaa\" size 20x70 compression 998 999"),
  ]

  static let errors = [
    Case(
      testDescription: "an anchor",
      text: "a.leadingAnchor.constraint(equalTo: b.leadingAnchor).isActive = true",
      title: "Write 'a.leading == b.leading'", changed: "a.leading == b.leading"),
    Case(
      testDescription: "code without an effect on a layout", text: "NSLayoutConstraint.activate([])",
      title: "Remove this code"),
    Case(
      testDescription: "several anchors",
      text: "NSLayoutConstraint.activate([\n  a.leadingAnchor.constraint(equalTo: b.leadingAnchor),\n"
        + "  a.topAnchor.constraint(equalTo: b.topAnchor),\n])",
      title: "Rewrite this code in the layout language", changed: "a.leading == b.leading"),
    Case(
      testDescription: "an equation that would be an error, too",
      text: "a.leadingAnchor.constraint(equalTo: zz.leadingAnchor).isActive = true"),
    Case(
      testDescription: "a misspelled attribute", text: "a.lefft = 3", title: "Write 'left'",
      changed: "a.left = 3"),
  ]

  @Test(arguments: priorities) func conflict(_ c: Case) throws { try check(c, after: "canvas 100x50\n") }

  @Test(arguments: errors) func error(_ c: Case) throws {
    try check(c, after: "canvas 100x50\nview a\nview b\n")
  }

  private func check(_ c: Case, after head: String) throws {
    let source = SourceText(name: "t.layout", text: head + c.text + "\n")
    let file = try solve(source, measuring: FixedAdvanceMeasurer())
    let first = file.fixes(
      at: SourceSpan(start: 0, end: source.utf8.count), measuring: FixedAdvanceMeasurer()
    ).first
    #expect(first?.title == c.title)
    guard let fix = first else { return }
    let changed = String(decoding: source.applying(fix.edits).utf8, as: UTF8.self).dropFirst(head.count)
    #expect(changed.prefix { $0 != "\n" } == c.changed)
  }
}

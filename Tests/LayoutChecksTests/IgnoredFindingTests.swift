import Diagnostics
import FixedAdvance
import LayoutChecks
import LayoutEngine
import LayoutModel
import LayoutPipeline
import LinearSolver
import Testing

@Suite struct IgnoredFindingTests {
  private static let view = "view a { tt = ll = 0, h = 5 }\n"
  private static let widths = "a.width = 5\na.width = 6"

  private func file(_ text: String) throws -> SolvedFile {
    try solve(
      SourceText(name: "t.layout", text: "canvas 100x50\n\(text)\n"), measuring: FixedAdvanceMeasurer())
  }

  @Test(
    arguments: [
      ("a.width = 5\nassert a.height >= 6 // check:ignore assertion", "1 failed assertion is"),
      (
        "a.width = 5\nassert a.height >= 6 // check:ignore assertion\n"
          + "assert a.height >= 7 // check:ignore assertion", "2 failed assertions are"
      ),
      ("\(widths) // check:ignore conflict", "1 conflict is"),
      (
        "\(widths) // check:ignore conflict\nassert a.height >= 6 // check:ignore assertion",
        "1 conflict and 1 failed assertion are"
      ),
      ("a.width = 5\nassert a.height >= 5", nil),
    ] as [(String, String?)])
  func countOfIgnoredErrors(lines: String, words: String?) throws {
    let findings = try file(Self.view + lines).findings(of: checkRules, measuring: FixedAdvanceMeasurer())
    #expect(
      findings.filter { $0.code == "ignored" }.map(\.message)
        == (words.map { ["\($0) ignored because of a comment in the file"] } ?? []))
  }

  /// In pictures, `check:ignore` hides conflicts and ambiguities, which are then only counted. It does not hide failed
  /// assertions.
  @Test(
    arguments: [
      ("\(widths)\nassert a.height >= 5", ["conflict"], 0),
      ("\(widths)\nassert a.height >= 6 // check:ignore assertion", ["conflict", "assertion"], 0),
      ("\(widths) // check:ignore conflict", [], 1),
      ("\(widths)\nview b { tt = ll = 0, h = 5 }", ["ambiguous", "conflict"], 0),
      ("\(widths)\nview b { tt = ll = 0, h = 5 } // check:ignore ambiguous", ["conflict"], 1),
      ("// check:ignore-file ambiguous, conflict\n\(widths)\nview b { tt = ll = 0, h = 5 }", [], 2),
    ] as [(String, [String], Int)])
  func problemsOfPictures(lines: String, unknown: [String], known: Int) throws {
    let shown = try file(Self.view + lines).shownProblems(measuring: FixedAdvanceMeasurer())
    #expect(shown.unknown.map(\.code).sorted() == unknown.sorted())
    #expect(shown.known == known)
  }

  @Test(
    arguments: [
      (
        "--widths 100...200",
        ["'b.width <= 140' is unsatisfiable between 140 and 200", "fails between 100 and 120"]
      ),
      ("--widths 130...150", ["'b.width <= 140' is unsatisfiable between 140 and 150"]),
      (
        "--widths 100...110 --widths 110...115",
        ["fails at every width from 100 to 110", "fails at every width from 110 to 115"]
      ),
      ("--widths 130...140", []),
    ] as [(String, [String])])
  func failuresAtSizes(setting: String, ends: [String]) throws {
    let text =
      "// check: \(setting)\ncanvas 100x50\nview a { tt = ll = rr = 0, h = 5 }\nview b { tt = 9, ll = 0, h = 5 }\n"
      + "b.width = superview.width\nb.width <= 140\nassert a.width >= 120 // check:ignore assertion\n"
    let failures = failuresOverSizes(
      of: SourceText(name: "t.layout", text: text), measuring: FixedAdvanceMeasurer())
    #expect(failures.count == ends.count)
    for (failure, end) in zip(failures, ends) {
      #expect(failure.message.prefix { $0 != ";" }.hasSuffix(end), "\(failure.message)")
    }
  }

  @Test(arguments: [
    ("view b // check:ignore ambiguous\nview c", "ambiguous 4"),
    ("view b\nview c // check:ignore ambiguous", "ambiguous 3"),
    ("view b // check:ignore ambiguous\nview c // check:ignore ambiguous", ""),
    ("view b\nview c\n// check:ignore-file ambiguous", ""),
  ])
  func ambiguousViewsWithoutConstraints(lines: String, findings: String) throws {
    let file = try file("view a { tt = ll = 0, w = h = 5 }\n" + lines)
    let found = file.findings(of: checkRules, measuring: FixedAdvanceMeasurer()).map {
      "\($0.code) \($0.span.map { file.source.lineIndex(at: $0.start) + 1 } ?? 0)"
    }
    #expect(found.joined(separator: " ") == findings)
  }

  @Test func aSettingThatIsUnknownIsReportedFirst() throws {
    let text =
      "// check: --widths 100...110 --depths 3\ncanvas 100x50\nview a { tt = ll = rr = 0, h = 5 }\n"
      + "assert a.width >= 120\n"
    let failures = failuresOverSizes(
      of: SourceText(name: "t.layout", text: text), measuring: FixedAdvanceMeasurer())
    #expect(failures.map(\.code) == ["check-setting", "assertion"])
  }

  @Test(arguments: [
    ("a.width = 5", ""),
    ("a.width = 5\na.right = superview.left + 5", "no-effect"),
    (
      "a.width = 5\nlabel t \"A long title\" { tt = 9, ll = 0, w = 20, h = 30 }",
      "truncated-text"
    ),
    (
      "a.width = 5\na.right = superview.left + 5\n"
        + "label t \"A long title\" { tt = 9, ll = 0, w = 20, h = 30 }",
      "no-effect truncated-text"
    ),
    ("a.width = 5\na.right = superview.left + 5\na.wdth = 5", ""),
  ])
  func savedValues(lines: String, rules: String) {
    let text = "canvas 100x50\n" + Self.view + lines
    #expect(
      ignoringSavedValues(text, because: "saved")
        == text + (rules.isEmpty ? "" : "\n// saved: check:ignore-file \(rules)\n"))
  }

  @Test func conflictsAreMoreInformativeThanViewsOutside() throws {
    let outside = "view b { tt = 9, ll = 90, h = 5, w = 20 }\n"
    #expect(try file(outside).drawingRemarks().count == 1)
    #expect(try file(outside + Self.view + Self.widths).drawingRemarks().isEmpty)
  }

  @Test(arguments: [(false, "magnitudes of the numbers"), (true, "so many constraints")])
  func whyFramesAreUncertain(isSpent: Bool, start: String) throws {
    var file = try file(Self.view + "a.width = 5")
    let rules = checkRules.filter { $0.name == "uncertain" }
    #expect(file.findings(of: rules).isEmpty)
    file.canvases[0].layout.isCertain = false
    let messages = withOneBudget {
      if isSpent { Budget.spend(Budget.left(for: .cores), on: .cores) }
      return file.findings(of: rules).filter { $0.code == "uncertain" }.map(\.message)
    }
    #expect(messages.count == 1 && messages.allSatisfy { $0.contains(start) }, "\(messages)")
  }

  @Test(arguments: [false, true]) func constraintsThatAreNotTried(isSpent: Bool) throws {
    let file = try file(Self.view + "a.width = 5")
    let messages = withOneBudget {
      if isSpent { Budget.spend(Budget.left(for: .idle), on: .idle) }
      return file.findings(of: checkRules.filter { $0.name == "no-effect" }).map(\.message)
    }
    let note = "the rule 'no-effect' was not checked: 4 constraints are too many to try one by one"
    #expect(messages.contains(note) == isSpent, "\(messages)")
  }

  @Test(arguments: [
    (SourceCoverage.Finding.Kind.neverActivated, Diagnostic.Severity.warning), (.noCommonSuperview, .error),
    (.autoresizingMask, .warning), (.givenTwice, .warning),
  ])
  func mistakeInSwiftSource(kind: SourceCoverage.Finding.Kind, severity: Diagnostic.Severity) throws {
    var file = try file(Self.view + "a.width = 5")
    var coverage = SourceCoverage(unread: [], assumptions: [], made: 4)
    coverage.findings = [
      SourceCoverage.Finding(kind: kind, message: "this is wrong", span: SourceSpan(start: 14, end: 18))
    ]
    file.canvases[0].layout.layout.coverage = coverage
    let findings = file.findings(of: checkRules, measuring: FixedAdvanceMeasurer())
    #expect(
      findings == [
        Diagnostic(severity, code: kind.rawValue, "this is wrong", at: SourceSpan(start: 14, end: 18))
      ])
  }
}

import Foundation
import Testing

struct ReferenceProblemTests {
  private let program: Program

  init() throws { program = try Program() }

  private func references() throws -> [String] {
    try program.files().contains("Snapshots") ? program.files(in: "Snapshots") : []
  }

  private static let canvas = "canvas 60x40\n"
  private static let fine = canvas + "view a { tt = bb = ll = rr = 8 }\n"
  private static let conflict = fine + "a.width = 20\na.width = 30\n"
  private static let ambiguity = canvas + "view a { tt = bb = 8, ll = 8 }\n"
  private static let assertion = fine + "assert a.width == 30\n"
  private static let phone =
    "canvas \"phone\" 60x40\ncanvas \"pad\" 90x40\nview a\n|-[a]-|\nV:|-[a]-|\na.width == 74\n"

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var layout: String
    var message: String?
    var counted = ""
  }

  static let cases: [Case] = [
    Case(testDescription: "nothing wrong", layout: fine, message: nil, counted: "1 of 1 as expected\n"),
    Case(
      testDescription: "a conflict", layout: conflict, message: "the layout has a conflict [has-problems]"),
    Case(
      testDescription: "an ambiguity", layout: ambiguity,
      message: "the layout has an ambiguity [has-problems]"),
    Case(
      testDescription: "a failed assertion", layout: assertion, message: "the layout has a failed assertion"),
    Case(
      testDescription: "a conflict that is known", layout: conflict + "// check:ignore-file conflict\n",
      message: nil,
      counted: "1 of 1 as expected; 1 reference shows problems, all known\n"),
    Case(
      testDescription: "one that is known on its line",
      layout: ambiguity.replacing(
        "ll = 8 }", with: "ll = 8 } // check:ignore ambiguous"),
      message: nil, counted: "1 of 1 as expected; 1 reference shows problems, all known\n"),
    Case(
      testDescription: "another rule is ignored",
      layout: ambiguity + "// check:ignore-file conflict, overlap\n",
      message: "an ambiguity"),
    Case(
      testDescription: "one of two conflicts is known",
      layout: conflict.replacing("a.width = 30", with: "a.width = 30 // check:ignore conflict")
        + "view b { tt = ll = 8, h = 8 }\nb.width = 20\nb.width = 30\n",
      message: "the layout has a conflict [has-problems]"),
    Case(
      testDescription: "a failed assertion cannot be known",
      layout: assertion.replacing("== 30", with: "== 30 // check:ignore assertion")
        + "// check:ignore-file assertion\n",
      message: "a failed assertion [has-problems]"),
    Case(
      testDescription: "an assertion over sizes",
      layout: fine + "assert a.width <= 60\n// check: --widths 50...200\n",
      message: "a failed assertion"),
    Case(
      testDescription: "on one of two canvases", layout: phone, message: "form-phone.png"),
  ]

  @Test(arguments: cases) func recording(_ sample: Case) throws {
    try program.write(sample.layout, to: "Samples/form.layout")
    let first = try program.run("verify", "--record", "missing")
    #expect(first.status == 1)
    if let message = sample.message {
      #expect(first.errors.contains(message) && first.errors.contains("not recorded"), "\(first.errors)")
      #expect(first.errors.contains("to write references despite problems, use --with-problems"))
      #expect(try !references().contains("form.json"))
      for policy in ["failed", "all"] {
        #expect(try program.run("verify", "--record", policy).status == 1)
        #expect(try !references().contains("form.json"))
      }
      _ = try program.run("verify", "--record", "missing", "--with-problems")
      #expect(try references().contains("form.json"))
      let next = try program.run("verify")
      #expect(
        next.errors.contains("1 reference shows problems\n") || next.errors.contains("2 references show"))
    } else {
      #expect(try program.run("verify").errors == sample.counted)
    }
  }

  @Test(arguments: cases) func accepting(_ sample: Case) throws {
    try program.write(sample.layout, to: "Samples/form.layout")
    _ = try program.run("verify")
    let outcome = try program.run("accept", "--all")
    if let message = sample.message {
      #expect(outcome.status == 1 && outcome.errors.contains("not accepted"), "\(outcome.errors)")
      #expect(outcome.errors.contains(message))
      #expect(try program.run("accept", "form*").status == 1)
      #expect(try program.run("accept", "form", "--with-problems").status == 0)
      // The layout of the case with the message `form-phone.png` has two canvases, so no reference is named `form`.
      if message != "form-phone.png" {
        #expect(try references() == ["form.json", "form.png"])
      }
    } else {
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      #expect(try program.run("verify").errors == sample.counted)
    }
  }

  @Test func aCanvasWithoutProblemsIsAccepted() throws {
    try program.write(Self.phone, to: "Samples/form.layout")
    _ = try program.run("verify")
    let outcome = try program.run("accept", "--all")
    #expect(outcome.text == "accepted Snapshots/form-pad.png\n")
    #expect(
      outcome.errors.contains("'Snapshots/form.json'")
        && outcome.errors.contains("'Snapshots/form-phone.png'"))
  }

  /// A report may come from a stranger, so `accept` does not rely on the report's list of problems.
  @Test func aReportThatHidesAConflict() throws {
    try program.write(Self.conflict, to: "Samples/form.layout")
    _ = try program.run("verify")
    let report = String(decoding: try program.read("layoutdraw-results/report.json"), as: UTF8.self)
    let changed = report.replacing(/"problems": \{[^}]*\}/, with: "\"problems\": null")
    #expect(changed != report)
    try program.write(changed, to: "layoutdraw-results/report.json")
    #expect(try program.run("accept", "form").status == 1)
    #expect(try !program.files().contains("Snapshots"))
  }

  @Test func theRunThatRefusesThemNamesAnotherWayOut() throws {
    try program.write(Self.ambiguity, to: "Samples/a.layout")
    let hint = "there are no references yet: "
    #expect(
      try program.run("verify").errors.contains(hint + "'layoutdraw verify --record missing' writes them\n"))
    #expect(
      try program.run("verify", "--record", "missing").errors.contains(
        hint + "those with problems are written only with --with-problems\n"))
  }

  @Test func everyRunCountsThem() throws {
    try program.write(Self.conflict, to: "Samples/a.layout")
    try program.write(Self.ambiguity + "// check:ignore-file ambiguous\n", to: "Samples/b.layout")
    try program.write(Self.fine, to: "Samples/c.layout")
    let first = try program.run("verify", "--record", "missing", "--with-problems")
    #expect(
      first.errors.contains("2 references show problems; 1 of them shows only known problems\n"),
      "\(first.errors)")
    try program.write(Self.fine.replacing("60x40", with: "61x40"), to: "Samples/c.layout")
    let report = try program.run("verify", "--markdown", "c.md", "--report", "r.html")
    #expect(
      report.errors.contains(
        "2 of 3 as expected, 1 different; 2 references show problems; 1 of them shows only known problems"))
    for file in ["c.md", "r.html"] {
      #expect(String(decoding: try program.read(file), as: UTF8.self).contains("2 references show problems"))
    }
    for part in 1...2 { _ = try program.run("verify", "--shard", "\(part)/2", "--out-dir", "p/\(part)") }
    #expect(
      try program.run("merge-reports", "p/1", "p/2").errors.contains(
        "2 references show problems; 1 of them shows only known problems"))
  }
}

import Diagnostics
import LayoutPipeline
import LayoutReview
import Testing

struct ReviewFindingsTests {
  private static let before: [(name: String, text: String)] = [
    ("ambiguity", "canvas 99x40\nview k { tt = bb = 8, ll = 8, w = 30 }\n"),
    ("assertion", "canvas 99x40\nview k { tt = bb = 8, ll = 8, w = 30 }\nassert k.width == 30 \"thirty\"\n"),
    ("conflict", "canvas 99x40\nview a { tt = bb = 8, ll = 8 }\na.width = 20\n"),
    ("finding", "canvas 99x40\nlabel text \"Some words\" { tt = 8, ll = 8 }\n"),
    ("move", "canvas 99x40\nview messages { ll = rr = 8, tt = 8, h = 10 }\n"),
  ]

  private static let after: [String: String] = [
    "ambiguity": "canvas 99x40\nview k { tt = bb = 8, ll = 8 }\n",
    "assertion": "canvas 99x40\nview k { tt = bb = 8, ll = 8, w = 40 }\nassert k.width == 30 \"thirty\"\n",
    "conflict": "canvas 99x40\nview a { tt = bb = 8, ll = 8 }\na.width = 20\na.width = 30\n",
    "finding": "canvas 99x40\nlabel text \"Some words\" { tt = 8, ll = 8, w = 20 }\n",
    "move": "canvas 99x40\nview messages { ll = rr = 8, tt = 8, h = 24 }\n",
  ]

  private static let verification: Verification = {
    let verifier = LayoutVerifier(formats: [.json])
    var verification = Verification(references: "Snapshots")
    for (name, text) in before {
      let base = SourceText(name: "Layouts/\(name).layout", text: text)
      let references = verifier.verify(base, name: name, path: base.name) { _ in .missing }.drawn
      let source = SourceText(name: base.name, text: after[name] ?? "")
      verification.cases +=
        verifier.verify(source, name: name, path: base.name, base: { base }) {
          references[$0].map(ReferenceContent.bytes) ?? .missing
        }.cases
    }
    return verification
  }()

  private static let facts = [
    "'a.width == 30' was left out", "'k' is ambiguous", "assertion 'thirty' failed", "'text' is truncated",
    "'k' got 30 narrower", "'messages' got 14 taller",
  ]

  @Test(arguments: ["report", "junit", "sarif", "markdown", "github"])
  func everyReportHasAllFacts(format: String) {
    let evidence = Evidence(folder: "out", references: "Snapshots") { _ in nil }
    let bytes =
      VerificationReport.allCases.map(\.format).first { $0.name == format }?.write(
        Self.verification, evidence)
      ?? Self.verification.workflowCommands
    let text = String(decoding: bytes, as: UTF8.self).replacing("&#39;", with: "'")
    for fact in Self.facts { #expect(text.contains(fact), "\(fact) in \(format)") }
    #expect(!text.contains("line 10 is"), "\(format)")
    #expect(text.contains("the layout has a conflict now; before, it was solved"))
    if let wrong = text.firstRange(of: Self.facts[1]), let moved = text.firstRange(of: Self.facts[4]) {
      #expect(wrong.lowerBound < moved.lowerBound)
    }
  }

  private static let mixed: Verification = {
    let (start, end) = (
      "canvas 300x80\nlabel text \"Some words\" { tt = 8, ll = 200", "assert k.left == 50 \"fifty\"\n"
    )
    let m = "view m { ll = 150, tt = 8, w = 9, h = "
    let base =
      start + " }\n" + end + "view k { tt = bb = 8, ll = 50, w = 30 }\n" + m
      + "10 }\nview a { tt = bb = 8, ll = 8 }\na.width = 20\n"
    let text =
      start + ", w = 20 }\n" + end + "view k { tt = bb = 8, ll = 60 }\n" + m
      + "24 }\nview a { tt = bb = 8, ll = 8 }\na.width = 20\na.width = 30\n"
    let verifier = LayoutVerifier(formats: OutputFormat.all.filter { ["png", "json"].contains($0.name) })
    let old = SourceText(name: "Layouts/a.layout", text: base)
    let references = verifier.verify(old, name: "a", path: old.name) { _ in .missing }.drawn
    let verified = verifier.verify(
      SourceText(name: old.name, text: text), name: "a", path: old.name, base: { old }
    ) { references[$0].map(ReferenceContent.bytes) ?? .missing }
    return Verification(references: "Snapshots", cases: verified.cases)
  }()

  /// Every report lists problems before changed frames and begins with the worst problem.
  @Test(arguments: ["report", "junit", "sarif", "markdown", "github", "terminal"])
  func everyReportHasOneOrder(format: String) {
    let evidence = Evidence(folder: "out", references: "Snapshots") { _ in nil }
    let bytes =
      format == "terminal"
      ? Array(Self.mixed.annotations.map(\.message).joined(separator: "\n").utf8)
      : VerificationReport.allCases.map(\.format).first { $0.name == format }?.write(Self.mixed, evidence)
        ?? Self.mixed.workflowCommands
    let text = String(decoding: bytes, as: UTF8.self).replacing("&#39;", with: "'")
    let facts = [
      "'a.width == 30' was left out", "'k' is ambiguous", "assertion 'fifty' failed", "'text' is truncated",
      "'m' got 14 taller",
    ]
    let places = facts.map { text.firstRange(of: $0)?.lowerBound }
    #expect(places.allSatisfy { $0 != nil }, "\(format): \(text)")
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(format): \(text)")
    #expect(text.contains("the layout has a conflict now; before, it was solved"), "\(format): \(text)")
  }

  @Test func `a comment can be read as it is written`() {
    let evidence = Evidence(folder: "out", references: "Snapshots") { _ in nil }
    let text = String(decoding: MarkdownReport.write(Self.verification, evidence), as: UTF8.self)
    #expect(text.contains("'k' got 30 narrower") && !text.contains("&#39;") && !text.contains(".json: line"))
  }

  @Test func `a comment begins with the most important findings`() {
    let evidence = Evidence(folder: "out", references: "Snapshots") { _ in nil }
    let text = String(decoding: MarkdownReport.write(Self.verification, evidence), as: UTF8.self)
      .replacing("&#39;", with: "'")
    let places = Self.facts.map { text.firstRange(of: $0)?.lowerBound ?? text.endIndex }
    #expect(places == places.sorted() && places.allSatisfy { $0 < text.endIndex })
  }
}

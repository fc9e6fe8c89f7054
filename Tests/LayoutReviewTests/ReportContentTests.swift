import CairoRendering
import Graphics
import LayoutChecks
import Testing

@testable import LayoutReview

struct ReportContentTests {
  private static let wide = encodePNG(
    Bitmap(width: 4, height: 1, pixels: [UInt8](repeating: 255, count: 16)))
  private static let tall = encodePNG(
    Bitmap(width: 1, height: 3, pixels: [UInt8](repeating: 255, count: 12)))

  private static let cases: [VerifiedCase] = {
    let source = VerifiedSource(name: "t/b", path: "L/b.layout", hash: "")
    var different = VerifiedCase(name: "t/b", layout: source)
    let lines = LineDifference(
      line: 4, expected: ["<a>"], actual: ["x", "y"], expectedCount: 1, actualCount: 20)
    different.files = [
      VerifiedFile(path: "t/b.png", verdict: .different, change: .bytes),
      VerifiedFile(path: "t/b.json", verdict: .different, change: .lines(lines)),
      VerifiedFile(path: "t/b.svg", verdict: .same),
      VerifiedFile(path: "t/b.pdf", verdict: .same, change: .bytes),
    ]
    different.files[0].evidence = [.expected, .actual]
    different.causes = [
      VerifiedCause("moved", line: 12, followers: ["too", "three"]), VerifiedCause("went"),
    ]
    different.notices = [
      LocatedDiagnostic(.warning, code: "font", "no Inter", file: "L/b.layout"),
      LocatedDiagnostic(
        .error, code: "conflict", ["too much", "help: less"], file: "L/b.layout",
        at: .init(line: 3, column: 1, endLine: 3, endColumn: 9)),
    ]
    var recorded = VerifiedCase(
      name: "t/c", layout: source, files: [VerifiedFile(path: "t/c.png", verdict: .same)])
    recorded.files[0].isRecorded = true
    return [
      VerifiedCase(name: "t/a", layout: nil, files: [VerifiedFile(path: "t/a.png", verdict: .same)]),
      different, recorded,
    ]
  }()

  private func html(_ cases: [VerifiedCase] = cases) -> String {
    let evidence = Evidence(folder: ".", references: "s") { $0.hasPrefix("expected") ? Self.wide : Self.tall }
    return String(
      decoding: HTMLReport.write(Verification(references: "s", cases: cases), evidence), as: UTF8.self)
  }

  @Test(
    arguments: [
      ("the title counts what is to review", "<title>Layouts: 2 to review</title>"),
      (
        "the list begins with it",
        "<ol id=\"list\">\n<li data-status=\"different\"><a href=\"#case-0\">t/b</a>"
      ),
      ("then what was recorded", "<li data-status=\"recorded\"><a href=\"#case-1\">t/c</a>"),
      ("then what is as expected", "<li data-status=\"same\"><a href=\"#case-2\">t/a</a>"),
      (
        "the statuses that occur, the worst first; what is as expected is hidden",
        """
        <legend>Show</legend>
        <label><input type="checkbox" value="different" checked> different <span class="count">1</span></label>
        <label><input type="checkbox" value="recorded" checked> recorded <span class="count">1</span></label>
        <label><input type="checkbox" value="same"> same <span class="count">1</span></label>
        </fieldset>
        """
      ),
      (
        "problems, the worst first, with their lines",
        """
        <h3>What is wrong</h3>
        <ul>
        <li><b>error</b> line 3: too much<br>help: less <code>conflict</code></li>
        <li><b>warning</b> no Inter <code>font</code></li>
        </ul>
        """
      ),
      (
        "causes with what followed",
        "<ul>\n<li>moved<ul><li>too</li><li>three</li></ul></li>\n<li>went</li>\n</ul>"
      ),
      ("both pictures at one scale", "<div class=\"stage both\" style=\"--width:4;--height:3\">"),
      (
        "the wide picture",
        "<figcaption>expected, 4 × 1</figcaption><div class=\"sheet\"><img style=\"--share:1\" width=\"4\" height=\"1\""
      ),
      (
        "the narrow picture",
        "<figcaption>actual, 1 × 3</figcaption><div class=\"sheet\"><img style=\"--share:0.25\" width=\"1\" height=\"3\""
      ),
      (
        "lines with the number of those left out",
        "<summary>Lines from line 4 on: 1 expected, 20 actual</summary>\n<pre><del>− &lt;a&gt;</del>\n<ins>+ x</ins>\n<ins>+ y</ins>\n<ins>+ … 18 more</ins>\n</pre>"
      ),
      ("what was tolerated", "<h3>PDF</h3>\n<p>tolerated: its bytes differ</p>"),
      ("the file of the layout", "different</span></h2>\n<p class=\"file\">L/b.layout</p>"),
      (
        "a case that matches",
        "<h2 id=\"name-2\">t/a <span class=\"status same\">same</span></h2>\n<p>It matches its references.</p>\n</article>"
      ),
    ])
  func thePageContains(name: String, part: String) { #expect(html().contains(part), "\(name)") }

  @Test func thePageHasNoMoreThanThat() {
    #expect(!html().contains("<h3>SVG</h3>") && html().components(separatedBy: "It matches").count == 2)
    let well = html([Self.cases[0]])
    #expect(well.contains("<title>Layouts: as expected</title>"))
    #expect(well.contains("value=\"same\" checked>") && !well.contains("<section"))
    #expect(!html([]).contains("<li data-status"))
  }

  @Test(
    arguments: [
      ("a picture is missing", [EvidenceRole.actual], "<div class=\"stage\" style=\"--width:1;--height:3\">"),
      (
        "a difference is not a side", [.actual, .difference],
        "<div class=\"stage\" style=\"--width:1;--height:3\">"
      ),
      (
        "all three", [.expected, .actual, .difference],
        "<div class=\"stage both\" style=\"--width:4;--height:3\">"
      ),
    ])
  func picturesOfACase(name: String, roles: [EvidenceRole], stage: String) {
    var item = Self.cases[1]
    item.files[0].evidence = roles
    #expect(html([item]).contains(stage), "\(name)")
  }

  @Test(arguments: [0, 8, 23, 24])
  func whatIsNoPictureIsNotShown(length: Int) {
    var bytes = Array(Self.wide.prefix(length))
    // This byte makes the width of the picture 0, which is invalid.
    if length == 24 { bytes[19] = 0 }
    let evidence = Evidence(folder: ".", references: "s") { [bytes] _ in bytes }
    let page = HTMLReport.write(Verification(references: "s", cases: [Self.cases[1]]), evidence)
    #expect(!String(decoding: page, as: UTF8.self).contains("<figure"))
  }

  private func markdown(_ cases: [VerifiedCase], isSeen: Bool = true) -> String {
    var evidence = Evidence(folder: ".", references: "s") { _ in nil }
    evidence.isSeen = isSeen
    return String(
      decoding: MarkdownReport.write(Verification(references: "s", cases: cases), evidence), as: UTF8.self)
  }

  @Test func aCommentIsWhole() {
    #expect(
      markdown(Self.cases) == """
        ### Layouts: review needed

        2 of 3 as expected, 1 different, 1 recorded

        - L/b.layout:3:1: error: too much \\[conflict\\]; help: less
        - L/b.layout: warning: no Inter \\[font\\]

        <details open><summary><b>t/b</b> different</summary>

        - moved; too; three
        - went
        - t/b.png: its bytes differ

        <table><tr><th>expected</th><th>actual</th></tr><tr>\
        <td><a href="expected/t/b.png"><img src="expected/t/b.png" width="240" alt="expected picture of t/b"></a></td>\
        <td><a href="actual/t/b.png"><img src="actual/t/b.png" width="240" alt="actual picture of t/b"></a></td></tr></table>

        </details>

        <details open><summary><b>t/c</b> recorded</summary>

        - t/c.png: recorded again

        </details>

        <sub>`layoutdraw accept NAME` accepts intended changes.</sub>

        """)
    #expect(!markdown(Self.cases, isSeen: false).contains("<table"))
    #expect(markdown([Self.cases[0]]) == "### Layouts: as expected\n\n1 of 1 as expected\n")
  }

  @Test func linesAreShownWithoutMoves() {
    var item = Self.cases[1]
    item.causes = []
    #expect(markdown([item]).contains("- t/b.json: line 4 is 'x' instead of '&lt;a&gt;'\n"))
  }

  @Test(arguments: [(40, nil), (41, "- and 1 more\n"), (43, "- and 3 more\n")] as [(Int, String?)])
  func ofManyProblemsTheFirstAreShown(count: Int, more: String?) {
    var item = VerifiedCase(name: "a", layout: nil)
    item.layoutVerdict = .failed
    item.notices = (0..<count).map { LocatedDiagnostic(.error, code: "e", "problem \($0)", file: "f") }
    let text = markdown([item])
    #expect(text.contains("- f: error: problem 39 \\[e\\]\n") && !text.contains("problem 40 "))
    #expect(more.map(text.contains) ?? !text.contains("- and"))
  }

  @Test(arguments: [(100, nil), (101, " and 1 more\n")] as [(Int, String?)])
  func ofManyCasesTheNamesAreShown(count: Int, more: String?) {
    var first = VerifiedCase(name: "0", layout: nil, files: [VerifiedFile(path: "0.png", verdict: .missing)])
    first.causes = [VerifiedCause(String(repeating: "x", count: 60_000))]
    let others = (1..<count).map {
      VerifiedCase(name: "\($0)", layout: nil, files: [VerifiedFile(path: "\($0).png", verdict: .missing)])
    }
    let text = markdown([first] + others)
    #expect(text.contains("\nNot shown here: `0`, `1`, ") && !text.contains("<details"))
    #expect(more.map(text.contains) ?? text.contains("`99`\n"))
  }

  @Test func problemsComeFirst() {
    var (moved, wrong) = (Self.cases[1], Self.cases[1])
    moved.notices = []
    moved.name = "a"
    wrong.name = "z"
    let text = markdown([moved, wrong])
    let (first, second) = (text.firstRange(of: "<b>z</b>"), text.firstRange(of: "<b>a</b>"))
    #expect(first.map(\.lowerBound) ?? text.endIndex < second.map(\.lowerBound) ?? text.startIndex)
  }

  @Test(
    arguments: [
      (".", nil, "actual/a%20b.png", "actual/a b.png"),
      ("out dir", nil, "out%20dir/actual/a%20b.png", "out dir/actual/a b.png"),
      ("out", "https://x.org/1", "https://x.org/1/actual/a%20b.png", "out/actual/a b.png"),
    ] as [(String, String?, String, String)])
  func whereEvidenceIs(folder: String, address: String?, link: String, path: String) {
    let evidence = Evidence(folder: folder, address: address, references: "s") { _ in nil }
    #expect(evidence.link("actual/a b.png") == link && evidence.path("actual/a b.png") == path)
  }

  @Test(arguments: [("/s", "/s"), ("../s", "../s"), ("s", "./s")])
  func foldersForReg(references: String, written: String) {
    let evidence = Evidence(folder: "/out", references: references) { _ in nil }
    let text = String(decoding: RegReport.write(Verification(references: "s"), evidence), as: UTF8.self)
    #expect(
      text.contains("\"expectedDir\": \"\(written)\"") && text.contains("\"actualDir\": \"/out/actual\""))
  }
}

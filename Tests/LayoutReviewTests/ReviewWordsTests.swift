import Diagnostics
import ImageComparison
import LayoutChecks
import LayoutPipeline
import Testing

@testable import LayoutReview

struct ReviewWordsTests {
  private static func pixels(_ count: Int, _ ratio: Double, _ largest: Double = 31) -> FileChange {
    let bounds = PixelRect(x: 1, y: 2, width: 30, height: 4)
    return .pixels(PixelChange(count: count, ratio: ratio, bounds: bounds, largest: largest))
  }

  private static func lines(
    _ expected: [String], _ actual: [String], counts: (Int, Int)? = nil, line: Int = 4
  ) -> FileChange {
    .lines(
      LineDifference(
        line: line, expected: expected, actual: actual, expectedCount: counts?.0 ?? expected.count,
        actualCount: counts?.1 ?? actual.count))
  }

  private static func long(_ letter: String, at place: Int) -> String {
    "  " + String(repeating: "-", count: place) + letter + String(repeating: "-", count: 99 - place)
  }

  private static func dashes(_ count: Int) -> String { String(repeating: "-", count: count) }

  @Test(
    arguments: [
      ("one pixel", pixels(1, 0.25, 1), "1 pixel differs (25%), by at most 1/255, in 30x4 at 1,2"),
      ("several", pixels(7, 0.5), "7 pixels differ (50%), by at most 31/255, in 30x4 at 1,2"),
      ("a part of a level", pixels(2, 1, 0.5), "2 pixels differ (100%), by at most 0.5/255, in 30x4 at 1,2"),
      (
        "too few to round", pixels(2, 0.00049),
        "2 pixels differ (under 0.1%), by at most 31/255, in 30x4 at 1,2"
      ),
      ("rounded up", pixels(2, 0.0005), "2 pixels differ (0.1%), by at most 31/255, in 30x4 at 1,2"),
      ("all but a few", pixels(2, 0.9994), "2 pixels differ (99.9%), by at most 31/255, in 30x4 at 1,2"),
      ("nearly all", pixels(2, 0.9996), "2 pixels differ (over 99.9%), by at most 31/255, in 30x4 at 1,2"),
      (
        "another size",
        .sizes(expected: PixelSize(width: 1, height: 2), actual: PixelSize(width: 3, height: 4)),
        "3 x 4 pixels instead of 1 x 2"
      ),
      ("a line went", lines(["a"], []), "1 line removed at line 4"),
      ("lines went", lines(["a"], [], counts: (9, 0)), "9 lines removed at line 4"),
      ("a line came", lines([], ["a"]), "1 line added at line 4"),
      ("lines came", lines([], ["a", "b"], line: 1), "2 lines added at line 1"),
      ("a short line", lines(["   a: 1"], [" a: 2", "b"]), "line 4 is 'a: 2' instead of 'a: 1'"),
      ("sixty characters are whole", lines([dashes(60)], ["b"]), "line 4 is 'b' instead of '\(dashes(60))'"),
      (
        "sixty-one are not", lines([dashes(61)], ["b"]),
        "line 4 is 'b' instead of '\(dashes(60))…'"
      ),
      (
        "a difference at the start", lines([long("x", at: 0)], [long("y", at: 0)]),
        "line 4 is 'y\(dashes(59))…' instead of 'x\(dashes(59))…'"
      ),
      (
        "a difference in the middle", lines([long("x", at: 50)], [long("y", at: 50)]),
        "line 4 is '…\(dashes(30))y\(dashes(29))…' instead of '…\(dashes(30))x\(dashes(29))…'"
      ),
      (
        "a difference at the end", lines([long("x", at: 99)], [long("y", at: 99)]),
        "line 4 is '…\(dashes(59))y' instead of '…\(dashes(59))x'"
      ),
      (
        "a status", lines(["      \"status\": \"conflict\","], ["\"status\": \"ambiguous\","]),
        "the layout is ambiguous now; before, it had a conflict"
      ),
      (
        "a line that is not a status", lines(["\"status\": \"solved\","], ["x"]),
        "line 4 is 'x' instead of '\"status\": \"solved\",'"
      ),
      ("bytes", .bytes, "its bytes differ"),
      ("nothing that is seen", .unseen("the profile differs"), "the profile differs"),
      ("nothing that can be read", .unreadable("no PNG"), "no PNG"),
    ] as [(String, FileChange, String)])
  func changes(name: String, change: FileChange, words: String) { #expect(change.text == words, "\(name)") }

  private static func file(
    _ verdict: Verdict, _ change: FileChange? = nil, isRecorded: Bool = false, path: String = "t/a.png"
  ) -> VerifiedFile {
    var file = VerifiedFile(path: path, verdict: verdict, change: change)
    file.isRecorded = isRecorded
    return file
  }

  @Test(
    arguments: [
      (file(.same), nil, nil), (file(.same, .bytes), nil, "tolerated: its bytes differ"),
      (file(.same, isRecorded: true), "recorded again", nil),
      (file(.orphaned), "no layout produces this reference anymore", nil),
      (file(.stale), "the layout no longer produces this reference", nil),
      (file(.missing), "this reference does not exist yet", nil),
      (file(.missing, isRecorded: true), "recorded as a new reference", nil),
      (file(.different, .bytes), "its bytes differ", nil), (file(.different), "it differs", nil),
      (file(.different, .bytes, isRecorded: true), "its bytes differ; recorded", nil),
      (file(.failed, .unreadable("no PNG")), "no PNG", nil),
    ] as [(VerifiedFile, String?, String?)])
  func verdictsOnFiles(file: VerifiedFile, words: String?, tolerated: String?) {
    #expect(file.text == words && file.toleratedText == tolerated)
  }

  @Test func theWorstFileSpeaksForItsCase() {
    let item = { VerifiedCase(name: "t/a", layout: nil, files: $0) }
    #expect(item([Self.file(.same)]).text == nil)
    #expect(
      item([Self.file(.same), Self.file(.missing, path: "t/a.json")]).text?.hasPrefix("t/a.json: ") == true)
    let status = Self.lines(["\"status\": \"solved\","], ["\"status\": \"conflict\","])
    let files = [
      Self.file(.different, .bytes, path: "t/a.pdf"), Self.file(.missing), Self.file(.same, path: "t/a.x"),
      Self.file(.failed, .unreadable("no JSON"), path: "t/a.json"),
      Self.file(.failed, .unreadable("no SVG"), path: "t/a.svg"),
      Self.file(.different, status, path: "t/a.y"),
    ]
    #expect(
      item(files).text
        == "t/a.json: no JSON; also affected: pdf (different), png (missing), svg, "
        + "y (the layout has a conflict now; before, it was solved)")
  }

  @Test(
    arguments: [
      (.never, false, false, false, false), (.missing, true, false, false, false),
      (.failed, true, true, true, false), (.all, true, true, true, true),
    ] as [(RecordChoice, Bool, Bool, Bool, Bool)])
  func whatIsRecorded(choice: RecordChoice, missing: Bool, different: Bool, unreadable: Bool, same: Bool) {
    #expect(choice.takes(Self.file(.missing)) == missing)
    #expect(choice.takes(Self.file(.different, .bytes)) == different)
    #expect(choice.takes(Self.file(.failed, .unreadable("no PNG"))) == unreadable)
    #expect(choice.takes(Self.file(.same)) == same && choice.takes(Self.file(.stale)) == same)
  }

  @Test(
    arguments: [
      (
        "one conflict", (1, 0, 0), ["a.png"], "accepted", "a.layout",
        "'a.png' is not accepted: the layout has a conflict",
        "; the comment '// check:ignore-file conflict' marks such problems as known"
      ),
      (
        "several of each", (2, 3, 4), ["a.png", "a.json"], "recorded", "A.SWIFT",
        "'a.png' and 'a.json' are not recorded: the layout has 2 conflicts, 3 ambiguities and 4 failed assertions",
        "; the comment '// check:ignore-file conflict, ambiguous' marks such problems as known"
      ),
      (
        "assertions cannot be known", (0, 0, 1), ["a.png"], "accepted", "a.layout",
        "'a.png' is not accepted: the layout has a failed assertion", ""
      ),
      (
        "no comments in a file", (0, 1, 0), ["a.png"], "accepted", "a.xib",
        "'a.png' is not accepted: the layout has an ambiguity", ""
      ),
    ] as [(String, (Int, Int, Int), [String], String, String, String, String)])
  func refusals(
    name: String, counts: (Int, Int, Int), paths: [String], verb: String, layout: String, message: String,
    comment: String
  ) {
    var problems = ReferenceProblems()
    (problems.conflicts, problems.ambiguities, problems.assertions) = counts
    #expect(problems.hasUnknownProblems && !problems.isEmpty, "\(name)")
    let refusal = problems.refusal(of: paths, verb: verb, layout: layout)
    #expect(refusal.message == message && refusal.severity == .error, "\(name)")
    #expect(refusal.help == "to write references despite problems, use --with-problems" + comment, "\(name)")
  }

  @Test func knownProblemsAreProblems() {
    var problems = ReferenceProblems()
    #expect(problems.isEmpty && !problems.hasUnknownProblems)
    problems.known = 1
    #expect(!problems.isEmpty && !problems.hasUnknownProblems)
  }

  private static func verification(_ items: [(VerifiedFile, Verdict, known: Int, conflicts: Int)])
    -> Verification
  {
    var verification = Verification(references: "s")
    for (index, item) in items.enumerated() {
      var file = item.0
      (file.problems.known, file.problems.conflicts) = (item.known, item.conflicts)
      var one = VerifiedCase(name: "c\(index)", layout: nil, files: [file])
      one.layoutVerdict = item.1
      verification.cases.append(one)
    }
    return verification
  }

  @Test(
    arguments: [
      ("nothing", [], "0 of 0 as expected", true),
      ("all well", [(file(.same), .same, 0, 0)], "1 of 1 as expected", true),
      (
        "tolerated", [(file(.same, .bytes), .same, 0, 0), (file(.same), .same, 0, 0)],
        "2 of 2 as expected (1 with tolerated differences)", true
      ),
      (
        "known problems", [(file(.same), .same, 2, 0)],
        "1 of 1 as expected; 1 reference shows problems, all known", true
      ),
      (
        "some known problems",
        [(file(.same), .same, 2, 0), (file(.same), .same, 0, 1), (file(.same), .same, 1, 1)],
        "3 of 3 as expected; 3 references show problems; 1 of them shows only known problems", true
      ),
      (
        "problems of what differs", [(file(.different), .same, 0, 1)], "0 of 1 as expected, 1 different",
        false
      ),
      (
        "recorded again", [(file(.same, isRecorded: true), .same, 0, 0)], "1 of 1 as expected, 1 recorded",
        false
      ),
      (
        "recorded, but the layout is wrong", [(file(.missing, isRecorded: true), .violated, 0, 0)],
        "0 of 1 as expected, 1 violated", false
      ),
      (
        "the worst first",
        [(file(.missing), .same, 0, 0), (file(.same), .failed, 0, 0), (file(.stale), .same, 0, 0)],
        "0 of 3 as expected, 1 failed, 1 missing, 1 stale", false
      ),
    ] as [(String, [(VerifiedFile, Verdict, known: Int, conflicts: Int)], String, Bool)])
  func summaries(
    name: String, items: [(VerifiedFile, Verdict, known: Int, conflicts: Int)], words: String, passes: Bool
  ) {
    let verification = Self.verification(items)
    #expect(verification.summary == words, "\(name)")
    #expect(verification.hasPassed == passes, "\(name)")
  }

  @Test func ofManyCausesTheFirstAreShown() {
    var item = VerifiedCase(name: "a", layout: nil)
    item.causes = (1...20).map { VerifiedCause("cause \($0)", followers: $0 == 1 ? ["x", "y"] : []) }
    #expect(item.changes.count == 20 && item.changes[0] == "cause 1; x; y" && item.changes[19] == "cause 20")
    item.causes += [VerifiedCause("cause 21"), VerifiedCause("cause 22")]
    #expect(item.changes.count == 21 && item.changes[20] == "and 2 more changes")
  }

  @Test func aProblemIsShownAtItsPlace() {
    let source = VerifiedSource(name: "t/a", path: "L/a.layout", hash: "")
    var item = VerifiedCase(name: "t/a", layout: source, files: [Self.file(.different, .bytes)])
    item.causes = [VerifiedCause("moved"), VerifiedCause("grew", line: 7)]
    let moved = item.annotations(references: "refs")
    #expect(moved.map(\.lines) == [["t/a.png: its bytes differ", "moved", "grew"]])
    #expect(moved[0].file == "L/a.layout" && moved[0].severity == .error && moved[0].code == "different")
    #expect(moved[0].region == .init(line: 7, column: 1, endLine: 7, endColumn: 1))
    item.files = [Self.file(.stale)]
    let stale = item.annotations(references: "refs")
    #expect(stale[0].file == "refs/t/a.png" && stale[0].region == nil)
    #expect(stale[0].lines[0] == "the layout no longer produces this reference")
    item.files = [Self.file(.missing, isRecorded: true)]
    #expect(item.annotations(references: "refs").map(\.severity) == [.warning])
    item.files = [Self.file(.same)]
    #expect(item.annotations(references: "refs").isEmpty)
  }

  @Test func theWorstProblemComesFirst() {
    var item = VerifiedCase(name: "a", layout: nil)
    item.notices = [
      LocatedDiagnostic(.warning, code: "zero-size", "w", file: "f"),
      LocatedDiagnostic(.error, code: "assertion", "s", file: "f"),
      LocatedDiagnostic(.warning, code: "ambiguous", "m", file: "f"),
      LocatedDiagnostic(.error, code: "conflict", "c", file: "f"),
      LocatedDiagnostic(
        .error, code: "unknown-view", ["u", "help"], file: "f",
        at: .init(line: 3, column: 5, endLine: 3, endColumn: 6)),
    ]
    #expect(item.problems.map(\.code) == ["unknown-view", "conflict", "ambiguous", "assertion", "zero-size"])
    #expect(item.details[0] == "f:3:5: error: u [unknown-view]; help")
    #expect(item.headline == "u" && item.weight == 0)
  }

  @Test(
    arguments: [
      ("equal", "a\nb", "a\nb", nil),
      ("a line changed", "a\nb\nc", "a\nx\nc", (2, ["b"], ["x"])),
      ("a line came", "a\nc", "a\nb\nc", (2, [], ["b"])),
      ("the last line went", "a\nb", "a", (2, ["b"], [])),
      ("only the last line break", "a\n", "a", (2, [""], [])),
    ] as [(String, String, String, (Int, [String], [String])?)])
  func linesThatDiffer(name: String, old: String, new: String, wanted: (Int, [String], [String])?) {
    let difference = LineDifference(expected: Array(old.utf8), actual: Array(new.utf8))
    #expect(difference?.line == wanted?.0, "\(name)")
    #expect(difference?.expected == wanted?.1 && difference?.actual == wanted?.2, "\(name)")
  }

  @Test func longDifferencesAreCut() throws {
    let line = { (letter: String, count: Int) in String(repeating: letter, count: count) }
    let old = (line("a", 400) + "\n" + line("b", 401) + "\n" + line("c\n", 11)).dropLast()
    let difference = try #require(LineDifference(expected: Array(old.utf8), actual: Array("new".utf8)))
    #expect(difference.expectedCount == 13 && difference.expected.count == 12 && difference.actualCount == 1)
    #expect(difference.expected[0] == line("a", 400) && difference.expected[1] == line("b", 400) + "…")
  }

  @Test(arguments: [
    "layoutdraw version", "root folder", "selected layouts", "formats", "tolerances", "number of layouts",
    "contents of the layouts", "contents of the references",
  ])
  func partsThatAreNotAlike(what: String) throws {
    let one = Verification(references: "s", shard: Shard("1/2"))
    var two = Verification(references: "s", shard: Shard("2/2"))
    #expect(two.scope.differences(from: one.scope).isEmpty)
    switch what {
    case "layoutdraw version": two.scope.program = "x"
    case "root folder": two.scope.root = "x"
    case "selected layouts": two.scope.names = ["x"]
    case "formats": two.scope.formats = ["png"]
    case "tolerances": two.scope.tolerance = "x"
    case "number of layouts": two.scope.layoutCount = 9
    case "contents of the layouts": two.scope.sources = "x"
    default: two.scope.references = "x"
    }
    #expect(throws: MergeError.notAlike([what])) { try Verification(merging: [one, two]) }
    #expect(
      MergeError.notAlike([what, "x"]).description
        == "the parts are from different verifications, which differ in: \(what), x")
  }

  @Test func everyToleranceIsInTheScope() {
    let all = ComparisonOptions(
      threshold: 0.5, mostPixels: 3, mostRatio: 0.25, ignoresAntialiasing: true,
      ignored: [PixelRect(x: 1, y: 2, width: 3, height: 4)], ignoresProfiles: true)
    let scope = { VerificationScope(tolerance: PictureTolerance($0, ignoredViews: $1)).tolerance }
    #expect(
      scope(.exact, [])
        == "threshold 0.0, pixels none, ratio none, antialiasing false, profiles false, ignored [], views []")
    #expect(
      scope(all, ["a", "b"])
        == "threshold 0.5, pixels 3, ratio 0.25, antialiasing true, profiles true, ignored [3x4 at 1,2], views [a, b]"
    )
  }

  @Test func aMergeKnowsHowManyLayoutsThereAre() throws {
    let source = { VerifiedSource(name: $0, path: "L/\($0).layout", hash: "") }
    var part = Verification(
      references: "s", scope: VerificationScope(layoutCount: 2, references: "hash"),
      cases: [VerifiedCase(name: "a", layout: source("a")), VerifiedCase(name: "a-x", layout: source("a"))])
    #expect(throws: MergeError.incomplete(found: 1, of: 2)) { try Verification(merging: [part]) }
    #expect(
      MergeError.incomplete(found: 1, of: 2).description == "1 layout was verified, but the project has 2")
    #expect(
      MergeError.incomplete(found: 3, of: 4).description == "3 layouts were verified, but the project has 4")
    part.cases.append(VerifiedCase(name: "b", layout: source("b")))
    let whole = try Verification(merging: [part])
    #expect(whole.scope.references == "" && whole.scope.layoutCount == 2 && whole.cases.count == 3)
    part.cases = []
    part.scope.layoutCount = 0
    #expect(throws: MergeError.incomplete(found: 0, of: 0)) { try Verification(merging: [part]) }
  }

  @Test(
    arguments: [
      ("the name of a case", "t/a-x", ["t/a-x.png"]),
      ("the layout's name", "t/a", ["t/a-x.png", "t/a.json"]),
      ("the layout's path", "L/t/a.layout", ["t/a-x.png", "t/a.json"]),
      ("its path below the folder", "t/a.layout", ["t/a-x.png", "t/a.json"]),
      ("a folder", "t", ["t/a-x.png", "t/a.json", "t/gone.png"]),
      ("a folder with a slash", "t/", ["t/a-x.png", "t/a.json", "t/gone.png"]),
      ("a reference", "t/a.json", ["t/a.json"]), ("its path", "refs/t/gone.png", ["t/gone.png"]),
      ("a pattern", "*/a-?", ["t/a-x.png"]), ("a part of a name", "a", []),
    ] as [(String, String, [String])])
  func namesOfReferences(name: String, pattern: String, wanted: [String]) {
    let layout = VerifiedSource(name: "t/a", path: "L/t/a.layout", hash: "")
    let verification = Verification(
      references: "refs",
      cases: [
        VerifiedCase(name: "t/a", layout: layout, files: [Self.file(.same, path: "t/a.json")]),
        VerifiedCase(name: "t/a-x", layout: layout, files: [Self.file(.same, path: "t/a-x.png")]),
        VerifiedCase(name: "t/gone", layout: nil, files: [Self.file(.orphaned, path: "t/gone.png")]),
      ])
    #expect(verification.files(named: pattern) == Set(wanted), "\(name)")
  }
}

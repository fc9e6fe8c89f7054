import CairoRendering
import Diagnostics
import Graphics
import ImageComparison
import LayoutChecks
import LayoutPipeline
import Testing

@testable import LayoutChanges
@testable import LayoutReview

@Suite struct ReviewPartTests {
  private static func format(_ name: String) -> OutputFormat {
    OutputFormat.all.first { $0.name == name } ?? .json
  }

  /// Each path of a reference in a report must stay inside the references' folder, contain no hidden names, and end
  /// with a known extension, because a report may come from other people and is not trusted.
  @Test(
    arguments: [
      ("a", "png", true), ("t/a", "json", true), ("t/a b-x~dark", "svg", true), ("a..b", "pdf", true),
      ("a.", "png", true), ("../a", "png", false), ("t/../a", "png", false), ("/a", "png", false),
      ("t//a", "png", false), ("./a", "png", false), (".a", "png", false), ("t/.a", "png", false),
      ("", "png", false), ("t/", "png", false), ("a\0b", "png", false), ("t/a\0", "png", false),
      ("a", "exe", false), ("a", "PNG", false), ("a", "pngx", false),
    ])
  func namesInReports(name: String, kind: String, isReadable: Bool) {
    var item = VerifiedCase(
      name: name, layout: nil, files: [VerifiedFile(path: "\(name).\(kind)", verdict: .missing)])
    let read = { (item: VerifiedCase) in
      Verification(json: Verification(references: "s", cases: [item]).json())
    }
    #expect((read(item) != nil) == isReadable)
    (item.name, item.files[0].path) = ("fine", "fine.png")
    item.layout = VerifiedSource(name: name, path: "../\(name)", hash: "")
    #expect((read(item) != nil) == (isReadable || kind != "png"))
    item.layout = nil
    item.files[0].path = "other.png"
    #expect(read(item) == nil)
  }

  @Test(
    arguments: [
      ("nothing", "x", "x", true), ("another schema", "\"schema\": 1", "\"schema\": 2", false),
      ("a shard that cannot be", "\"shard\": \"1/2\"", "\"shard\": \"3/2\"", false),
      ("a shard that is a number", "\"shard\": \"1/2\"", "\"shard\": 1", false),
      ("no shard", "\"shard\": \"1/2\"", "\"shard\": null", true),
      (
        "a verdict that its files contradict", "\"status\": \"different\",\n      \"layout\"",
        "\"status\": \"same\",\n      \"layout\"", false
      ),
      ("half a layout", "\"layouts\": 2", "\"layouts\": 2.5", false),
      ("another program", "layoutdraw ", "other ", true),
      ("a verdict that does not exist", "failed", "fine", false),
    ])
  func changedReports(name: String, from: String, to: String, isReadable: Bool) {
    let source = VerifiedSource(name: "b", path: "b.layout", hash: "")
    var failed = VerifiedCase(name: "b", layout: source)
    failed.layoutVerdict = .failed
    let verification = Verification(
      references: "s", shard: Shard("1/2"), scope: VerificationScope(layoutCount: 2),
      cases: [
        VerifiedCase(
          name: "a", layout: source, files: [VerifiedFile(path: "a.png", verdict: .different, change: .bytes)]
        ),
        failed,
      ])
    let text = String(decoding: verification.json(), as: UTF8.self)
    #expect(from == to || text.contains(from), "\(text)")
    let read = Verification(json: Array(text.replacing(from, with: to).utf8))
    #expect((read != nil) == isReadable, "\(name)")
    if name == "nothing" { #expect(read == verification) }
  }

  @Test(arguments: [(Verdict.failed, true), (.violated, false), (.same, false)])
  func casesWithoutFiles(verdict: Verdict, isReadable: Bool) {
    var item = VerifiedCase(name: "b", layout: VerifiedSource(name: "b", path: "b.layout", hash: ""))
    item.layoutVerdict = verdict
    let json = Verification(references: "s", cases: [item]).json()
    #expect((Verification(json: json) != nil) == isReadable)
  }

  @Test(
    arguments: [
      ("all written", [(.missing, true), (.different, true)], .same, true),
      ("one matches", [(.same, false), (.different, true)], .same, true),
      ("one is written again", [(.same, true)], .same, true),
      ("nothing to write", [(.same, false)], .same, false),
      ("one is not written", [(.missing, true), (.different, false)], .same, false),
      ("the layout is wrong", [(.missing, true)], .violated, false), ("no files", [], .same, false),
    ] as [(String, [(Verdict, Bool)], Verdict, Bool)])
  func wholly(name: String, files: [(Verdict, Bool)], layout: Verdict, isWhole: Bool) {
    var item = VerifiedCase(name: "a", layout: nil)
    item.layoutVerdict = layout
    item.files = files.enumerated().map { index, entry in
      var file = VerifiedFile(path: "a.\(index)", verdict: entry.0)
      file.isRecorded = entry.1
      return file
    }
    #expect(item.isWhollyRecorded == isWhole && item.isRecorded == files.contains { $0.1 }, "\(name)")
    #expect(item.isFailure == (item.isRecorded || item.verdict != .same), "\(name)")
  }

  @Test(
    arguments: [
      ("svg", "a\nb", "a\nb", nil), ("svg", "a\nb", "a\nc", "lines"), ("json", "", "a", "lines"),
      ("pdf", "a", "a", nil), ("pdf", "\u{FF}", "b", "lines"), ("svg", "\u{FF}", "b", "lines"),
    ] as [(String, String, String, String?)])
  func filesWithoutPixels(format: String, old: String, new: String, kind: String?) {
    let compare = { (old: [UInt8], new: [UInt8]) in
      compareBytes(expected: old, actual: new, of: Self.format(format), options: { .exact }, known: { nil })
    }
    let found = compare(Array(old.utf8), Array(new.utf8))
    #expect(found.verdict == (kind == nil ? .same : .different) && found.difference == nil)
    if case .lines = found.change {
      #expect(kind == "lines")
    } else {
      #expect(found.change == nil && kind == nil)
    }
    for (one, other) in [([0xFF], Array(new.utf8)), (Array(old.utf8), [0xFF])] as [([UInt8], [UInt8])] {
      #expect(compare(one, other).change == .bytes && compare(one, other).verdict == .different)
    }
  }

  private static func row(_ levels: [UInt8]) -> Bitmap {
    Bitmap(width: levels.count, height: 1, pixels: levels.flatMap { [$0, $0, $0, 255] })
  }

  private func compared(_ old: [UInt8], _ new: [UInt8], _ options: ComparisonOptions = .exact)
    -> ComparedBytes
  {
    compareBytes(
      expected: old, actual: new, of: Self.format("png"), options: { options }, known: { nil })
  }

  /// All four pixels of the old picture are white. In the new picture, the first pixel is black, and the second is
  /// slightly darker than white.
  @Test(
    arguments: [
      ("exact", .exact, .different, 2, 255),
      ("faint ones", ComparisonOptions(threshold: 0.1), .different, 1, 255),
      ("as many as allowed", ComparisonOptions(mostPixels: 2), .same, 2, 255),
      ("one is allowed", ComparisonOptions(threshold: 0.1, mostPixels: 1), .same, 1, 255),
      ("all are excused", ComparisonOptions(threshold: 1), .same, 2, 0),
      (
        "one is not compared", ComparisonOptions(ignored: [PixelRect(x: 0, y: 0, width: 1, height: 1)]),
        .different, 1, 5
      ),
      (
        "both are not compared", ComparisonOptions(ignored: [PixelRect(x: 0, y: 0, width: 2, height: 1)]),
        .same, 2, 0
      ),
    ] as [(String, ComparisonOptions, Verdict, Int, Double)])
  func pixels(name: String, options: ComparisonOptions, verdict: Verdict, count: Int, largest: Double) throws
  {
    let (old, new) = (encodePNG(Self.row([255, 255, 255, 255])), encodePNG(Self.row([0, 250, 255, 255])))
    let found = compared(old, new, options)
    #expect(found.verdict == verdict && (found.difference != nil) == (verdict == .different), "\(name)")
    guard case .pixels(let change) = found.change else {
      Issue.record("\(name): \(String(describing: found.change))")
      return
    }
    #expect(change.count == count && change.largest == largest, "\(name)")
    #expect(compared(old, old, options).change == nil && compared(old, old, options).verdict == .same)
  }

  /// A picture that differs only in its color profile or in an animation is reported as different, although its pixels
  /// are the same. A difference in color profiles can be ignored.
  @Test func whatPixelsDoNotShow() throws {
    let plain = encodePNG(Self.row([255]))
    let profile = Self.withGamma(plain)
    let moving = encodeAnimatedPNG([Self.row([255]), Self.row([0])], milliseconds: 100)
    let ignoring = ComparisonOptions(ignoresProfiles: true)
    #expect(
      compared(profile, profile).verdict == .same && compared(plain, profile, ignoring).verdict == .same)
    for (old, new, options) in [
      (plain, profile, .exact), (profile, plain, .exact), (plain, moving, .exact), (plain, moving, ignoring),
      (moving, profile, ignoring),
    ] as [([UInt8], [UInt8], ComparisonOptions)] {
      let found = compared(old, new, options)
      #expect(found.verdict == .different && found.difference == nil)
      if case .unseen = found.change { continue }
      Issue.record("\(String(describing: found.change))")
    }
  }

  private static func withGamma(_ png: [UInt8]) -> [UInt8] {
    let chunk: [UInt8] = Array("gAMA".utf8) + [0, 0, 0xB1, 0x8F]
    var sum = UInt32.max
    for byte in chunk {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
    }
    sum = ~sum
    let ending = [sum >> 24, sum >> 16, sum >> 8, sum].map { UInt8(truncatingIfNeeded: $0) }
    let length: [UInt8] = [0, 0, 0, 4]
    return Array(png[..<33]) + length + chunk + ending + Array(png[33...])
  }

  private static func state(_ x: Double, line: Int? = nil) -> ViewState {
    ViewState(
      kind: .view, frame: Rect(x: x, y: 0, width: 9, height: 9), superview: nil, line: line, textLines: nil)
  }

  private static func moved(
    _ name: String, by distance: Double = 5, causes: [Int] = [], follows: Int? = nil
  ) -> ViewChange {
    ViewChange(
      name: name, nameBefore: nil, before: state(0), after: state(distance, line: 8), looksDifferent: false,
      causes: causes, follows: follows)
  }

  private static let edits: [SourceEdit] = {
    let gone = SourceEdit.Part.statement(before: SourceLine(number: 3, text: "g"), after: nil)
    let changed = SourceEdit.Part.statement(
      before: SourceLine(number: 3, text: "c"), after: SourceLine(number: 4, text: "d"))
    let parts: [[SourceEdit.Part]] = [
      [.metric("m", before: 1, after: 2, line: 2)], [gone], [changed], [gone, changed],
    ]
    return parts.map { SourceEdit(parts: $0) }
  }()

  @Test(
    arguments: [
      (
        "nobody followed", [moved("a"), moved("b")], ["'a' moved 5 right", "'b' moved 5 right"], [[], []],
        [8, 8]
      ),
      (
        "one followed", [moved("a"), moved("b", follows: 0), moved("c", by: 6)],
        ["'a' moved 5 right", "'c' moved 6 right"], [["'b' followed"], []], [8, 8]
      ),
      (
        "two followed the second",
        [moved("a"), moved("b", by: 6), moved("c", by: 6, follows: 1), moved("d", by: 6, follows: 1)],
        ["'a' moved 5 right", "'b' moved 6 right"], [[], ["'c' and 'd' followed"]], [8, 8]
      ),
      (
        "a metric", [moved("a", causes: [0, 2])], ["'a' moved 5 right: line 2, 'm' 1 → 2; line 4, 'c' → 'd'"],
        [[]], [2]
      ),
      (
        "a line that went", [moved("a", causes: [1])], ["'a' moved 5 right: old line 3, removed: 'g'"], [[]],
        [8]
      ),
      (
        "a line that went, and another", [moved("a", causes: [1, 2])],
        ["'a' moved 5 right: old line 3, removed: 'g'; line 4, 'c' → 'd'"], [[]], [4]
      ),
      (
        "both in one edit", [moved("a", causes: [3])],
        ["'a' moved 5 right: old line 3, removed: 'g'; line 4, 'c' → 'd'"], [[]], [4]
      ),
    ] as [(String, [ViewChange], [String], [[String]], [Int?])])
  func causes(name: String, views: [ViewChange], texts: [String], followers: [[String]], lines: [Int?]) {
    let (small, large) = (Size(width: 9, height: 7), Size(width: 9, height: 8.5))
    let changes = { (before: Size?, after: Size?) in
      LayoutChanges(
        sources: .read,
        canvases: [CanvasChange(label: "c", sizeBefore: before, sizeAfter: after, views: views)],
        edits: Self.edits
      ).verifiedCauses
    }
    let found = changes(small, small)
    #expect(found.map(\.text) == texts && found.map(\.followers) == followers, "\(name): \(found)")
    #expect(found.map(\.line) == lines, "\(name)")
    #expect(changes(small, large).first == VerifiedCause("the canvas is 9x8.5 instead of 9x7"), "\(name)")
    #expect(changes(nil, large).map(\.text) == texts && changes(small, nil).map(\.text) == texts, "\(name)")
  }

  @Test func casesOfOneName() {
    let layout = VerifiedSource(name: "a", path: "L/a.layout", hash: "")
    func item(_ kind: String, _ verdict: Verdict, _ layout: VerifiedSource?) -> VerifiedCase {
      var item = VerifiedCase(
        name: "a", layout: layout, files: [VerifiedFile(path: "a.\(kind)", verdict: .same)])
      item.layoutVerdict = verdict
      item.causes = [VerifiedCause(kind)]
      item.notices = [LocatedDiagnostic(.warning, code: kind, "w", file: "f")]
      return item
    }
    for (first, second, wanted) in [
      (.same, .violated, .violated), (.violated, .same, .violated), (.failed, .violated, .failed),
      (.same, .same, .same),
    ] as [(Verdict, Verdict, Verdict)] {
      for layouts in [(layout, layout), (nil, layout), (layout, nil)] as [(VerifiedSource?, VerifiedSource?)]
      {
        var verification = Verification(
          references: "s", cases: [item("png", first, layouts.0), item("json", second, layouts.1)])
        verification.arrange()
        let whole = verification.cases
        #expect(whole.count == 1 && whole[0].layoutVerdict == wanted && whole[0].layout == layout)
        #expect(
          whole[0].files.map(\.kind) == ["png", "json"] && whole[0].notices.map(\.code) == ["png", "json"])
        #expect(whole[0].causes.map(\.text) == ["png", "json"])
      }
    }
  }

  @Test(
    arguments: [
      (["b.json", "b.png"], [2]), (["b.json", "c.png"], [1, 1]), (["b.png", "c.png", "c.svg"], [1, 2]),
      ([], []),
    ] as [([String], [Int])])
  func orphans(paths: [String], counts: [Int]) {
    let cases = Verification.unclaimed(paths, layouts: []) { _ in nil }
    #expect(cases.map(\.files.count) == counts && cases.allSatisfy { $0.verdict == .orphaned })
  }

  @Test(
    arguments: [
      ("t/a", ["x"], false, "", ["t/a.png", "t/a.json"]),
      ("t/a", ["x"], true, "", ["t/a-x.png", "t/a.json"]),
      ("t/a", ["x", "y"], true, "", ["t/a-x.png", "t/a-y.png", "t/a.json"]),
      ("t/a.swift", ["x"], false, "", ["t/a.swift-x.png", "t/a.swift.json"]),
      ("t/a.SWIFT", ["x"], false, "", ["t/a.SWIFT-x.png", "t/a.SWIFT.json"]),
      ("t/a", ["x", "y"], true, "// draw: --sheet\n", ["t/a.png", "t/a.json"]),
      ("t/a", ["x"], true, "// draw: --dark-pair\n", ["t/a-x.png", "t/a-x~dark.png", "t/a.json"]),
    ])
  func names(name: String, labels: [String], hasSeveral: Bool, comment: String, paths: [String]) {
    let settings = DrawingSettings.written(in: SourceText(name: "a", text: comment + "view a\n")).settings
    let names = referenceNames(
      of: name, labels: labels, hasSeveralCanvases: hasSeveral, formats: [Self.format("png"), .json],
      settings: settings)
    #expect(names.map(\.path) == paths)
  }

  /// On the canvas named `y`, `a.width <= 30` conflicts and the assertion fails.
  @Test(
    arguments: [
      ("", "t/a-x.png", [0, 0, 0]), ("", "t/a-y.png", [1, 1, 0]), ("", "t/a.json", [1, 1, 0]),
      ("// check:ignore-file conflict\n", "t/a-y.png", [0, 1, 1]),
      ("// check:ignore-file conflict\n", "t/a-x.png", [0, 0, 0]),
      ("// check:ignore-file conflict\n", "t/a.json", [0, 1, 1]),
    ])
  func problems(comment: String, path: String, wanted: [Int]) throws {
    let text =
      comment + "canvas \"x\" 40x30\ncanvas \"y\" 60x30\nview a\n|-[a]-|\nV:|-[a]-|\na.width <= 30\n"
      + "assert a.width <= 35\n"
    var finder = try #require(ReferenceProblemFinder(SourceText(name: "a.layout", text: text), name: "t/a"))
    // The second call returns the stored answer.
    for _ in 0..<2 {
      let found = finder.problems(of: path)
      #expect([found.conflicts, found.assertions, found.known] == wanted && found.ambiguities == 0)
    }
    #expect(ReferenceProblemFinder(SourceText(name: "a.layout", text: "view a\nview a\n"), name: "a") == nil)
  }

  /// Of the findings at the sizes in `// check:` comments, only failed assertions count as problems of the references.
  @Test(
    arguments: [
      ([], 0), (["assertion"], 1), (["assertion", "truncated", "assertion"], 2), (["overlap"], 0),
    ] as [([String], Int)])
  func problemsOverSizes(codes: [String], count: Int) throws {
    let text = "canvas 40x30\nview a\n|-[a]-|\nV:|-[a]-|\n"
    let file = try solve(SourceText(name: "a.layout", text: text))
    let failures = codes.map { Diagnostic(.error, code: $0, "m", at: nil) }
    var finder = ReferenceProblemFinder(file, [], failuresOverSizes: failures)
    let found = finder.problems(of: "a.json")
    #expect(found.assertions == count && found.conflicts == 0 && found.ambiguities == 0 && found.known == 0)
  }

  @Test(arguments: [
    ("L/t/a.layout", "t/a.layout", true), ("t/a.layout", "t/a.layout", true), ("L/t/a.xib", "t/a.xib", true),
    ("L/t/a.xib", "t/a.layout", false), ("L/t/a", "t/a.layout", false), ("L/t/a", "t/a", true),
    ("L.1/t/a", "t/a.1", false), ("L/t/b.layout", "t/a.layout", false), ("L/t/b.layout", "t/a", true),
  ])
  func namesOfLayouts(path: String, pattern: String, isFound: Bool) {
    let layout = VerifiedSource(name: "t/a", path: path, hash: "")
    let files = [VerifiedFile(path: "t/a.json", verdict: .same)]
    let verification = Verification(
      references: "s", cases: [VerifiedCase(name: "t/a", layout: layout, files: files)])
    #expect(verification.files(named: pattern) == Set(isFound ? ["t/a.json"] : []))
  }
}

import Foundation
import LayoutDSL
import Testing

@testable import LayoutDrawTesting

struct ExpectLayoutTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "layoutdraw-\(UUID().uuidString)")

  private var testFile: String { folder.appending(path: "CardTests.swift").path }

  private func card(_ padding: Double) -> Layout {
    Layout(canvas: Canvas(width: 60, height: 40)) { view in
      let card = view.add(.view, "card")
      card.left == padding
      card.right == view.right - 8
      card.top == 8
      card.bottom == view.bottom - 8
    }
  }

  private func files() -> [String] {
    (try? FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()) ?? []
  }

  private func words(_ body: () -> Void) -> String {
    let words = Words()
    withKnownIssue {
      body()
    } matching: { issue in
      words.add(issue.comments.map(\.rawValue))
      return true
    }
    return words.all.joined(separator: "\n--\n")
  }

  private final class Words: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []

    var all: [String] { lock.withLock { lines } }

    func add(_ more: [String]) { lock.withLock { lines += more } }
  }

  @Test func recordedOnRequestThenCompared() throws {
    let missing = words { expectLayout(card(8), matches: "cards/card", record: .never, filePath: testFile) }
    #expect(missing.contains("cards/card.png: this reference does not exist yet; also affected: json"))
    #expect(
      missing.contains("'LAYOUTDRAW_RECORD=missing swift test' writes it into \(folder.path)/Snapshots"))
    #expect(files() == [])

    let recorded = words {
      expectLayout(card(8), matches: "cards/card", record: .missing, filePath: testFile)
    }
    #expect(recorded.contains("recorded"))
    #expect(
      files() == ["Snapshots", "Snapshots/cards", "Snapshots/cards/card.json", "Snapshots/cards/card.png"])
    expectLayout(card(8), matches: "cards/card", record: .never, filePath: testFile)
    expectLayout(card(8), matches: "cards/card", record: .missing, filePath: testFile)

    let different = words {
      expectLayout(card(12), matches: "cards/card", record: .never, filePath: testFile)
    }
    #expect(different.contains("pixels differ"))
    #expect(different.contains("'card' moved 4 right and got 4 narrower"))
    let before = try Data(contentsOf: folder.appending(path: "Snapshots/cards/card.png"))
    #expect(
      words { expectLayout(card(12), matches: "cards/card", record: .failed, filePath: testFile) } != "")
    #expect(try Data(contentsOf: folder.appending(path: "Snapshots/cards/card.png")) != before)
    expectLayout(card(12), matches: "cards/card", record: .never, filePath: testFile)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func text() throws {
    let source = SourceText(name: "a.layout", text: "canvas 30x20\nview a { tt = ll = 2, w = h = 5 }\n")
    #expect(words { expectLayout(source, matches: "a", record: .all, filePath: testFile) } != "")
    expectLayout(source, matches: "a", record: .never, filePath: testFile)
    let broken = SourceText(name: "a.layout", text: "canvas 30x20\nview a\na.lft = 3\n")
    let words = words { expectLayout(broken, matches: "a", record: .never, filePath: testFile) }
    #expect(words.contains("no attribute"), "\(words)")
    try FileManager.default.removeItem(at: folder)
  }

  @Test func whatIsNotWritten() throws {
    let hint = "'LAYOUTDRAW_RECORD=missing swift test' writes it into \(folder.path)/Snapshots"
    #expect(
      words { expectLayout(card(8), matches: "a", record: .never, filePath: testFile) }.contains(hint))
    _ = words { expectLayout(card(8), matches: "a", record: .all, filePath: testFile) }
    // This call writes nothing, because the reference already matches.
    expectLayout(card(8), matches: "a", record: .all, filePath: testFile)
    #expect(
      !words { expectLayout(card(12), matches: "a", record: .never, filePath: testFile) }.contains(hint))
    // `a.json` is a file, so no folder can be created inside it.
    let file = folder.appending(path: "Snapshots/a.json").appending(path: "Tests.swift").path
    let words = words { expectLayout(card(8), matches: "b", record: .missing, filePath: file) }
    #expect(words.contains("cannot be written") && !words.contains("recorded"), "\(words)")
    try FileManager.default.removeItem(at: folder)
  }

  @Test(
    arguments: [
      (nil, nil, RecordChoice.never, false), (nil, "missing", .missing, false), (nil, "all", .all, false),
      (nil, "sometimes", .never, true), (.failed, nil, .failed, false),
      (.failed, "sometimes", .failed, false),
      (.never, "all", .never, false),
    ] as [(RecordChoice?, String?, RecordChoice, Bool)])
  func whatToRecord(given: RecordChoice?, asked: String?, expected: RecordChoice, isWrong: Bool) {
    let choice = References.choice(given, asked: asked)
    #expect(choice.record == expected)
    let problem = "LAYOUTDRAW_RECORD is 'sometimes', but must be one of never, missing, failed, all"
    #expect(choice.problem == (isWrong ? problem : nil))
  }

  @Test func whatIsAttached() {
    let references = References(
      name: "screens/sign-in", testFile: testFile, record: .never, location: #_sourceLocation)
    var verified = VerifiedLayout()
    verified.evidence = [
      ("actual/screens/sign-in.json", [1]), ("expected/screens/sign-in.png", [2]),
      ("actual/screens/sign-in.png", [3]),
    ]
    var file = VerifiedFile(path: "screens/sign-in.png", verdict: .different)
    file.evidence = [.expected, .actual, .difference]
    let attachments = references.attachments([file], of: verified)
    #expect(attachments.map(\.name) == ["sign-in expected.png", "sign-in actual.png"])
    #expect(attachments.map(\.bytes) == [[2], [3]])
  }

  @Test func twoViewsOfOneName() {
    let layout = Layout(canvas: Canvas(width: 60, height: 40)) { view in
      view.add(.view, "a")
      view.add(.view, "a")
    }
    let words = words { expectLayout(layout, matches: "a", record: .never, filePath: testFile) }
    #expect(words.contains("another view is named 'a'"))
  }
}

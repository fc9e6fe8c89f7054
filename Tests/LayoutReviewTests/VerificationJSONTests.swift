import ImageComparison
import LayoutChecks
import Testing

@testable import LayoutReview

struct VerificationJSONTests {
  /// A verification that contains different, failed, missing, orphaned, stale, and unchanged files.
  static let verification: Verification = {
    let layout = VerifiedSource(name: "t/a \"b\"", path: "Samples/t/a \"b\".layout", hash: "0f")
    var different = VerifiedCase(name: "t/a \"b\"", layout: layout)
    let pixels = PixelChange(
      count: 3, ratio: 0.25, bounds: PixelRect(x: 1, y: 2, width: 3, height: 4), largest: 255)
    let lines = LineDifference(
      line: 4, expected: ["<a>"], actual: ["é", "\u{1}"], expectedCount: 1, actualCount: 20)
    different.files = [
      VerifiedFile(path: "t/a \"b\".png", verdict: .different, change: .pixels(pixels)),
      VerifiedFile(path: "t/a \"b\".svg", verdict: .different, change: .lines(lines)),
      VerifiedFile(path: "t/a \"b\".pdf", verdict: .different, change: .bytes),
    ]
    different.files[0].evidence = EvidenceRole.allCases
    different.causes = [
      VerifiedCause("'save' moved 8 right", line: 12, followers: ["'hint' with it"]),
      VerifiedCause("'a' went"),
    ]
    different.notices = [
      LocatedDiagnostic(
        .error, code: "conflict", "too much", file: layout.path,
        at: .init(line: 3, column: 1, endLine: 3, endColumn: 9)),
      LocatedDiagnostic(.warning, code: "font", "no Inter", file: layout.path),
    ]
    var sizes = VerifiedCase(name: "t/c", layout: layout)
    sizes.layoutVerdict = .violated
    sizes.files = [
      VerifiedFile(
        path: "t/c.png", verdict: .different,
        change: .sizes(expected: PixelSize(width: 1, height: 2), actual: PixelSize(width: 3, height: 4))),
      VerifiedFile(path: "t/c.json", verdict: .failed, change: .unreadable("no JSON")),
    ]
    var new = VerifiedCase(name: "t/d", layout: layout)
    new.files = [VerifiedFile(path: "t/d.png", verdict: .missing)]
    new.files[0].isRecorded = true
    new.files[0].problems.conflicts = 2
    new.files[0].problems.known = 1
    let gone = [Verdict.orphaned, .stale, .same].map { verdict in
      VerifiedCase(
        name: "t/\(verdict)", layout: nil, files: [VerifiedFile(path: "t/\(verdict).png", verdict: verdict)])
    }
    return Verification(references: "Snap shots", shard: Shard("1/1"), cases: [different, sizes, new] + gone)
  }()

  @Test func readsAsItWasWritten() throws {
    let read = try #require(Verification(json: Self.verification.json()))
    #expect(read == Self.verification)
  }

  @Test(arguments: [
    FileChange.unseen("the sizes of the texts differ"), .unseen(""), .unreadable(""), .bytes,
  ])
  func changesReadAsTheyWereWritten(change: FileChange) throws {
    var verification = Self.verification
    verification.cases[0].files[0].change = change
    let read = try #require(Verification(json: verification.json()))
    #expect(read.cases[0].files[0].change == change)
    #expect(read == verification)
  }

  @Test(arguments: [
    "../a.png", "/etc/a.png", "a/../../b.png", "", "a//b.png", "./a.png", "a/b.png/..",
  ])
  func pathsThatLeadOutAreRefused(path: String) {
    var verification = Self.verification
    verification.cases[0].files[0].path = path
    #expect(Verification(json: verification.json()) == nil)
  }

  @Test(arguments: [
    "", "{}", "[]", "{\"schema\": 2, \"references\": \"a\", \"cases\": []}", "{\"schema\": 1}",
  ])
  func whatWeDidNotWriteIsRefused(text: String) { #expect(Verification(json: Array(text.utf8)) == nil) }

  @Test func damagedReportsDoNoHarm() {
    let bytes = Self.verification.json()
    var random = SystemlessRandom(state: 7)
    var readable = 0
    for _ in 0..<3000 {
      var damaged = bytes
      for _ in 0..<Int(random.next() % 4) + 1 {
        let place = Int(random.next() % UInt64(damaged.count))
        switch random.next() % 3 {
        case 0: damaged[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: damaged.remove(at: place)
        default: damaged.insert(contentsOf: Array("9e9".utf8), at: place)
        }
      }
      guard let read = Verification(json: damaged) else { continue }
      readable += 1
      for format in VerificationReport.allCases.map(\.format) {
        #expect(!format.write(read, Evidence(folder: ".", references: "s") { _ in nil }).isEmpty)
      }
    }
    #expect(readable > 100)
  }

  private struct SystemlessRandom {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      let mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
      return mixed ^ mixed >> 27
    }
  }

  @Test func theWorstOfACaseCounts() {
    #expect(
      Self.verification.cases.map(\.verdict) == [.different, .failed, .missing, .orphaned, .stale, .same])
    #expect(!Self.verification.hasPassed)
    #expect(
      Self.verification.summary
        == "part 1/1: 1 of 6 as expected, 1 failed, 1 different, 1 stale, 1 orphaned, 1 recorded; 1 reference shows problems"
    )
  }

  @Test func arrangingJoinsWhatSharesAName() throws {
    var verification = Verification(references: "s")
    let (one, two) = (
      VerifiedSource(name: "a", path: "S/a.layout", hash: ""),
      VerifiedSource(name: "a-x", path: "S/a-x.layout", hash: "")
    )
    verification.cases = [
      VerifiedCase(name: "b", layout: nil),
      VerifiedCase(name: "a", layout: nil, files: [VerifiedFile(path: "a.png", verdict: .stale)]),
      VerifiedCase(name: "a", layout: one, files: [VerifiedFile(path: "a.json", verdict: .same)]),
      VerifiedCase(name: "a-x", layout: one), VerifiedCase(name: "a-x", layout: two),
    ]
    verification.arrange()
    #expect(verification.cases.map(\.name) == ["a", "a-x", "b"])
    #expect(verification.cases[0].layout == one && verification.cases[0].verdict == .stale)
    #expect(
      verification.cases[1].verdict == .failed && verification.cases[1].notices[0].code == "same-output")
  }
}

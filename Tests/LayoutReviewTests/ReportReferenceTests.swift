import ApprovedText
import CairoRendering
import Graphics
import ImageComparison
import LayoutChecks
import LayoutPipeline
import Testing

@testable import LayoutReview

struct ReportReferenceTests {
  private static let verification: Verification = {
    var verification = VerificationJSONTests.verification
    verification.scope = VerificationScope(
      root: "Lay outs", names: ["t", "u/b"], formats: ["png", "json"],
      tolerance: PictureTolerance(
        ComparisonOptions(
          threshold: 0.25, mostPixels: 7, mostRatio: 0.5, ignoresAntialiasing: true,
          ignored: [PixelRect(x: 1, y: 2, width: 3, height: 4)]), ignoredViews: ["clock", "map"]),
      layoutCount: 9, sources: "5e", references: "7f")
    for (name, count) in [("u/twenty", 20), ("u/many", 23)] {
      let layout = VerifiedSource(name: name, path: "Samples/\(name).layout", hash: "1")
      var long = VerifiedCase(name: name, layout: layout)
      let lines = (1...count).map { "line \($0)" }
      long.files = [
        VerifiedFile(
          path: "\(name).json", verdict: .different,
          change: .lines(
            LineDifference(
              line: 2, expected: Array(lines.prefix(12)), actual: Array(lines.prefix(12)),
              expectedCount: 12, actualCount: count))),
        VerifiedFile(
          path: "\(name).png", verdict: .same,
          change: .pixels(
            PixelChange(
              count: 1, ratio: 0.0004, bounds: PixelRect(x: 5, y: 6, width: 1, height: 1), largest: 0.5))),
      ]
      long.files[0].evidence = [.actual]
      long.files[1].problems.known = 2
      long.causes = (1...count).map { VerifiedCause("'v\($0)' moved \($0) right", line: 100 + $0) }
      long.notices = (1...count).map {
        LocatedDiagnostic(
          $0 % 2 == 0 ? .warning : .error,
          code: $0 % 5 == 0 ? "assertion" : $0 % 7 == 0 ? "ambiguous" : "rule",
          ["notice \($0)", "and why"], file: layout.path,
          at: .init(line: $0, column: 2, endLine: $0, endColumn: 9))
      }
      verification.cases.append(long)
    }
    func file(_ path: String, _ verdict: Verdict, _ change: FileChange?, recorded: Bool = false)
      -> VerifiedFile
    {
      var file = VerifiedFile(path: path, verdict: verdict, change: change)
      file.isRecorded = recorded
      return file
    }
    func status(_ word: String) -> String { "    \"status\": \"\(word)\"," }
    var words = VerifiedCase(name: "words", layout: nil)
    words.files = [
      file(
        "words.json", .different,
        .lines(
          LineDifference(
            line: 3, expected: [status("solved"), "x"], actual: [status("conflict")], expectedCount: 2,
            actualCount: 1))),
      file("words.svg", .different, .unseen("its color profiles differ"), recorded: true),
      file("words.png", .different, nil),
    ]
    var tolerated = VerifiedCase(name: "tolerated", layout: nil)
    tolerated.files = [
      file(
        "tolerated.png", .same,
        .pixels(
          PixelChange(
            count: 2, ratio: 0.9999, bounds: PixelRect(x: 0, y: 0, width: 2, height: 1), largest: 31.25)))
    ]
    var recorded = VerifiedCase(name: "recorded", layout: nil)
    recorded.files = [file("recorded.png", .missing, nil, recorded: true), file("recorded.json", .same, nil)]
    recorded.files[0].problems.ambiguities = 1
    verification.cases += [words, tolerated, recorded]
    return verification
  }()

  private static func evidence(inFiles: Bool) -> Evidence {
    // Pictures of two sizes.
    let pictures = [(4, 2), (3, 5)].map { size in
      encodePNG(
        Bitmap(
          width: size.0, height: size.1, pixels: [UInt8](repeating: 200, count: size.0 * size.1 * 4)))
    }
    var evidence = Evidence(folder: "out dir", references: "Snap shots") { place in
      place.hasPrefix("difference") ? nil : pictures[place.hasPrefix("actual") ? 1 : 0]
    }
    evidence.staysInFiles = inFiles
    return evidence
  }

  /// Each report is recognized only by its own format, and only at the start of a file.
  @Test(arguments: VerificationReport.allCases) func recognition(_ report: VerificationReport) {
    let bytes = report.format.write(Self.verification, Self.evidence(inFiles: true))
    let formats = VerificationReport.allCases.filter { $0.format.isOwn(bytes) }
    #expect(formats == [report])
    let others = [Array(repeating: 0x20, count: 2_000) + bytes, []].map { report.format.isOwn($0) }
    #expect(others == [false, false])
    #expect(!Verification.isReport(bytes))
  }

  @Test(arguments: [
    ("{\"program\": \"layoutdraw 3\"}", true), ("{\"program\": \"layoutdraws\"}", false),
    ("{\"program\": 3}", false), ("{}", false), ("[]", false), ("layoutdraw 3", false), ("", false),
  ])
  func machineReadableReports(text: String, isReport: Bool) {
    #expect(Verification.isReport(Array(text.utf8)) == isReport)
  }

  @Test(arguments: VerificationReport.allCases) func report(_ report: VerificationReport) throws {
    var text = String(
      decoding: report.format.write(Self.verification, Self.evidence(inFiles: true)), as: UTF8.self)
    for resource in ["style", "script"] {
      let (start, end) = ("<\(resource)>\n", "</\(resource)>")
      while let from = text.firstRange(of: start), let to = text[from.upperBound...].firstRange(of: end) {
        text.replaceSubrange(from.lowerBound..<to.upperBound, with: "(\(resource))")
      }
    }
    #expect(
      try difference(
        of: text.replacing("layoutdraw \(version)", with: "layoutdraw VERSION"), fromReference: "\(report)")
        == nil)
  }

  @Test func words() throws {
    let verification = Self.verification
    var lines = [
      verification.summary, "\(verification.problemCounts) \(verification.toleratedCount)",
      "\(verification.isRecorded) \(verification.hasPassed)",
    ]
    for item in verification.cases {
      lines.append("\(item.name): \(item.text ?? "as expected"), \(item.code), \(item.isFailure)")
      for file in item.files { lines.append("  \(file.path): \(file.text ?? file.toleratedText ?? "")") }
      for notice in item.annotations(references: "Snap shots") { lines.append("  \(notice.inOneLine)") }
      lines += item.changesForPeople.map { "  - \($0)" }
    }
    lines.append(String(decoding: verification.workflowCommands, as: UTF8.self))
    lines.append(String(decoding: verification.json(), as: UTF8.self))
    #expect(
      try difference(
        of: lines.joined(separator: "\n").replacing("layoutdraw \(version)", with: "layoutdraw VERSION"),
        fromReference: "words") == nil)
  }

  /// A name or a pattern selects the references of a case, a layout, a folder or a file.
  @Test(
    arguments: [
      ("t/a \"b\"", 6), ("t", 9), ("t/", 9), ("u", 4), ("Samples/u/many.layout", 2), ("u/many.layout", 2),
      ("u/many.json", 1), ("Snap shots/u/many.json", 1), ("u/*", 4), ("*", 6), ("**", 19), ("word", 0),
      ("many", 0), ("**/*.json", 5),
    ])
  func names(pattern: String, count: Int) {
    #expect(Self.verification.files(named: pattern).count == count)
  }
}

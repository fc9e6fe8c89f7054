import Foundation
import LayoutDraw
import Testing

/// Compares each sample with its references in `Snapshots/`. To record the references of failed samples again, run
/// `swift run layoutdraw verify --record failed`.
@Suite struct SnapshotTests {
  private static let verifier = LayoutVerifier(
    formats: OutputFormat.all.filter { ["png", "svg", "json"].contains($0.name) })

  @Test(arguments: Sample.all)
  func sample(_ sample: Sample) throws {
    let verified = Self.verifier.verify(
      try sample.source(), name: sample.name, path: "Samples/\(sample.path)",
      reference: Sample.reference)
    if Sample.isRecording {
      for (path, bytes) in verified.drawn.sorted(by: { $0.key < $1.key }) { try record(bytes, path) }
      return
    }
    for (place, bytes) in verified.evidence {
      try Sample.write(bytes, to: Sample.failures.appendingPathComponent(place))
    }
    for item in verified.cases where item.isFailure {
      let causes = item.causes.map { "\n  \($0.inOneLine)" }.joined()
      let notices = item.notices.map { "\n  \($0.message)" }.joined()
      Issue.record("\(item.text ?? item.verdict.summary)\(causes)\(notices)\nsee \(Sample.failures.path)")
    }
  }

  @Test func everyReferenceHasItsSample() throws {
    let samples = Dictionary(uniqueKeysWithValues: Sample.all.map { ($0.name, $0) })
    let unclaimed = Verification.unclaimed(
      Sample.files(below: Sample.references), layouts: Set(samples.keys)
    ) { name in
      (try? samples[name]?.source()).flatMap { source in
        referencePaths(of: source, name: name, formats: Self.verifier.formats)
      }
    }
    for file in unclaimed.flatMap(\.files) {
      if Sample.isRecording {
        try FileManager.default.removeItem(at: Sample.references.appendingPathComponent(file.path))
        Issue.record("removed Snapshots/\(file.path), which no sample asks for")
      } else {
        Issue.record("Snapshots/\(file.path): \(file.text ?? "")")
      }
    }
  }

  @Test func thereAreSamples() { #expect(Sample.all.count >= 30) }

  @Test(arguments: Sample.all)
  func itsSettingsAreUnderstood(_ sample: Sample) throws {
    #expect(DrawingSettings.written(in: try sample.source()).diagnostics.isEmpty)
  }

  private func record(_ actual: [UInt8], _ path: String) throws {
    try Sample.write(actual, to: Sample.references.appendingPathComponent(path))
    Issue.record("recorded Snapshots/\(path)")
  }
}

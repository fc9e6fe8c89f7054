import CairoRendering
import Foundation
import Graphics
import ImageComparison
import Testing

/// Every sample against its references in `Snapshots/`, to the pixel and to the letter.
///
/// `LAYOUTDRAW_RECORD=1 swift test --filter SnapshotTests` rewrites them, and fails to say so.
@Suite struct SnapshotTests {
  @Test(arguments: Sample.all)
  func sample(_ sample: Sample) throws {
    for (path, actual) in try sample.rendered() {
      let reference = Sample.references.appendingPathComponent(path)
      let expected = (try? Data(contentsOf: reference)).map { [UInt8]($0) }
      if Sample.isRecording {
        try record(actual, at: reference, path, replacing: expected)
      } else if let expected {
        try check(actual, against: expected, path)
      } else {
        Issue.record("Snapshots/\(path) is missing; LAYOUTDRAW_RECORD=1 writes it")
        try leave(actual, path, "actual")
      }
    }
  }

  @Test func everyReferenceHasItsSample() throws {
    let wanted = Set(try Sample.all.flatMap { try $0.rendered().map(\.path) })
    for path in Sample.files(below: Sample.references) where !wanted.contains(path) {
      if Sample.isRecording {
        try FileManager.default.removeItem(at: Sample.references.appendingPathComponent(path))
        Issue.record("removed Snapshots/\(path), which no sample asks for")
      } else {
        Issue.record("Snapshots/\(path) is orphaned: no sample asks for it")
      }
    }
  }

  @Test func thereAreSamples() { #expect(Sample.all.count >= 30) }

  private func record(_ actual: [UInt8], at reference: URL, _ path: String, replacing expected: [UInt8]?)
    throws
  {
    guard actual != expected else { return }
    try FileManager.default.createDirectory(
      at: reference.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(actual).write(to: reference)
    // A run that rewrites references must not pass for one that compared.
    Issue.record("recorded Snapshots/\(path)")
  }

  private func check(_ actual: [UInt8], against expected: [UInt8], _ path: String) throws {
    guard actual != expected else { return }
    let difference =
      path.hasSuffix(".png")
      ? try pixelDifference(actual, expected, path) : lineDifference(actual, expected)
    guard let difference else { return }
    try leave(expected, path, "expected")
    try leave(actual, path, "actual")
    Issue.record("Snapshots/\(path): \(difference); see \(Sample.failures.path)")
  }

  /// What differs in the pictures; `nil` where only their encoding does.
  private func pixelDifference(_ actual: [UInt8], _ expected: [UInt8], _ path: String) throws -> String? {
    let (expected, actual) = (try decodePNG(expected), try decodePNG(actual))
    let words: String
    switch compare(expected: expected, actual: actual) {
    case .identical, .tolerated: return nil
    case .differentSizes(let expected, let actual):
      words = "\(actual.width) x \(actual.height) pixels instead of \(expected.width) x \(expected.height)"
    case .different(let found):
      words =
        "\(found.count) pixels differ, by at most \(found.largest)/255, "
        + "in \(found.regions.map(\.bounds.description).prefix(9).joined(separator: ", "))"
    }
    let picture = differenceImage(expected: expected, actual: actual)
    try leave(encodePNG(picture, pixelsPerPoint: 1), path, "difference")
    return words
  }

  private func lineDifference(_ actual: [UInt8], _ expected: [UInt8]) -> String {
    let lines = { (bytes: [UInt8]) in
      String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
    let (expected, actual) = (lines(expected), lines(actual))
    let first = zip(expected, actual).enumerated().first { $0.element.0 != $0.element.1 }
    let (number, pair) =
      first.map { ($0.offset, $0.element) } ?? (min(expected.count, actual.count), ("", ""))
    return "line \(number + 1) is '\(pair.1)' instead of '\(pair.0)'"
  }

  /// Leaves a file for CI to keep: `screens/sign-in.actual.png`.
  private func leave(_ bytes: [UInt8], _ path: String, _ role: String) throws {
    let url = Sample.failures.appendingPathComponent(path)
    let file = url.deletingPathExtension().appendingPathExtension(role).appendingPathExtension(
      url.pathExtension)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
}

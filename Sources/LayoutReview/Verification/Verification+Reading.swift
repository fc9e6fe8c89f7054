import Diagnostics
import Encoding
import ImageComparison
import LayoutChecks
import LayoutPipeline

extension Verification {
  /// Reads a `report.json`; `nil` if the content is invalid, has contradictory verdicts, or contains a path that leads
  /// out of its folder.
  public init?(json bytes: [UInt8]) {
    guard let root = JSONValue(bytes), root["schema"]?.number == 1,
      let references = root["references"]?.string, let cases = root["cases"]?.array,
      let scope = VerificationScope(root)
    else { return nil }
    self.init(references: references, scope: scope)
    if root["shard"] != .null {
      guard let shard = root["shard"]?.string.flatMap({ Shard($0) }) else { return nil }
      self.shard = shard
    }
    for value in cases {
      guard let item = VerifiedCase(value) else { return nil }
      self.cases.append(item)
    }
  }

  /// Returns whether the bytes are a report of any version of this program.
  public static func isReport(_ bytes: [UInt8]) -> Bool {
    JSONValue(bytes)?["program"]?.string?.hasPrefix("layoutdraw ") ?? false
  }
}

extension VerificationScope {
  fileprivate init?(_ report: JSONValue) {
    guard let program = report["program"]?.string, let value = report["scope"],
      let root = value["root"]?.string, let names = value["names"]?.array?.compactMap(\.string),
      let formats = value["formats"]?.array?.compactMap(\.string),
      let tolerance = value["tolerance"]?.string, let sources = value["sources"]?.string,
      let references = value["references"]?.string,
      let layoutCount = value["layouts"]?.number.flatMap({ Int(exactly: $0) })
    else { return nil }
    self.init(
      root: root, names: names, formats: formats, layoutCount: layoutCount, sources: sources,
      references: references)
    (self.program, self.tolerance) = (program, tolerance)
  }
}

extension VerifiedCase {
  fileprivate init?(_ value: JSONValue) {
    guard let name = value["name"]?.string, let files = value["files"]?.array,
      let causes = value["causes"]?.array, let notices = value["notices"]?.array
    else { return nil }
    self.init(name: name, layout: nil)
    if value["layout"] != .null {
      guard let source = value["layout"].flatMap({ VerifiedSource($0) }),
        let verdict = value["layout"]?["status"]?.string.flatMap(Verdict.init(rawValue:))
      else { return nil }
      (layout, layoutVerdict) = (source, verdict)
    }
    for value in files {
      guard let file = VerifiedFile(value), stem(of: file.path) == name else { return nil }
      self.files.append(file)
    }
    guard value["status"]?.string == verdict.rawValue, !files.isEmpty || verdict == .failed, isInside(name)
    else { return nil }
    self.causes = causes.compactMap { VerifiedCause($0) }
    self.notices = notices.compactMap { LocatedDiagnostic($0) }
  }
}

extension VerifiedSource {
  fileprivate init?(_ value: JSONValue) {
    guard let name = value["name"]?.string, isInside(name), let path = value["file"]?.string,
      let hash = value["sha256"]?.string
    else { return nil }
    self.init(name: name, path: path, hash: hash)
  }
}

extension VerifiedFile {
  fileprivate init?(_ value: JSONValue) {
    guard let path = value["path"]?.string, isInside(path), isReference(path),
      let verdict = value["status"]?.string.flatMap(Verdict.init(rawValue:))
    else { return nil }
    self.init(path: path, verdict: verdict, change: value["change"].flatMap { FileChange($0) })
    isRecorded = value["recorded"] == .bool(true)
    let count = { (key: String) in
      value["problems"]?[key]?.number.flatMap { Int(exactly: $0) }.map { max(0, $0) } ?? 0
    }
    (problems.conflicts, problems.ambiguities) = (count("conflicts"), count("ambiguities"))
    (problems.assertions, problems.known) = (count("assertions"), count("known"))
    evidence = EvidenceRole.allCases.filter { value[$0.rawValue]?.string != nil }
  }
}

/// Returns whether a relative path stays below its folder and contains no hidden names.
private func isInside(_ path: String) -> Bool {
  !path.utf8.contains(0)
    && path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0.first != UInt8(ascii: ".")
    }
}

private func isReference(_ path: String) -> Bool {
  OutputFormat.all.contains { path.hasSuffix(".\($0.fileExtension)") }
}

extension FileChange {
  fileprivate init?(_ value: JSONValue) {
    let whole = { (key: String) in value[key]?.number.flatMap { Int(exactly: $0) } }
    let size = { (key: String) -> PixelSize? in
      let sides = value[key]?.array?.compactMap { $0.number.flatMap { Int(exactly: $0) } } ?? []
      return sides.count == 2 ? PixelSize(width: sides[0], height: sides[1]) : nil
    }
    let lines = { (key: String) in value[key]?.array?.compactMap(\.string) }
    switch value["kind"]?.string {
    case "pixels":
      guard let count = whole("count"), let ratio = value["ratio"]?.number, let x = whole("x"),
        let y = whole("y"), let width = whole("width"), let height = whole("height"),
        let largest = value["largest"]?.number
      else { return nil }
      self = .pixels(
        PixelChange(
          count: count, ratio: ratio, bounds: PixelRect(x: x, y: y, width: width, height: height),
          largest: largest))
    case "sizes":
      guard let expected = size("expected"), let actual = size("actual") else { return nil }
      self = .sizes(expected: expected, actual: actual)
    case "lines":
      guard let line = whole("line"), let expected = lines("expected"), let actual = lines("actual"),
        let expectedCount = whole("expectedCount"), let actualCount = whole("actualCount")
      else { return nil }
      self = .lines(
        LineDifference(
          line: line, expected: expected, actual: actual, expectedCount: expectedCount,
          actualCount: actualCount))
    case "bytes": self = .bytes
    case "unseen": self = .unseen(value["text"]?.string ?? "")
    case "unreadable": self = .unreadable(value["reason"]?.string ?? "")
    default: return nil
    }
  }
}

extension VerifiedCause {
  fileprivate init?(_ value: JSONValue) {
    guard let text = value["text"]?.string else { return nil }
    self.init(
      text, line: value["line"]?.number.flatMap { Int(exactly: $0) },
      followers: value["followers"]?.array?.compactMap(\.string) ?? [])
  }
}

extension LocatedDiagnostic {
  fileprivate init?(_ value: JSONValue) {
    guard let severity = value["severity"]?.string.flatMap(Diagnostic.Severity.init(rawValue:)),
      let code = value["code"]?.string, let message = value["message"]?.string,
      let file = value["file"]?.string
    else { return nil }
    self.init(severity, code: code, value["lines"]?.array?.compactMap(\.string) ?? [message], file: file)
    let places = ["line", "column", "endLine", "endColumn"].compactMap {
      value[$0]?.number.flatMap { Int(exactly: $0) }
    }
    if places.count == 4 {
      region = Region(line: places[0], column: places[1], endLine: places[2], endColumn: places[3])
    }
  }
}

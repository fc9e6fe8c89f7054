import ImageComparison

extension Verification {
  /// Reads a `report.json`; `nil` for anything else. Paths in it that lead out of their folders are refused.
  public init?(json bytes: [UInt8]) {
    guard let root = JSONValue(bytes), root["schema"]?.number == 1,
      let references = root["references"]?.string, let cases = root["cases"]?.array
    else { return nil }
    self.init(references: references, shard: root["shard"]?.string.flatMap { Shard($0) })
    for value in cases {
      guard let item = VerifiedCase(value) else { return nil }
      self.cases.append(item)
    }
  }
}

extension VerifiedCase {
  fileprivate init?(_ value: JSONValue) {
    guard let name = value["name"]?.string, let files = value["files"]?.array,
      let causes = value["causes"]?.array, let notices = value["notices"]?.array
    else { return nil }
    self.init(name: name, layout: value["layout"].flatMap { VerifiedSource($0) })
    if let status = value["layout"]?["status"]?.string {
      guard let verdict = Verdict(rawValue: status) else { return nil }
      layoutVerdict = verdict
    }
    for value in files {
      guard let file = VerifiedFile(value) else { return nil }
      self.files.append(file)
    }
    self.causes = causes.compactMap { VerifiedCause($0) }
    self.notices = notices.compactMap { LocatedDiagnostic($0) }
  }
}

extension VerifiedSource {
  fileprivate init?(_ value: JSONValue) {
    guard let name = value["name"]?.string, let path = value["file"]?.string,
      let hash = value["sha256"]?.string
    else { return nil }
    self.init(name: name, path: path, hash: hash)
  }
}

extension VerifiedFile {
  fileprivate init?(_ value: JSONValue) {
    guard let path = value["path"]?.string, isInside(path),
      let verdict = value["status"]?.string.flatMap(Verdict.init(rawValue:))
    else { return nil }
    self.init(path: path, verdict: verdict, change: value["change"].flatMap { FileChange($0) })
    isRecorded = value["recorded"] == .bool(true)
    evidence = EvidenceRole.allCases.filter { value[$0.rawValue]?.string != nil }
  }
}

/// Whether a relative path stays below the folder that it starts from.
private func isInside(_ path: String) -> Bool {
  !path.isEmpty && !path.hasPrefix("/") && !path.contains("\0")
    && !path.split(separator: "/", omittingEmptySubsequences: false).contains {
      ["", ".", ".."].contains($0)
    }
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
        let largest = whole("largest")
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
    self.init(severity, code: code, message, file: file)
    let places = ["line", "column", "endLine", "endColumn"].compactMap {
      value[$0]?.number.flatMap { Int(exactly: $0) }
    }
    if places.count == 4 {
      region = Region(line: places[0], column: places[1], endLine: places[2], endColumn: places[3])
    }
  }
}

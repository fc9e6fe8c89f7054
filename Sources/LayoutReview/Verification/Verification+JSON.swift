import Encoding
import LayoutChecks

extension Verification {
  /// Returns the results folder's `report.json`, which `accept` and `merge-reports` read.
  public func json() -> [UInt8] {
    var json = JSONWriter()
    json.object(.lines) { json in
      json.member("schema", 1)
      json.member("program", scope.program)
      json.member("references", references)
      json.member("shard", shard?.text)
      json.object("scope") { json in
        json.member("root", scope.root)
        json.array("names", scope.names) { json, name in json.write(name) }
        json.array("formats", scope.formats) { json, name in json.write(name) }
        json.member("tolerance", scope.tolerance)
        json.member("layouts", scope.layoutCount)
        json.member("sources", scope.sources)
        json.member("references", scope.references)
      }
      json.object("counts") { json in
        for verdict in Verdict.allCases { json.member(verdict.rawValue, count(of: verdict)) }
      }
      json.array("cases", cases, .lines) { json, item in json.write(item) }
    }
    return json.finish()
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ item: VerifiedCase) {
    object(.lines) { json in
      json.member("name", item.name)
      json.member("status", item.verdict.rawValue)
      json.object("layout", of: item.layout) { json, layout in
        json.member("name", layout.name)
        json.member("file", layout.path)
        json.member("sha256", layout.hash)
        json.member("status", item.layoutVerdict.rawValue)
      }
      json.array("files", item.files, .lines) { json, file in json.write(file) }
      json.objects("causes", item.causes, .lines) { json, cause in
        json.member("text", cause.text)
        json.member("line", cause.line)
        json.array("followers", cause.followers) { json, text in json.write(text) }
      }
      json.array("notices", item.notices, .lines) { json, notice in json.write(notice) }
    }
  }

  private mutating func write(_ file: VerifiedFile) {
    object { json in
      json.member("path", file.path)
      json.member("status", file.verdict.rawValue)
      json.member("recorded", file.isRecorded)
      json.object("problems", of: file.problems.isEmpty ? nil : file.problems) { json, problems in
        json.member("conflicts", problems.conflicts)
        json.member("ambiguities", problems.ambiguities)
        json.member("assertions", problems.assertions)
        json.member("known", problems.known)
      }
      for role in EvidenceRole.allCases {
        json.member(role.rawValue, file.evidence.contains(role) ? file.place(of: role) : nil)
      }
      json.object("change", of: file.change) { json, change in json.members(of: change) }
    }
  }

  private mutating func members(of change: FileChange) {
    switch change {
    case .pixels(let change):
      member("kind", "pixels")
      member("count", change.count)
      member("ratio", change.ratio)
      member("x", change.bounds.x)
      member("y", change.bounds.y)
      member("width", change.bounds.width)
      member("height", change.bounds.height)
      member("largest", change.largest)
    case .sizes(let expected, let actual):
      member("kind", "sizes")
      for (name, size) in [("expected", expected), ("actual", actual)] {
        array(name, [size.width, size.height]) { json, side in json.write(side) }
      }
    case .lines(let difference):
      member("kind", "lines")
      member("line", difference.line)
      member("expectedCount", difference.expectedCount)
      member("actualCount", difference.actualCount)
      for (name, lines) in [("expected", difference.expected), ("actual", difference.actual)] {
        array(name, lines) { json, line in json.write(line) }
      }
    case .bytes: member("kind", "bytes")
    case .unseen(let text):
      member("kind", "unseen")
      member("text", text)
    case .unreadable(let reason):
      member("kind", "unreadable")
      member("reason", reason)
    }
  }

  private mutating func write(_ notice: LocatedDiagnostic) {
    object { json in
      json.member("severity", notice.severity.rawValue)
      json.member("code", notice.code)
      json.member("message", notice.message)
      if notice.lines.count > 1 { json.array("lines", notice.lines) { $0.write($1) } }
      json.member("file", notice.file)
      json.member("line", notice.region?.line)
      json.member("column", notice.region?.column)
      json.member("endLine", notice.region?.endLine)
      json.member("endColumn", notice.region?.endColumn)
    }
  }
}

import Encoding
import LayoutPipeline

/// The SARIF 2.1.0 format. Code hosts show its results beside the lines of a file.
enum SARIFCheckFormat: CheckFormat {
  static let name = "sarif"

  static func write(_ reports: [CheckReport]) -> [UInt8] {
    sarif(reports.flatMap(\.annotations), rules: checkRules.map { (name: $0.name, summary: $0.summary) })
  }
}

/// Returns diagnostics, and the rules to which their codes refer, as a SARIF log (OASIS, *Static Analysis Results
/// Interchange Format*, 2020).
package func sarif(_ annotations: [LocatedDiagnostic], rules: [(name: String, summary: String)]) -> [UInt8] {
  var json = JSONWriter()
  json.object(.lines) { json in
    json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.member("version", "2.1.0")
    json.values("runs", .lines) { json in
      json.object(.lines) { json in
        json.object("tool") { json in
          json.object("driver", .lines) { json in json.writeTool(rules) }
        }
        json.member("columnKind", "unicodeCodePoints")
        json.array("results", annotations, .lines) { json, annotation in json.writeResult(annotation) }
      }
    }
  }
  return json.finish()
}

extension JSONWriter {
  fileprivate mutating func writeTool(_ rules: [(name: String, summary: String)]) {
    member("name", "layoutdraw")
    member("version", version)
    objects("rules", rules, .lines) { json, rule in
      json.member("id", rule.name)
      json.object("shortDescription") { json in json.member("text", rule.summary) }
    }
  }

  fileprivate mutating func writeResult(_ annotation: LocatedDiagnostic) {
    object { json in
      json.member("ruleId", annotation.code)
      json.member("level", annotation.severity.rawValue)
      json.object("message") { json in json.member("text", annotation.message) }
      json.values("locations") { json in
        json.object { json in json.writeLocation(annotation.region, annotation.file) }
      }
      if annotation.notes.isEmpty { return }
      json.objects("relatedLocations", annotation.notes) { json, note in
        json.object("message") { json in json.member("text", note.message) }
        json.writeLocation(note.region, annotation.file)
      }
    }
  }

  private mutating func writeLocation(_ region: LocatedDiagnostic.Region?, _ file: String) {
    object("physicalLocation") { json in
      json.object("artifactLocation") { json in json.member("uri", uriReference(file)) }
      guard let region else { return }
      json.object("region") { json in
        json.member("startLine", region.line)
        json.member("startColumn", region.column)
        json.member("endLine", region.endLine)
        json.member("endColumn", region.endColumn)
      }
    }
  }
}

import Diagnostics
import Encoding

enum JSONCheckFormat: CheckFormat {
  static let name = "json"

  static func write(_ reports: [CheckReport]) -> [UInt8] {
    var json = JSONWriter()
    json.object(.lines) { json in
      json.member("schema", 1)
      json.array("files", reports, .lines) { json, report in
        var locations = LocationCursor(report.source)
        json.object(.lines) { json in
          json.member("file", report.source.name)
          json.objects("diagnostics", report.diagnostics, .lines) { json, diagnostic in
            json.members(of: diagnostic, &locations)
            json.member("help", diagnostic.help)
            json.array("notes", diagnostic.notes) { json, note in
              let place = note.span.map { locations.location(at: $0.start) }
              json.object { json in
                json.member("message", note.message)
                json.member("line", place?.line)
                json.member("column", place?.column)
              }
            }
          }
        }
      }
    }
    return json.finish()
  }
}

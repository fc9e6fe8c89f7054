/// SARIF 2.1.0, which code hosts show beside the lines (OASIS, *Static Analysis Results Interchange Format*, 2020).
enum SARIFCheckFormat: CheckFormat {
  static let name = "sarif"

  static func write(_ reports: [CheckReport]) -> [UInt8] {
    var json = JSONWriter()
    json.object(.lines) { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.key("runs")
      json.array(CollectionOfOne(reports), .lines) { json, reports in
        json.object(.lines) { json in
          json.key("tool")
          json.object { json in
            json.key("driver")
            json.object(.lines) { json in tool(&json) }
          }
          json.member("columnKind", "unicodeCodePoints")
          json.key("results")
          json.values(.lines) { json in
            for report in reports {
              var locations = LocationCursor(report.source)
              for diagnostic in report.diagnostics {
                result(diagnostic, report.source.name, &locations, &json)
              }
            }
          }
        }
      }
    }
    return json.finish()
  }

  private static func tool(_ json: inout JSONWriter) {
    json.member("name", "layoutdraw")
    json.member("version", version)
    json.key("rules")
    json.array(checkRules, .lines) { json, rule in
      json.object { json in
        json.member("id", rule.name)
        json.key("shortDescription")
        json.object { json in json.member("text", rule.summary) }
      }
    }
  }

  private static func result(
    _ diagnostic: Diagnostic, _ file: String, _ locations: inout LocationCursor, _ json: inout JSONWriter
  ) {
    json.object { json in
      json.member("ruleId", diagnostic.code)
      json.member("level", diagnostic.severity.rawValue)
      json.key("message")
      json.object { json in json.member("text", diagnostic.wholeMessage) }
      json.key("locations")
      json.values { json in
        json.object { json in location(diagnostic.span, file, &locations, &json) }
      }
      let notes = diagnostic.notes.filter { $0.span != nil }
      if notes.isEmpty { return }
      json.key("relatedLocations")
      json.array(notes) { json, note in
        json.object { json in
          json.key("message")
          json.object { json in json.member("text", note.message) }
          location(note.span, file, &locations, &json)
        }
      }
    }
  }

  private static func location(
    _ span: SourceSpan?, _ file: String, _ locations: inout LocationCursor, _ json: inout JSONWriter
  ) {
    json.key("physicalLocation")
    json.object { json in
      json.key("artifactLocation")
      json.object { json in json.member("uri", uri(file)) }
      guard let span else { return }
      let (start, end) = (locations.location(at: span.start), locations.location(at: span.end))
      json.key("region")
      json.object { json in
        json.member("startLine", start.line)
        json.member("startColumn", start.column)
        json.member("endLine", end.line)
        json.member("endColumn", end.column)
      }
    }
  }

  /// A path as a URI reference: what RFC 3986 does not leave as it is, percent-encoded.
  private static func uri(_ path: String) -> String {
    var uri = ""
    for byte in path.utf8 {
      let isPlain =
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "-._~/".utf8.contains(byte)
      if isPlain {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return uri
  }
}

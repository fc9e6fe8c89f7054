/// Workflow commands, which GitHub Actions shows as annotations (GitHub Docs, *Workflow commands*).
enum GitHubCheckFormat: CheckFormat {
  static let name = "github"

  static func write(_ reports: [CheckReport]) -> [UInt8] {
    var text = ""
    for report in reports {
      var locations = LocationCursor(report.source)
      for diagnostic in report.diagnostics {
        text += command(diagnostic, report.source.name, &locations) + "\n"
      }
    }
    return Array(text.utf8)
  }

  private static func command(
    _ diagnostic: Diagnostic, _ file: String, _ locations: inout LocationCursor
  ) -> String {
    var properties = ["file=\(escapedProperty(file))"]
    if let span = diagnostic.span {
      let (start, end) = (locations.location(at: span.start), locations.location(at: span.end))
      properties += ["line=\(start.line)", "col=\(start.column)"]
      // GitHub takes columns of one line only.
      properties += start.line == end.line ? ["endColumn=\(end.column)"] : ["endLine=\(end.line)"]
    }
    properties.append("title=\(escapedProperty(diagnostic.code))")
    let name = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
    return "::\(name) \(properties.joined(separator: ","))::\(escaped(diagnostic.wholeMessage))"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func escapedProperty(_ text: String) -> String {
    var result = ""
    for scalar in escaped(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

import Diagnostics

enum GitHubCheckFormat: CheckFormat {
  static let name = "github"

  static func write(_ reports: [CheckReport]) -> [UInt8] { workflowCommands(reports.flatMap(\.annotations)) }
}

/// Returns annotations as workflow commands, one per line (GitHub Docs, *Workflow commands*).
package func workflowCommands(_ annotations: [LocatedDiagnostic]) -> [UInt8] {
  Array(annotations.map { command($0) + "\n" }.joined().utf8)
}

private func command(_ annotation: LocatedDiagnostic) -> String {
  var properties = ["file=\(escapedProperty(annotation.file))"]
  if let region = annotation.region {
    properties += ["line=\(region.line)", "col=\(region.column)"]
    // GitHub accepts `endColumn` only for a region on one line.
    properties +=
      region.line == region.endLine ? ["endColumn=\(region.endColumn)"] : ["endLine=\(region.endLine)"]
  }
  properties.append("title=\(escapedProperty(annotation.code))")
  let name = annotation.severity == .note ? "notice" : annotation.severity.rawValue
  return
    "::\(name) \(properties.joined(separator: ","))::\(annotation.lines.map(escaped).joined(separator: "%0A"))"
}

private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "%": result += "%25"
    // Escape line breaks, because GitHub could otherwise read a part of the message as a command.
    case "\r": result += "%0D"
    case "\n": result += "%0A"
    default: result += printable(String(scalar))
    }
  }
  return result
}

private func escapedProperty(_ text: String) -> String {
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

import Diagnostics
import Encoding

extension JSONWriter {
  /// Writes a diagnostic's members. One on the whole input has `null` as lines and columns.
  package mutating func members(of diagnostic: Diagnostic, _ locations: inout LocationCursor) {
    let start = diagnostic.span.map { locations.location(at: $0.start) }
    let end = diagnostic.span.map { locations.location(at: $0.end) }
    member("severity", diagnostic.severity.rawValue)
    member("code", diagnostic.code)
    member("message", diagnostic.message)
    member("line", start?.line)
    member("column", start?.column)
    member("endLine", end?.line)
    member("endColumn", end?.column)
  }
}

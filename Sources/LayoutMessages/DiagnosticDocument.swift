import Diagnostics
import Encoding
import Graphics

extension JSONWriter {
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

  package mutating func member(_ name: String, _ rect: Rect, _ shape: Shape = .inline) {
    object(name, shape) { json in
      json.member("x", withoutNoise(rect.x))
      json.member("y", withoutNoise(rect.y))
      json.member("width", withoutNoise(rect.width))
      json.member("height", withoutNoise(rect.height))
    }
  }
}

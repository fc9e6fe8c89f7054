import Diagnostics
import Encoding
import Graphics
import LayoutModel

extension SolvedFile {
  /// Returns the result as JSON, with lengths in points.
  public func json() -> [UInt8] {
    var json = JSONWriter()
    json.object(.lines) { json in
      json.member("schema", 1)
      json.member("file", source.name)
      json.array("canvases", canvases, .lines) { json, solved in
        json.write(solved.layout, textScale: solved.textScale)
      }
      json.key("diagnostics")
      var locations = LocationCursor(source)
      json.array(reading, .lines) { json, diagnostic in json.write(diagnostic, &locations) }
    }
    return json.finish()
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ solved: SolvedLayout, textScale: Double?) {
    object(.lines) { json in
      json.member("name", solved.canvas.name)
      if let id = solved.canvas.identifier { json.member("id", id) }
      json.member("width", withoutNoise(solved.size.width))
      json.member("height", withoutNoise(solved.size.height))
      json.member("direction", solved.canvas.direction.rawValue)
      if let textScale { json.member("textScale", textScale) }
      json.member("status", solved.status.rawValue)
      json.array("views", solved.layout.views.indices.dropFirst(), .lines) { json, index in
        json.write(view: index, of: solved)
      }
      json.array("conflicts", solved.reportedConflicts, .lines) { json, index in
        json.write(solved.conflicts[index], of: solved)
      }
      let unsought = solved.layout.views.indices.filter { index in
        (solved.ambiguities[index] + solved.contentAmbiguities[index]).contains { !$0.range.isSought }
      }
      let unreported = solved.unreportedConflictCount
      if unreported == 0, unsought.isEmpty { return }
      json.object("truncated") { json in
        if unreported > 0 { json.member("conflicts", unreported) }
        if unsought.isEmpty { return }
        json.array("ranges", unsought) { json, index in json.write(solved.layout.name(of: ViewID(index))) }
      }
    }
  }

  private mutating func write(view index: Int, of solved: SolvedLayout) {
    let view = solved.layout.views[index]
    let frame = solved.frames[index]
    object { json in
      json.member("name", view.name)
      if let id = view.identifier { json.member("id", id) }
      json.member("kind", view.kind.rawValue)
      if let className = view.className { json.member("class", className) }
      json.member("parent", view.parent.flatMap { solved.layout[$0].name })
      json.member("zIndex", view.zIndex)
      json.member("frame", frame)
      if !view.outset.isZero { json.member("drawn", view.drawnRect(at: frame)) }
      if let size = solved.contentSizes[index] {
        json.object("content") { json in
          json.member("width", withoutNoise(size.width))
          json.member("height", withoutNoise(size.height))
          json.members(solved.contentAmbiguities[index], always: false)
        }
      }
      json.members(solved.ambiguities[index], always: true)
    }
  }

  private mutating func members(_ open: [OpenValue], always: Bool) {
    let open = open.filter(\.range.isSought)
    if open.isEmpty, !always { return }
    object("ambiguous") { json in
      for open in open {
        json.array(open.value.rawValue, [open.range.lower, open.range.upper]) { json, bound in
          json.write(bound.map(withoutNoise))
        }
      }
    }
  }

  private mutating func write(_ conflict: LayoutConflict, of solved: SolvedLayout) {
    var locations = LocationCursor(solved.layout.source)
    object(.lines) { json in
      json.array("constraints", conflict.members, .lines) { json, origin in
        let member = solved.member(origin)
        let place = member.span.map { locations.location(at: $0.start) }
        json.object { json in
          json.member("line", place?.line)
          json.member("column", place?.column)
          json.member("text", member.text)
        }
      }
      json.member("dropped", conflict.dropped)
    }
  }

  fileprivate mutating func write(_ diagnostic: Diagnostic, _ locations: inout LocationCursor) {
    object { json in json.members(of: diagnostic, &locations) }
  }
}

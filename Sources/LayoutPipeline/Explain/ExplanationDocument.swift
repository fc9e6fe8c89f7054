import Diagnostics
import Encoding
import LayoutEngine
import LayoutModel

extension ExplainedFile {
  /// Returns the explanations as JSON: values, their reasons, and the effects of changes.
  public func json() -> [UInt8] {
    var json = JSONWriter()
    json.object(.lines) { json in
      json.member("schema", 1)
      json.member("file", source.name)
      json.objects("canvases", canvases, .lines, of: .lines) { json, canvas in
        json.member("name", canvas.solved.layout.canvas.name)
        json.array("attributes", canvas.attributes, .lines) { json, attribute in
          json.write(attribute, of: canvas.solved.layout)
        }
      }
    }
    return json.finish()
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ attribute: ExplainedAttribute, of solved: SolvedLayout) {
    let explanation = attribute.explanation
    var locations = LocationCursor(solved.layout.source)
    object(.lines) { json in
      json.member("view", solved.layout[explanation.item.view].name)
      json.member("attribute", explanation.item.attribute.rawValue)
      json.member("value", withoutNoise(explanation.value))
      json.key("ambiguous")
      if let range = explanation.range {
        json.array([range.lower, range.upper]) { json, bound in json.write(bound.map(withoutNoise)) }
      } else {
        json.write(nil as String?)
      }
      json.objects("sum", explanation.parts) { json, part in
        json.member("what", solved.layout.name(of: part.quantity))
        json.member("constant", withoutNoise(part.constant))
        json.member("multiplier", part.multiplier)
      }
      json.member("offset", withoutNoise(explanation.offset))
      json.array("because", explanation.chain, .lines) { json, reason in
        json.object { json in json.write(reason, holds: true, of: solved, &locations) }
      }
      for (key, distances) in [("gaveWay", explanation.gaveWay), ("slack", explanation.slack)] {
        json.objects(key, distances, .lines) { json, distance in
          json.write(distance.reason, holds: false, of: solved, &locations)
          json.member("points", withoutNoise(distance.points))
        }
      }
      json.objects("onePointMore", attribute.sensitivities, .lines) { json, point in
        switch point.cause {
        case .canvas(let axis): json.member("canvas", axis.extent)
        case .metric(let name): json.member("metric", name)
        }
        if point.isUnitless { json.member("step", point.step) }
        json.member("change", withoutNoise(point.change))
      }
      if attribute.isCut {
        json.object("truncated") { json in
          json.member("onePointMore", attribute.untriedSides + attribute.untriedMetrics)
        }
      }
    }
  }

  private mutating func write(
    _ reason: Reason, holds: Bool, of solved: SolvedLayout, _ locations: inout LocationCursor
  ) {
    let reported = solved.member(reason, holds: holds)
    let place = reported.span.map { locations.location(at: $0.start) }
    member("line", place?.line)
    member("column", place?.column)
    member("constraint", reported.text)
  }
}

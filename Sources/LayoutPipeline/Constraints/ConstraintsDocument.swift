import CairoRendering
import Diagnostics
import Encoding
import Graphics
import LayoutLanguage
import LayoutModel

extension ParsedLayout {
  /// Returns the constraints as linear equations and inequalities in JSON, with an empty list if the source has errors.
  ///
  /// - Parameter text: measures texts in stacks with the distribution `fillProportionally`.
  public func constraintsJSON(measuring text: some TextMeasurer = PangoTextMeasurer()) -> [UInt8] {
    var json = JSONWriter()
    json.object(.lines) { json in
      json.member("schema", 1)
      json.key("constraints")
      var locations = LocationCursor(layout.source)
      json.array(hasErrors ? [] : constraints(measuring: text), .lines) { json, entry in
        json.write(entry.constraint, in: entry.layout, &locations)
      }
      if !hasErrors, layout.coverage != nil { json.writeCoverage(of: layouts) }
    }
    return json.finish()
  }
}

extension Constraint {
  /// Indicates whether the constraint has an effect. A constraint for a stack member's proportional share has no effect
  /// if the member has no content size.
  var hasEffect: Bool { share == nil || !items.isEmpty }

  /// Indicates whether this constraint is left out of the list of constraints for Swift source. An example is a stack's
  /// constraint for equal spacing.
  var isAroundCode: Bool {
    guard notation == .stack else { return false }
    if case .terms = form { return true }
    return identifier.flatMap(SystemConstraint.init(identifier:)) == .fittingTarget
  }
}

extension JSONWriter {
  fileprivate mutating func write(
    _ constraint: Constraint, in layout: Layout, _ locations: inout LocationCursor
  ) {
    let place = locations.location(at: constraint.span.start)
    object { json in
      switch constraint.form {
      case .items(let first, let second, let multiplier, let constant):
        json.object("first") { json in json.members(of: first, in: layout) }
        json.object("second", of: second) { json, item in json.members(of: item, in: layout) }
        json.member("relation", constraint.relation.rawValue)
        json.member("multiplier", multiplier)
        json.member("constant", constant)
      case .terms(let terms, let constant):
        json.objects("terms", terms) { json, term in
          json.members(of: term.item, in: layout)
          json.member("coefficient", term.coefficient)
        }
        json.member("relation", constraint.relation.rawValue)
        json.member("multiplier", 1)
        json.member("constant", constant)
      }
      json.member("priority", constraint.priority)
      json.member("identifier", constraint.identifier)
      json.member("notation", constraint.notation.rawValue)
      if layout.coverage != nil {
        json.member("canvas", layout.canvases[0].name)
        json.member("file", constraint.origin?.file ?? layout.source.name)
      }
      json.member("line", constraint.origin?.line ?? place.line)
      json.member("column", constraint.origin?.column ?? place.column)
    }
  }

  private mutating func members(of item: Item, in layout: Layout) {
    member("view", layout[item.view].name)
    if let guide = item.guide { member("guide", guide.rawValue) }
    member("attribute", item.attribute.rawValue)
  }
}

import Diagnostics
import LayoutEngine
import LayoutModel

extension FixTrial {
  mutating func pinFixes(onCanvas index: Int, at place: SourceSpan) -> [SourceFix] {
    let solved = file.canvases[index].layout
    guard solved.ambiguities.contains(where: { !$0.isEmpty }) else { return [] }
    let places = solved.layout.viewPlaces
    let before = self
    let reasons = LayoutReasons(solved, measuring: measurer)
    var found: [SourceFix] = []
    for freedom in reasons.freedoms() where !freedom.pins.isEmpty {
      guard let span = freedom.views.compactMap({ places[$0.index] }).first(where: { $0.touches(place) })
      else { continue }
      let candidates = [true, false].compactMap { edits(for: freedom.pins, onBothAxes: $0, in: solved) }
      let wanted = first(of: candidates) {
        before.determines(freedom.views, freedom.axis, $0, onCanvas: index)
      }
      guard let wanted else { continue }
      let unreported = freedom.pins.count - mostReportedPins
      let advice = solved.advice(freedom.pins.prefix(mostReportedPins), joint: " and ")
      found.append(
        SourceFix(
          title: advice.prefix(1).uppercased() + advice.dropFirst()
            + (unreported > 0 ? " and \(unreported) more" : ""), edits: wanted,
          code: "ambiguous", span: span))
    }
    return found
  }

  /// Returns the edits that resolve an ambiguity by adding constraints, turning inequalities into equations, or
  /// changing priorities; `nil` if one of the edits is not possible.
  private mutating func edits(
    for pins: [DisambiguatingConstraint], onBothAxes isShort: Bool, in solved: SolvedLayout
  )
    -> [TextEdit]?
  {
    let layout = solved.layout
    var edits: [TextEdit?] = []
    var lines = ""
    for pin in pins {
      switch pin {
      case .equalSizes, .size, .inset, .endMargin, .center, .gap, .contentSize:
        lines += solved.statement(for: pin, in: layout.mainNotation) + "\n"
      case .equation(let index):
        let writer = ConstraintEdits(source: source, words: words, constraint: layout.constraints[index])
        edits += writer.edits(relation: .equal).first.map { $0.map(Optional.some) } ?? [nil]
      case .priority(let property, let view, let axis, let priority):
        var wanted = layout[view][property]
        if isShort, wanted.horizontal == wanted.vertical { wanted = PerAxis(both: priority) }
        wanted[axis] = priority
        edits.append(propertyEdit(property.rawValue, wanted, of: layout[view]))
      }
    }
    return joined(edits, lines)
  }

  /// Returns the edits in source order, followed by an edit that appends `lines` to the source. Returns `nil` if an
  /// edit is missing, or if two edits overlap or touch.
  private func joined(_ edits: [TextEdit?], _ lines: String) -> [TextEdit]? {
    var joined = edits.compactMap(\.self).sorted { $0.span.start < $1.span.start }
    if joined.count < edits.count { return nil }
    for (edit, next) in zip(joined, joined.dropFirst()) where edit.span.end >= next.span.start { return nil }
    if !lines.isEmpty {
      let end = source.utf8.count
      let isAtLineStart = source.utf8.last == UInt8(ascii: "\n")
      joined.append(TextEdit(SourceSpan(start: end, end: end), (isAtLineStart ? "" : "\n") + lines))
    }
    return joined
  }
}

private let mostReportedPins = 3

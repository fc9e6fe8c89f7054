import CairoRendering
import Diagnostics
import Graphics
import LayoutEngine
import LayoutLanguage
import LayoutModel

extension ParsedLayout {
  func constraints(measuring text: some TextMeasurer) -> [(layout: Layout, constraint: Constraint)] {
    layouts.flatMap { layout in
      let layout = layout.resolvingShares(measuring: text)
      return layout.constraints.filter {
        $0.hasEffect && !layout.isFixedFrame($0)
          && !(layout.coverage != nil
            && ($0.isAroundCode || $0.items.contains { layout.isGridLine($0.view) }))
      }.map { (layout, $0) }
    }
  }

  /// Returns the constraints as equations and inequalities, one per line, such as `a.layout:3:5: a.leading ==
  /// view.leading + 8`.
  ///
  /// - Parameter text: measures texts in stacks with the distribution `fillProportionally`.
  public func constraintsText(measuring text: some TextMeasurer = PangoTextMeasurer()) -> [UInt8] {
    var locations = LocationCursor(layout.source)
    var bytes: [UInt8] = []
    for (layout, constraint) in constraints(measuring: text) {
      let place = locations.location(at: constraint.span.start)
      let equation = layout.text(of: constraint)
      bytes.append(
        contentsOf: printableText(["\(layout.source.name):\(place.line):\(place.column): \(equation)"])
          .utf8)
    }
    return bytes
  }
}

import Diagnostics
import LayoutModel

extension Layout {
  /// Where each view is declared; of one that only constraints name, where the first of them stands.
  package var viewPlaces: [SourceSpan?] {
    var places = views.map { $0.nameSpan ?? $0.span }
    for constraint in constraints {
      for id in constraint.views where places[id.index] == nil { places[id.index] = constraint.span }
    }
    return places
  }
}

extension Constraint {
  /// The views that it ties, the one that it is about first.
  package var views: [ViewID] { items.map(\.view) }
}

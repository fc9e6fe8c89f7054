import Diagnostics
import LayoutModel

extension Layout {
  /// The place of each view's declaration; for a view that only constraints name, the place of the first of them.
  package var viewPlaces: [SourceSpan?] {
    var places = views.map { $0.nameSpan ?? $0.span }
    for constraint in constraints {
      for id in constraint.views where places[id.index] == nil { places[id.index] = constraint.span }
    }
    return places
  }
}

extension Constraint {
  /// The views of the constraint, the one that it is mainly about first.
  package var views: [ViewID] { items.map(\.view) }
}

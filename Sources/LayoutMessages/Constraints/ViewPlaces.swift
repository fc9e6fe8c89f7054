import Diagnostics
import LayoutModel

extension Layout {
  /// The position of each view's declaration or, without one, of the first constraint on the view.
  package var viewPlaces: [SourceSpan?] {
    var places = views.map { $0.nameSpan ?? $0.span }
    for constraint in constraints {
      for id in constraint.views where places[id.index] == nil { places[id.index] = constraint.span }
    }
    return places
  }
}

extension Constraint {
  package var views: [ViewID] { items.map(\.view) }
}

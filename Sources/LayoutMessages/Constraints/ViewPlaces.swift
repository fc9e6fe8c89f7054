import Diagnostics
import LayoutModel

extension Layout {
  /// The source position of each view's declaration or, if the view is not declared, of the first constraint that uses
  /// it; `nil` if there is neither.
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

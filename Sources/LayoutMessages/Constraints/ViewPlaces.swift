import Diagnostics
import LayoutModel

extension Layout {
  /// The source position of each view: that of its declaration or, if it has no declaration, that of the first
  /// constraint that uses the view; `nil` if there is neither.
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

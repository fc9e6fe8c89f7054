import Diagnostics
import LayoutModel

extension Layout {
  /// The errors for views that have the name of an earlier view.
  var repeatedNames: [Diagnostic] {
    var first: [String: Int] = [:]
    first.reserveCapacity(views.count)
    return views.indices.compactMap { index in
      guard let name = views[index].name else { return nil }
      guard let earlier = first.updateValue(index, forKey: name) else { return nil }
      first[name] = earlier
      let note = views[earlier].nameSpan.map { Diagnostic.Note("the first one is here", at: $0) }
      return Diagnostic(
        .error, code: "duplicate-view",
        "another view is named '\(name)'; a name can be used only once in a layout",
        at: views[index].nameSpan, notes: note.map { [$0] } ?? [])
    }
  }
}

import LayoutLanguage
import LayoutModel
import LayoutPipeline

extension LayoutState {
  /// Returns the state with another state's names for views with the same ids, so that renamed views are recognized.
  /// A view's name may depend on its text, and so change with it.
  func named(like other: LayoutState) -> LayoutState {
    guard case .solved(var file) = self, case .solved(let others) = other else { return self }
    for index in file.canvases.indices {
      let label = file.canvases[index].label
      guard let same = others.canvases.first(where: { $0.label == label }) else { continue }
      file.canvases[index].layout.layout.rename(like: same.layout.layout)
    }
    return .solved(file)
  }
}

extension Layout {
  fileprivate mutating func rename(like other: Layout) {
    var names: [String: String] = [:]
    for view in other.views {
      if let id = view.identifier, let name = view.name { names[id] = names[id] ?? name }
    }
    guard !names.isEmpty else { return }
    var taken = Set(other.views.compactMap(\.name))
    // An id counts once, even if a broken file repeats it.
    for index in views.indices {
      if let name = views[index].identifier.flatMap({ names.removeValue(forKey: $0) }) {
        views[index].name = name
      } else if views[index].identifier != nil, let name = views[index].name {
        var (fresh, number) = (name, 2)
        while taken.contains(fresh) { (fresh, number) = ("\(name)\(number)", number + 1) }
        taken.insert(fresh)
        views[index].name = fresh
      }
    }
  }
}

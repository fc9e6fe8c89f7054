import LayoutLanguage
import LayoutModel
import LayoutPipeline

extension LayoutState {
  /// Returns a copy of this state in which each view gets its name from the view with the same id in `other`, so that a
  /// view is recognized even if its name has changed with its text.
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

extension LayoutState {
  func renaming(_ names: [String: String]) -> LayoutState {
    guard case .solved(var file) = self, !names.isEmpty else { return self }
    for index in file.canvases.indices { file.canvases[index].layout.layout.rename(names) }
    return .solved(file)
  }
}

/// Returns the new names of renamed views by their old names, for files whose views have no ids.
///
/// A removed view counts as renamed if exactly one added view has a similar declaration, and either has the same frame
/// or keeps at least half of the removed view's constraints.
func renamedViews(from before: LayoutState, to after: LayoutState) -> [String: String] {
  guard case .solved(let old) = before, case .solved(let new) = after,
    let first = old.canvases.first?.layout, let second = new.canvases.first?.layout,
    first.layout.views.allSatisfy({ $0.identifier == nil }), second.layout.coverage == nil
  else { return [:] }
  let (oldNames, newNames) = (first.layout.viewsByName, second.layout.viewsByName)
  let removed = first.layout.views.indices.dropFirst().filter {
    first.layout.views[$0].name.map { newNames[$0] == nil } ?? false
  }
  let added = second.layout.views.indices.dropFirst().filter {
    second.layout.views[$0].name.map { oldNames[$0] == nil } ?? false
  }
  guard !removed.isEmpty, !added.isEmpty, removed.count * added.count <= 10_000 else { return [:] }
  var names: [String: String] = [:]
  let statements = Set(second.layout.constraints.map(second.layout.equation))
  for hasMoved in [false, true] {
    let pairs = added.flatMap { new in removed.map { (old: $0, new: new) } }.filter { pair in
      let (one, other) = (first.layout.views[pair.old], second.layout.views[pair.new])
      guard let name = one.name, let newName = other.name, names[name] == nil,
        !names.values.contains(newName), one.kind == other.kind, one.text == other.text
      else { return false }
      if !hasMoved { return first.frames[pair.old] == second.frames[pair.new] }
      return one.isDeclared(like: other)
        && first.layout.keepsConstraints(of: ViewID(pair.old), named: newName, in: statements)
    }
    for pair in pairs
    where pairs.count(where: { $0.old == pair.old }) == 1 && pairs.count(where: { $0.new == pair.new }) == 1 {
      let (one, other) = (first.layout.views[pair.old], second.layout.views[pair.new])
      let superview = first.layout.superviewName(of: one)
      guard superview.map({ names[$0] ?? $0 }) == second.layout.superviewName(of: other) else { continue }
      if let name = one.name { names[name] = other.name }
    }
  }
  return names
}

extension View {
  fileprivate func isDeclared(like other: View) -> Bool {
    func plain(_ view: View) -> View {
      var view = view
      (view.name, view.span, view.nameSpan, view.parent) = (nil, nil, nil, nil)
      return view
    }
    return plain(self) == plain(other)
  }
}

extension Layout {
  /// Returns whether a view has constraints, and at least half of them are in `equations` after the view is renamed to
  /// `name`.
  fileprivate func keepsConstraints(of view: ViewID, named name: String, in equations: Set<String>) -> Bool {
    var layout = self
    layout.views[view.index].name = name
    let own = constraints.filter { $0.views.contains(view) }
    return !own.isEmpty && 2 * own.count(where: { equations.contains(layout.equation($0)) }) >= own.count
  }

  mutating func rename(_ names: [String: String]) {
    for index in views.indices {
      if let name = views[index].name.flatMap({ names[$0] }) { views[index].name = name }
    }
  }

  fileprivate mutating func rename(like other: Layout) {
    // In a broken file, several views with different names may have the same id.
    var names: [String: [String]] = [:]
    for view in other.views.reversed() {
      if let id = view.identifier, let name = view.name { names[id, default: []].append(name) }
    }
    guard !names.isEmpty else { return }
    var unique = UniqueNames(taken: Set(other.views.compactMap(\.name)))
    for index in views.indices {
      if let name = views[index].identifier.flatMap({ names[$0]?.popLast() }) {
        views[index].name = name
      } else if views[index].identifier != nil, let name = views[index].name {
        views[index].name = unique.name(name)
      }
    }
  }
}

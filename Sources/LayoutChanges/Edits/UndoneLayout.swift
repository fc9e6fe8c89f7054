import LayoutLanguage
import LayoutModel

extension UndoableEdit {
  func undone() -> Layout? {
    switch undoing {
    case .metric(let name, let change):
      let parsed = parse(
        sources.after.layout.source, options: ParseOptions(metricChanges: [name: change]))
      return parsed.hasErrors ? nil : parsed.layout
    case .statements(let edit):
      return UndoneLayout(edit, sources).layout()
    }
  }
}

private struct UndoneLayout {
  private let edit: StatementEdit
  private let before: Layout
  private let after: Layout
  private var views: [(name: String?, superview: String?, view: View)] = []
  private var places: [String: ViewID] = [:]

  init(_ edit: StatementEdit, _ sources: ReadSources) {
    self.edit = edit
    (before, after) = (sources.before.layout, sources.after.layout)
  }

  func layout() -> Layout? {
    var copy = self
    copy.collectViews()
    guard let views = copy.placedViews() else { return nil }
    let added = Set(edit.added)
    // Constraints of stacks are left out, because `addStackConstraints` makes them again.
    let kept = after.constraints.indices.filter { !added.contains($0) }.map { after.constraints[$0] }
      .filter { !after.isMadeByStack($0) }.compactMap { copy.moved($0, from: after) }
    let restored = edit.removed.map { before.constraints[$0] }.filter { !before.isMadeByStack($0) }
      .compactMap { copy.moved($0, from: before) }
    var canvases = after.canvases
    for index in edit.canvases { canvases[index] = before.canvases[index] }
    var layout = Layout(
      source: after.source, canvases: canvases, views: views, constraints: kept + restored)
    layout.addStackConstraints()
    return layout
  }

  private mutating func collectViews() {
    let edited = Set(edit.views)
    let old = before.viewsByName
    func entry(_ view: View, of layout: Layout) -> (String?, String?, View) {
      (view.name, layout.superviewName(of: view), view)
    }
    for view in after.views.dropFirst() {
      guard let name = view.name, edited.contains(name) else {
        views.append(entry(view, of: after))
        continue
      }
      if let other = old[name] { views.append(entry(other, of: before)) }
    }
    let new = after.viewsByName
    for view in before.views.dropFirst() {
      if let name = view.name, edited.contains(name), new[name] == nil {
        views.append(entry(view, of: before))
      }
    }
  }

  /// Returns the views, each after its superview; `nil` if a superview is missing, or if superviews form a cycle.
  private mutating func placedViews() -> [View]? {
    var placed = [after.views[0]]
    if let name = placed[0].name { places[name] = .root }
    let entries = Dictionary(
      views.enumerated().compactMap { index, entry in entry.name.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    var isPlaced = [Bool](repeating: false, count: views.count)
    for start in views.indices where !isPlaced[start] {
      var chain = [start]
      while let superview = views[chain[chain.count - 1]].superview, places[superview] == nil {
        // The views are from the sources before and after the edit, so their superviews can form a cycle.
        guard let index = entries[superview], chain.count <= views.count else { return nil }
        chain.append(index)
      }
      for index in chain.reversed() {
        isPlaced[index] = true
        var view = views[index].view
        view.parent = views[index].superview.flatMap { places[$0] } ?? .root
        if let name = view.name { places[name] = ViewID(placed.count) }
        placed.append(view)
      }
    }
    return placed
  }

  /// Returns a copy of a constraint from `layout` for use in the layout without the edit. Each view is replaced by the
  /// view that has the same name there; `nil` if one of the views is missing there.
  private func moved(_ constraint: Constraint, from layout: Layout) -> Constraint? {
    func moved(_ item: Item) -> Item? {
      if item.view == .root { return item }
      guard let name = layout[item.view].name, let place = places[name] else { return nil }
      return Item(place, item.guide, item.attribute)
    }
    var constraint = constraint
    switch constraint.form {
    case .items(let first, let second, let multiplier, let constant):
      guard let first = moved(first) else { return nil }
      var other: Item?
      if let second {
        other = moved(second)
        if other == nil { return nil }
      }
      constraint.form = .items(first: first, second: other, multiplier: multiplier, constant: constant)
    case .terms(let terms, let constant):
      var movedTerms: [Constraint.Term] = []
      for term in terms {
        guard let item = moved(term.item) else { return nil }
        movedTerms.append(Constraint.Term(term.coefficient, item))
      }
      constraint.form = .terms(movedTerms, constant: constant)
    }
    return constraint
  }
}

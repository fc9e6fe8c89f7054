public import CairoRendering
import Graphics
import LayoutEngine
import LayoutModel

/// Finds the changes of views between two states of a layout, and the edits that caused them.
///
/// Cost: nearly linear in views and constraints, plus one solve per edit and canvas, within the run's budget.
public func layoutChanges(
  from before: LayoutState, to after: LayoutState, measuring text: some TextMeasurer = PangoTextMeasurer()
) -> LayoutChanges {
  withOneBudget {
    let renamed = renamedViews(from: before, to: after)
    let before = before.named(like: after).renaming(renamed)
    let pairs = canvasPairs(before.canvases, after.canvases, label: \.label)
    var changes = LayoutChanges(
      sources: sources(before, after),
      canvases: pairs.map { CanvasChange(from: $0, to: $1, renamed: renamed) },
      edits: [])
    let isScene = pairs.map { $0?.scene != nil && $1?.scene != nil }
    // `sourceEdits` parses layout files, so it cannot read the source of a scene (an Interface Builder file or Swift
    // source).
    let areLayouts = (before.canvases + after.canvases).allSatisfy { $0.scene == nil }
    changes.explain(
      pairs.indices.filter { !isScene[$0] }, of: pairs,
      by: areLayouts ? sourceEdits(from: before, to: after, renamed: renamed) : [], measuring: text)
    // All scenes share the same two sources, so the lines of the sources are aligned only once for all scenes.
    let alignments = LineAlignments()
    for index in pairs.indices where isScene[index] {
      guard let old = pairs[index].before?.scene, let new = pairs[index].after?.scene else { continue }
      changes.explain(
        [index], of: pairs, by: statementEdits(ReadSources(old, new), alignments), measuring: text)
    }
    return changes
  }
}

extension LayoutChanges {
  fileprivate mutating func explain(
    _ places: [Int], of pairs: [(before: KnownCanvas?, after: KnownCanvas?)], by edits: [UndoableEdit],
    measuring text: some TextMeasurer
  ) {
    let first = self.edits.count
    self.edits += edits.map(\.reported)
    let solved = places.filter { pairs[$0].before != nil && pairs[$0].after?.solved != nil }
    var views = solved.map { canvases[$0].views }
    untriedEdits += attribute(
      &views, on: solved.compactMap { pairs[$0].after?.solved }, to: edits, measuring: text)
    for (place, changes) in zip(solved, views) { canvases[place].views = changes }
    for place in places {
      guard let old = pairs[place].before, let new = pairs[place].after else { continue }
      findFollowers(&canvases[place].views, from: old, to: new, edits)
      for index in canvases[place].views.indices {
        canvases[place].views[index].causes = canvases[place].views[index].causes.map { $0 + first }
        canvases[place].views[index].lookCauses = canvases[place].views[index].lookCauses.map { $0 + first }
      }
    }
  }
}

extension CanvasChange {
  fileprivate init(from before: KnownCanvas?, to after: KnownCanvas?, renamed: [String: String]) {
    var views: [ViewChange] = []
    if let before, let after { views = changedViews(before, after, renamed) }
    self.init(
      label: (after ?? before)?.label ?? "", sizeBefore: before?.size, sizeAfter: after?.size, views: views)
  }
}

private func sources(_ before: LayoutState, _ after: LayoutState) -> LayoutChanges.Sources {
  if before.sourceHash == after.sourceHash { return .same(before: before.version, after: after.version) }
  return before.source != nil && after.source != nil ? .read : .different
}

/// Pairs the canvases of two states by label.
///
/// If each state has exactly one canvas left over, these two form a pair; otherwise, each canvas left over is paired
/// with `nil`. The pairs are in the second state's order, and canvases only in the first state come last.
public func canvasPairs<Canvas>(
  _ before: [Canvas], _ after: [Canvas], label: (Canvas) -> String
) -> [(before: Canvas?, after: Canvas?)] {
  let old = Dictionary(before.map { (label($0), $0) }, uniquingKeysWith: { first, _ in first })
  let labels = Set(after.map(label))
  var leftOver = before.filter { !labels.contains(label($0)) }
  let isSinglePair = leftOver.count == 1 && after.count(where: { old[label($0)] == nil }) == 1
  var pairs: [(before: Canvas?, after: Canvas?)] = after.map { canvas in
    if let same = old[label(canvas)] { return (same, canvas) }
    return (isSinglePair ? leftOver.removeFirst() : nil, canvas)
  }
  pairs += leftOver.map { ($0, nil) }
  return pairs
}

/// Returns the views that differ, in the order of the second state, followed by the removed views.
func changedViews(
  _ old: KnownCanvas, _ new: KnownCanvas, _ renamed: [String: String] = [:]
) -> [ViewChange] {
  let namesBefore = Dictionary(uniqueKeysWithValues: renamed.map { ($1, $0) })
  let before = Dictionary(old.views.map { ($0.name, $0.state) }, uniquingKeysWith: { first, _ in first })
  var looks: Set<String> = []
  if let a = old.solved, let b = new.solved { looks = viewsOfOtherLooks(a.layout, b.layout) }
  var changes: [ViewChange] = []
  for view in new.views {
    let change = ViewChange(
      name: view.name, nameBefore: namesBefore[view.name], before: before[view.name], after: view.state,
      looksDifferent: looks.contains(view.name), causes: [], follows: nil)
    if change.isChange { changes.append(change) }
  }
  let names = Set(new.views.map(\.name))
  for view in old.views where !names.contains(view.name) {
    changes.append(
      ViewChange(
        name: view.name, before: view.state, after: nil, looksDifferent: false, causes: [], follows: nil))
  }
  return changes
}

extension ViewChange {
  var wrappedOtherwise: Bool {
    guard let old = before?.textLines, let new = after?.textLines else { return false }
    return old != new
  }

  var isOnlyRenamed: Bool {
    var named = self
    named.nameBefore = nil
    return nameBefore != nil && !named.isChange
  }

  fileprivate var isChange: Bool {
    guard let before, let after else { return true }
    return nameBefore != nil || looksDifferent || move != .zero || growth != .zero
      || before.kind != after.kind
      || before.superview != after.superview || wrappedOtherwise
  }
}

private func viewsOfOtherLooks(_ before: Layout, _ after: Layout) -> Set<String> {
  let old = before.viewsByName
  var names: Set<String> = []
  for view in after.views {
    guard let name = view.name, let other = old[name], !other.looks(like: view) else { continue }
    names.insert(name)
  }
  return names
}

extension View {
  fileprivate func looks(like other: View) -> Bool {
    kind == other.kind && text == other.text && zIndex == other.zIndex && control == other.control
      // A stack's alignment changes only the positions of its members, not the stack's look.
      && ViewProperty.allCases.allSatisfy {
        !$0.isLook || $0 == .align && stack != nil || agrees(with: other, on: $0)
      }
  }
}

public import CairoRendering
import Graphics
import LayoutEngine
import LayoutModel

/// Finds the changes of views between two states of a layout, and the edits of the source that explain them.
///
/// Edits are known where both states are solved files: an edit explains a change if the view is elsewhere without it,
/// which is found by solving again. Cost: near-linear in views and constraints, and a solve for each edit and canvas,
/// of which large layouts try fewer.
public func layoutChanges(
  from before: LayoutState, to after: LayoutState, measuring text: some TextMeasurer = PangoTextMeasurer()
) -> LayoutChanges {
  // 1. The sources, if they are known.
  let before = before.named(like: after)
  var changes = LayoutChanges(sources: sources(before, after), canvases: [], edits: [])
  let sourceEdits = sourceEdits(from: before, to: after)
  changes.edits = sourceEdits.map(\.told)
  for pair in canvasPairs(before.canvases, after.canvases, label: \.label) {
    var canvas = CanvasChange(
      label: pair.after?.label ?? pair.before?.label ?? "", sizeBefore: pair.before?.size,
      sizeAfter: pair.after?.size, views: [])
    if let old = pair.before, let new = pair.after {
      // 2. The edits of the canvas's own file, or of its scene, and the changed views.
      var (edits, first) = (sourceEdits, 0)
      if let scene = new.scene, let other = old.scene {
        first = changes.edits.count
        edits =
          scene.coverage == nil
          ? interfaceEdits(from: other, to: scene) : statementEdits(ReadSources(other, scene))
        changes.edits += edits.map(\.told)
      }
      canvas.views = changedViews(old, new, edits)
      // 3. The edits that explain them.
      attribute(&canvas.views, on: new, to: edits, measuring: text)
      // 4. The views that only followed others.
      findFollowers(&canvas.views, from: old, to: new, edits)
      for index in canvas.views.indices {
        canvas.views[index].causes = canvas.views[index].causes.map { $0 + first }
      }
    }
    changes.canvases.append(canvas)
  }
  return changes
}

private func sources(_ before: LayoutState, _ after: LayoutState) -> LayoutChanges.Sources {
  if before.sourceHash == after.sourceHash { return .same(before: before.version, after: after.version) }
  return before.source != nil && after.source != nil ? .read : .different
}

/// The canvases that correspond to each other: by label, and if that leaves one of each, those two; in the order of
/// the second state.
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

/// The views that differ, in the order of the second state, followed by those that were removed.
private func changedViews(_ old: KnownCanvas, _ new: KnownCanvas, _ edits: [UndoableEdit]) -> [ViewChange] {
  let before = Dictionary(old.views.map { ($0.name, $0.state) }, uniquingKeysWith: { first, _ in first })
  var looks: Set<String> = []
  if let a = old.solved, let b = new.solved { looks = viewsOfOtherLooks(a.layout, b.layout) }
  var changes: [ViewChange] = []
  for view in new.views {
    let change = ViewChange(
      name: view.name, before: before[view.name], after: view.state,
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
  /// Indicates whether the text takes another number of lines, where both states know it.
  var wrappedOtherwise: Bool {
    guard let old = before?.textLines, let new = after?.textLines else { return false }
    return old != new
  }

  fileprivate var isChange: Bool {
    guard let before, let after else { return true }
    return looksDifferent || move != .zero || growth != .zero || before.kind != after.kind
      || before.superview != after.superview || wrappedOtherwise
  }
}

/// The names of views whose declarations make them look different.
private func viewsOfOtherLooks(_ before: Layout, _ after: Layout) -> Set<String> {
  var old: [String: View] = [:]
  for view in before.views { if let name = view.name { old[name] = view } }
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
      // A stack's alignment is visible in the positions of its members.
      && ViewProperty.allCases.allSatisfy {
        !$0.isLook || $0 == .align && stack != nil || agrees(with: other, on: $0)
      }
  }
}

import CairoRendering
import Graphics
import LayoutEngine
import LayoutModel
import LayoutPipeline

/// Finds for each changed view the edits without which it would be elsewhere, the greatest effect first.
func attribute(
  _ changes: inout [ViewChange], on canvas: KnownCanvas, to edits: [UndoableEdit],
  measuring text: some TextMeasurer
) {
  guard !edits.isEmpty, !changes.isEmpty, let solved = canvas.solved else { return }
  // A single edit explains everything.
  guard edits.count > 1 else {
    for index in changes.indices { changes[index].causes = [0] }
    return
  }
  let effects = edits.prefix(trials(solved.layout)).map { effect(of: $0, on: solved, measuring: text) }
  var speaking: [String: [Int]] = [:]
  for (place, edit) in edits.enumerated() {
    for name in edit.views { speaking[name, default: []].append(place) }
  }
  for index in changes.indices {
    let change = changes[index]
    let own = speaking[change.name] ?? []
    var sizes: [Int: Double] = [:]
    for (place, frames) in effects.enumerated() {
      let size =
        frames.flatMap { frames in change.after.map { distance($0.frame, frames[change.name]) } } ?? 0
      if size >= ViewChange.leastMove { sizes[place] = size }
    }
    for place in own {
      if edits[place].isAbout(change) {
        // Edits that add or remove the view, or change its look; a move is not attributed to a look.
        if change.isMove {
          if sizes[place] == nil { changes[index].lookCauses.append(place) }
        } else {
          sizes[place] = .infinity
        }
      } else if place >= effects.count || effects[place] == nil {
        // Edits that were not tried, or that cannot be undone separately.
        sizes[place] = 0
      }
    }
    // Where no single edit makes a difference, those that name the view.
    let rest = own.filter { !changes[index].lookCauses.contains($0) }
    let causes = sizes.isEmpty ? rest : sizes.keys.sorted()
    changes[index].causes = causes.sorted { (sizes[$1] ?? 0, $0) < (sizes[$0] ?? 0, $1) }
  }
}

/// The number of edits that are tried: as many as a person reads, fewer for large layouts.
private func trials(_ layout: Layout) -> Int {
  max(2, min(50, 100_000 / (layout.views.count + layout.constraints.count + 1)))
}

/// The frames without an edit, by name; `nil` where it cannot be undone.
private func effect(
  of edit: UndoableEdit, on solved: SolvedLayout, measuring text: some TextMeasurer
) -> [String: Rect]? {
  guard let index = solved.layout.canvases.firstIndex(of: solved.canvas), let layout = edit.undone() else {
    return nil
  }
  // The same canvas of the file's matrix; among several with one size, only the text scale differs.
  let matrix = DrawingSettings.written(in: layout.source).settings.matrix
  guard matrix.textScales.isEmpty else { return nil }
  let variants = layout.variants(matrix)
  guard variants.indices.contains(index) else { return nil }
  let undone = LayoutEngine.solve(variants[index].layout, on: variants[index].canvas, measuring: text)
  var frames: [String: Rect] = [:]
  for (view, frame) in zip(layout.views, undone.frames) { if let name = view.name { frames[name] = frame } }
  return frames
}

/// The greatest distance between corresponding edges of two frames.
private func distance(_ a: Rect, _ b: Rect?) -> Double {
  guard let b else { return 0 }
  return max(abs(a.x - b.x), abs(a.y - b.y), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY))
}

extension ViewChange {
  /// Indicates whether the view is elsewhere or of another size, and was neither added nor removed.
  fileprivate var isMove: Bool { before != nil && after != nil && (move != .zero || growth != .zero) }
}

extension UndoableEdit {
  /// Returns whether the edit adds or removes a view, or changes its look.
  fileprivate func isAbout(_ change: ViewChange) -> Bool {
    guard case .statements(let edit) = undoing, edit.views.contains(change.name) else { return false }
    return change.before == nil || change.after == nil || change.looksDifferent
  }
}

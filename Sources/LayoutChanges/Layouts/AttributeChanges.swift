import CairoRendering
import Graphics
import LayoutEngine
import LayoutModel
import LayoutPipeline

/// Finds for each changed view the edits without which it would stand elsewhere, the greatest effect first.
func attribute(
  _ changes: inout [ViewChange], on canvas: KnownCanvas, to edits: [UndoableEdit],
  measuring text: some TextMeasurer
) {
  guard !edits.isEmpty, !changes.isEmpty, let solved = canvas.solved else { return }
  // One edit accounts for everything.
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
        // Where the view came from or went, or only its look was changed; a move is not blamed on a look.
        if change.isMove {
          if sizes[place] == nil { changes[index].lookCauses.append(place) }
        } else {
          sizes[place] = .infinity
        }
      } else if place >= effects.count || effects[place] == nil {
        // Not tried, or not to be undone by itself.
        sizes[place] = 0
      }
    }
    // Where no edit alone makes a difference, those that speak of the view.
    let rest = own.filter { !changes[index].lookCauses.contains($0) }
    let causes = sizes.isEmpty ? rest : sizes.keys.sorted()
    changes[index].causes = causes.sorted { (sizes[$1] ?? 0, $0) < (sizes[$0] ?? 0, $1) }
  }
}

/// How many edits are tried: all of an edit's size that a person reads, fewer on large layouts.
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
  // On the same canvas of the file's matrix; of several with one size, only the text scale tells them apart.
  let matrix = DrawingSettings.written(in: layout.source).settings.matrix
  guard matrix.textScales.isEmpty else { return nil }
  let variants = layout.variants(matrix)
  guard variants.indices.contains(index) else { return nil }
  let undone = LayoutEngine.solve(variants[index].layout, on: variants[index].canvas, measuring: text)
  var frames: [String: Rect] = [:]
  for (view, frame) in zip(layout.views, undone.frames) { if let name = view.name { frames[name] = frame } }
  return frames
}

/// How far apart the edges of two frames are at most.
private func distance(_ a: Rect, _ b: Rect?) -> Double {
  guard let b else { return 0 }
  return max(abs(a.x - b.x), abs(a.y - b.y), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY))
}

extension ViewChange {
  /// Whether it is elsewhere, or of another size, and neither appeared nor went.
  fileprivate var isMove: Bool { before != nil && after != nil && (move != .zero || growth != .zero) }
}

extension UndoableEdit {
  /// Whether it makes a view appear, go or look different.
  fileprivate func isAbout(_ change: ViewChange) -> Bool {
    guard case .statements(let edit) = undoing, edit.views.contains(change.name) else { return false }
    return change.before == nil || change.after == nil || change.looksDifferent
  }
}

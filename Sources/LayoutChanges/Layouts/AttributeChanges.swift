import CairoRendering
import Graphics
import LayoutEngine
import LayoutModel
import LayoutPipeline

/// Sets the `causes` of each change: the edits that caused it, beginning with the one that has the greatest effect.
/// Returns the number of edits that were not tried for lack of time; if it differs between canvases, the largest
/// number.
func attribute(
  _ changes: inout [[ViewChange]], on canvases: [SolvedLayout], to edits: [UndoableEdit],
  measuring text: some TextMeasurer
) -> Int {
  // If there is only one edit, it caused all changes, except those of views that were only renamed.
  guard edits.count > 1 else {
    for canvas in changes.indices {
      for index in changes[canvas].indices where !changes[canvas][index].isOnlyRenamed {
        changes[canvas][index].causes = Array(edits.indices)
      }
    }
    return 0
  }
  var effects = zip(changes, canvases).map(Effects.init)
  var open = changes.indices.filter { !changes[$0].isEmpty }
  for (place, edit) in edits.enumerated() {
    open.removeAll { place >= trials(canvases[$0].layout) }
    if open.isEmpty { break }
    let variants = edit.variantsWithout()
    open.removeAll { !effects[$0].add(place, variants, canvases[$0], changes[$0], measuring: text) }
  }
  var naming: [String: [Int]] = [:]
  for (place, edit) in edits.enumerated() {
    for name in edit.views { naming[name, default: []].append(place) }
  }
  for canvas in changes.indices {
    for index in changes[canvas].indices {
      let own = naming[changes[canvas][index].name] ?? []
      changes[canvas][index].explain(by: own, of: edits, effects[canvas], effects[canvas].sizes[index])
    }
  }
  return zip(changes, effects).map { $0.isEmpty ? 0 : edits.count - $1.triedCount }.max() ?? 0
}

private struct Effects {
  private let canvas: Int?
  var sizes: [[Int: Double]]
  var triedCount = 0
  var undone: Set<Int> = []

  init(_ changes: [ViewChange], on solved: SolvedLayout) {
    canvas = solved.layout.canvases.firstIndex(of: solved.canvas)
    sizes = changes.map { _ in [:] }
  }

  /// Solves the layout without an edit, and records the edit's effects; returns `false` if solving would take too long.
  ///
  /// - Parameter variants: the layout without the edit, on each canvas; `nil` if the edit cannot be undone.
  mutating func add(
    _ place: Int, _ variants: [LayoutVariant]?, _ solved: SolvedLayout, _ changes: [ViewChange],
    measuring text: some TextMeasurer
  ) -> Bool {
    guard let variants, let index = canvas, variants.indices.contains(index) else {
      triedCount += 1
      return true
    }
    let (layout, canvas) = (variants[index].layout, variants[index].canvas)
    guard let without = solveWithoutEdit(layout, on: canvas, insteadOf: solved, measuring: text) else {
      return false
    }
    triedCount += 1
    undone.insert(place)
    var frames: [String: Rect] = [:]
    for (view, frame) in zip(layout.views, without.frames) {
      if let name = view.name { frames[name] = frame }
    }
    for (index, change) in changes.enumerated() {
      let size = change.after.map { distance($0.frame, frames[change.name]) } ?? 0
      if size >= ViewChange.leastMove { sizes[index][place] = size }
    }
    return true
  }
}

extension ViewChange {
  fileprivate mutating func explain(
    by own: [Int], of edits: [UndoableEdit], _ effects: Effects, _ found: [Int: Double]
  ) {
    var sizes = found
    for place in own {
      if edits[place].isAbout(self) {
        // This edit adds or removes the view, or changes its look. If the view also moved or grew, the edit explains
        // that only if undoing the edit changed the view's frame; otherwise, it explains only the new look.
        if isMove {
          if sizes[place] == nil { lookCauses.append(place) }
        } else {
          sizes[place] = .infinity
        }
      } else if !effects.undone.contains(place) {
        sizes[place] = 0
      }
    }
    // If no single edit moves the view, the causes are the edits that name the view, except those in `lookCauses`.
    let looks = Set(lookCauses)
    let causes = sizes.isEmpty ? own.filter { !looks.contains($0) } : sizes.keys.sorted()
    self.causes = causes.sorted { (sizes[$1] ?? 0, $0) < (sizes[$0] ?? 0, $1) }
  }
}

/// Returns the largest number of edits to try: at most 50, and as few as 2 for large layouts.
private func trials(_ layout: Layout) -> Int {
  max(2, min(50, 100_000 / (layout.views.count + layout.constraints.count + 1)))
}

extension UndoableEdit {
  fileprivate func variantsWithout() -> [LayoutVariant]? {
    let work = if case .metric = undoing { workOfReading } else { workOfRestoring }
    spendOnEdits(work * sources.after.layout.source.utf8.count)
    guard let layout = undone() else { return nil }
    // With text scales, each canvas has several variants, so the index of a canvas does not identify a variant.
    let matrix = DrawingSettings.written(in: layout.source).settings.matrix
    return matrix.textScales.isEmpty ? layout.variants(matrix) : nil
  }
}

/// The costs of undoing an edit, per byte of the source, in the unit of `spendOnEdits`. The first is the cost for a
/// changed metric, which is higher because the source must be read again; the second is the cost for other edits.
private let workOfReading = 30
private let workOfRestoring = 8

private func distance(_ a: Rect, _ b: Rect?) -> Double {
  guard let b else { return 0 }
  return max(abs(a.x - b.x), abs(a.y - b.y), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY))
}

extension ViewChange {
  fileprivate var isMove: Bool { before != nil && after != nil && (move != .zero || growth != .zero) }
}

extension UndoableEdit {
  fileprivate func isAbout(_ change: ViewChange) -> Bool {
    guard case .statements(let edit) = undoing, edit.views.contains(change.name) else { return false }
    return change.before == nil || change.after == nil || change.looksDifferent
  }
}

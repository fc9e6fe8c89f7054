import Diagnostics
import Graphics
import LayoutEngine
import LayoutLanguage
import LayoutModel
import LayoutPipeline

/// Applies edits to a file and solves the result, to decide whether they may be offered.
struct FixTrial {
  let file: SolvedFile
  let measurer: any TextMeasurer
  /// The source's words, read when a fix needs them.
  private(set) lazy var words = SourceWords(file.source)
  /// The number of solves left.
  private var budget: Int

  init(_ file: SolvedFile, measuring text: any TextMeasurer) {
    self.file = file
    measurer = text
    budget = mostTrials
  }

  var source: SourceText { file.source }

  /// The first of several ways to write a change that has the intended effect, if any.
  mutating func first(
    of candidates: [[TextEdit]], where isWanted: (_ changed: SolvedFile) -> Bool
  ) -> [TextEdit]? {
    for edits in candidates where budget > 0 {
      budget -= 1
      let changed = try? solve(source.applying(edits), measuring: measurer)
      guard let changed, !changed.hasErrors, changed.canvases.count == file.canvases.count else { continue }
      // A change with more diagnostics than before, as for a repeated property, is not offered.
      guard changed.reading.count <= file.reading.count else { continue }
      if isWanted(changed) { return edits }
    }
    return nil
  }

  /// Returns whether a canvas has fewer conflicts than before, and no canvas has more.
  func hasFewerConflicts(_ changed: SolvedFile, onCanvas index: Int) -> Bool {
    let pairs = zip(changed.canvases, file.canvases)
    return changed.canvases[index].layout.conflicts.count < file.canvases[index].layout.conflicts.count
      && pairs.allSatisfy { $0.layout.conflicts.count <= $1.layout.conflicts.count }
  }

  /// Returns whether none of these views is ambiguous along an axis on the changed canvas, and no canvas has more
  /// conflicts.
  func determines(_ views: [ViewID], _ axis: Axis, _ changed: SolvedFile, onCanvas index: Int) -> Bool {
    guard changed.canvases[index].layout.layout.views.count == file.canvases[index].layout.layout.views.count
    else { return false }
    let isPinned = views.allSatisfy { view in
      !changed.canvases[index].layout.ambiguities[view.index].contains { $0.value.axis == axis }
    }
    return isPinned
      && zip(changed.canvases, file.canvases).allSatisfy {
        $0.layout.conflicts.count <= $1.layout.conflicts.count
      }
  }
}

private let mostTrials = 60

import Diagnostics
import Graphics
import LayoutEngine
import LayoutLanguage
import LayoutModel
import LayoutPipeline

struct FixTrial {
  let file: SolvedFile
  let measurer: any TextMeasurer
  private(set) lazy var words = SourceWords(file.source)
  private var budget: Int

  init(_ file: SolvedFile, measuring text: any TextMeasurer) {
    self.file = file
    measurer = text
    budget = mostTrials
  }

  var source: SourceText { file.source }

  mutating func first(
    of candidates: [[TextEdit]], where isWanted: (_ changed: SolvedFile) -> Bool
  ) -> [TextEdit]? {
    for edits in candidates where budget > 0 {
      budget -= 1
      let changed = try? solve(source.applying(edits), measuring: measurer)
      guard let changed, !changed.hasErrors, changed.canvases.count == file.canvases.count else { continue }
      // An edit must not increase the number of diagnostics, for example by repeating a property.
      guard changed.reading.count <= file.reading.count else { continue }
      if isWanted(changed) { return edits }
    }
    return nil
  }

  func hasFewerConflicts(_ changed: SolvedFile, onCanvas index: Int) -> Bool {
    let pairs = zip(changed.canvases, file.canvases)
    return changed.canvases[index].layout.conflicts.count < file.canvases[index].layout.conflicts.count
      && pairs.allSatisfy { $0.layout.conflicts.count <= $1.layout.conflicts.count }
  }

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

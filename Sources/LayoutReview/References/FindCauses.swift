import CairoRendering
import Diagnostics
import Encoding
import Graphics
import LayoutChanges
import LayoutPipeline

/// Finds the views that moved since the references were drawn and, if possible, the edits that moved them.
struct CauseFinder {
  let file: SolvedFile
  /// The layout from which the references were drawn; `nil` if unknown.
  private let earlier: SolvedFile?
  private let frames: ReferenceFrames?

  /// Creates a finder that compares `file` with the layout from which the references were drawn; `nil` if the JSON
  /// reference cannot be read.
  ///
  /// - Parameter base: an earlier version of the layout's source, used only if solving it gives exactly `json`.
  init?(
    _ file: SolvedFile, json: [UInt8], base: SourceText?, measuring text: some TextMeasurer
  ) {
    let frames = ReferenceFrames(json: json)
    let earlier = base.flatMap { source in
      try? solve(source, matrix: DrawingSettings.written(in: source).settings.matrix, measuring: text)
    }.flatMap { $0.json() == json ? $0 : nil }
    guard earlier != nil || frames != nil else { return nil }
    (self.file, self.earlier, self.frames) = (file, earlier, frames)
  }

  func causes(onCanvas index: Int, measuring text: some TextMeasurer) -> [VerifiedCause] {
    let canvas = file.canvases[index]
    guard let before = state(before: index) else { return [] }
    let after = LayoutState.solved(SolvedFile(source: file.source, reading: [], canvases: [canvas]))
    return layoutChanges(from: before, to: after, measuring: text).verifiedCauses
  }

  func state(before index: Int) -> LayoutState? {
    let canvas = file.canvases[index]
    if let earlier, let same = earlier.canvases.first(where: { $0.label == canvas.label }) {
      return .solved(SolvedFile(source: earlier.source, reading: [], canvases: [same]))
    }
    return frames?.state(ofCanvas: canvas.layout.canvas.name, at: index, of: file.canvases.count)
  }
}

extension LayoutChanges {
  /// The changes of canvas sizes and views, each with the views that only moved along (`followers`).
  var verifiedCauses: [VerifiedCause] {
    canvases.flatMap { canvas in
      var causes: [VerifiedCause] = []
      if let before = canvas.sizeBefore, let after = canvas.sizeAfter, before != after {
        let (width, height) = (shortest(after.width), shortest(after.height))
        causes.append(
          VerifiedCause(
            "the canvas is \(width)x\(height) instead of \(shortest(before.width))x\(shortest(before.height))"
          ))
      }
      for index in canvas.views.indices where canvas.views[index].follows == nil {
        let view = canvas.views[index]
        let followers = canvas.views[(index + 1)...].prefix { $0.follows == index }
        causes.append(
          VerifiedCause(
            view.sentence + self.causes(of: view),
            line: view.causes.lazy.compactMap { edits[$0].line }.first ?? view.after?.line,
            followers: followers.isEmpty ? [] : [following(Array(followers), view)]))
      }
      return causes
    }
  }
}

extension SourceEdit {
  fileprivate var line: Int? {
    parts.lazy.compactMap { part in
      switch part {
      case .metric(_, _, _, let line): line
      case .statement(_, let after): after?.number
      }
    }.first
  }
}

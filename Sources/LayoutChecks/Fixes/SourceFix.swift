public import CairoRendering
import Diagnostics
import Graphics
import InterfaceBuilder
import LayoutEngine
import LayoutPipeline

/// A change to a source text that was tried and found to remove diagnostics.
public struct SourceFix: Sendable, Equatable {
  /// The menu title in an editor.
  public var title: String
  /// The edits, in order and without overlaps.
  public var edits: [TextEdit]
  /// The diagnostic code of the removed diagnostics, such as `unknown-view`.
  public var code: String
  /// The position of the removed diagnostics.
  public var span: SourceSpan
}

extension SolvedFile {
  /// Returns fixes for the errors, conflicts and ambiguities at `place`, such as an editor's selection.
  ///
  /// - Complexity: Solves the layout a few times for each fix.
  public func fixes(
    at place: SourceSpan, measuring text: some TextMeasurer = PangoTextMeasurer()
  ) -> [SourceFix] {
    // Interface Builder files and Swift source are not edited.
    if isInterface(source) || furtherImporters.contains(where: { $0.reads(source) }) { return [] }
    if hasErrors { return spellingFixes(at: place) }
    var trial = FixTrial(self, measuring: text)
    var fixes: [SourceFix] = []
    for index in canvases.indices {
      fixes += trial.conflictFixes(onCanvas: index, at: place)
      fixes += trial.pinFixes(onCanvas: index, at: place)
    }
    var seen: [[TextEdit]] = []
    return fixes.filter { fix in
      defer { seen.append(fix.edits) }
      return !seen.contains(fix.edits)
    }
  }
}

extension SourceSpan {
  func touches(_ other: SourceSpan) -> Bool { start <= other.end && other.start <= end }
}

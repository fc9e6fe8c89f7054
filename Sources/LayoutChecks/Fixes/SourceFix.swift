public import CairoRendering
import Diagnostics
import Graphics
import InterfaceBuilder
import LayoutEngine
import LayoutPipeline

/// A change to a source that removes a diagnostic, and is tried before it is offered.
public struct SourceFix: Sendable, Equatable {
  /// The title in an editor's menu.
  public var title: String
  /// The edits in the order of their places; they do not overlap.
  public var edits: [TextEdit]
  /// The code of the diagnostics that it fixes.
  public var code: String
  /// The place of those diagnostics.
  public var span: SourceSpan
}

extension SolvedFile {
  /// The fixes for the errors, conflicts and ambiguities at a place of the source.
  ///
  /// Each fix was applied, and the resulting source was read; for a conflict or an ambiguity, it was also solved. Cost:
  /// a few solves for each fix.
  ///
  /// - Parameter place: a span of the source, such as the selection in an editor.
  public func fixes(
    at place: SourceSpan, measuring text: some TextMeasurer = PangoTextMeasurer()
  ) -> [SourceFix] {
    // Interface Builder files are left to Xcode. Nothing but layout text is edited.
    if isInterface(source) || furtherImporters.contains(where: { $0.reads(source) }) { return [] }
    if hasErrors { return spellingFixes(at: place) }
    var trial = FixTrial(self, measuring: text)
    var fixes: [SourceFix] = []
    for index in canvases.indices {
      fixes += trial.conflictFixes(onCanvas: index, at: place)
      fixes += trial.pinFixes(onCanvas: index, at: place)
    }
    // A fix for two canvases is offered once.
    var seen: [[TextEdit]] = []
    return fixes.filter { fix in
      defer { seen.append(fix.edits) }
      return !seen.contains(fix.edits)
    }
  }
}

extension SourceSpan {
  /// Returns whether two spans overlap or touch; both may be empty.
  func touches(_ other: SourceSpan) -> Bool { start <= other.end && other.start <= end }
}

public import CairoRendering
import Diagnostics
import Graphics
import InterfaceBuilder
import LayoutEngine
import LayoutPipeline

/// A change to a source that removes a diagnostic. Trying the change has confirmed its effect.
public struct SourceFix: Sendable, Equatable {
  /// The title in an editor's menu.
  public var title: String
  /// The edits in the order of their positions, without overlaps.
  public var edits: [TextEdit]
  /// The code of the diagnostics that the fix removes.
  public var code: String
  /// The source position of the diagnostics that the fix removes.
  public var span: SourceSpan
}

extension SolvedFile {
  /// The fixes for the errors, conflicts and ambiguities at a position of the source.
  ///
  /// Every fix was tried: the changed source was read and, for a conflict or ambiguity, solved. Cost: a few solves for
  /// each fix.
  ///
  /// - Parameter place: a span of the source, for example the selection in an editor.
  public func fixes(
    at place: SourceSpan, measuring text: some TextMeasurer = PangoTextMeasurer()
  ) -> [SourceFix] {
    // Only layout text is edited, not Interface Builder files or Swift source.
    if isInterface(source) || furtherImporters.contains(where: { $0.reads(source) }) { return [] }
    if hasErrors { return spellingFixes(at: place) }
    var trial = FixTrial(self, measuring: text)
    var fixes: [SourceFix] = []
    for index in canvases.indices {
      fixes += trial.conflictFixes(onCanvas: index, at: place)
      fixes += trial.pinFixes(onCanvas: index, at: place)
    }
    // A fix that helps on two canvases is offered once.
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

public import CairoRendering
import Diagnostics
import Graphics
import InterfaceBuilder
import LayoutEngine
import LayoutPipeline

/// A change to a source that ends something that is said about it, tried before it is offered.
public struct SourceFix: Sendable, Equatable {
  /// What an editor's menu says.
  public var title: String
  /// In the order of their places; they do not overlap.
  public var edits: [TextEdit]
  /// The diagnostics that it is about, by their code, and where they stand.
  public var code: String
  /// Where those diagnostics stand.
  public var span: SourceSpan
}

extension SolvedFile {
  /// What would end that which is said about some places of the source: its errors, conflicts and ambiguities.
  ///
  /// Every one was applied, and the source that it makes was read and solved. Cost: for each fix a few solves.
  ///
  /// - Parameter places: spans of the source, such as what is selected in an editor.
  public func fixes(
    at place: SourceSpan, measuring text: some TextMeasurer = PangoTextMeasurer()
  ) -> [SourceFix] {
    // Interface Builder files are Xcode's to write.
    // Nothing but layout text is edited.
    if isInterface(source) || furtherImporters.contains(where: { $0.reads(source) }) { return [] }
    if hasErrors { return spellingFixes(at: place) }
    var trial = FixTrial(self, measuring: text)
    var fixes: [SourceFix] = []
    for index in canvases.indices {
      fixes += trial.conflictFixes(onCanvas: index, at: place)
      fixes += trial.pinFixes(onCanvas: index, at: place)
    }
    // What two canvases need alike is offered once.
    var seen: [[TextEdit]] = []
    return fixes.filter { fix in
      defer { seen.append(fix.edits) }
      return !seen.contains(fix.edits)
    }
  }
}

extension SourceSpan {
  /// Returns whether two spans share a place; empty ones, too.
  func touches(_ other: SourceSpan) -> Bool { start <= other.end && other.start <= end }
}

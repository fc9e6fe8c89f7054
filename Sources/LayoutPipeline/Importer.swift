import Diagnostics
import LayoutLanguage

/// Reads a kind of file that the pipeline itself does not know, such as Swift source.
public protocol Importer: Sendable {
  /// Returns whether a source is of this kind, by its name or its content.
  func reads(_ source: SourceText) -> Bool

  /// The layouts of a source, with diagnostics.
  func read(_ source: SourceText) -> ParsedLayout

  /// Returns whether a source of this kind has views to lay out. When a folder is read, sources without views are
  /// skipped.
  func hasViews(_ source: SourceText) -> Bool
}

/// The importers that a program adds to the pipeline's own. They are set once, before the program reads anything.
nonisolated(unsafe) package var furtherImporters: [any Importer] = []

/// The first further importer that reads a source.
package func furtherImporter(of source: SourceText) -> (any Importer)? {
  furtherImporters.first { $0.reads(source) }
}

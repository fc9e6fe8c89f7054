import Diagnostics
import LayoutLanguage

/// Reads files of a kind that the pipeline itself cannot read, such as Swift source.
public protocol Importer: Sendable {
  /// Returns whether a source is of this kind, judging by its name or content.
  func reads(_ source: SourceText) -> Bool

  /// Reads the layouts of a source, with diagnostics.
  func read(_ source: SourceText) -> ParsedLayout

  /// Returns whether a source of this kind has views.
  func hasViews(_ source: SourceText) -> Bool
}

/// The importers for additional kinds of files. A program must set them before it reads the first file.
nonisolated(unsafe) package var furtherImporters: [any Importer] = []

package func furtherImporter(of source: SourceText) -> (any Importer)? {
  furtherImporters.first { $0.reads(source) }
}

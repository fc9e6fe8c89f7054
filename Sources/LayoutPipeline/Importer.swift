import Diagnostics
import LayoutLanguage

/// What reads a kind of file that the pipeline does not know itself, such as Swift source.
public protocol Importer: Sendable {
  /// Returns whether a source is of this kind, by its name or its content.
  func reads(_ source: SourceText) -> Bool

  /// The layouts of a source, and what there is to say about them.
  func read(_ source: SourceText) -> ParsedLayout
}

/// What a program has beyond the pipeline's own readers. It is set once, before the program reads anything.
nonisolated(unsafe) package var furtherImporters: [any Importer] = []

/// The first of the further importers that reads a source.
func furtherImporter(of source: SourceText) -> (any Importer)? { furtherImporters.first { $0.reads(source) } }

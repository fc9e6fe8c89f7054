import LayoutDraw
import LayoutDrawCLI
import SwiftSource

/// Reads Swift files for the pipeline, with the command line's options for sources and assumptions.
struct SwiftImporter: Importer {
  func reads(_ source: SourceText) -> Bool { source.name.hasSuffix(".swift") }

  func read(_ source: SourceText) -> ParsedLayout {
    let options = SwiftOptions.given
    let folders = SwiftFolders(for: source.name, sources: options.sources)
    let read = readSwift(
      source, Folders(folders: folders),
      options: SwiftReadingOptions(className: options.className, assumptions: options.assumed))
    let none = Layout(
      source: source, canvases: [Canvas()], views: [View(name: nil, kind: .view, parent: nil)],
      constraints: [])
    var parsed = ParsedLayout(
      layouts: read.layouts.isEmpty ? [none] : read.layouts, diagnostics: read.diagnostics)
    // Most files of a folder have no views.
    if options.readsFolders, read.layouts.isEmpty {
      for index in parsed.diagnostics.indices
      where ["no-layout-code", "swiftui"].contains(parsed.diagnostics[index].code) {
        parsed.diagnostics[index].severity = .note
        parsed.diagnostics[index].code = "no-views"
      }
    }
    return parsed
  }
}

private struct Folders: SourceFiles {
  var folders: SwiftFolders
  var paths: [String] { folders.paths }
  func bytes(of path: String) -> [UInt8]? { folders.bytes(of: path) }
}

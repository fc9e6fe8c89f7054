import CommandLineTool
import LayoutDraw
import SwiftSource

/// Reads Swift files. The command line's options choose the class, the source folders, and the assumed values.
struct SwiftImporter: Importer {
  func reads(_ source: SourceText) -> Bool { isSwiftFile(source.name) }

  func read(_ source: SourceText) -> ParsedLayout {
    let read = swift(source)
    let none = Layout(
      source: source, canvases: [Canvas()], views: [View(name: nil, kind: .view, parent: nil)],
      constraints: [])
    return ParsedLayout(layouts: read.layouts.isEmpty ? [none] : read.layouts, diagnostics: read.diagnostics)
  }

  func hasViews(_ source: SourceText) -> Bool {
    !swift(source).diagnostics.contains { ["no-layout-code", "swiftui", "no-class"].contains($0.code) }
  }

  private func swift(_ source: SourceText) -> ReadSwift {
    let options = SwiftOptions.given
    let folders = SwiftFolders(for: source.name, sources: options.sources)
    return readSwift(
      source, Folders(folders: folders),
      options: SwiftReadingOptions(className: options.className, assumptions: options.assumed))
  }
}

private struct Folders: SourceFiles {
  var folders: SwiftFolders
  var paths: [String] { folders.paths }
  func bytes(of path: String) -> [UInt8]? { folders.bytes(of: path) }
}

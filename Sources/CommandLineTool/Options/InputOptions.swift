import ArgumentParser
import LayoutDraw

let layoutExtensions = ["layout", "xib", "storyboard"]
private let swiftExtensions = ["swift"]

var folderExtensions: [String] {
  layoutExtensions + (SwiftOptions.given.readsFolders ? swiftExtensions : [])
}

func isLayoutFile(_ path: String) -> Bool {
  hasExtension(path, among: layoutExtensions) || !furtherImporters.isEmpty && isSwiftFile(path)
}

package func isSwiftFile(_ path: String) -> Bool { hasExtension(path, among: swiftExtensions) }

func isFolderLayout(_ path: String) -> Bool { hasExtension(path, among: folderExtensions) }

/// Returns whether a file found in a folder should be read: `false` only for a Swift file without views.
func hasViews(_ path: String) -> Bool {
  guard isSwiftFile(path), let source = try? Input.file(path).read() else { return true }
  return furtherImporter(of: source)?.hasViews(source) ?? true
}

func hasExtension(_ path: String, among endings: [String]) -> Bool {
  splitExtension(path).extension.map { endings.contains($0.lowercased()) } ?? false
}

struct InputOptions: ParsableArguments {
  @Argument(help: "Layout files; - is standard input.", completion: .file(extensions: layoutExtensions))
  var files: [String] = []

  @Option(
    name: .customShort("e"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A line of a layout, instead of a file; repeat the option for more lines.", valueName: "statement"))
  var statements: [String] = []

  var inputs: [Input] {
    if !statements.isEmpty { return [.expression(statements.joined(separator: "\n"))] }
    return files.map { $0 == "-" ? .standardInput : .file($0) }
  }

  func validate() throws {
    if files.isEmpty, statements.isEmpty {
      throw ValidationError("Nothing to read: give a file, - for standard input, or a statement with -e.")
    }
    if !files.isEmpty, !statements.isEmpty {
      throw ValidationError("Files and statements (-e) cannot be combined.")
    }
    if files.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("Standard input (-) can be read only once.")
    }
  }
}

extension InputOptions {
  /// Returns the inputs, with each folder replaced by the layouts below it.
  func layouts(
    endingIn endings: [String] = folderExtensions, namesPassedOver: Bool = false, _ messages: inout Messages
  ) -> [Input] {
    var found: [Input] = []
    for input in inputs {
      guard let path = input.path, System.isFolder(path) else {
        found.append(input)
        continue
      }
      let folder = tidied(path)
      let contents = FolderContents(of: folder)
      let isLayout = { (name: String) in hasExtension(name, among: endings) }
      let files = contents.files.filter(isLayout)
      let swiftCount = contents.files.count(where: isSwiftFile)
      for (path, error) in contents.unreadable { messages.add(.unreadable(error), at: path) }
      if namesPassedOver {
        messages.notePassedOver(contents.hidden.filter(isLayout), below: folder)
        if !files.isEmpty { messages.notePassedOverSwift(swiftCount, at: folder) }
      }
      for name in contents.streams.filter(isLayout) { messages.add(.inputIsStream, at: joined(folder, name)) }
      if files.isEmpty, messages.status == .allWell {
        messages.add(.noLayouts(endings, hasSwift: swiftCount > 0), at: path)
      }
      found += files.map { joined(folder, $0) }.filter(hasViews).map { .file($0) }
    }
    return found
  }
}

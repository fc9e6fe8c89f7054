import ArgumentParser
import LayoutDraw

/// What a file's name ends in that holds a layout, after the dot.
let layoutExtensions = ["layout", "xib", "storyboard"]

/// The same, with what a folder's Swift files end in where those are wanted.
var folderExtensions: [String] { layoutExtensions + (SwiftOptions.given.readsFolders ? ["swift"] : []) }

/// Returns whether a file's name says that it holds a layout.
///
/// Whatever the case of its extension, in which some disks differ.
func isLayoutFile(_ path: String) -> Bool {
  hasExtension(path, among: layoutExtensions + (furtherImporters.isEmpty ? [] : ["swift"]))
}

/// Returns whether a file that a folder holds is to be read as a layout.
func isFolderLayout(_ path: String) -> Bool { hasExtension(path, among: folderExtensions) }

func hasExtension(_ path: String, among endings: [String]) -> Bool {
  splitExtension(path).extension.map { endings.contains($0.lowercased()) } ?? false
}

/// What a command reads: files, standard input, or statements from the command line.
struct InputOptions: ParsableArguments {
  @Argument(help: "Layout files; - is standard input.", completion: .file(extensions: layoutExtensions))
  var files: [String] = []

  @Option(
    name: .customShort("e"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A line of a layout, instead of a file; repeat it for more lines.", valueName: "statement"))
  var statements: [String] = []

  /// In the order given; never empty.
  var inputs: [Input] {
    if !statements.isEmpty { return [.expression(statements.joined(separator: "\n"))] }
    return files.map { $0 == "-" ? .standardInput : .file($0) }
  }

  func validate() throws {
    if files.isEmpty, statements.isEmpty {
      throw ValidationError("Nothing to read: give a file, - for standard input, or a statement with -e.")
    }
    if !files.isEmpty, !statements.isEmpty {
      throw ValidationError("Give files or statements with -e, not both.")
    }
    if files.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("Standard input (-) can be read only once.")
    }
  }
}

extension InputOptions {
  /// The inputs, with all layouts below a folder in its place, in order of their paths.
  ///
  /// - Parameter endings: what the names of a folder's files that are read end in.
  /// - Parameter namesPassedOver: whether hidden layouts are named.
  func layouts(
    endingIn endings: [String] = folderExtensions, namesPassedOver: Bool = false, _ messages: inout Messages
  ) -> [Input] {
    var found: [Input] = []
    for input in inputs {
      guard let path = input.path, (try? System.status(of: path))?.kind == .folder else {
        found.append(input)
        continue
      }
      let folder = tidied(path)
      let contents = FolderContents(of: folder)
      let isLayout = { (name: String) in hasExtension(name, among: endings) }
      let files = contents.files.filter(isLayout)
      for (path, error) in contents.unreadable { messages.add(.unreadable(error), at: path) }
      if namesPassedOver { messages.notePassedOver(contents.hidden.filter(isLayout), below: folder) }
      for name in contents.streams.filter(isLayout) { messages.add(.inputIsStream, at: joined(folder, name)) }
      if files.isEmpty, messages.status == .allWell { messages.add(.noLayouts(endings), at: path) }
      found += files.map { .file(joined(folder, $0)) }
    }
    return found
  }
}

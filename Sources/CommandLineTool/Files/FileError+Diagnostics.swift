import LayoutDraw
import Platform

extension FileError {
  func diagnostic(at name: String) -> Diagnostic {
    Diagnostic(.error, code: code, message, at: nil, help: help(at: name).map(printable))
  }

  func place(_ name: String) -> String {
    if case .outputUnwritable = self { "<stdout>" } else { name }
  }

  private var code: String {
    switch self {
    case .unreadable, .inputIsFolder, .inputIsStream, .unknownCommand, .inputTooLarge: "unreadable-file"
    case .unwritable, .outputUnwritable, .outputIsFolder, .noSuchFolder, .foreignReport: "unwritable-file"
    case .outputIsInput, .outputIsReference, .outputIsLayout, .resultsAmongReferences: "output-is-input"
    case .sameName: "same-name"
    case .outputShared: "same-output"
    case .noLayouts: "no-layouts"
    case .terminal: "output-is-terminal"
    case .manyForStream: "many-canvases"
    case .noMakeName: "no-make-name"
    case .noReport: "no-report"
    case .changedSince: "changed-since"
    case .noLayout: "no-layout"
    case .unresolved: "unwritable-file"
    case .otherKind: "unreadable-file"
    case .leadsOut, .foreignFolder: "leads-out"
    }
  }

  var message: String {
    switch self {
    case .unreadable(let error): "cannot read this file: \(error.text)"
    case .inputIsFolder: "this is a folder, not a file"
    case .noLayouts(let endings, _):
      "there are no layouts in this folder; the name of a layout ends in "
        + endings.map { ".\($0)" }.joined(separator: ", ")
    case .inputIsStream: SystemError.isStream.text
    case .unknownCommand(let nearest):
      "cannot read this file: \(SystemError.notFound.text); did you mean the command '\(nearest)'?"
    case .inputTooLarge(let limit):
      "this file is larger than \(limit >> 20) MB, the most that layoutdraw reads"
    case .unwritable(let error), .outputUnwritable(let error): "cannot write this file: \(error.text)"
    case .outputIsFolder: "this is a folder, not a file to write"
    case .noSuchFolder(let path): "cannot write this file: there is no folder '\(path)'"
    case .outputIsInput(let path): "this would overwrite the input '\(path)'"
    case .outputIsReference(let folder):
      "this file would be written into '\(folder)', the folder of references"
    case .outputIsLayout: "this output has the extension of a layout file"
    case .resultsAmongReferences(let folder):
      "results here would be mixed up with the references in '\(folder)'"
    case .sameName(let other):
      "'\(other)' has the same name except for its Unicode normalization, so both are the same file on some disks"
    case .outputShared(let inputs):
      Set(inputs).count == 1
        ? "the result of '\(inputs[0])' would be written here twice"
        : "the results of \(quoted(inputs)) would overwrite each other here"
    case .terminal(let format): "\(format.uppercased()) cannot be displayed in a terminal"
    case .manyForStream(let labels):
      "only one picture can be written here, but there are \(labels.count) canvases: "
        + quoted(labels)
    case .noMakeName(let path, let scalar):
      "Make cannot use the name '\(path)': a makefile has no way to write \(scalar.value < 0x21 || scalar.value == 0x7F ? "a control character" : "'\(scalar)'")"
    case .noReport: "this is not a report.json of 'layoutdraw verify'"
    case .foreignReport: "this file would be overwritten, but was not written by 'layoutdraw verify'"
    case .changedSince: "this file has changed since it was verified"
    case .noLayout: "no layout in this project has this file as a reference; run 'layoutdraw verify' again"
    case .unresolved: "Git cannot mark this file as resolved"
    case .otherKind(let kind): "its content is not \(kind.uppercased()), although the report says that it is"
    case .foreignFolder(let folder, _):
      "the report names '\(printable(folder))', which is outside this project"
    case .leadsOut(let folder): "this path leads outside '\(folder)', possibly through a symbolic link"
    }
  }

  private func quoted(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }

  private func help(at name: String) -> String? {
    switch self {
    case .unreadable(.notFound): helpForMissing(name)
    case .inputIsFolder:
      "give the name of a file in this folder"
    case .noLayouts(_, hasSwift: true): "--swift also reads the Swift files in this folder"
    case .inputIsStream: "to read standard input, use '-'"
    case .outputIsFolder: "add a file name to this path or, when drawing, use --out-dir DIR"
    case .outputIsReference, .outputIsLayout: "choose another output"
    case .resultsAmongReferences, .foreignReport: "choose another folder for the results with --out-dir DIR"
    case .sameName: "rename one of them"
    case .outputIsInput, .terminal: "choose another output with -o FILE"
    case .outputShared: "write the results into different folders, or one by one with -o FILE"
    case .manyForStream: "--canvas NAME chooses one"
    case .noMakeName: "rename the file"
    case .foreignFolder(let folder, let option): "if this is intended, confirm it with \(option) \(folder)"
    case .unresolved: "to see why, run 'git add \(shellQuoted(name))'"
    case .changedSince: "run 'layoutdraw verify' again and review the new results"
    default: nil
    }
  }

  private func helpForMissing(_ name: String) -> String? {
    let shown = DrawingSetting.all.first { $0.name == "show" }?.values ?? []
    if shown.contains(name) { return "separate the words of '--show' with commas: '--show …,\(name)'" }
    let (place, file) = (folder(of: name), lastPart(of: name))
    let files = ((try? System.entries(of: place)) ?? []).filter { hasExtension($0, among: layoutExtensions) }
    let meant = files.first { splitExtension($0).stem == file } ?? nearest(to: file, in: files)
    return meant.map { "did you mean '\(joined(place, $0))'?" }
  }
}

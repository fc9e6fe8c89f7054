import ArgumentParser
import LayoutDraw

struct ImportLogCommand: CheckedCommand {
  static let configuration = CommandConfiguration(
    commandName: "import-log",
    abstract:
      "Turns Xcode's log message “Unable to simultaneously satisfy constraints” into a layout or a picture.",
    usage: """
      layoutdraw import-log <file> [-o <file>] [--log <n>]
      pbpaste | layoutdraw import-log - -o conflict.png
      """,
    discussion: """
      Reads what UIKit, AppKit, SnapKit and Masonry print, even in the middle of other text, and writes a layout with \
      readable view names. The layout lists your constraints that conflict, your other constraints, the system's \
      constraints, and the constraint that the system broke, in this order. If that constraint is not part of the \
      conflict, the system's constraints come first. The conflict is explained on standard error.

        layoutdraw import-log crash.txt                     prints the layout
        layoutdraw import-log crash.txt -o conflict.layout
        layoutdraw import-log crash.txt -o conflict.png     or .svg, .pdf, .json

      Lines that cannot be read are reported and skipped.

      Exit status: 0 a log was read; 1 with --strict, if a line could not be read; 2 there is no log.
      """)

  @Argument(help: "A text file that contains the log; - is standard input.", completion: .file())
  var file: String

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "The file to write, .layout or a picture; - is standard output, the default.", valueName: "file"),
    completion: .file())
  var path: String?

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp("The format, if the extension of -o does not determine it. (default: layout)"))
  var format: ImportFormat?

  @Option(
    name: .customLong("log"),
    help: ArgumentHelp("Read only the n-th conflict in the text, counting from 1.", valueName: "n"))
  var number: Int?

  @OptionGroup var messages: MessageOptions

  func checkArguments() throws {
    if path == "" { throw ValidationError("-o needs the name of a file.") }
    if let number, number < 1 { throw ValidationError("--log must be at least 1.") }
    if format == nil, let ending = ending, ImportFormat(argument: ending) == nil {
      let names = ImportFormat.allValueStrings.map { ".\($0)" }.joined(separator: ", ")
      throw ValidationError("'.\(ending)' is not an output format: use \(names), or choose a format with -f.")
    }
  }

  private var ending: String? { path.flatMap { splitExtension($0).extension } }

  func run() throws {
    let job = LogImportJob(
      input: file == "-" ? .standardInput : .file(file),
      outputName: path == "-" ? "<stdout>" : path ?? "<stdout>",
      format: format ?? ending.flatMap { ImportFormat(argument: $0) } ?? .layout, number: number)
    try answer(about: job.input, to: path, style: messages.style) { messages throws(FileError) in
      try job.run(&messages)
    }
  }
}

enum ImportFormat: NamedChoice, Sendable {
  case layout
  case output(OutputFormat)

  static let all = [layout] + OutputFormat.all.map(output)

  var name: String { if case .output(let format) = self { format.name } else { "layout" } }
}

import ArgumentParser
import LayoutDraw

struct ConvertCommand: CheckedCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Writes a layout in another notation, or as code.",
    usage: """
      layoutdraw convert <file> --to <notation> [-o <file>]
      layoutdraw convert -e <statement> ... --to <notation>
      """,
    discussion: """
      Notations:
      \(targetList)

        $ layoutdraw convert -e '|-[a]-8-[b(>=50)]' --to equations
        $ layoutdraw convert sign-in.layout --to uikit -o SignIn.swift

      With the first four notations, the result is a layout file with the same frames. Constraints that the notation \
      cannot express are written as equations or, in code, as comments. Each such constraint is listed on standard \
      error with its line and the reason.

      Exit status: 0 all well; 1 with --strict, if something could be written only as a comment; 2 invalid input.
      """)

  private static var targetList: String {
    let width = conversionTargets.map { $0.name.count }.max() ?? 0
    return conversionTargets.map { target in
      let blanks = String(repeating: " ", count: width - target.name.count)
      return "  \(target.name)\(blanks)  \(target.summary)"
    }.joined(separator: "\n")
  }

  @OptionGroup var input: InputOptions
  @OptionGroup var swift: SwiftOptions

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp("The notation to write.", valueName: "notation"))
  var target: TargetName

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The file to write; - is standard output, the default.", valueName: "file"))
  var path: String?

  @Option(
    name: .customLong("canvas"),
    help: ArgumentHelp("The scene to convert, if a .storyboard has several.", valueName: "name"))
  var canvas: String?

  @OptionGroup var content: ContentSizesOption
  @OptionGroup var messages: MessageOptions

  func checkArguments() throws {
    if input.inputs.count > 1 { throw ValidationError("Give exactly one file.") }
    if path == "" { throw ValidationError("-o needs the name of a file.") }
  }

  func run() throws {
    let (input, target, canvas, sizes) = (input.inputs[0], target.target, canvas, content.sizes)
    try answer(about: input, to: path, style: messages.style) { messages throws(FileError) in
      let file = convert(try input.read(), to: target, sizes: sizes, canvas: canvas)
      messages.add(file.diagnostics, in: file.source)
      if file.text == nil { messages.worsen(to: .failed) }
      // A layout converted from an Interface Builder file gets a final comment that makes `check` ignore the saved
      // sizes and texts.
      let isSaved = target.fileExtension == "layout" && isInterface(file.source)
      return file.text.map { text in
        Array(
          (isSaved ? ignoringSavedValues(text, because: "Sizes and texts are as Xcode saved them") : text)
            .utf8)
      }
    }
  }
}

struct TargetName: NamedChoice, Sendable {
  static let all = conversionTargets.map(TargetName.init)

  var target: any ConversionTarget.Type
  var name: String { target.name }
}

import ArgumentParser
import LayoutDraw

struct ConstraintsCommand: CheckedCommand {
  static let configuration = CommandConfiguration(
    commandName: "constraints",
    abstract: "Prints every constraint as an equation, in the order of the file.",
    usage: "layoutdraw constraints <file> [-f json]",
    discussion: """
      Constraints in all notations are printed as equations:

        $ layoutdraw constraints -e '|-[a]-8-[b(>=50)]'
        <expression>:1:2: a.leading == view.leadingMargin
        <expression>:1:6: b.leading == a.trailing + 8
        <expression>:1:12: b.width >= 50
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var swift: SwiftOptions

  @Option(name: [.customShort("f"), .customLong("format")], help: "How to print the constraints.")
  var format = AnswerFormat.text

  @OptionGroup var messages: MessageOptions

  func checkArguments() throws {
    if input.inputs.count > 1 { throw ValidationError("Give exactly one file.") }
  }

  func run() throws {
    let (input, format) = (self.input.inputs[0], format)
    try answer(about: input, style: messages.style) { messages throws(FileError) in
      let parsed = LayoutDraw.read(try input.read())
      messages.add(parsed.diagnostics, in: parsed.layout.source)
      if parsed.hasErrors { messages.worsen(to: .failed) }
      switch format {
      case .text: return parsed.hasErrors ? nil : parsed.constraintsText()
      case .json: return parsed.constraintsJSON()
      }
    }
  }
}

import ArgumentParser
import LayoutDraw

/// `layoutdraw format FILE…`: a layout's text in its canonical form.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Prints a layout file in its canonical form; comments, line breaks and meaning stay.",
    discussion: """
      Examples:
        layoutdraw format sign-in.layout              prints it
        layoutdraw format --in-place *.layout         rewrites those that change
        layoutdraw format --check *.layout            names those that would, with exit status 1
      """)

  @OptionGroup var input: InputOptions

  @Flag(name: .customLong("in-place"), help: "Rewrite the files instead of printing.")
  var isInPlace = false

  @Flag(name: .customLong("check"), help: "Print nothing but the names of files that would change.")
  var isCheck = false

  @OptionGroup var messages: MessageOptions

  func validate() throws {
    if isInPlace, isCheck { throw ValidationError("Give --in-place or --check, not both.") }
    if !isInPlace, !isCheck, input.inputs.count > 1 {
      throw ValidationError("Several files need --in-place or --check.")
    }
    let areFiles = input.inputs.allSatisfy { if case .file = $0 { true } else { false } }
    if isInPlace, !areFiles { throw ValidationError("--in-place rewrites files only.") }
  }

  func run() throws {
    var status = ExitStatus.allWell
    for input in input.inputs {
      var messages = Messages(style: messages.style)
      do throws(FileError) { try format(input, &messages) } catch { messages.add(error, at: input.name) }
      messages.print()
      status = max(status, messages.status)
    }
    try status.leave()
  }

  private func format(_ input: Input, _ messages: inout Messages) throws(FileError) {
    let source = try input.read()
    guard let text = formatted(source) else {
      messages.add(LayoutDraw.read(source).diagnostics, in: source)
      return messages.worsen(to: .failed)
    }
    let bytes = Array(text.utf8)
    if isCheck {
      guard bytes != source.utf8 else { return }
      try writeStandardOutput(Array((printable(input.name) + "\n").utf8))
      messages.worsen(to: .answerIsNo)
    } else if isInPlace {
      if bytes != source.utf8 { try writeFile(bytes, to: input.name) }
    } else {
      // A file keeps all its characters; on a terminal, some would act.
      let lines = text.split(separator: "\t", omittingEmptySubsequences: false).map {
        printableLines(String($0))
      }
      try writeStandardOutput(System.isTerminal(1) ? Array(lines.joined(separator: "\t").utf8) : bytes)
    }
  }
}

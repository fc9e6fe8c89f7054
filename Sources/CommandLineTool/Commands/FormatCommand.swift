import ArgumentParser
import LayoutDraw

struct FormatCommand: CheckedCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Prints a layout file in its canonical form; comments, line breaks and meaning are kept.",
    discussion: """
      Examples:
        layoutdraw format sign-in.layout              prints its canonical form
        layoutdraw format --in-place *.layout         rewrites the files that change
        layoutdraw format --check Samples             lists the files in a folder that would change
        layoutdraw format --diff Samples              prints the changes as a diff
      """)

  @OptionGroup var input: InputOptions

  @Flag(name: .customLong("in-place"), help: "Rewrite the files instead of printing.")
  var isInPlace = false

  @Flag(
    name: .customLong("check"),
    help: "Print only the names of files that would change; exit with status 1 if there are any.")
  var isCheck = false

  @Flag(
    name: .customLong("diff"),
    help:
      "Print what would change, as diff -u does; with --check, exit with status 1 if something would change.")
  var isDiff = false

  @OptionGroup var messages: MessageOptions

  func checkArguments() throws {
    if isInPlace, isCheck || isDiff {
      throw ValidationError("--in-place cannot be combined with --check or --diff, which write nothing.")
    }
    let areFiles = input.inputs.allSatisfy { if case .file = $0 { true } else { false } }
    if isInPlace, !areFiles { throw ValidationError("--in-place needs files, not standard input or -e.") }
  }

  func run() throws {
    var reading = Messages(style: messages.style)
    let inputs = input.layouts(endingIn: ["layout"], &reading)
    if !isInPlace, !isCheck, !isDiff, inputs.count > 1 {
      Self.leave(with: ValidationError("Only one file can be printed: use --in-place, --check or --diff."))
    }
    reading.print()
    var status = reading.status
    for input in inputs {
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
      let reading = LayoutDraw.read(source)
      let other = Diagnostic(
        .error, code: "no-canonical-form", "this is not a layout file, so it has no canonical form", at: nil,
        help: "'layoutdraw convert --to layout' writes a layout file")
      messages.add(reading.hasErrors ? reading.diagnostics : [other], in: source)
      return messages.worsen(to: .failed)
    }
    let bytes = Array(text.utf8)
    if isCheck || isDiff {
      guard bytes != source.utf8 else { return }
      let report =
        isDiff
        ? unifiedDifference(from: source.utf8, to: bytes, name: printable(input.name))
        : Array((printable(input.name) + "\n").utf8)
      try writeStandardOutput(report)
      if isCheck { messages.worsen(to: .answerIsNo) }
    } else if isInPlace {
      if bytes != source.utf8 {
        try writeFile(bytes, to: input.name, namedOrBelow: self.input.files.map(tidied))
      }
    } else {
      // On a terminal, control characters except tabs are replaced.
      let lines = text.split(separator: "\t", omittingEmptySubsequences: false).map {
        printableLines(String($0))
      }
      try writeStandardOutput(System.isTerminal(1) ? Array(lines.joined(separator: "\t").utf8) : bytes)
    }
  }
}

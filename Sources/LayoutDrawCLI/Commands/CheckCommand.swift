import ArgumentParser
import LayoutDraw

/// `layoutdraw check FILE…`: what drawing would say, without drawing.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Solves every canvas without drawing, and reports errors, conflicts and ambiguities.",
    discussion: """
      Quiet, with exit status 0, when all is well. With --strict-vfl the status is 1 when a line of the Visual \
      Format Language says something that Apple's own parser would refuse, blanks included:

        $ layoutdraw check --strict-vfl -e '|-[a(50%)]-|'
      """)

  @OptionGroup var input: InputOptions

  @Flag(name: .customLong("strict-vfl"), help: "Report what Apple's Visual Format Language does not have.")
  var isStrictVFL = false

  @OptionGroup var messages: MessageOptions

  func run() throws {
    let inputs = input.inputs
    let style = messages.style
    let options = ParseOptions(strictVFL: isStrictVFL)
    var status = ExitStatus.allWell
    workInOrder(count: inputs.count, threads: System.processorCount) { index in
      check(inputs[index], options, style: style)
    } take: { messages in
      messages.print()
      status = max(status, messages.status)
    }
    try status.leave()
  }
}

private func check(_ input: Input, _ options: ParseOptions, style: MessageStyle) -> Messages {
  var messages = Messages(style: style)
  do throws(FileError) {
    let source = try input.read()
    do throws(UnknownCanvas) {
      let file = try solve(source, options: options)
      messages.add(file)
      // Asked whether Apple's parser would take it, these warnings are a no.
      if file.diagnostics.contains(where: { $0.code.hasPrefix("vfl-") && $0.severity == .warning }) {
        messages.worsen(to: .answerIsNo)
      }
    } catch {
      messages.fail(error.diagnostic, at: input.name)
    }
  } catch {
    messages.add(error, at: input.name)
  }
  return messages
}

import ArgumentParser
import LayoutDraw

struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Prints the manual page, in the format that the man command reads.",
    discussion: """
      The page contains the help of all commands.

        $ layoutdraw manual > /usr/local/share/man/man1/layoutdraw.1 && man layoutdraw
        $ layoutdraw manual | man -l -
      """)

  func run() throws {
    var messages = Messages(style: MessageStyle(hasColor: false, isStrict: false))
    if let program = CommandDefinition.program {
      messages.writeStandardOutput(Array(ManualPage(program).text.utf8))
    } else {
      messages.fail(
        Diagnostic(
          .error, code: "no-manual",
          "the manual page cannot be generated from the definitions of the commands", at: nil),
        at: "layoutdraw")
    }
    messages.print()
    try messages.status.leave()
  }
}

import LayoutDraw

/// The manual page in man(7) macros.
struct ManualPage {
  private(set) var text = ""

  init(_ program: CommandDefinition) {
    line(".TH LAYOUTDRAW 1 \"\" \"layoutdraw \(LayoutDraw.version)\" \"User Commands\"")
    section("NAME")
    line("layoutdraw \\- " + escaped(sentence(program.abstract)))
    guard let draw = program.subcommands.first(where: { $0.name == DrawCommand.configuration.commandName })
    else { return }
    section("SYNOPSIS")
    synopsis(LayoutDrawCommand.usageString(for: DrawCommand.self))
    section("DESCRIPTION")
    describe(draw)
    section("OPTIONS")
    list(draw.arguments)
    section("COMMANDS")
    for command in program.subcommands where command.name != draw.name && command.name != "help" {
      line(".SS \"layoutdraw \(escaped(command.name))\"")
      let type = LayoutDrawCommand.configuration.subcommands.first {
        $0.configuration.commandName == command.name
      }
      if let type {
        synopsis(LayoutDrawCommand.usageString(for: type))
        line(".PP")
      }
      describe(command)
      list(command.arguments.filter { !common.contains($0.names) })
    }
  }

  private let common = [["--version"], ["-h", "--help"]]

  private mutating func line(_ line: String) { text += line + "\n" }

  private mutating func section(_ title: String) { line(".SH \(title)") }

  private mutating func synopsis(_ usage: String) {
    verbatim(usage.split(separator: "\n").map { $0.drop { $0 == " " }[...] })
  }

  private mutating func describe(_ command: CommandDefinition) {
    line(escaped(command.abstract))
    // Keep the line breaks of indented lines and of lines with columns (three spaces). Make each of the remaining lines
    // a paragraph.
    var kept: [Substring] = []
    for text in (command.discussion + "\n").split(separator: "\n", omittingEmptySubsequences: false) {
      if text.hasPrefix(" ") || (text.contains("   ") && !text.isEmpty) {
        kept.append(text)
        continue
      }
      if !kept.isEmpty {
        line(".PP")
        verbatim(kept)
        kept = []
      }
      if !text.isEmpty {
        line(".PP")
        line(escaped(text))
      }
    }
  }

  private mutating func verbatim(_ lines: [Substring]) {
    line(".nf")
    for text in lines { line(escaped(text)) }
    line(".fi")
  }

  private mutating func list(_ arguments: [ArgumentDefinition]) {
    for argument in arguments {
      line(".TP")
      var names = argument.names.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
      if let value = argument.valueName {
        if !names.isEmpty { names += " " }
        names += "\\fI\(escaped(value))\\fR" + (argument.isRepeating && argument.names.isEmpty ? " ..." : "")
      }
      line(names)
      var help = argument.help
      if let value = argument.defaultValue, !help.contains("(default:") { help += " (default: \(value))" }
      if !argument.values.isEmpty { help += " (values: \(argument.values.joined(separator: ", ")))" }
      line(escaped(help))
    }
  }
}

private func sentence(_ abstract: String) -> String {
  abstract.prefix(1).lowercased() + abstract.dropFirst().prefix { $0 != "." }
}

/// Escapes text for roff, where a line that begins with `.` or `'` is a command.
private func escaped(_ text: some StringProtocol) -> String {
  let marks: [Character: String] = [
    "\\": "\\(rs", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti",
  ]
  let start = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
  return start + text.map { marks[$0] ?? String($0) }.joined()
}

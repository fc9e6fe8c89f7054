import ArgumentParser

extension LayoutDrawCommand {
  /// The command that plain arguments mean, parsed without the tree of all commands, which takes most of a start.
  ///
  /// `nil` where there may be more to say than “run it”: help, a version, a completion, wrong usage, several
  /// options in one word. `parseAsRoot` then parses anew, and its word is what users see.
  static func parseAlone(_ arguments: [String]) -> (any ParsableCommand)? {
    guard let first = arguments.first, first != "help", !arguments.contains(where: isPack) else { return nil }
    if let command = isCommandLike(first) ? command(named: first) : nil {
      return parse(command, arguments.dropFirst())
    }
    return parse(DrawCommand.self, arguments[...])
  }

  /// Whether a word may be a command's name. Most first words are files and options: this spares them all
  /// commands' configurations.
  static func isCommandLike(_ word: String) -> Bool {
    word.utf8.first != UInt8(ascii: "-") && word.utf8.allSatisfy { $0 == UInt8(ascii: "-") || isLetter($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte }

  /// `-jh` is an option with a value, several options, or a call for help.
  private static func isPack(_ word: String) -> Bool {
    word.utf8.count > 2 && word.utf8.first == UInt8(ascii: "-") && !word.hasPrefix("--")
  }

  private static func command(named name: String) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.commandName == name }
  }

  private static func parse<Command: ParsableCommand>(
    _ command: Command.Type, _ arguments: ArraySlice<String>
  ) -> (any ParsableCommand)? {
    (try? Alone<Command>.parseAsRoot(Array(arguments)) as? Alone<Command>)?.command
  }
}

/// A command as a program of its own: what it declares, and no subcommands.
private struct Alone<Command: ParsableCommand>: ParsableCommand {
  // With a super-command, ArgumentParser does not parse twice more to see whether a completion script is wanted;
  // without names for help it looks for none.
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "alone", _superCommandName: "layoutdraw", helpNames: [])
  }

  @OptionGroup var command: Command
}

import ArgumentParser
import LayoutDraw

/// Runs the command line. Returns if the command succeeds; otherwise, ends the process.
///
/// - Parameters:
///   - importers: readers for additional kinds of files.
///   - previewServer: serves the preview in this process; `nil` starts `layoutdraw-preview`.
package func runCommandLine(importers: [any Importer] = [], previewServer: PreviewServer? = nil) {
  furtherImporters = importers
  PreviewCommand.server = previewServer
  LayoutDrawCommand.main()
}

/// A command that checks its arguments before it runs. ArgumentParser's `validate()` is called before unknown options
/// are reported, so its error would hide a misspelled option.
protocol CheckedCommand: ParsableCommand {
  func checkArguments() throws
}

struct LayoutDrawCommand: ParsableCommand {
  private static let commands: [any ParsableCommand.Type] = [
    DrawCommand.self, CheckCommand.self, ConstraintsCommand.self, ConvertCommand.self,
    DevicesCommand.self, DiffCommand.self, ExplainCommand.self,
    FormatCommand.self, MetadataCommand.self, SizesCommand.self, VerifyCommand.self, AcceptCommand.self,
    MergeReportsCommand.self,
    ImportLogCommand.self,
    MarkdownCommand.self, LSPCommand.self, PreviewCommand.self, ManualCommand.self,
  ]

  /// Indicates whether the first argument is the name of a command or `--version`. In these cases, the default command
  /// is not needed, and omitting it saves time.
  private static let isCommandNamed =
    CommandLine.arguments.dropFirst().first.map { first in
      first == "--version" || commands.contains { $0.configuration.commandName == first }
    } ?? false

  static let configuration = CommandConfiguration(
    commandName: "layoutdraw",
    abstract: "Draws Auto Layout constraints.",
    version: LayoutDraw.version,
    subcommands: commands, defaultSubcommand: isCommandNamed ? nil : DrawCommand.self)

  static func main() {
    System.returnFreedMemory()
    System.ignoreWriteSignals()
    System.holdStandardStreams()
    System.reportUnwrittenOutput()
    TemporaryFile.removeOnInterrupt()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let broken = System.argumentsWithoutText.first, arguments.indices.contains(broken - 1) {
      leave(
        with: ValidationError(
          "'\(arguments[broken - 1])' is not valid UTF-8; if it is the name of a file, rename the file."))
    }
    switch arguments {
    case ["--help"], ["-h"], ["help"]: DrawCommand.exit(withError: CleanExit.helpRequest(DrawCommand.self))
    case []: DrawCommand.main([])
    default: run(arguments)
    }
  }

  private static func run(_ arguments: [String]) {
    if SwiftProgram.isWanted(arguments) {
      exit(withError: ExitCode(SwiftProgram.takeOver(arguments).rawValue))
    }
    if let option = pathOptionWithoutPath(arguments) {
      leave(with: ValidationError("The path after '\(option)' is empty."))
    }
    if let mismatch = SwiftProgram.mismatch() { exit(withError: ValidationError(mismatch)) }
    var command: any ParsableCommand
    do {
      if arguments[0] == "help" { try checkTopic(arguments[1]) }
      command = try parseAsRoot(arguments)
    } catch {
      discardStaleReport(arguments)
      leave(with: error)
    }
    do { try (command as? any CheckedCommand)?.checkArguments() } catch {
      discardStaleReport(arguments)
      type(of: command).leave(with: error)
    }
    do { try command.run() } catch { leave(with: error) }
  }

  /// Returns an option whose path is empty; `nil` if there is no such option. Without this check, an empty path would
  /// mean the current folder.
  private static func pathOptionWithoutPath(_ arguments: [String]) -> String? {
    let options = [
      "-o", "--output", "--out-dir", "--references", "--root", "--base", "--report", "--junit", "--sarif",
      "--markdown", "--reg", "--depfile", "--images",
    ]
    return zip(arguments, arguments.dropFirst()).first { options.contains($0) && $1.isEmpty }?.0
      ?? options.first { arguments.contains("\($0)=") }
  }

  /// Throws an error for an unknown command after `help`, because ArgumentParser would print the program's help
  /// instead.
  private static func checkTopic(_ name: String) throws {
    guard !name.hasPrefix("-"), name != "help", !commandNames.contains(name) else { return }
    let nearest = nearest(to: name, in: commandNames).map { " Did you mean '\($0)'?" } ?? ""
    throw ValidationError("There is no command '\(name)'.\(nearest)")
  }
}

var commandNames: [String] {
  LayoutDrawCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
}

extension ParsableCommand {
  /// Ends the program like `exit(withError:)`, but replaces control characters in the message, because the message may
  /// quote command-line arguments.
  static func leave(with error: any Error) -> Never {
    let code = exitCode(for: error)
    let quoting = self.message(for: error)
    let message =
      code.isSuccess
      ? fullMessage(for: error)
      : withoutLongUsage(
        fullMessage(for: error).replacing(
          quoting, with: printable(quoting) + meantOption(quoting), maxReplacements: 1))
    let name = "\(configuration.commandName ?? "") "
    let named =
      name == "layoutdraw "
      ? message
      : message.replacing("\nUsage: \(name)", with: "\nUsage: layoutdraw \(name)")
        .replacing("  See '\(name)", with: "  See 'layoutdraw \(name)")
    if code.isSuccess || message.isEmpty { exit(withError: error) }
    try? System.writeAll((printableLines(named) + "\n").utf8, to: 2)
    exit(withError: code)
  }

  private static func withoutLongUsage(_ message: String) -> String {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("Usage: ") }), start > 0,
      lines[start...].prefix(while: { !$0.hasPrefix("  See ") }).count > 2
    else { return message }
    let command = CommandLine.arguments.dropFirst().first.flatMap { commandNames.contains($0) ? $0 : nil }
    return (lines[..<start] + ["See 'layoutdraw help \(command ?? "draw")'."]).joined(separator: "\n")
  }

  private static func meantOption(_ message: String) -> String {
    for theme in DrawingSetting.all.first(where: { $0.name == "theme" })?.values ?? []
    where message == "Unknown option '--\(theme)'" {
      return ". Did you mean '--theme \(theme)'?"
    }
    if message.hasPrefix("Missing expected argument '--to "),
      let target = TargetName.all.first(where: { CommandLine.arguments.contains($0.name) })
    {
      return ". Did you mean '--to \(target.name)'?"
    }
    return ""
  }
}

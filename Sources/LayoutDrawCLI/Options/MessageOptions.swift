import ArgumentParser

/// How a command speaks; every command that reads layouts has these options.
struct MessageOptions: ParsableArguments {
  enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
  }

  @Flag(name: .customLong("strict"), help: "Exit with status 1 after a warning or an ambiguity, too.")
  var isStrict = false

  @Option(
    help: ArgumentHelp(
      "Colour in messages; auto is on a terminal, unless NO_COLOR is set.", valueName: "when"))
  var color = ColorChoice.auto

  var style: MessageStyle { MessageStyle(hasColor: hasColor, isStrict: isStrict) }

  /// See https://no-color.org.
  private var hasColor: Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      System.isTerminal(2) && (System.environment("NO_COLOR") ?? "").isEmpty
        && System.environment("TERM") != "dumb"
    }
  }
}

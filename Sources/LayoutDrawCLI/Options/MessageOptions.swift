import ArgumentParser

/// How a command speaks; every command that reads layouts has these options.
struct MessageOptions: ParsableArguments {
  @Flag(name: .customLong("strict"), help: "Exit with status 1 after a warning or an ambiguity, too.")
  var isStrict = false

  @OptionGroup var colors: ColorOptions

  var style: MessageStyle { MessageStyle(hasColor: colors.hasColor, isStrict: isStrict) }
}

/// Whether a command speaks in colour.
struct ColorOptions: ParsableArguments {
  enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
  }

  @Option(
    help: ArgumentHelp(
      "Colour in messages; auto is on a terminal, unless NO_COLOR is set.", valueName: "when"))
  var color = ColorChoice.auto

  var style: MessageStyle { MessageStyle(hasColor: hasColor, isStrict: false) }

  /// See https://no-color.org.
  var hasColor: Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      System.isTerminal(2) && (System.environment("NO_COLOR") ?? "").isEmpty
        && System.environment("TERM") != "dumb"
    }
  }
}

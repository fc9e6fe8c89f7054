import ArgumentParser

struct MessageOptions: ParsableArguments {
  @Flag(name: .customLong("strict"), help: "Also exit with status 1 if there is a warning or an ambiguity.")
  var isStrict = false

  // This is an option and not a group of type `ColorOptions`, because each `OptionGroup` makes every start of the
  // program 1% slower.
  @Option(help: ColorChoice.help) var color = ColorChoice.auto

  var style: MessageStyle { MessageStyle(hasColor: color.hasColor, isStrict: isStrict) }
}

struct ColorOptions: ParsableArguments {
  @Option(help: ColorChoice.help) var color = ColorChoice.auto

  var style: MessageStyle { MessageStyle(hasColor: color.hasColor, isStrict: false) }
}

enum ColorChoice: String, ArgumentChoice {
  case auto, always, never

  static let help = ArgumentHelp(
    "Whether messages are colored; auto colors them on a terminal, unless NO_COLOR is set.", valueName: "when"
  )

  /// Indicates whether messages are colored. With `auto`, they are colored on a terminal, unless `TERM` is `dumb` or
  /// `NO_COLOR` is set and not empty (https://no-color.org).
  var hasColor: Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      System.isTerminal(2) && (System.environment("NO_COLOR") ?? "").isEmpty
        && System.environment("TERM") != "dumb"
    }
  }
}

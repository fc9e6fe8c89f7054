import ArgumentParser

struct MessageOptions: ParsableArguments {
  @Flag(name: .customLong("strict"), help: "Exit with status 1 also after a warning or an ambiguity.")
  var isStrict = false

  // `ColorOptions` is not nested here: each `OptionGroup` makes every start of the program 1% slower.
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

  /// Indicates whether messages are colored. The rules of https://no-color.org apply.
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

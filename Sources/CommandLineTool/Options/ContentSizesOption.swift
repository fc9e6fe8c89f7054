import ArgumentParser
import LayoutDraw

struct ContentSizesOption: ParsableArguments {
  @Option(
    name: .customLong("content-sizes"),
    help: ArgumentHelp(
      "Content sizes of a .xib or .storyboard: nearest (the saved size if it is close to the measured one), saved, or measured.",
      valueName: "source"))
  var sizes = ContentSizes.nearest
}

extension ContentSizes: ExpressibleByArgument {}

import ArgumentParser
import LayoutDraw

/// Where the content sizes of an Interface Builder file come from.
struct ContentSizesOption: ParsableArguments {
  @Option(
    name: .customLong("content-sizes"),
    help: ArgumentHelp(
      "Content sizes of a .xib or .storyboard: nearest (the saved size if it is close to the measured one), saved, or measured.",
      valueName: "source"))
  var sizes = ContentSizes.nearest
}

extension ContentSizes: ExpressibleByArgument {}

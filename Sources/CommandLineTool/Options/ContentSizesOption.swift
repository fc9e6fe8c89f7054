import ArgumentParser
import LayoutDraw

/// The option for the origin of content sizes in an Interface Builder file.
struct ContentSizesOption: ParsableArguments {
  @Option(
    name: .customLong("content-sizes"),
    help: ArgumentHelp(
      "Content sizes of a .xib or .storyboard: nearest (the saved size if it is close to the measured one), saved, or measured.",
      valueName: "source"))
  var sizes = ContentSizes.nearest
}

extension ContentSizes: ExpressibleByArgument {}

import ArgumentParser
import LayoutDraw

/// Where the content sizes of an Interface Builder file come from.
struct ContentSizesOption: ParsableArguments {
  @Option(
    name: .customLong("content-sizes"),
    help: ArgumentHelp(
      "Content sizes of a .xib or .storyboard: as saved, as measured, or the saved where it is near.",
      valueName: "source"))
  var sizes = ContentSizes.nearest
}

extension ContentSizes: ExpressibleByArgument {}

import ArgumentParser
import LayoutDraw

struct ContentSizesOption: ParsableArguments {
  @Option(
    name: .customLong("content-sizes"),
    help: ArgumentHelp(
      "Content sizes of views in a .xib or .storyboard: saved, measured, or nearest (saved if close to measured, else measured).",
      valueName: "source"))
  var sizes = ContentSizes.nearest
}

extension ContentSizes: ExpressibleByArgument {}

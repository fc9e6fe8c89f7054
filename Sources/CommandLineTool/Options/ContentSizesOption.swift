import ArgumentParser
import LayoutDraw

struct ContentSizesOption: ParsableArguments {
  @Option(
    name: .customLong("content-sizes"),
    help: ArgumentHelp(
      "The content sizes to use for views in a .xib or .storyboard: saved by Xcode, measured by layoutdraw, or nearest (saved if close to measured, else measured).",
      valueName: "source"))
  var sizes = ContentSizes.nearest
}

extension ContentSizes: ExpressibleByArgument {}

import ArgumentParser
import LayoutDraw

struct ContentSizesOption: ParsableArguments {
  @Option(
    name: .customLong("content-sizes"),
    help: ArgumentHelp(
      "The content sizes to use for views in a .xib or .storyboard: saved (by Xcode), measured (by layoutdraw), or nearest (the saved size if it is close to the measured size, else the measured size).",
      valueName: "source"))
  var sizes = ContentSizes.nearest
}

extension ContentSizes: ExpressibleByArgument {}

import ArgumentParser
import LayoutDraw

/// How pictures are written.
struct PictureOptions: ParsableArguments {
  @Flag(
    name: .customLong("metadata"), inversion: .prefixedNo,
    help: "Whether pictures carry the program's version, the source's hash and the solved frames.")
  var hasMetadata = true

  @Option(
    name: .customLong("svg-id"),
    help: ArgumentHelp(
      "Put this before every id of an SVG, so that several can stand in one page.", valueName: "prefix"))
  var svgID = ""

  @Option(
    name: .customLong("svg-text"),
    help: "Text in an SVG: text that can be selected, or the exact outlines that a PNG shows.")
  var svgText = FormatOptions.SVGText.text

  var formatOptions: FormatOptions { FormatOptions(svgIDPrefix: svgID, svgText: svgText) }
}

extension FormatOptions.SVGText: ExpressibleByArgument {}

import ArgumentParser
import LayoutDraw

struct ToleranceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Tolerate color differences up to this value, from 0 (none) to 1 (black instead of white). (default: 0)",
      valueName: "difference"))
  var threshold: Double?

  @Option(
    name: .customLong("max-diff-pixels"),
    help: ArgumentHelp("Tolerate this many differing pixels.", valueName: "count"))
  var mostPixels: Int?

  @Option(
    name: .customLong("max-diff-ratio"),
    help: ArgumentHelp("Tolerate this fraction of differing pixels, from 0 to 1.", valueName: "fraction"))
  var mostRatio: Double?

  @Flag(
    name: .customLong("ignore-antialiasing"),
    help:
      "Tolerate differences in the antialiasing of curves and glyphs; a straight edge that moved still counts."
  )
  var ignoresAntialiasing = false

  @Option(
    name: .customLong("ignore"),
    help: ArgumentHelp(
      "Do not compare this rectangle of pixels; repeat the option for more.", valueName: "x,y,w,h"),
    transform: pixelRect)
  var ignored: [PixelRect] = []

  @Option(
    name: .customLong("ignore-view"),
    help: ArgumentHelp(
      "Do not compare the pixels of this view, in either picture; repeat the option for more.",
      valueName: "name"))
  var ignoredViews: [String] = []

  @Flag(
    name: .customLong("ignore-profiles"),
    help: "Tolerate different color profiles (iCCP, gAMA, cHRM, cICP).")
  var ignoresProfiles = false

  func validate() throws {
    if let threshold, !(0...1 ~= threshold) { throw ValidationError("--threshold must be from 0 to 1.") }
    if let mostPixels, mostPixels < 0 { throw ValidationError("--max-diff-pixels must be at least 0.") }
    if let mostRatio, !(0...1 ~= mostRatio) { throw ValidationError("--max-diff-ratio must be from 0 to 1.") }
  }

  var options: ComparisonOptions {
    ComparisonOptions(
      threshold: threshold ?? 0, mostPixels: mostPixels, mostRatio: mostRatio,
      ignoresAntialiasing: ignoresAntialiasing, ignored: ignored,
      ignoresProfiles: ignoresProfiles)
  }
}

private func pixelRect(_ text: String) throws -> PixelRect {
  let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
  guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
    let height = numbers[3], width > 0, height > 0
  else {
    throw ValidationError(
      "'\(text)' is not a rectangle of pixels: write x,y,width,height as whole numbers, as in 10,20,300,40.")
  }
  return PixelRect(x: x, y: y, width: width, height: height)
}

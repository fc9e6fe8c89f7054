import ArgumentParser
import LayoutDraw

struct DiffCommand: CheckedCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two pictures or layouts, and reports which views moved.",
    usage: "layoutdraw diff <expected> <actual> [-o <file>] [options]",
    discussion: """
      Each side is a PNG or a layout. A layout is drawn first, at the scale of the other side if that is a PNG. Even one differing \
      pixel makes the two sides different, unless an option tolerates it; tolerated pixels are reported.

        $ layoutdraw diff old.layout new.layout -o diff.png
        new.layout: 9327 pixels (3.3%) differ from old.layout, …
        'save' moved 8 right: line 2, 'pad' 16 → 24
          'cancel' followed

      For layouts, and for PNGs that layoutdraw drew, the report also names the views that moved, changed size, \
      appeared or disappeared. For two layouts, it adds the lines that caused these changes.

      Styles of the picture:
      \(styleList)

      Exit status: 0 the same; 1 different; 2 trouble, such as a file that cannot be read; 64 wrong usage.
      """)

  private static var styleList: String {
    DifferenceStyle.all.map { style in
      "  \(style.name)\(String(repeating: " ", count: max(1, 16 - style.name.count)))\(style.summary)"
    }.joined(separator: "\n")
  }

  @Argument(
    help: "The expected picture or layout; - is standard input.",
    completion: .file(extensions: ["png"] + layoutExtensions))
  var expected: String

  @Argument(
    help: "The actual picture or layout.", completion: .file(extensions: ["png"] + layoutExtensions))
  var actual: String

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The file for a picture of the differences; - is standard output.", valueName: "file"),
    completion: .file())
  var path: String?

  @Option(help: "How the picture shows the differences.")
  var style = DifferenceStyle.all[0]

  @Option(name: [.customShort("f"), .customLong("format")], help: "How to print the differences.")
  var format = AnswerFormat.text

  @OptionGroup var tolerance: ToleranceOptions
  @OptionGroup var swift: SwiftOptions

  @Option(
    name: .customLong("canvas"),
    help: ArgumentHelp(
      "Compare only this canvas of the layouts; repeat the option for more.", valueName: "name"))
  var canvases: [String] = []

  @Option(
    help: ArgumentHelp(
      "The number of pixels per point when drawing layouts. (default: the scale of the PNG, else the scale that the layout sets, else 2)",
      valueName: "n"))
  var scale: Double?

  @OptionGroup var messages: MessageOptions

  func checkArguments() throws {
    if let scale, !(scale > 0 && scale.isFinite) { throw ValidationError("--scale must be greater than 0.") }
    if expected == "-", actual == "-" { throw ValidationError("Standard input (-) can be read only once.") }
    if path == "" { throw ValidationError("-o needs the name of a file.") }
    if path == "-", format == .json {
      throw ValidationError(
        "The picture and the JSON would both be written to standard output: name a file with -o.")
    }
    if let path, path != "-", let ending = splitExtension(path).extension, ending.lowercased() != "png" {
      throw ValidationError(
        "A picture of differences cannot be written as '.\(ending)': give -o a name that ends in .png.")
    }
  }

  func run() throws {
    let job = DiffJob(
      inputs: [expected, actual].map { $0 == "-" ? .standardInput : .file($0) }, path: path,
      style: style, isJSON: format == .json, tolerance: tolerance, canvases: canvases, scale: scale,
      words: messages.style)
    let messages = onLargeStack { job.run() }
    messages.print()
    try messages.status.leave()
  }
}

extension DifferenceStyle: NamedChoice {}

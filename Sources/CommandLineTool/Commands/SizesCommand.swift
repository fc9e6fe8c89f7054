import ArgumentParser
import LayoutDraw

struct SizesCommand: CheckedCommand {
  static let configuration = CommandConfiguration(
    commandName: "sizes",
    abstract: "Reports the sizes of the canvas at which a layout changes, and why.",
    usage: """
      layoutdraw sizes <file> --widths <from>...<to> [-f json]
      layoutdraw sizes <file> --heights <from>...<to> [-f json]
      layoutdraw sizes <file> --widths <from>...<to> -o <chart.svg>
      """,
    discussion: """
      Every canvas is solved for the whole range of widths or heights. No change is missed, because frames change \
      linearly between the sizes that are reported. In JSON, a value [c, m] means c + m * size. A chart (-o chart.svg, \
      .png, .pdf) shows how every view moves as the canvas grows.

        $ layoutdraw sizes sign-in.layout --widths 320...1366
        $ layoutdraw sizes sign-in.layout --heights 480...1024 -f json
        $ layoutdraw sizes sign-in.layout --widths 320...1366 -o chart.svg
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var swift: SwiftOptions
  @OptionGroup var range: RangeOptions

  @Option(
    name: .customLong("canvas"),
    help: ArgumentHelp("Examine only this canvas; repeat the option for more.", valueName: "name"))
  var canvases: [String] = []

  @Option(name: [.customShort("f"), .customLong("format")], help: "How to print the sizes.")
  var format = AnswerFormat.text

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "Write the sizes to this file instead of printing them; with a picture's extension, write a chart.",
      valueName: "file"),
    completion: .file())
  var path: String?

  @Option(
    help: ArgumentHelp("The theme of a chart.", valueName: "name"), completion: .list(Theme.all.map(\.name)))
  var theme: String?

  @Option(
    help: ArgumentHelp("The number of pixels per point in the chart. (default: 2 for PNG)", valueName: "n"))
  var scale: Double?

  @OptionGroup var content: ContentSizesOption
  @OptionGroup var messages: MessageOptions

  func checkArguments() throws {
    if input.inputs.count > 1 { throw ValidationError("Give exactly one file.") }
    if range.range == nil {
      throw ValidationError("Give a range of sizes with --widths or --heights, such as --widths 320...1366.")
    }
    if path == "" { throw ValidationError("-o needs the name of a file.") }
    if let scale, !(scale > 0 && scale.isFinite) { throw ValidationError("--scale must be greater than 0.") }
    if let path, isLayoutFile(path) {
      throw ValidationError(
        "'\(path)' has the extension of a layout file: choose another name for -o.")
    }
    var settings = DrawingSettings()
    do throws(SettingError) { if let theme { try settings.set("theme", to: theme) } } catch {
      throw ValidationError("\(error).")
    }
  }

  private var picture: (any PictureFormat.Type)? {
    guard let ending = path.flatMap({ splitExtension($0).extension }),
      case .picture(let picture)? = OutputFormat(named: ending)
    else { return nil }
    return picture
  }

  private var drawing: DrawingOptions {
    var settings = DrawingSettings()
    if let theme { try? settings.set("theme", to: theme) }
    return settings.drawing
  }

  func run() throws {
    guard let range = range.range else { return }
    let (input, picture, drawing, canvases, scale) = (self.input.inputs[0], picture, drawing, canvases, scale)
    let (sizes, isJSON) = (content.sizes, format == .json || path?.hasSuffix(".json") == true)
    try answer(about: input, to: path, style: messages.style) { messages throws(FileError) in
      let source = try input.read()
      var file: SizeSweepResult
      do throws(UnknownCanvas) {
        file = try solve(source, over: range, sizes: sizes, canvases: canvases)
      } catch {
        messages.fail(error.diagnostic, at: input.name)
        return nil
      }
      file.findCriticalSizes()
      messages.add(file.diagnostics, in: source)
      if file.hasErrors { messages.worsen(to: .failed) }
      if file.canvases.contains(where: \.hasConflict) { messages.worsen(to: .answerIsNo) }
      if file.canvases.contains(where: \.hasAmbiguity) { messages.worsenIfStrict() }
      guard let picture else { return isJSON ? file.json() : Array(file.text().utf8) }
      do throws(RenderingError) {
        return try file.chart(as: picture, drawing: drawing, scale: scale)
      } catch {
        messages.fail(error.diagnostic, at: source.name)
        return nil
      }
    }
  }
}

struct RangeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The range of canvas widths, from A to B. Without A, it begins at the minimum window width that the file sets, or at 0.",
      valueName: "A...B"))
  var widths: String?
  @Option(
    help: ArgumentHelp(
      "The range of canvas heights, from A to B. Without A, it begins at the minimum window height that the file sets, or at 0.",
      valueName: "A...B"))
  var heights: String?

  func validate() throws {
    if widths != nil, heights != nil { throw ValidationError("Give --widths or --heights, not both.") }
    do throws(SettingError) { _ = try read() } catch { throw ValidationError("\(error).") }
  }

  var range: SizeRange? { try? read() }

  private func read() throws(SettingError) -> SizeRange? {
    if let widths { return try SizeRange(.horizontal, widths) }
    if let heights { return try SizeRange(.vertical, heights) }
    return nil
  }
}

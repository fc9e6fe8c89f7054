import ArgumentParser
import LayoutDraw

/// `layoutdraw sizes FILE --widths A...B`: a layout over all its sizes.
struct SizesCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "sizes",
    abstract: "Says at which sizes of the canvas a layout changes, and why.",
    usage: """
      layoutdraw sizes <file> --widths <from>...<to> [-f json]
      layoutdraw sizes <file> --heights <from>...<to> [-f json]
      """,
    discussion: """
      Every canvas is solved at all widths, or heights, of the range: between two critical sizes, frames move in \
      straight lines, so that none is missed. JSON has these lines: a value [c, m] is c + m * size.

        $ layoutdraw sizes sign-in.layout --widths 320...1366
        $ layoutdraw sizes sign-in.layout --heights 480...1024 -f json
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var range: RangeOptions

  @Option(
    name: .customLong("canvas"),
    help: ArgumentHelp("Only on this canvas; repeat it for more.", valueName: "name"))
  var canvases: [String] = []

  @Option(name: [.customShort("f"), .customLong("format")], help: "How to print them.")
  var format = Format.text

  @OptionGroup var content: ContentSizesOption
  @OptionGroup var messages: MessageOptions

  func validate() throws {
    if input.inputs.count > 1 { throw ValidationError("Give one file.") }
    if range.range == nil { throw ValidationError("Say which sizes: --widths 320...1366, or --heights.") }
  }

  func run() throws {
    guard let range = range.range else { return }
    let (input, canvases, format) = (self.input.inputs[0], canvases, format)
    let (style, sizes) = (messages.style, content.sizes)
    var status = ExitStatus.allWell
    workInOrder(count: 1, threads: 1) { _ in
      told(input, range, sizes, canvases, as: format, style: style)
    } take: { told in
      var messages = told.messages
      do throws(FileError) { try writeStandardOutput(told.bytes) } catch {
        messages.add(error, at: "<stdout>")
      }
      messages.print()
      status = messages.status
    }
    try status.leave()
  }
}

/// Which sizes a command is about.
struct RangeOptions: ParsableArguments {
  @Option(help: ArgumentHelp("All widths of the canvas from A to B.", valueName: "A...B"))
  var widths: String?
  @Option(help: ArgumentHelp("All heights of the canvas from A to B.", valueName: "A...B"))
  var heights: String?

  func validate() throws {
    if widths != nil, heights != nil { throw ValidationError("Give --widths or --heights, not both.") }
    do throws(SettingError) { _ = try read() } catch { throw ValidationError("\(error).") }
  }

  /// Validated before.
  var range: SizeRange? { try? read() }

  private func read() throws(SettingError) -> SizeRange? {
    if let widths { return try SizeRange(.horizontal, widths) }
    if let heights { return try SizeRange(.vertical, heights) }
    return nil
  }
}

private func told(
  _ input: Input, _ range: SizeRange, _ sizes: ContentSizes, _ canvases: [String],
  as format: SizesCommand.Format, style: MessageStyle
) -> (bytes: [UInt8], messages: Messages) {
  var messages = Messages(style: style)
  do throws(FileError) {
    let source = try input.read()
    do throws(UnknownCanvas) {
      let file = try solve(source, over: range, sizes: sizes, canvases: canvases)
      messages.add(file.diagnostics, in: source)
      if file.hasErrors { messages.worsen(to: .failed) }
      if file.canvases.contains(where: \.hasConflict) { messages.worsen(to: .answerIsNo) }
      return (format == .json ? file.json() : Array(printableLines(file.text()).utf8), messages)
    } catch {
      messages.fail(error.diagnostic, at: input.name)
    }
  } catch {
    messages.add(error, at: input.name)
  }
  return ([], messages)
}

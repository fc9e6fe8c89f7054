import ArgumentParser
import LayoutDraw

struct ExplainCommand: CheckedCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains why an attribute of a view has its value.",
    usage: """
      layoutdraw explain <file> <view.attribute> ... [--canvas <name>] [-f json]
      layoutdraw explain -e <statement> ... <view.attribute> ...
      """,
    discussion: """
      Lists the constraints that determine the attribute, down to the canvas and constants; those that gave way, and by \
      how much; those closest to their limit; and the effect of making the canvas or a metric slightly larger. \
      Without an attribute, the view's whole frame is explained.

        $ layoutdraw explain -e 'canvas 100x50' -e '|-[a]-30-|' -e 'V:|[a]|' a.width
        a.width is 62 = canvas 100 - inset 8 - inset 30
          because
            <expression>:2:2: a.leading == view.leadingMargin
            <expression>:2:6: view.trailing == a.trailing + 30
            <expression>:1:1: view.width == 100 (the canvas's width)
          gave way
            a.width <= 33.587 (its intrinsic content size, hugging 250), by 28.413
          effects of small changes
            canvas width +1: a.width +1
      """)

  @Argument(
    help: ArgumentHelp(
      "A layout file (- is standard input), then attributes such as title.width.", valueName: "words"),
    completion: .file(extensions: layoutExtensions))
  var words: [String] = []

  @Option(
    name: .customShort("e"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A line of a layout, instead of a file; repeat the option for more lines.", valueName: "statement"))
  var statements: [String] = []

  @Option(
    name: .customLong("canvas"),
    help: ArgumentHelp("Explain only on this canvas; repeat the option for more.", valueName: "name"))
  var canvases: [String] = []

  @Option(name: [.customShort("f"), .customLong("format")], help: "How to print the explanation.")
  var format = AnswerFormat.text

  @OptionGroup var content: ContentSizesOption
  @OptionGroup var swift: SwiftOptions
  @OptionGroup var messages: MessageOptions

  func checkArguments() throws {
    if statements.isEmpty, words.isEmpty {
      throw ValidationError("Nothing to read: give a file and attributes, as in 'in.layout title.width'.")
    }
    if statements.isEmpty, words[0] != "-", !System.isThere(words[0]),
      let file = words.first(where: System.isThere)
    {
      let others = words.filter { $0 != file }
      throw ValidationError(
        "The file must come before the attributes: '\(([file] + others).joined(separator: " "))'.")
    }
    if attributes.isEmpty {
      throw ValidationError("Nothing to explain: name an attribute after the file, as in 'title.width'.")
    }
  }

  private var attributes: [String] { Array(words.dropFirst(statements.isEmpty ? 1 : 0)) }

  private var input: Input {
    if !statements.isEmpty { return .expression(statements.joined(separator: "\n")) }
    return words[0] == "-" ? .standardInput : .file(words[0])
  }

  func run() throws {
    let (input, attributes, canvases, format) = (input, attributes, canvases, format)
    let sizes = content.sizes
    try answer(about: input, style: messages.style) { messages throws(FileError) in
      let source = try input.read()
      do throws(Diagnostic) {
        let file = try explain(source, attributes: attributes, sizes: sizes, canvases: canvases)
        messages.add(file.diagnostics, in: source)
        if file.hasErrors { messages.worsen(to: .failed) }
        if file.canvases.contains(where: \.solved.layout.hasProvedAmbiguity) { messages.worsenIfStrict() }
        return format == .json ? file.json() : Array(file.text().utf8)
      } catch {
        messages.fail(error, at: input.name)
        return nil
      }
    }
  }
}

import ArgumentParser
import LayoutDraw
import Platform

/// The default command: `layoutdraw FILE` is `layoutdraw draw FILE`.
struct DrawCommand: CheckedCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draws Auto Layout constraints: layout files in, PNG, SVG, PDF or JSON out.",
    usage: """
      layoutdraw <file> ... [-o <file>] [options]
      layoutdraw -e <statement> ... [-o <file>] [options]
      layoutdraw check <file or folder> ...
      layoutdraw constraints <file>
      layoutdraw diff <expected> <actual>
      layoutdraw explain <file> <view.attribute> ...
      layoutdraw format <file>
      layoutdraw markdown <file> --in-place
      layoutdraw help <command>
      layoutdraw --version
      """,
    discussion: """
      Examples:
        layoutdraw sign-in.layout                     draws sign-in.png beside it
        layoutdraw sign-in.layout -o sign-in.svg      draws an SVG
        layoutdraw sign-in.layout -f json -o -        prints the solved frames
        layoutdraw *.layout --out-dir pictures        draws many at once
        layoutdraw Layouts --out-dir pictures         draws all layouts in a folder
        layoutdraw a.layout -o a.svg --theme auto     draws an SVG that follows light or dark mode
        layoutdraw a.layout --sheet --canvas-sizes 320x480,768x1024 --directions ltr,rtl --text-scales 1,1.5
        layoutdraw a.layout --sheet --devices "iPhone 15,iPad mini (6th generation) landscape"
        layoutdraw -e '|-[find]-[field(>=20)]-|' -o line.png
        generate | layoutdraw - -f svg > out.svg

      A file with several canvases is drawn as one picture per canvas, such as out-iPad.png and out-320x480.png; with \
      --sheet, all canvases are in one picture.
      Conflicts and ambiguities are drawn, and reported on standard error.
      A comment such as '// draw: --theme \(Theme.all[0].name)' in a file sets how it is drawn; options override it.

      Commands ('layoutdraw help <command>' has more):
        draw            draw a layout; the default command
        check           report problems without drawing
        constraints     print every constraint as an equation
        diff            compare two pictures or layouts
        explain         explain why a view has its frame
        format          print a file in its canonical form
        convert         write a layout in another notation, or as code
        import-log      draw the conflict that Xcode's console reports
        devices         list the devices that layouts can be drawn for
        metadata        print the metadata embedded in a picture
        sizes           report the sizes at which a layout changes, and why
        verify          compare layouts with reference images
        accept          update the references
        merge-reports   merge the reports of several machines
        preview         show a live preview of a file in the browser
        lsp             run the language server for editors
        markdown        draw the layouts in Markdown files
        manual          print the manual page

      Exit status: 0 all well; 1 the constraints conflict (with --strict, also after an ambiguity \
      or a warning); 2 invalid input, or a file that cannot be read or written; 64 wrong usage.
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var swift: SwiftOptions
  @OptionGroup var output: OutputOptions

  @Option(
    name: .customLong("canvas"),
    help: ArgumentHelp("Draw only this canvas; repeat the option for more.", valueName: "name"))
  var canvases: [String] = []

  @Option(
    help: ArgumentHelp(
      "The number of pixels per point. (default: the scale that the file sets, or 2 for PNG)", valueName: "n")
  )
  var scale: Double?

  @Option(
    name: [.customShort("j"), .customLong("jobs")],
    help: ArgumentHelp("How many files to draw at once. (default: one per processor)", valueName: "n"))
  var jobs: Int?

  @Option(
    name: .customLong("depfile"),
    help: ArgumentHelp(
      "Also write a dependency file for Make and Ninja: the files that each picture was made from.",
      valueName: "file"),
    completion: .file())
  var dependencyPath: String?

  @Flag(
    name: .customLong("watch"),
    help: "Keep running, and draw each file again whenever it is saved; press Ctrl-C to stop.")
  var isWatching = false

  @OptionGroup var look: LookOptions
  @OptionGroup var content: ContentSizesOption

  // The options are not in an `OptionGroup`, because each group makes the program's start 1% slower.
  @Flag(
    name: .customLong("metadata"), inversion: .prefixedNo,
    help: "Embed the program's version, the source's hash and the solved frames in pictures.")
  var hasMetadata = true

  @Option(
    name: .customLong("svg-id"),
    help: ArgumentHelp(
      "A prefix for every id in an SVG, so that one page can contain several SVGs.", valueName: "prefix"))
  var svgID = ""

  @Option(
    name: .customLong("svg-text"),
    help:
      "How to write the text of an SVG: as text that can be selected, or as the exact outlines that a PNG shows."
  )
  var svgText = FormatOptions.SVGText.text

  @OptionGroup var messages: MessageOptions

  func checkArguments() throws {
    if output.path != nil, input.inputs.count > 1 {
      throw ValidationError(
        "-o works with only one input, but there are \(input.inputs.count): use --out-dir.")
    }
    if let scale, !(scale > 0 && scale.isFinite) { throw ValidationError("--scale must be greater than 0.") }
    if dependencyPath == "" { throw ValidationError("--depfile needs the name of a file.") }
    if dependencyPath != nil, output.path == "-" {
      throw ValidationError("--depfile needs an output file: name one with -o.")
    }
    if isWatching, input.inputs.contains(where: { $0.path == nil }) {
      throw ValidationError("--watch works only with files, not with standard input or -e.")
    }
    if isWatching, output.path == "-" {
      throw ValidationError("--watch needs a file to write: name one with -o.")
    }
    if let jobs, jobs < 1 { throw ValidationError("-j must be at least 1.") }
    try checkColorSchemes()
  }

  private func checkColorSchemes() throws {
    switch output.format {
    case .json:
      if output.makesDarkPairs == true {
        throw ValidationError("--dark-pair cannot be used with JSON.")
      }
    case .picture(let format):
      if output.makesDarkPairs != true {
        try look.check(
          for: format, wayOut: "draw an SVG with -f svg, or a light and a dark picture with --dark-pair")
      }
    }
    guard output.makesDarkPairs == true else { return }
    if look.drawing.theme == .dark {
      throw ValidationError.darkPairOfDarkTheme
    }
    let streams = input.inputs.map { Destination(for: $0, options: output) }.filter { $0 == .standardOutput }
    if !streams.isEmpty {
      throw ValidationError(
        "--dark-pair makes two files, but standard output can take only one: name a file with -o.")
    }
  }

  func run() throws {
    try checkCommand()
    var reading = Messages(style: messages.style)
    let inputs = input.layouts(&reading)
    if output.path != nil, inputs.count > 1 {
      Self.leave(
        with: ValidationError("-o works with only one input, but there are \(inputs.count): use --out-dir."))
    }
    reading.print()
    if let dependencyPath {
      var claims = OutputClaims(inputs: inputs)
      do throws(FileError) { try claims.claim(dependencyPath, for: "--depfile") } catch {
        try stop(error, at: dependencyPath)
      }
    }
    try makeFolder()
    let job = DrawingJob(
      format: output.format, canvases: canvases, sizes: content.sizes, scale: scale, settings: look.settings,
      makesDarkPairs: output.makesDarkPairs,
      formatOptions: FormatOptions(svgIDPrefix: svgID, svgText: svgText), hasMetadata: hasMetadata,
      style: messages.style)
    // The watch starts before drawing, so that it notices files saved during the drawing.
    let watch = isWatching ? FileWatch(paths: inputs.compactMap(\.path)) : nil
    var writer = draw(inputs, of: inputs, job)
    if let dependencyPath {
      writer.writeDependencies(to: dependencyPath, fonts: PangoTextMeasurer().fontFiles)
    }
    if let watch { follow(watch, inputs, job) }
    try max(reading.status, writer.status).leave()
  }

  func draw(_ inputs: [Input], of all: [Input], _ job: DrawingJob) -> ResultWriter {
    // The writer must know all inputs, even those that are not drawn now, because it reports inputs with the same
    // output.
    var writer = ResultWriter(
      inputs: all, folders: input.files.map(tidied), options: output, dependencyPath: dependencyPath,
      style: messages.style)
    var progress = ProgressLine("drawn", of: inputs.count)
    workInOrder(count: inputs.count, threads: jobs ?? processorCount()) { index in
      job.draw(inputs[index])
    } take: { drawn in
      if !drawn.messages.text.isEmpty { progress.clear() }
      writer.finish(drawn)
      progress.advance(drawn.input.name)
    }
    progress.clear()
    return writer
  }

  /// Reports a misspelled command, which would otherwise be taken for the name of a layout file.
  private func checkCommand() throws {
    guard let word = input.files.first, word != "-" else { return }
    do { _ = try System.status(of: word) } catch {
      guard error == .notFound, let command = nearest(to: word, in: commandNames + ["help"]) else { return }
      try stop(.unknownCommand(nearest: command), at: word)
    }
  }

  private func makeFolder() throws {
    guard let folder = output.folder else { return }
    do { try makeFolders(folder) } catch { try stop(.unwritable(error), at: folder) }
  }

  private func stop(_ error: FileError, at name: String) throws {
    var problems = Messages(style: messages.style)
    problems.add(error, at: name)
    problems.print()
    try problems.status.leave()
  }
}

extension FormatOptions.SVGText: ArgumentChoice {}

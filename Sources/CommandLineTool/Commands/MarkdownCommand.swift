import ArgumentParser
import LayoutDraw
import Markdown

struct MarkdownCommand: CheckedCommand {
  static let configuration = CommandConfiguration(
    commandName: "markdown",
    abstract: "Draws the layouts in fenced code blocks of Markdown files, and puts the pictures below them.",
    usage: """
      layoutdraw markdown <file> -o <file> [options]
      layoutdraw markdown <file-or-folder> ... --in-place [options]
      layoutdraw markdown <file-or-folder> ... --check [options]
      """,
    discussion: """
      Every fence (fenced code block) whose language is layout or vfl is drawn. The pictures of guide.md are named \
      guide-1.svg, guide-2.svg …, and are drawn again only when their fence changes; a second run changes nothing.

        $ layoutdraw markdown --in-place --images pictures guide.md
        $ layoutdraw markdown --check --images pictures guide.md      in CI
        $ layoutdraw markdown guide.md --instead -o page.md           pictures in place of fences

      Options of a fence, after its language:

        ```layout name=form alt="A sign-in form" caption="Figure 1: the form" canvas=phone scale=3
        ```{.layout name=form}       the form that MkDocs and pandoc recognize as a code block
        ```layout ignore

      To show a picture without its source, name the layout in a comment. width=320 sets the width in CSS \
      pixels; the option 'problems' says that the layout shows a conflict or an ambiguity on purpose:

        <!-- layout src=layouts/sign-in.layout name=form alt="A sign-in form" width=320 -->

      Fences and comments can also have the drawing options \
      \(DrawingSetting.looks.map(\.name).joined(separator: ", ")).
      """)

  @Argument(
    help: "Markdown files, or folders of them; - is standard input.",
    completion: .file(extensions: ["md", "markdown"]))
  var files: [String] = []

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The Markdown file to write; - is standard output.", valueName: "file"),
    completion: .file())
  var path: String?

  @Flag(name: .customLong("in-place"), help: "Rewrite the files.")
  var isInPlace = false

  @Flag(name: .customLong("check"), help: "Write nothing; exit with status 1 if something would change.")
  var isCheck = false

  @Option(
    help: ArgumentHelp(
      "The folder for pictures, which is created if it is missing. (default: the folder of the written file)",
      valueName: "dir"), completion: .directory)
  var images: String?

  @Flag(
    name: .customLong("instead"),
    help: "Replace fences with their pictures, instead of adding the pictures below them.")
  var isInstead = false

  @Flag(
    name: .customLong("redraw"),
    help:
      "Also redraw the pictures of fences that have not changed, for example after a change of fonts or an update of layoutdraw."
  )
  var redraws = false

  @Flag(
    name: .customLong("prune"),
    help:
      "Remove the pictures of fences that were removed; without this option, such pictures are only listed.")
  var prunes = false

  @Flag(
    name: .customLong("allow-outside"),
    help: "Allow src= to name layouts outside the Markdown file's folder.")
  var readsOutside = false

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help:
      "The format of the pictures. Text in SVGs is drawn as outlines, and the width of PNGs is written into the page. (default: svg)"
  )
  var format = MarkdownFormat.svg

  @Option(
    help: ArgumentHelp(
      "The program that renders the pages. (default: mkdocs if a folder above the pages contains mkdocs.yml, sphinx if it contains conf.py, docc if its name ends in .docc, else commonmark)"
    ))
  var site: Site?

  @Flag(
    name: .customLong("dark-pair"),
    help:
      "Also draw each picture with the dark theme, and show the light or the dark one, as the reader prefers."
  )
  var makesDarkPairs = false

  @Option(
    help: ArgumentHelp("The same as --dark-pair; the only value is light,dark.", valueName: "light,dark"))
  var themes: String?

  @Option(
    help: ArgumentHelp(
      "The number of pixels per point in PNGs. (default: the scale that each fence sets, or 2)",
      valueName: "n"))
  var scale: Double?

  @OptionGroup var look: LookOptions
  @OptionGroup var swift: SwiftOptions
  @OptionGroup var messages: MessageOptions

  func checkArguments() throws {
    if files.isEmpty {
      throw ValidationError("Nothing to read: give a Markdown file, or - for standard input.")
    }
    if path == nil, !isInPlace, !isCheck {
      throw ValidationError("Say where the result goes: -o FILE, or --in-place.")
    }
    if isInPlace, isCheck || path != nil {
      throw ValidationError("--in-place cannot be combined with --check or -o.")
    }
    if isCheck, path == "-" {
      throw ValidationError("--check compares with a file, not with standard output: name the file with -o.")
    }
    if path == "" || images == "" {
      throw ValidationError("The name after -o or --images must not be empty.")
    }
    if path != nil, files.count > 1 {
      throw ValidationError(
        "-o works with only one input, but there are \(files.count): run the command once for each.")
    }
    if path == nil, files.contains("-") {
      throw ValidationError("Standard input cannot be rewritten in place: name the output with -o.")
    }
    if redraws, isCheck {
      throw ValidationError("--check draws nothing, so leave out --redraw.")
    }
    if prunes, isCheck {
      throw ValidationError("--check removes nothing, so leave out --prune.")
    }
    if isInstead, path == nil {
      throw ValidationError(
        "--instead would remove the layouts from the page itself: write another file with -o.")
    }
    if let scale, !(scale > 0 && scale.isFinite) { throw ValidationError("--scale must be greater than 0.") }
    if let themes {
      guard Set(themes.split(separator: ",")) == ["light", "dark"] else {
        throw ValidationError("--themes can only be light,dark; --theme chooses one theme for all pictures.")
      }
    }
    if makesDarkPairs || themes != nil, look.theme == "dark" {
      throw ValidationError.darkPairOfDarkTheme
    }
    try look.check(for: format.format, wayOut: "leave out -f png to draw SVGs")
  }

  func run() throws {
    var status = ExitStatus.allWell
    var inputs: [Input] = []
    for file in files {
      guard isInPlace || isCheck, file != "-", let contents = pages(below: file) else {
        inputs.append(file == "-" ? .standardInput : .file(file))
        continue
      }
      contents.messages.print()
      status = max(status, contents.messages.status)
      inputs += contents.paths.map { .file($0) }
    }
    if inputs.contains(where: SwiftProgram.isWanted(by:)) {
      try SwiftProgram.takeOver(Array(CommandLine.arguments.dropFirst())).leave()
    }
    var job = MarkdownJob(
      goal: isCheck ? .check(path) : isInPlace ? .rewrite : .write(path == "-" ? nil : path),
      images: images, place: isInstead ? .instead : .after, format: format.format, site: site, scale: scale,
      redraws: redraws, readsOutside: readsOutside, prunes: prunes,
      settings: look.settings + (makesDarkPairs || themes != nil ? [("dark-pair", "true")] : []),
      style: messages.style, claims: OutputClaims(inputs: inputs))
    for input in inputs {
      let messages = job.process(input)
      messages.print()
      status = max(status, messages.status)
    }
    try status.leave()
  }

  private func pages(below folder: String) -> (paths: [String], messages: Messages)? {
    guard System.isFolder(folder) else { return nil }
    var messages = Messages(style: self.messages.style)
    let contents = FolderContents(of: folder)
    for (path, error) in contents.unreadable { messages.add(FileError.unreadable(error), at: path) }
    var paths = contents.files.filter(isMarkdownFile)
    // A document that a symbolic link places outside the folder is reported, not rewritten.
    for path in paths where isInPlace {
      do throws(FileError) { _ = try placeBelow(folder, path) } catch {
        messages.add(error, at: joined(folder, path))
        paths.removeAll { $0.isSame(bytesOf: path) }
      }
    }
    if paths.isEmpty, messages.status == .allWell {
      let error = Diagnostic(
        .error, code: "no-pages", "there is no Markdown file in this folder", at: nil,
        help: "the name of a Markdown file ends in .md or .markdown")
      messages.fail(error, at: folder)
    }
    return (paths.map { joined(folder, $0) }, messages)
  }
}

extension Site: ExpressibleByArgument {}

enum MarkdownFormat: String, ExpressibleByArgument, CaseIterable {
  case svg, png

  var format: any PictureFormat.Type {
    switch self {
    case .svg: SVGFormat.self
    case .png: PNGFormat.self
    }
  }
}

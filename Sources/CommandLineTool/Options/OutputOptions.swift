import ArgumentParser
import LayoutDraw

struct OutputOptions: ParsableArguments {
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "The file to write; - is standard output. Without -o, a.layout is drawn into a.png beside it.",
      valueName: "file"), completion: .file())
  var path: String?

  @Option(
    name: .customLong("out-dir"),
    help: ArgumentHelp(
      "The folder for the output of several inputs: a.layout is drawn to DIR/a.png.", valueName: "dir"),
    completion: .directory)
  var folder: String?

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp("The format, if the extension of -o does not determine it. (default: png)"))
  var wanted: OutputFormat?

  @Flag(
    name: .customLong("dark-pair"), inversion: .prefixedNo,
    help:
      "Also draw each picture with the dark theme; the files are named as in DocC: a.png and a~dark.png.")
  var makesDarkPairs: Bool?

  func validate() throws {
    if path != nil, folder != nil { throw ValidationError("Give -o or --out-dir, not both.") }
    if path == "" || folder == "" {
      throw ValidationError("The name after -o or --out-dir must not be empty.")
    }
    guard let path, let ending = splitExtension(path).extension else { return }
    let named = OutputFormat(named: ending)
    if let wanted {
      guard named == nil || named?.name == wanted.name else {
        let other = splitExtension(path).stem + ".\(wanted.fileExtension)"
        throw ValidationError(
          "-f \(wanted.name) does not match -o \(path): leave -f out, or write '-o \(other)'.")
      }
    } else if named == nil {
      let names = OutputFormat.all.map { ".\($0.fileExtension)" }.joined(separator: ", ")
      throw ValidationError("'.\(ending)' is not an output format: use \(names), or choose a format with -f.")
    }
  }

  var format: OutputFormat {
    wanted ?? path.flatMap { splitExtension($0).extension }.flatMap { OutputFormat(named: $0) }
      ?? OutputFormat.all[0]
  }
}

extension OutputFormat: NamedChoice {}

extension ValidationError {
  static let darkPairOfDarkTheme = ValidationError(
    "--dark-pair cannot be combined with --theme dark: use --theme light, or leave out --theme.")
}

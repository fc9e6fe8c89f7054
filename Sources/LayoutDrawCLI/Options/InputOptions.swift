import ArgumentParser

/// What a file's name ends in that holds a layout, after the dot.
let layoutExtensions = ["layout", "xib", "storyboard"]

/// What a command reads: files, standard input, or statements from the command line.
struct InputOptions: ParsableArguments {
  @Argument(help: "Layout files; - is standard input.", completion: .file(extensions: layoutExtensions))
  var files: [String] = []

  @Option(
    name: .customShort("e"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A line of a layout, instead of a file; repeat it for more lines.", valueName: "statement"))
  var statements: [String] = []

  /// In the order given; never empty.
  var inputs: [Input] {
    if !statements.isEmpty { return [.expression(statements.joined(separator: "\n"))] }
    return files.map { $0 == "-" ? .standardInput : .file($0) }
  }

  func validate() throws {
    if files.isEmpty, statements.isEmpty {
      throw ValidationError("Nothing to read: name a file, - for standard input, or a statement with -e.")
    }
    if !files.isEmpty, !statements.isEmpty {
      throw ValidationError("Give files or statements with -e, not both.")
    }
    if files.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("Standard input (-) can be read only once.")
    }
  }
}

import ArgumentParser
import LayoutDraw

package struct SwiftOptions: ParsableArguments {
  @Option(
    name: .customLong("class"),
    help: ArgumentHelp("Read only this class of a Swift file.", valueName: "name"))
  package var className: String?

  @Option(
    help: ArgumentHelp(
      "A folder to search for superclasses, helpers and constants of a Swift file; repeat the option for more. (default: the folder of the nearest Package.swift or .git)",
      valueName: "dir"), completion: .directory)
  package var sources: [String] = []

  @Option(
    name: .customLong("assume"),
    help: ArgumentHelp(
      "Assume that a condition or variable in Swift source has this value: true, a number, \"text\", .case or nil; repeat the option for more.",
      valueName: "name=value"))
  package var assumptions: [String] = []

  @Flag(name: .customLong("swift"), help: "Also read the Swift files in folders.")
  package var readsFolders = false

  package init() {}

  private nonisolated(unsafe) static var parsed: SwiftOptions?

  /// The options of this run, or the defaults if the command lacks Swift options.
  package static var given: SwiftOptions {
    if parsed == nil { _ = try? parse([]) }
    return parsed ?? SwiftOptions()
  }

  package mutating func validate() throws {
    for text in assumptions where !text.contains("=") {
      throw ValidationError("'--assume \(text)' needs a value, as in '--assume \(text)=true'.")
    }
    for folder in sources where (try? System.status(of: folder).kind) != .folder {
      throw ValidationError("'--sources \(folder)' does not name a folder.")
    }
    Self.parsed = self
  }

  /// The assumed values by name: `--assume isPad=true` gives `["isPad": "true"]`.
  package var assumed: [String: String] {
    Dictionary(
      assumptions.map { text in
        // The name can be a condition that contains `==`, so the value begins after the last `=`.
        let split = text.lastIndex(of: "=") ?? text.endIndex
        return (String(text[..<split]), String(text[text.index(after: split)...]))
      }, uniquingKeysWith: { $1 })
  }
}

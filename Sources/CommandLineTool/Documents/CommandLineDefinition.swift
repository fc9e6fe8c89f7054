import LayoutDraw

/// The command line as ArgumentParser describes it in the JSON of `--experimental-dump-help`.
struct CommandDefinition {
  var name: String
  var abstract: String
  var discussion: String
  var arguments: [ArgumentDefinition]
  var subcommands: [CommandDefinition]

  static var program: CommandDefinition? {
    JSONValue(Array(LayoutDrawCommand._dumpHelp().utf8))?["command"].flatMap(CommandDefinition.init)
  }

  private init?(_ value: JSONValue) {
    guard let name = value["commandName"]?.string else { return nil }
    self.name = name
    abstract = value["abstract"]?.string ?? ""
    discussion = value["discussion"]?.string ?? ""
    arguments = (value["arguments"]?.array ?? []).compactMap(ArgumentDefinition.init)
    subcommands = (value["subcommands"]?.array ?? []).compactMap(CommandDefinition.init)
  }
}

struct ArgumentDefinition {
  /// The names with dashes, such as `-o` and `--output`; empty for a positional argument.
  var names: [String]
  var valueName: String?
  var isRepeating: Bool
  var help: String
  var defaultValue: String?
  var values: [String]

  fileprivate init?(_ value: JSONValue) {
    guard let kind = value["kind"]?.string, value["shouldDisplay"]?.bool != false else { return nil }
    names = (value["names"]?.array ?? []).compactMap { name in
      guard let text = name["name"]?.string else { return nil }
      return (name["kind"]?.string == "long" ? "--" : "-") + text
    }
    valueName = kind == "flag" ? nil : value["valueName"]?.string
    isRepeating = value["isRepeating"]?.bool ?? false
    help = value["abstract"]?.string ?? ""
    defaultValue = value["defaultValue"]?.string
    values = (value["allValues"]?.array ?? []).compactMap(\.string)
  }
}

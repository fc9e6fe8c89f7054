import Foundation
import Testing

/// CI servers read lines such as `::stop-commands::` as commands, so a name must not begin a line of the output.
struct NamesInLogsTests {
  private static let names = [
    "t\\n::stop-commands::tok", "t\\r::stop-commands::tok", "t\\r\\n::stop-commands::tok",
    "t\u{2028}::stop-commands::tok", "t\u{202E}::x", "t\u{2067}::x", "t\u{1B}[31m::x", "t\u{061C}::x",
  ]

  private static let places: [(name: String, layout: @Sendable (String) -> String)] = [
    (
      "assertion", { "canvas 100x100\nlabel x \"a\"\n|-[x]-|\nV:|-[x]-|\nassert x.width >= 4400 \"\($0)\"\n" }
    ),
    (
      "constraint",
      { "canvas 100x100\nview x\nV:|[x]|\nx.left = 0\nx.width = 5 \"\($0)\"\nx.width = 6 \"b\"\n" }
    ),
    ("canvas", { "canvas \"\($0)\" 100x100\ncanvas 50x50\nview x\nx.width = 5\nx.width = 6\n" }),
    ("text", { "canvas 100x100\nlabel x \"\($0)\"\n|-[x]-|\nV:|-[x(1)]-(90)-|\n" }),
  ]

  private static let commands = [
    "check a.layout --rules all", "check a.layout --widths 50...200", "check a.layout --format github",
    "explain a.layout x.width x.left", "sizes a.layout --widths 50...200", "constraints a.layout",
    "diff b.layout a.layout", "verify --github --report r.html --junit r.xml --markdown r.md",
    "a.layout -o a.png",
  ]

  @Test(arguments: places.map(\.name), commands) func noLineOfItsOwn(place: String, command: String) throws {
    let program = try Program()
    let layout = try #require(Self.places.first { $0.name == place }).layout
    for name in Self.names {
      try program.write(layout("old").replacing("100x100", with: "90x100"), to: "b.layout")
      for path in ["a.layout", "Samples/a.layout"] { try program.write(layout(name), to: path) }
      let outcome = try program.run(command.split(separator: " ").map(String.init))
      var read = [outcome.text, outcome.errors]
      for path in ["r.html", "r.xml", "r.md"] {
        if let bytes = try? program.read(path) { read.append(String(decoding: bytes, as: UTF8.self)) }
      }
      for text in read {
        let lines = text.unicodeScalars.split { "\n\r\u{2028}\u{85}".unicodeScalars.contains($0) }.map {
          String($0)
        }
        let starts = lines.map { $0.drop { $0 == " " } }
        #expect(!starts.contains { $0.hasPrefix("::stop") || $0.hasPrefix("::x") }, "\(name) \(text)")
        let acting = text.unicodeScalars.filter {
          $0 == "\u{1B}" || $0 == "\u{61C}" || (0x202A...0x202E).contains($0.value)
            || (0x2066...0x2069).contains($0.value)
        }
        #expect(acting.isEmpty, "\(name) \(command)")
      }
    }
  }

  @Test(arguments: [
    "a.layout --theme", "check a.layout --widths", "draw --", "check --", "help", "a.layout --ignore-this",
    "a.layout --assume", "a.layout --sources",
  ])
  func inWrongUsage(command: String) throws {
    let program = try Program()
    try program.write("view x\n", to: "a.layout")
    for name in ["t\n::stop-commands::tok", "t\r\n::x", "t\u{202E}::x", "t\u{2028}::x", "t\nUsage: a\n::x"] {
      var arguments = command.split(separator: " ").map(String.init)
      if arguments.last == "--" { arguments[arguments.count - 1] += name } else { arguments.append(name) }
      let outcome = try program.run(arguments)
      #expect(outcome.status == 64, "\(command) \(outcome.errors)")
      let lines = outcome.errors.split(whereSeparator: \.isNewline)
      #expect(!lines.contains { $0.hasPrefix("::") }, "\(outcome.errors)")
      #expect(!outcome.errors.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test(arguments: [
    "verify; accept nope", "check Samples/settings-screen.layout", "draw Samples/settings-screen.layout",
    "diff Samples/settings-screen.layout Samples/settings-screen.layout",
    "verify Samples/settings-screen.layout",
  ])
  func inNamesOfFiles(commands: String) throws {
    let program = try Program()
    try program.write(
      "canvas 40x40\nview x\n|-[x]-|\nV:|-[x]-|\n", to: "Samples/settings-screen\n::x::.layout")
    var outcome = try program.run("check", "Samples")
    for command in commands.split(separator: "; ") {
      outcome = try program.run(command.split(separator: " ").map(String.init))
    }
    #expect(
      outcome.errors.contains("help: ") && outcome.errors.contains("settings-screen"), "\(outcome.errors)")
    let lines = (outcome.text + outcome.errors).split(whereSeparator: \.isNewline)
    #expect(!lines.contains { $0.hasPrefix("::") }, "\(outcome.errors)")
  }

  @Test func inJSON() throws {
    let program = try Program()
    try program.write("view x\nx.width = 5 \"a\\nb\"\n", to: "a.layout")
    let outcome = try program.run("constraints", "a.layout", "-f", "json")
    #expect(outcome.text.contains(#""identifier": "a\nb""#), "\(outcome.text)")
  }
}

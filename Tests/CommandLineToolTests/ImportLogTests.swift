import Foundation
import Testing

struct ImportLogTests {
  static let log = """
    "<NSLayoutConstraint:0x1a UIView:0x2b.width == 10   (active)>",
    "<NSLayoutConstraint:0x1b UIView:0x2b.width == 20   (active)>"
    """

  @Test func aLayoutIsPrintedAndTheConflictIsReported() throws {
    let program = try Program()
    try program.write(Self.log, to: "crash.txt")
    let outcome = try program.run("import-log", "crash.txt")
    #expect(outcome.status == 0)
    #expect(
      outcome.text.hasPrefix("// Read from crash.txt by layoutdraw import-log: one conflict.\ncanvas fit\n"))
    #expect(
      outcome.errors.contains(
        "<stdout>:9:1: error: 'view1.width == 20' was left out: 'view1' cannot be both 20 and 10 wide [conflict]"
      ))
    // If a picture is drawn, messages refer to lines of the log, because no layout is written.
    let drawn = try program.run("import-log", "crash.txt", "-o", "a.png")
    #expect(drawn.errors.hasPrefix("crash.txt:2:1: error: 'view1.width == 20' was left out"))
  }

  @Test func thePictureSaysWhatToDo() throws {
    let program = try Program()
    let outcome = try program.run("import-log", "-", "-o", "a.svg", input: Self.log)
    let help = try #require(outcome.errors.split(separator: "\n").first { $0.hasPrefix("help: ") })
    let picture = String(decoding: try program.read("a.svg"), as: Unicode.UTF8.self)
    #expect(help.contains("; or ") && picture.contains(">" + help.prefix(24)))
    #expect(!picture.contains("; or "))
  }

  @Test func aLogWithoutAConflictSaysSo() throws {
    let program = try Program()
    let log = Self.log.replacing("width == 20", with: "height == 20")
    _ = try program.run("import-log", "-", "-o", "a.svg", input: log)
    let picture = String(decoding: try program.read("a.svg"), as: Unicode.UTF8.self)
    #expect(picture.contains("no conflict: all"))
    for number in ["10", "20"] { #expect(picture.contains(">\(number)</text>")) }
  }

  @Test(arguments: ["conflict.layout", "conflict.png", "conflict.svg", "conflict.pdf", "conflict.json"])
  func theExtensionChoosesTheFormat(_ name: String) throws {
    let program = try Program()
    let outcome = try program.run("import-log", "-", "-o", name, input: Self.log)
    #expect(outcome.status == 0)
    #expect(outcome.text.isEmpty)
    #expect(try program.files() == [name])
    let starts = ["layout": "// Read", "png": "\u{89}PNG", "svg": "<svg", "pdf": "%PDF", "json": "{"]
    let ending = String(name.dropFirst("conflict.".count))
    let start = try program.read(name).prefix(7)
    #expect(
      String(decoding: start, as: Unicode.ASCII.self).hasPrefix(
        ending == "png" ? "\u{FFFD}PNG" : starts[ending]!))
  }

  @Test func theLayoutDrawsAsTheLogDoes() throws {
    let program = try Program()
    _ = try program.run("import-log", "-", "-o", "a.layout", input: Self.log)
    #expect(try program.run("format", "--check", "a.layout").status == 0)
    #expect(try program.run("check", "a.layout").status == 1)
    #expect(try program.run("import-log", "-", "-o", "b.json", input: Self.log).status == 0)
    #expect(try program.run("a.layout", "-o", "a.json").status == 1)
  }

  @Test func linesThatCannotBeReadAreNamed() throws {
    let program = try Program()
    let text = Self.log + "\n<NSLayoutConstraint:0x1c UIView:0x2b.wdth == 3>\n"
    let outcome = try program.run("import-log", "-", input: text)
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.contains(
        "<stdin>:3:1: warning: this constraint could not be read: 'wdth' is not a known layout attribute"
      ))
    #expect(try program.run("import-log", "-", "--strict", input: text).status == 1)
  }

  @Test func failures() throws {
    let program = try Program()
    try program.write(Self.log, to: "crash.layout")
    #expect(try program.run("import-log", "-", "-o", "a.png", input: "no log").status == 2)
    #expect(try program.run("import-log", "missing.txt").status == 2)
    #expect(try program.run("import-log", "-", "--log", "2", input: Self.log).status == 2)
    #expect(try program.run("import-log", "-", "--log", "0", input: Self.log).status == 64)
    #expect(try program.run("import-log", "-", "-o", "a.gif", input: Self.log).status == 64)
    #expect(try program.run("import-log").status == 64)
    #expect(try program.run("import-log", "crash.layout", "-o", "crash.layout").status == 2)
    #expect(try program.files() == ["crash.layout"])
  }
}

/// `import-log` writes a logged stack view as a `stack` only if the layout still has the same conflict.
struct LoggedStackTests {
  private static let ends = [
    "'UISV-canvas-connection' UIStackView:0x10.leading == UILabel:0x1a.leading   (active)",
    "'UISV-canvas-connection' H:[UILabel:0x1b]-(0)-|   (active, names: '|':UIStackView:0x10 )",
    "'UISV-spacing' H:[UILabel:0x1a]-(8)-[UILabel:0x1b]   (active)",
  ]

  @Test(arguments: [
    (
      "widths",
      [
        "UILabel:0x1a.width == 200   (active)", "UILabel:0x1b.width == 200   (active)",
        "UIStackView:0x10.width == 300   (active)",
      ], true
    ),
    (
      "equal widths",
      [
        "'UISV-fill-equally' UILabel:0x1b.width == UILabel:0x1a.width   (active)",
        "UILabel:0x1a.width == 200   (active)", "UIStackView:0x10.width == 300   (active)",
      ], true
    ),
    (
      "heights, of which the stack knows nothing",
      ["UILabel:0x1a.height == 20   (active)", "UILabel:0x1a.height == 30   (active)"], false
    ),
    (
      "an edge across",
      [
        "'UISV-alignment' UILabel:0x1a.bottom == UILabel:0x1b.bottom   (active)",
        "'UISV-alignment' UILabel:0x1a.top == UILabel:0x1b.top   (active)",
        "UILabel:0x1a.height == 20   (active)", "UILabel:0x1b.height == 30   (active)",
      ], false
    ),
  ])
  func stacks(name: String, constraints: [String], isStack: Bool) throws {
    let lines = (Self.ends + constraints).enumerated().map {
      "    \"<NSLayoutConstraint:0x\($0 + 100) \($1)>\""
    }
    let program = try Program()
    try program.write(
      "Unable to simultaneously satisfy constraints.\n(\n\(lines.joined(separator: ",\n"))\n)\n",
      to: "log.txt")
    let text = try program.run("import-log", "log.txt").text
    #expect(
      text.contains(isStack ? "\nstack stackView row spacing 8" : "\nview stackView {"), "\(name): \(text)")
  }
}

extension ImportLogTests {
  @Test func theManualsLog() throws {
    let page = try #require(documentationPages().first { $0.name == "XcodeLogs.md" }).text
    let blocks = page.components(separatedBy: "```\n")
    let index = try #require(blocks.firstIndex { $0.contains("In `crash.txt`:") })
    let program = try Program()
    try program.write(blocks[index + 1], to: "crash.txt")
    let outcome = try program.run("import-log", "crash.txt")
    let reported = blocks[index + 3].components(separatedBy: "…\n")
    #expect(outcome.text.contains(reported[1]))
    let errors = reported[2].split(separator: "\n")
    #expect(errors.count == 2)
    for line in errors { #expect(outcome.errors.contains(line + "\n")) }
    let sample = try String(
      contentsOf: packageFolder.appending(path: "Samples/problems/imported-log.layout"), encoding: .utf8)
    #expect(sample == outcome.text + "// Shown on purpose: check:ignore-file conflict\n")
  }
}

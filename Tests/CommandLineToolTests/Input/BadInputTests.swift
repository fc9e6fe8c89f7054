import Foundation
import Testing

struct BadInputTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("canvas 40x30\nview a\n", to: "good.layout")
  }

  @Test(arguments: BadText.allCases)
  func isRefused(bad: BadText) throws {
    try program.write(bad.text, to: "bad.layout")
    let outcome = try program.run("bad.layout", "-o", "bad.png")
    #expect(outcome.status == 2)
    let start = outcome.errors.prefix(200)
    #expect(start.hasPrefix("bad.layout:"))
    #expect(start.contains(": error: ") && start.contains(bad.code))
    #expect(try program.files() == ["bad.layout", "good.layout"])
  }

  @Test func deepBlocksAreRead() throws {
    let opening = (0..<10_000).map { "view v\($0) {" }.joined(separator: " ")
    let closing = String(repeating: "}", count: 10_000)
    try program.write("canvas 40x30\n\(opening) v9999.width = 8 \(closing)", to: "deep.layout")
    let outcome = try program.run("constraints", "deep.layout")
    #expect(outcome.status == 0)
    #expect(outcome.text.hasSuffix(": v9999.width == 8\n"))
  }

  @Test func deepBlocksAreDrawn() throws {
    let opening = (0..<1_000).map { "view v\($0) { |[v\($0)]|; V:|[v\($0)]|;" }.joined(separator: " ")
    try program.write("canvas 40x30\n" + opening + String(repeating: "}", count: 1_000), to: "deep.layout")
    let outcome = try program.run("deep.layout")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(try program.files() == ["deep.layout", "deep.png", "good.layout"])
  }

  @Test func aPictureThatIsTooLargeNamesScale() throws {
    try program.write("canvas 100000x100000\nview a\n", to: "bad.layout")
    let outcome = try program.run("bad.layout")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--scale"))
    #expect(try program.files() == ["bad.layout", "good.layout"])
  }

  @Test(arguments: [
    (
      "a missing input", ["missing.layout"],
      "missing.layout: error: cannot read this file: No such file or directory"
    ),
    ("a folder as one file", ["constraints", "."], ".: error: this is a folder, not a file"),
    (
      "a folder's layouts", ["constraints", "/tmp"],
      "help: give the name of a file in this folder"
    ),
    (
      "a misspelled command", ["chek", "good.layout"],
      "chek: error: cannot read this file: No such file or directory; did you mean the command 'check'?"
    ),
    ("an option before it", ["--scale", "1", "hlep"], "did you mean the command 'help'?"),
    ("no command at all", ["nothing"], "nothing: error: cannot read this file: No such file or directory ["),
    ("a misspelled file", ["god.layout"], "help: did you mean 'good.layout'?"),
    ("a file without its ending", ["./good"], "help: did you mean 'good.layout'?"),
    (
      "words of an option after a blank", ["--show", "sizes", "gaps"],
      "help: separate the words of '--show' with commas: '--show …,gaps'"
    ),
    (
      "a missing folder", ["good.layout", "-o", "no/out.png"],
      "no/out.png: error: cannot write this file: there is no folder 'no'"
    ),
    ("a file as folder", ["good.layout", "--out-dir", "good.layout"], "Not a directory"),
    ("a folder in a file", ["good.layout", "--out-dir", "good.layout/a/b"], "Not a directory"),
    (
      "a folder as output", ["good.layout", "-o", "/tmp", "-f", "png"],
      "/tmp: error: this is a folder, not a file to write"
    ),
    (
      "the input as output", ["good.layout", "-o", "./good.layout", "-f", "json"],
      "this would overwrite the input 'good.layout'"
    ),
  ])
  func files(name: String, arguments: [String], message: String) throws {
    let outcome = try program.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message))
    #expect(try program.files() == ["good.layout"])
    #expect(try program.read("good.layout") == Data("canvas 40x30\nview a\n".utf8))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDisk() throws {
    for arguments in [["good.layout", "-o", "/dev/full"], ["good.layout", "-o", "/dev/full", "-f", "json"]] {
      let outcome = try program.run(arguments)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("/dev/full: error: cannot write this file: No space left on device"))
    }
  }

  @Test func anErrorInTheInputStillGivesJSON() throws {
    try program.write("view a\na.b = 3\n", to: "bad.layout")
    let outcome = try program.run("bad.layout", "-f", "json", "-o", "-")
    #expect(outcome.status == 2)
    #expect(outcome.text.contains(#""canvases": []"#))
    #expect(outcome.text.contains(#"{"severity": "error""#))
    #expect(outcome.errors.hasPrefix("bad.layout:2:"))
  }
}

/// The texts that must be refused. A test run prints the arguments of each test, so the tests take a short name instead
/// of a text that may be very long.
enum BadText: String, CaseIterable {
  case empty, onlyAComment, binary, longLine, longWord, manyErrors

  var text: String {
    switch self {
    case .empty: ""
    case .onlyAComment: "  \n// nothing\n\n"
    case .binary: "\u{7F}ELF\u{2}\u{1}\u{0}\u{0}"
    case .longLine: String(repeating: "[a]-", count: 1_250_000)
    case .longWord: String(repeating: "x", count: 5_000_000)
    case .manyErrors: String(repeating: "?\n", count: 100_000)
    }
  }

  var code: String {
    switch self {
    case .empty, .onlyAComment: "[empty-layout]"
    case .binary: "[binary-file]"
    case .longLine, .longWord, .manyErrors: "["
    }
  }
}

struct UnknownCanvasTests {
  @Test func aMissingCanvasIsReportedAsJSON() throws {
    let program = try Program()
    try program.write("// draw: --canvas phone\ncanvas \"tablet\" 18x24\nview a\n", to: "a.layout")
    let outcome = try program.run("a.layout", "-f", "json", "-o", "-")
    #expect(outcome.status == 2 && outcome.errors.contains("[unknown-canvas]"), "\(outcome.errors)")
    #expect(
      outcome.text.contains("\"canvases\": []") && outcome.text.contains("\"unknown-canvas\""),
      "\(outcome.text)")
  }
}

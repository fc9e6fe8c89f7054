import Foundation
import Testing

struct StreamTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("canvas 40x30\nview a { tt = ll = 5, w = h = 9 }\n", to: "a.layout")
    try program.write("# Title\n\n```layout name=a\n[a]\n```\n", to: "a.md")
    _ = try program.run("a.layout", "-o", "a.png")
  }

  /// The commands that print a result.
  static let printing = [
    "a.layout -o -", "a.layout -f svg -o -", "a.layout -f json -o -", "check --format json a.layout",
    "check --format sarif a.layout", "explain a.layout a.width", "constraints a.layout", "format a.layout",
    "convert a.layout --to uikit", "metadata a.png", "markdown a.md -o -", "manual", "--help", "check --help",
    "help explain", "--version", "--generate-completion-script bash", "--generate-completion-script zsh",
    "--generate-completion-script fish",
  ]

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "no /dev/full here"),
    arguments: printing)
  func aFullDiskIsReported(command: String) throws {
    let outcome = try program.shell("\"$LAYOUTDRAW\" \(command) > /dev/full")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == "<stdout>: error: cannot write this file: No space left on device [unwritable-file]\n"
    )
  }

  @Test(arguments: printing)
  func aClosedOutputIsReported(command: String) throws {
    let outcome = try program.shell("\"$LAYOUTDRAW\" \(command) >&-")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == "<stdout>: error: cannot write this file: Bad file descriptor [unwritable-file]\n")
  }

  @Test(arguments: printing)
  func aPipeThatIsNotReadToItsEndIsNotAnError(command: String) throws {
    let outcome = try program.shell("{ \"$LAYOUTDRAW\" \(command); echo $? >&2; } | true")
    #expect(outcome.errors == "0\n")
  }

  /// If a standard stream is closed, the next opened file gets the stream's descriptor, and messages could be written
  /// to this file.
  @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
  func aPictureIsWholeWhateverIsClosed(closed: String) throws {
    let whole = try program.read("a.png")
    try program.write("view a {\n tt = ll = 5\n", to: "bad.layout")
    let outcome = try program.shell("\"$LAYOUTDRAW\" a.layout bad.layout --out-dir out \(closed)")
    #expect(outcome.status == 2)
    #expect(try program.read("out/a.png") == whole)
    #expect(try program.files(in: "out") == ["a.png"])
  }

  @Test(arguments: [
    "- -o b.png", "check -", "format -", "import-log -", "markdown - -o -", "metadata -", "diff - a.png",
  ])
  func aClosedInputIsReported(command: String) throws {
    let outcome = try program.shell("\"$LAYOUTDRAW\" \(command) <&-")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("<stdin>: error: cannot read this file: Bad file descriptor"))
  }

  @Test(arguments: [
    (
      "markdown a.md -o a.md/b.md --images pictures",
      "a.md/b.md: error: cannot write this file: Not a directory"
    ),
    ("markdown a.md -o b.md --images a.png", "a.png/a.svg: error: cannot write this file: Not a directory"),
  ])
  func theFileThatCannotBeWrittenIsNamed(command: String, message: String) throws {
    let outcome = try program.shell("\"$LAYOUTDRAW\" \(command)")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix(message), "\(outcome.errors)")
    #expect(try !program.files().contains("b.md"))
  }

  @Test func acceptNamesAFolderThatDoesNotExist() throws {
    _ = try program.run("verify", "a.layout")
    let outcome = try program.run("accept", "--all", "--references", "a.md")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("a.md: error: cannot read this file: Not a directory"))
  }

  #if os(Linux)
    /// macOS does not allow file names that are not valid UTF-8.
    @Test func namesThatAreNotText() throws {
      let name = "$(printf 'caf\\351.layout')"
      let outcome = try program.shell("cp a.layout \"\(name)\" && \"$LAYOUTDRAW\" \"\(name)\"")
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains("is not valid UTF-8; if it is the name of a file, rename the file."))
      let verified = try program.shell(
        "mkdir Samples && mv \"\(name)\" Samples && \"$LAYOUTDRAW\" verify --record all")
      #expect(verified.status == 2)
      #expect(verified.errors.hasPrefix("Samples: error: cannot read this file: "))
    }
  #endif
}

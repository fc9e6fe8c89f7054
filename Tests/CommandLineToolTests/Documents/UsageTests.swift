import LayoutDraw
import Testing

struct UsageTests {
  @Test(arguments: [
    ("nothing to read", [], "Nothing to read"),
    ("files and statements", ["a.layout", "-e", "[a]"], "cannot be combined"),
    ("standard input twice", ["-", "-", "--out-dir", "."], "only once"),
    ("an unknown extension", ["a.layout", "-o", "a.gif"], "'.gif' is not an output format"),
    ("an unknown format", ["a.layout", "-f", "gif"], "gif"),
    ("one output for several inputs", ["a.layout", "b.layout", "-o", "a.png"], "--out-dir"),
    ("two places for the output", ["a.layout", "-o", "a.png", "--out-dir", "."], "not both"),
    ("a scale of nothing", ["a.layout", "--scale", "0"], "--scale"),
    ("a scale that is not a number", ["a.layout", "--scale", "two"], "--scale"),
    ("no size", ["a.layout", "--canvas-sizes", "320"], "--canvas-sizes: a size must have the form 320x480"),
    ("no text scale", ["a.layout", "--text-scales", "1,-2"], "--text-scales"),
    ("no color", ["a.layout", "--background", "blurple"], "did you mean 'purple'?\n"),
    ("no jobs", ["a.layout", "-j", "0"], "-j"),
    ("an unknown option", ["a.layout", "--nonsense"], "--nonsense"),
    (
      "a theme as an option", ["a.layout", "--dark"], "Unknown option '--dark'. Did you mean '--theme dark'?"
    ),
    (
      "a file after its attributes", ["explain", "a.x", "."],
      "The file must come before the attributes: '. a.x'."
    ),
    ("sizes of nothing", ["sizes"], "See 'layoutdraw help sizes'."),
    ("constraints of two files", ["constraints", "a.layout", "b.layout"], "one file"),
    ("an option of another command", ["constraints", "a.layout", "-o", "-"], "Unknown option '-o'"),
    ("an unknown option instead of a range", ["sizes", "a.layout", "--width"], "Unknown option '--width'"),
    ("a format and another extension", ["a.layout", "-f", "svg", "-o", "out.pdf"], "write '-o out.svg'"),
    ("a format and another extension, JSON", ["a.layout", "-f", "png", "-o", "a.json"], "write '-o a.png'"),
    ("help for no command", ["help", "nope"], "There is no command 'nope'."),
    ("help for a misspelled one", ["help", "verfy"], "Did you mean 'verify'?"),
    ("nothing to verify", ["verify"], "there is no folder 'Samples' here"),
    ("several to format", ["format", "a.layout", "b.layout"], "--in-place, --check or --diff"),
  ])
  func wrongUsage(name: String, arguments: [String], message: String) throws {
    let program = try Program()
    let outcome = try program.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(message))
    #expect(
      outcome.errors.uppercased().contains("USAGE: LAYOUTDRAW ")
        || outcome.errors.contains(
          "\nSee 'layoutdraw help \(arguments.first == "sizes" ? "sizes" : "draw")'.\n")
    )
    #expect(arguments.isEmpty || outcome.errors.split(separator: "\n").count <= 4)
    #expect(!outcome.errors.contains("See '") || outcome.errors.contains("See 'layoutdraw "))
    #expect(outcome.text.isEmpty)
    #expect(try program.files() == [])
  }

  @Test func aNotationWithoutItsOption() throws {
    let outcome = try Program().run(["convert", "a.layout", "uikit"])
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.contains("Missing expected argument '--to <notation>'. Did you mean '--to uikit'?\n"))
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["draw", "--help"]])
  func helpTeaches(arguments: [String]) throws {
    let outcome = try Program().run(arguments)
    #expect(outcome.status == 0)
    for word in ["Examples:", "Exit status:", "constraints", "--out-dir", "--scale"]
      + OutputFormat.all.map(\.name)
    {
      #expect(outcome.text.contains(word))
    }
    #expect(outcome.errors.isEmpty)
  }

  @Test func aFormatMayNameItsOwnExtension() throws {
    let program = try Program()
    #expect(try program.run("-e", "[a]", "-f", "svg", "-o", "a.svg").status == 0)
    #expect(try program.run("-e", "[a]", "-f", "svg", "-o", "a.txt").status == 0)
    #expect(try program.files() == ["a.svg", "a.txt"])
  }

  @Test func versionIsListed() throws {
    #expect(try Program().run("--help").text.contains("layoutdraw --version"))
  }

  @Test func versionIsANumber() throws {
    let outcome = try Program().run("--version")
    #expect(outcome.status == 0)
    #expect(outcome.text.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
  }
}

import LayoutDraw
import Testing

struct UsageTests {
  @Test(arguments: [
    ("nothing to read", [], "Nothing to read"),
    ("files and statements", ["a.layout", "-e", "[a]"], "not both"),
    ("standard input twice", ["-", "-", "--out-dir", "."], "only once"),
    ("an unknown extension", ["a.layout", "-o", "a.gif"], "'.gif' is no format"),
    ("an unknown format", ["a.layout", "-f", "gif"], "gif"),
    ("one output for several inputs", ["a.layout", "b.layout", "-o", "a.png"], "--out-dir"),
    ("two places for the output", ["a.layout", "-o", "a.png", "--out-dir", "."], "not both"),
    ("a scale of nothing", ["a.layout", "--scale", "0"], "--scale"),
    ("a scale that is no number", ["a.layout", "--scale", "two"], "--scale"),
    ("no size", ["a.layout", "--canvas-sizes", "320"], "--canvas-sizes: a size is such as 320x480"),
    ("no text scale", ["a.layout", "--text-scales", "1,-2"], "--text-scales"),
    ("no colour", ["a.layout", "--background", "blurple"], "did you mean 'purple'?\n"),
    ("no jobs", ["a.layout", "-j", "0"], "-j"),
    ("an unknown option", ["a.layout", "--nonsense"], "--nonsense"),
    ("constraints of two files", ["constraints", "a.layout", "b.layout"], "one file"),
  ])
  func wrongUsage(name: String, arguments: [String], message: String) throws {
    let program = try Program()
    let outcome = try program.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(message))
    #expect(outcome.errors.contains("Usage") || outcome.errors.contains("USAGE"))
    #expect(outcome.text.isEmpty)
    #expect(try program.files() == [])
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

  @Test func versionIsANumber() throws {
    let outcome = try Program().run("--version")
    #expect(outcome.status == 0)
    #expect(outcome.text.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
  }
}

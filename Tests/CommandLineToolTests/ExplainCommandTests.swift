import Testing

struct ExplainCommandTests {
  private let lines = ["-e", "canvas 100x50", "-e", "view a", "-e", "|-[a]-30-|", "-e", "V:|[a]|"]

  @Test func itPrintsReasons() throws {
    let outcome = try Program().run(["explain"] + lines + ["a.width", "a.height"])
    #expect(outcome.status == 0)
    #expect(outcome.text.hasPrefix("a.width is 62 = canvas 100 - inset 8 - inset 30\n  because\n"))
    #expect(outcome.text.contains("\n\na.height is 50\n"))
    #expect(outcome.errors.isEmpty)
  }

  @Test func severalCanvasesAreReported() throws {
    let program = try Program()
    try program.write("canvas 90x50\ncanvas \"wide\" 200x50\nview a\n|[a]|\nV:|[a]|\n", to: "a.layout")
    let all = try program.run("explain", "a.layout", "a.width").text
    #expect(all.contains("on canvas '90x50': a.width is 90\n"))
    #expect(all.contains("on canvas 'wide': a.width is 200\n"))
    let one = try program.run("explain", "a.layout", "a.width", "--canvas", "wide").text
    #expect(one.hasPrefix("a.width is 200\n"))
  }

  @Test(arguments: [
    ("nothing to read", [], 64, "Nothing to read"),
    ("nothing to explain", ["a.layout"], 64, "Nothing to explain"),
    ("no such file", ["a.layout", "a.width"], 2, "a.layout: error: cannot read"),
    ("no such view", ["-e", "[abc]", "abd.width"], 2, "did you mean 'abc'?"),
    ("no such canvas", ["-e", "[a]", "a.x", "--canvas", "b"], 2, "no canvas is named 'b'"),
    ("an error in the text", ["-e", "[a", "a.x"], 2, "error:"),
  ])
  func whatCannotBeDone(name: String, arguments: [String], status: Int32, message: String) throws {
    let outcome = try Program().run(["explain"] + arguments)
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(message))
  }
}

import Testing

struct MessageTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write(
      "canvas 320x480\nview a\na.width = 100\na.width = 200\n|[a]\nV:|[a(10)]\n", to: "conflict.layout")
    try program.write("canvas 320x480\nview a\n|-(>=8)-[a(10)]\nV:|[a(10)]\n", to: "ambiguous.layout")
  }

  @Test func aConflictShowsAllItsLines() throws {
    let outcome = try program.run("conflict.layout")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors == """
        conflict.layout:4:1: error: 'a.width == 200' was left out: 'a' cannot be both 200 and 100 wide [conflict]
        4 | a.width = 200
          | ^~~~~~~~~~~~~
        conflict.layout:3:1: note: a.width == 100
        3 | a.width = 100
          | ^~~~~~~~~~~~~
        help: remove line 4, as line 3 also sets the width of 'a'; or lower the priority of line 3 to 999: 'a' grows to 200

        """)
    #expect(try program.files().contains("conflict.png"))
  }

  @Test func anAmbiguityIsAWarning() throws {
    let outcome = try program.run("ambiguous.layout")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == """
        ambiguous.layout:2:6: warning: 'a' is ambiguous: x may be 8 or more [ambiguous]
        2 | view a
          |      ^
        help: to pin it, write == in '>=8' (line 3)

        """)
    #expect(try program.run("ambiguous.layout", "--strict").status == 1)
    for arguments in [
      ["explain", "ambiguous.layout", "a.left"], ["sizes", "ambiguous.layout", "--widths", "50...60"],
      ["diff", "ambiguous.layout", "ambiguous.layout"],
    ] {
      #expect(try program.run(arguments).status == 0)
      #expect(try program.run(arguments + ["--strict"]).status == 1)
    }
  }

  @Test func ofManyErrorsTheFirstTwentyArePrinted() throws {
    try program.write(String(repeating: "<g>\n", count: 122), to: "many.layout")
    let outcome = try program.run("many.layout", "-o", "many.json")
    #expect(outcome.status == 2)
    #expect(outcome.errors.split(separator: "\n").count { $0.contains(": error: ") } == 20)
    #expect(outcome.errors.hasSuffix("\nand 102 more errors\n"))
    #expect(try program.shell("grep -o unsupported-notation many.json | wc -l").text.contains("122"))
    try program.write(String(repeating: "<g>\n", count: 20), to: "twenty.layout")
    #expect(try !program.run("twenty.layout").errors.contains("more error"))
  }

  @Test func colorOnlyWhereItIsRequested() throws {
    #expect(try !program.run("conflict.layout").errors.contains("\u{1B}["))
    #expect(try program.run("conflict.layout", "--color", "always").errors.contains("\u{1B}["))
    let both = try program.run("conflict.layout", "--color", "always", environment: ["NO_COLOR": "1"])
    #expect(both.errors.contains("\u{1B}["))
  }

  @Test func constraintsForPeople() throws {
    let outcome = try program.run("constraints", "conflict.layout")
    #expect(outcome.status == 0)
    #expect(
      outcome.text == """
        conflict.layout:3:1: a.width == 100
        conflict.layout:4:1: a.width == 200
        conflict.layout:5:2: a.leading == view.leading
        conflict.layout:6:4: a.top == view.top
        conflict.layout:6:7: a.height == 10

        """)
  }

  @Test func constraintsForPrograms() throws {
    let outcome = try program.run("constraints", "-e", "a.width = 100", "-f", "json")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(
      outcome.text.contains(
        #"{"first": {"view": "a", "attribute": "width"}, "second": null, "relation": "==", "multiplier": 1, "constant": 100,"#
      ))
  }
}

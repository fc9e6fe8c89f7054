import Testing

struct FormatCommandTests {
  @Test func printsChecksAndRewrites() throws {
    let program = try Program()
    try program.write("view a\na.left=3", to: "loose.layout")
    try program.write("view a\na.left = 3\n", to: "canonical.layout")

    let printed = try program.run("format", "loose.layout")
    #expect(printed.text == "view a\na.left = 3\n")
    #expect(printed.status == 0)

    let checked = try program.run("format", "--check", "loose.layout", "canonical.layout")
    #expect(checked.text == "loose.layout\n")
    #expect(checked.status == 1)

    let rewritten = try program.run("format", "--in-place", "loose.layout", "canonical.layout")
    #expect(rewritten.status == 0)
    #expect(rewritten.text.isEmpty)
    #expect(try program.read("loose.layout") == program.read("canonical.layout"))
    #expect(try program.run("format", "--check", "loose.layout").status == 0)
  }

  @Test func onlyLayouts() throws {
    let program = try Program()
    try program.write(try InterfaceFile.account(), to: "a.storyboard")
    let outcome = try program.run("format", "--in-place", "a.storyboard")
    #expect(outcome.status == 2 && outcome.errors.hasPrefix("a.storyboard: error: this is not a layout file"))
  }

  @Test func difference() throws {
    let program = try Program()
    let lines = (1...12).map { "view v\($0)\n" }
    let text = lines.joined()
    try program.write(
      text.replacing("v1\n", with: "v1\n\n\n").replacing("view v12\n", with: "view  v12"), to: "a.layout")
    let outcome = try program.run("format", "--diff", "a.layout")
    #expect(
      outcome.text == """
        --- a/a.layout
        +++ b/a.layout
        @@ -1,6 +1,5 @@
         view v1
         
        -
         view v2
         view v3
         view v4
        @@ -11,4 +10,4 @@
         view v9
         view v10
         view v11
        -view  v12
        \\ No newline at end of file
        +view v12

        """)
    #expect(outcome.status == 0)
    #expect(try program.run("format", "--check", "--diff", "a.layout").status == 1)
    #expect(try program.run("format", "--in-place", "--diff", "a.layout").status == 64)
    #expect(try program.shell("\"$LAYOUTDRAW\" format --diff a.layout | patch -sp1").status == 0)
    #expect(try program.run("format", "--diff", "a.layout").text.isEmpty)
  }

  @Test func errorsLeaveTheFileAlone() throws {
    let program = try Program()
    try program.write("view a\na.lft=3", to: "broken.layout")
    let outcome = try program.run("format", "--in-place", "broken.layout")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("[unknown-attribute]"))
    #expect(String(decoding: try program.read("broken.layout"), as: UTF8.self) == "view a\na.lft=3")
  }

  @Test func standardInput() throws {
    let outcome = try Program().run("format", "-", input: "view a\na.left=3")
    #expect(outcome.text == "view a\na.left = 3\n")
    #expect(try Program().run("format", "--in-place", "-", input: "view a").status == 64)
  }
}

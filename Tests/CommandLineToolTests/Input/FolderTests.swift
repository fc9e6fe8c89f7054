import Testing

struct FolderTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("view a { tt = ll = 5, w = h = 9 }\n", to: "pages/a.layout")
    try program.write("view  b { tt = ll = 5, w = h = 9 }\n", to: "pages/deep/a.layout")
    try program.write("nothing here\n", to: "pages/.hidden/a.layout")
    try program.write("no layout\n", to: "pages/notes.md")
  }

  @Test func drawing() throws {
    #expect(try program.run("pages").status == 0)
    #expect(try program.files(in: "pages") == [".hidden", "a.layout", "a.png", "deep", "notes.md"])
    #expect(try program.files(in: "pages/deep") == ["a.layout", "a.png"])
  }

  /// Results are written to the same subfolders as their layouts, so that layouts with equal names do not write the
  /// same file.
  @Test(arguments: ["pages", "./pages/", "."])
  func drawingElsewhere(folder: String) throws {
    let outcome = try program.run(folder, "--out-dir", "out", "-f", "json")
    #expect(outcome.status == 0 && outcome.errors == "")
    let place = folder == "." ? "out/pages" : "out"
    #expect(try program.files(in: place) == ["a.json", "deep"])
    #expect(try program.files(in: place + "/deep") == ["a.json"])
  }

  @Test func checking() throws {
    try program.write("view c\n", to: "pages/deep/c.layout")
    let outcome = try program.run("check", "--strict", "pages")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("pages/deep/c.layout:1:6: warning: 'c' has no width"))
    #expect(!outcome.errors.contains("/a.layout"))
  }

  @Test func formatting() throws {
    try program.write("not even XML", to: "pages/a.xib")
    #expect(try program.run("format", "--check", "pages").text == "pages/deep/a.layout\n")
    #expect(try program.run("format", "--in-place", "pages").status == 0)
    #expect(try program.run("format", "--check", "pages").text.isEmpty)
    #expect(try program.run("format", "pages").status == 64)
  }

  @Test(arguments: [["check", "none"], ["none"], ["format", "--check", "none"]])
  func withoutLayouts(arguments: [String]) throws {
    try program.write("", to: "none/notes.md")
    let outcome = try program.run(arguments)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix(
        "none: error: there are no layouts in this folder; the name of a layout ends in .layout")
    )
  }

  @Test func onePlaceForAll() throws {
    let outcome = try program.run("pages", "-o", "a.png")
    #expect(outcome.status == 64 && outcome.errors.contains("there are 2: use --out-dir"))
    #expect(try program.run("pages/deep", "-o", "a.png").status == 0)
  }
}

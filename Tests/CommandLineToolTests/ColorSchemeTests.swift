import Foundation
import LayoutDraw
import Testing

struct ColorSchemeTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("canvas 40x30\nview a\n|-[a]-|\nV:|-[a]-|\n", to: "a.layout")
    try program.write(
      "canvas 40x30\ncanvas \"iPad\" 50x40\nview a\n|-[a]-|\nV:|-[a]-|\n", to: "two.layout")
  }

  @Test(arguments: [
    (["a.layout"], ["a.png", "a~dark.png"]),
    (["a.layout", "-o", "b@2x.png"], ["b@2x.png", "b~dark@2x.png"]),
    (["a.layout", "-o", "b.svg"], ["b.svg", "b~dark.svg"]),
    (["a.layout", "-f", "pdf", "--theme", "auto"], ["a.pdf", "a~dark.pdf"]),
    (["two.layout", "--canvas", "iPad", "-o", "b.png"], ["b.png", "b~dark.png"]),
    (
      ["two.layout", "-o", "b@2x.png"],
      ["b-40x30@2x.png", "b-40x30~dark@2x.png", "b-iPad@2x.png", "b-iPad~dark@2x.png"]
    ),
    (
      ["two.layout", "a.layout", "--out-dir", "."],
      ["a.png", "a~dark.png", "two-40x30.png", "two-40x30~dark.png", "two-iPad.png", "two-iPad~dark.png"]
    ),
  ])
  func pairs(arguments: [String], files: [String]) throws {
    let outcome = try program.run(arguments + ["--dark-pair"])
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty && outcome.text.isEmpty)
    #expect(try program.files().filter { !$0.hasSuffix(".layout") } == files)
  }

  @Test func aPairIsALightAndADarkPicture() throws {
    #expect(try program.run("a.layout", "--dark-pair").status == 0)
    #expect(try program.run("a.layout", "-o", "light.png").status == 0)
    #expect(try program.run("a.layout", "-o", "dark.png", "--theme", "dark").status == 0)
    #expect(try program.read("a.png") == program.read("light.png"))
    #expect(try program.read("a~dark.png") == program.read("dark.png"))
    #expect(try program.read("light.png") != program.read("dark.png"))
  }

  @Test(arguments: [
    ([], ["b.png", "b~dark.png"]), (["-f", "svg"], ["b.svg", "b~dark.svg"]), (["-f", "json"], ["b.json"]),
    (["--no-dark-pair"], ["b.png"]), (["-o", "-", "-f", "svg"], []), (["-o", "/dev/null", "-f", "png"], []),
    (["--sheet"], ["b.png", "b~dark.png"]),
  ])
  func aFileAsksForAPair(arguments: [String], files: [String]) throws {
    try program.write("// draw: --dark-pair\ncanvas 40x30\nview a\n|-[a]-|\nV:|-[a]-|\n", to: "b.layout")
    let outcome = try program.run(["b.layout"] + arguments)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(try program.files().filter { !$0.hasSuffix(".layout") } == files)
    #expect(outcome.text.contains("<svg") == arguments.contains("-"))
  }

  @Test func anAutomaticThemeMakesOneSVG() throws {
    let outcome = try program.run("a.layout", "-f", "svg", "-o", "-", "--theme", "auto", "--svg-id", "p-")
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("prefers-color-scheme:dark"))
  }

  /// A PNG cannot follow the reader's color scheme, so `--theme auto` draws the light theme.
  @Test func aSettingOfAFileThatAFormatLacksIsNotAnError() throws {
    try program.write("// draw: --theme auto\ncanvas 40x30\nview a\n|-[a]-|\nV:|-[a]-|\n", to: "b.layout")
    let outcome = try program.run("b.layout", "a.layout", "--out-dir", ".", "--no-metadata")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(try program.read("b.png") == program.read("a.png"))
  }

  @Test(arguments: [
    (["a.layout", "--theme", "auto"], "PNG pictures cannot switch between light and dark"),
    (["a.layout", "-o", "a.pdf", "--theme", "auto"], "draw an SVG with -f svg"),
    (["a.layout", "-o", "-", "-f", "png", "--dark-pair"], "standard output can take only one"),
    (["-e", "[a]", "--dark-pair"], "standard output can take only one"),
    (["a.layout", "-f", "json", "--dark-pair"], "cannot be used with JSON"),
    (["a.layout", "--dark-pair", "--theme", "dark"], "cannot be combined with --theme dark"),
    (["markdown", "a.md", "-o", "b.md", "-f", "png", "--theme", "auto"], "leave out -f png"),
  ])
  func whatCannotBeHad(arguments: [String], message: String) throws {
    let outcome = try program.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(message))
    #expect(try program.files() == ["a.layout", "two.layout"])
  }
}

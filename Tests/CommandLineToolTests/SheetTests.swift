import Foundation
import LayoutDraw
import Testing

struct SheetTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("view a\n|-[a(20)]-|\nV:|-[a]-|\n", to: "a.layout")
  }

  private static let matrix = ["--canvas-sizes", "36x30,36x40", "--directions", "ltr,rtl"]

  @Test func aMatrixMakesAPictureEach() throws {
    #expect(try program.run(["a.layout"] + Self.matrix + ["--text-scales", "1,2"]).status == 0)
    let labels = ["36x30", "36x40"].flatMap { [$0, $0 + "-rtl"] }.flatMap { [$0, $0 + "-text2"] }
    #expect(try program.files() == (["a.layout"] + labels.map { "a-\($0).png" }).sorted())
  }

  @Test func aSheetIsOnePicture() throws {
    #expect(try program.run(["a.layout", "--sheet", "-o", "sheet.svg"] + Self.matrix).status == 0)
    #expect(try program.files() == ["a.layout", "sheet.svg"])
    let svg = String(decoding: try program.read("sheet.svg"), as: UTF8.self)
    #expect(svg.contains("Contact sheet of 4 canvases"))
    #expect(
      try program.run("a.layout", "--sheet", "-f", "pdf", "-o", "-").output.starts(with: Data("%PDF".utf8)))
  }

  @Test func onlySomeCanvasesOnASheet() throws {
    let outcome = try program.run(
      ["a.layout", "--sheet", "-o", "-", "-f", "svg", "--canvas", "36x40", "--canvas", "36x40-rtl"]
        + Self.matrix)
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("Contact sheet of 2 canvases"))
  }

  @Test func aSizeOfManyIsNamedAsOne() throws {
    try program.write("canvas 90x40\nview a\n|-60-[a]-60-|\nV:|[a]|\n", to: "b.layout")
    let outcome = try program.run("b.layout", "--widths", "100...200", "--sheet", "-o", "b.svg")
    #expect(outcome.errors.contains("error: on canvas '90x40' at width 100: '"), "\(outcome.errors)")
  }

  @Test func aFileChoosesCanvases() throws {
    let views = "view a\n|-[a(20)]-|\nV:|-[a]-|\n"
    let canvases = "canvas \"x y\" 36x30\ncanvas \"z\" 36x40\ncanvas \"w\" 36x50\n"
    try program.write("// draw: --sheet --canvas \"x y\" --canvas z\n" + canvases + views, to: "b.layout")
    #expect(try program.run("b.layout", "-f", "svg", "-o", "-").text.contains("Contact sheet of 2 canvases"))
    #expect(try program.run("b.layout", "-f", "svg", "--canvas", "w", "--no-sheet").status == 0)
    #expect(try program.files() == ["a.layout", "b-w.svg", "b.layout"])
    try program.write("// draw: --canvas v\n" + canvases + views, to: "c.layout")
    let wrong = try program.run("c.layout")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("no canvas is named 'v'; the known names are 'x y', 'z', 'w'"))
  }

  @Test func jsonHoldsEveryCombination() throws {
    let outcome = try program.run(["a.layout", "-f", "json", "-o", "-"] + Self.matrix)
    #expect(outcome.text.components(separatedBy: #""direction""#).count == 5)
  }

  @Test func theCommandLineHasTheLastWord() throws {
    try program.write(
      "// draw: --sheet --canvas-sizes 36x30,36x40\nview a\n|-[a(20)]-|\nV:|-[a]-|\n", to: "b.layout")
    #expect(try program.run("b.layout", "-f", "svg").status == 0)
    #expect(try program.files() == ["a.layout", "b.layout", "b.svg"])
    #expect(try program.run("b.layout", "-f", "svg", "--no-sheet", "--canvas-sizes", "36x30").status == 0)
    let one = String(decoding: try program.read("b.svg"), as: UTF8.self)
    #expect(!one.contains("Contact sheet"))
  }
}

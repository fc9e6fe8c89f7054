import Diagnostics
import FixedAdvance
import Graphics
import Testing

@testable import LayoutPipeline

struct PipelineTests {
  @Test func fromTextToFramesAndBytes() throws {
    let file = try LayoutPipeline.solve(
      source("canvas 100x50\nview a\n|-[a]-|\nV:|-[a(20)]\n"), measuring: text)
    #expect(file.diagnostics == [])
    #expect(file.problems() == [])
    let canvas = try #require(file.canvases.first)
    #expect(canvas.label == "100x50")
    #expect(canvas.layout.frames[1] == Rect(x: 8, y: 8, width: 84, height: 20))
    let png = try canvas.layout.picture(scale: 1, measuring: text)
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try canvas.layout.picture(scale: 1, measuring: text) == png)
  }

  @Test func nothingIsSolvedWhereTheSourceHasErrors() throws {
    let file = try LayoutPipeline.solve(source("view a\n|-[b]-|\n"), measuring: text)
    #expect(file.hasErrors)
    #expect(file.canvases == [])
  }

  @Test(arguments: ["", "\n\n", "// a comment", "canvas 100xfit", "canvas fit\nlet a = 1"])
  func aFileWithoutViewsAndSizeIsEmpty(text: String) {
    #expect(read(source(text)).diagnostics.map(\.code) == ["empty-layout"])
  }

  @Test(arguments: [
    "// Unable to simultaneously satisfy constraints.\n//\tProbably at least one is not wanted.\n",
    "// Found by hand.\n// \"<NSLayoutConstraint:0x600002 V:|-(0)-[UIView:0x7f]>\"\n",
  ])
  func aLogInCommentsIsNamed(text: String) {
    #expect(read(source(text)).diagnostics.map(\.code) == ["xcode-log"])
  }

  @Test func aCanvasWithASizeNeedsNoViews() throws {
    let file = try LayoutPipeline.solve(source("canvas 20x10"), measuring: text)
    #expect(file.diagnostics == [])
    #expect(file.canvases.map(\.layout.size) == [Size(width: 20, height: 10)])
  }

  @Test(arguments: [
    ([], ["10x10", "iPad", "IPAD-2"]), (["IPAD"], ["IPAD-2"]),
    (["IPAD-2", "10x10"], ["10x10", "IPAD-2"]),
  ])
  func canvasesByNameOrLabel(wanted: [String], found: [String]) throws {
    let text = "canvas 10x10\ncanvas \"iPad\" 20x20\ncanvas \"IPAD\" 30x30 rtl\nview a\n"
    let file = try LayoutPipeline.solve(source(text), canvases: wanted, measuring: self.text)
    #expect(file.canvases.map(\.label) == found)
  }

  @Test func anUnknownCanvasIsNamed() {
    #expect(throws: UnknownCanvas(name: "iPhone", labels: ["20x10"])) {
      try LayoutPipeline.solve(source("canvas 20x10"), canvases: ["iPhone"], measuring: text)
    }
  }

  @Test func theScaleIsTheRequestedOneElseTheFilesElseTwo() throws {
    let file = try LayoutPipeline.solve(source("canvas 20x10 scale 3\ncanvas \"b\" 20x10"), measuring: text)
    let layouts = file.canvases.map(\.layout)
    try #require(layouts.count == 2)
    #expect(try width(layouts[0].picture(scale: 1, measuring: text)) == 20)
    #expect(try width(layouts[0].picture(measuring: text)) == 60)
    #expect(try width(layouts[1].picture(measuring: text)) == 40)
  }

  // MARK: Parts of the tests

  private let text = FixedAdvanceMeasurer()

  /// Fonts usually have no glyphs for characters in the private-use planes, such as U+F0000.
  @Test func aMissingGlyphIsReportedAtItsView() throws {
    let file = try solve(source("label a \"x\"\nlabel b \"x\u{F0000}\"\nHV:|[a,b]|"))
    let found = file.reading.filter { $0.code == "missing-glyph" }
    #expect(found.map { $0.span.map { file.source[$0] } } == ["b"])
    #expect(found.first?.help?.contains("boxes are drawn until") == true)
  }

  private func source(_ text: String) -> SourceText { SourceText(name: "a.layout", text: text) }

  private func width(_ png: [UInt8]) -> Int { png[16..<20].reduce(0) { $0 << 8 | Int($1) } }
}

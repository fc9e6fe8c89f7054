import Diagnostics
import Drawing
import Foundation
import LayoutPipeline
import Testing

@Suite struct ShowSettingTests {
  static let lists: [(value: String, names: [String])] = [
    ("sizes", ["sizes"]), ("gaps,sizes", ["gaps", "sizes"]), ("Sizes,GAPS", ["sizes", "gaps"]),
    ("sizes,sizes", ["sizes"]), ("none", []), ("sizes,none", []), ("none,grid", ["grid"]),
    ("all", DrawingAnnotation.all.map(\.name)),
  ]

  @Test(arguments: lists) func list(value: String, names: [String]) throws {
    var settings = DrawingSettings()
    try settings.set("show", to: value)
    #expect(settings.drawing.show?.map(\.name) == names)
  }

  @Test func theLastOneWins() throws {
    var (settings, diagnostics) = DrawingSettings.written(
      in: SourceText(name: "a", text: "// draw: --show sizes\n// draw: --show gaps"))
    #expect(diagnostics.isEmpty && settings.drawing.show == [.gaps])
    try settings.set("show", to: "grid")
    #expect(settings.drawing.show == [.grid])
  }

  @Test(arguments: [
    ("sizes,gasp", "invalid value 'gasp' for --show; use gaps, sizes"),
    (
      "sizes,",
      "invalid value 'sizes,' for --show: write 'all', 'none', or names separated by commas without spaces, as in 'sizes,gaps'"
    ),
    ("", "invalid value '' for --show: write 'all', 'none', or names separated by commas"),
  ])
  func complaints(_ value: String, _ complaint: String) {
    var settings = DrawingSettings()
    let error = #expect(throws: SettingError.self) { try settings.set("show", to: value) }
    #expect(error?.description.hasPrefix(complaint) == true)
  }

  @Test(arguments: DrawingAnnotation.all.map(\.name)) func hasASampleAndALineInTheManual(_ name: String)
    throws
  {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let page = package.appendingPathComponent("Sources/LayoutDraw/LayoutDraw.docc/DocumentationImages.md")
    #expect(try String(contentsOf: page, encoding: .utf8).contains("\n| `\(name)` |"))
    let sample = package.appendingPathComponent("Samples/annotations/\(name).layout")
    #expect(try String(contentsOf: sample, encoding: .utf8).contains("// draw: --show \(name)\n"))
  }
}

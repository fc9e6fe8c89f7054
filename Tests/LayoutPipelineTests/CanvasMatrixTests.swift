import CairoRendering
import Diagnostics
import Drawing
import Encoding
import FixedAdvance
import Graphics
import LayoutModel
import Testing

@testable import LayoutPipeline

@Suite struct CanvasMatrixTests {
  static let text = "label a \"four\" font 10\nbutton b \"OK\" font 20\n|-[a]\nV:|-[a]-[b]\n|-[b]\n"

  private func solve(_ text: String, _ settings: String, canvases: [String] = []) throws -> SolvedFile {
    let source = SourceText(name: "a.layout", text: "// draw: \(settings)\n" + text)
    let (settings, diagnostics) = DrawingSettings.written(in: source)
    try #require(diagnostics.isEmpty)
    return try LayoutPipeline.solve(
      source, canvases: canvases, matrix: settings.matrix, measuring: FixedAdvanceMeasurer())
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var canvases = ""
    var settings: String
    var labels: [String]
  }

  static let cases: [Case] = [
    Case(testDescription: "sizes", settings: "--canvas-sizes 320x480,fit", labels: ["320x480", "fit"]),
    Case(
      testDescription: "sizes instead of the file's canvases", canvases: "canvas \"a\" 10x10",
      settings: "--canvas-sizes 320xfit", labels: ["320xfit"]),
    Case(
      testDescription: "devices", canvases: "canvas \"a\" 10x10",
      settings: "--devices \"iPhone 15, ipad mini (6th generation) landscape\"",
      labels: ["iPhone 15", "iPad mini (6th generation) landscape"]),
    Case(
      testDescription: "a device with a comma in its name, behind sizes",
      settings: "--canvas-sizes 10x10 --devices \"iPad Pro (12.9-inch, 3rd generation or newer)\"",
      labels: ["10x10", "iPad Pro (12.9-inch, 3rd generation or newer)"]),
    Case(
      testDescription: "directions of the file's canvases", canvases: "canvas \"a\" 10x10\ncanvas 20x20 rtl",
      settings: "--directions rtl,ltr", labels: ["a-rtl", "a", "20x20-rtl", "20x20"]),
    Case(
      testDescription: "text scales", canvases: "canvas 20x20", settings: "--text-scales 1,1.5,2",
      labels: ["20x20", "20x20-text1.5", "20x20-text2"]),
    Case(
      testDescription: "all of it", settings: "--canvas-sizes 1x2,3x4 --directions ltr,rtl --text-scales 2,1",
      labels: [
        "1x2-text2", "1x2", "1x2-rtl-text2", "1x2-rtl", "3x4-text2", "3x4", "3x4-rtl-text2", "3x4-rtl",
      ]),
    Case(
      testDescription: "the same twice", settings: "--canvas-sizes 1x2,1x2 --directions ltr,ltr",
      labels: ["1x2"]),
    Case(
      testDescription: "a name that looks scaled", canvases: "canvas 20x20\ncanvas \"20x20-text2\" 30x30",
      settings: "--text-scales 1,2", labels: ["20x20", "20x20-text2", "20x20-text2-2", "20x20-text2-text2"]),
  ]

  @Test(arguments: cases) func labels(_ test: Case) throws {
    let file = try solve(test.canvases + "\n" + Self.text, test.settings)
    #expect(file.canvases.map(\.label) == test.labels)
    #expect(!file.isPart)
  }

  @Test func aDeviceHasItsSizeAndSafeArea() throws {
    let canvas = try solve(Self.text, "--devices \"iPhone 15 landscape\"").canvases[0].layout.canvas
    #expect(canvas.width == 852 && canvas.height == 393 && canvas.scale == 3)
    #expect(canvas.safeArea == EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
  }

  @Test func textScalesMultiplyFontsAndTheSizesThatFollow() throws {
    let file = try solve("canvas 200x100\n" + Self.text, "--text-scales 1,1.5")
    let frames = file.canvases.map { $0.layout.frames }
    #expect(frames[0][1].size == Size(width: 20, height: 10))
    #expect(frames[1][1].size == Size(width: 30, height: 15))
    #expect(frames[0][2].size == Size(width: 44, height: 34))
    #expect(frames[1][2].size == Size(width: 54, height: 44))
    #expect(frames[1][2].y == 8 + 15 + 8)
    #expect(file.canvases[1].layout.layout.views[2].textStyle.size == 30)
  }

  @Test func aCanvasOfTheMatrixCanBeChosen() throws {
    let layout = "canvas \"phone\" 200x100\n" + Self.text
    let one = try solve(layout, "--directions ltr,rtl --text-scales 1,2", canvases: ["phone-rtl-text2"])
    #expect(one.canvases.map(\.label) == ["phone-rtl-text2"])
    #expect(one.isPart && one.hasSeveralCanvases)
    let all = try solve(layout, "--directions ltr,rtl --text-scales 1,2", canvases: ["phone"])
    #expect(all.canvases.count == 4 && !all.isPart)
    #expect(throws: UnknownCanvas(name: "tablet", labels: ["phone", "phone-rtl"])) {
      try solve(layout, "--directions ltr,rtl", canvases: ["tablet"])
    }
  }

  @Test func jsonHasEveryCombination() throws {
    let file = try solve(Self.text, "--canvas-sizes 320x480 --directions ltr,rtl --text-scales 1,1.5")
    let canvases = try #require(JSONValue(file.json())?["canvases"]?.array)
    #expect(canvases.map { $0["direction"]?.string } == ["ltr", "ltr", "rtl", "rtl"])
    #expect(canvases.map { $0["textScale"]?.number } == [1, 1.5, 1, 1.5])
    let plain = try solve(Self.text, "--canvas-sizes 320x480").json()
    #expect(JSONValue(plain)?["canvases"]?.array?[0]["textScale"] == nil)
  }

  @Test func aSheetContainsThePlaceOfEveryCanvas() throws {
    let file = try solve(Self.text, "--canvas-sizes 100x50,200x100 --directions ltr,rtl")
    let settings = DrawingSettings.written(in: file.source).settings
    let pictures = try file.pictures(settings: DrawingSettings(isSheet: true, matrix: settings.matrix))
    #expect(pictures.map(\.label) == [nil])
    let metadata = try #require(try PictureMetadata(png: pictures[0].bytes))
    #expect(metadata.canvases.map(\.size.width) == [100, 100, 200, 200])
    #expect(metadata.canvases.map(\.direction.rawValue) == ["ltr", "rtl", "ltr", "rtl"])
    #expect(Set(metadata.canvases.map(\.origin)).count == 4)
    #expect(metadata.canvases.allSatisfy { $0.textScale == nil })
    // The origin of each canvas is at whole points, which keeps the edges in the picture sharp.
    for origin in metadata.canvases.map(\.origin) {
      #expect(origin.x == origin.x.rounded() && origin.y == origin.y.rounded())
    }
  }

  @Test func aPictureContainsItsTextScale() throws {
    let file = try solve("canvas 80x60\n" + Self.text, "--text-scales 1,1.5")
    let settings = DrawingSettings(isSheet: true)
    let sheet = try #require(try PictureMetadata(png: try file.pictures(settings: settings)[0].bytes))
    #expect(sheet.canvases.map(\.textScale) == [1, 1.5])
    let second = try #require(try PictureMetadata(png: try file.pictures()[1].bytes))
    #expect(second.canvases.map(\.textScale) == [1.5])
  }

  @Test func idsAreUniqueInASheet() throws {
    let file = try solve(Self.text, "--canvas-sizes 100x50,200x100 --directions ltr,rtl")
    let pictures = try file.pictures(as: SVGFormat.self, settings: DrawingSettings(isSheet: true))
    let svg = String(decoding: pictures[0].bytes, as: UTF8.self)
    let ids = svg.matches(of: /[ ]id="([^"]+)"/).map { String($0.output.1) }
    #expect(ids.count == 2 + 4 + 4 * 3)
    #expect(Set(ids).count == ids.count)
    #expect(ids.contains("_100x50-rtl") && ids.contains("a") && ids.contains("a-4"))
  }

  @Test func withoutASheetEachCombinationHasItsPicture() throws {
    let file = try solve(Self.text, "--canvas-sizes 40x30 --text-scales 1,2")
    let pictures = try file.pictures(as: SVGFormat.self)
    #expect(pictures.map(\.label) == ["40x30", "40x30-text2"])
    #expect(pictures[0].bytes != pictures[1].bytes)
  }

  @Test func sheetsAreBoundedInPixels() {
    #expect(largestScale(of: Size(width: 1000, height: 1000)) > 6)
    // A sheet of a hundred tablets has this size.
    let scale = largestScale(of: Size(width: 8000, height: 11_000))
    #expect(scale == 0.73)
    #expect(largestScale(of: Size(width: 100_000, height: 10)) == 0.16)
  }
}

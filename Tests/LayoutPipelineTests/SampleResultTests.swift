import ApprovedText
import CairoRendering
import Diagnostics
import FixedAdvance
import Foundation
import LayoutLanguage
import LayoutPipeline
import SizeSweep
import Testing

@Suite struct SampleResultTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let samples: [String] = {
    let folder = package.appendingPathComponent("Samples")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { path in [".layout", ".xib", ".storyboard"].contains { path.hasSuffix($0) } }
      .sorted()
  }()

  private static func source(_ sample: String) throws -> SourceText {
    let url = package.appendingPathComponent("Samples/\(sample)")
    return SourceText(name: "Samples/\(sample)", utf8: Array(try Data(contentsOf: url)))
  }

  private static func reference(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: package.appendingPathComponent("Snapshots/\(name)")))
  }

  @Test func results() throws {
    #expect(Self.samples.count > 100)
    for sample in Self.samples {
      let source = try Self.source(sample)
      let file = try solve(source, matrix: DrawingSettings.written(in: source).settings.matrix)
      let name = sample.replacing(".layout", with: "")
      #expect(try file.json() == Self.reference("\(name).json"), "\(sample)")
    }
  }

  @Test func pictures() throws {
    for sample in Self.samples where ["sheets", "devices", "direction"].contains(sample.prefix { $0 != "/" })
    {
      let source = try Self.source(sample)
      let settings = DrawingSettings.written(in: source).settings
      let file = try solve(source, matrix: settings.matrix)
      let name = sample.replacing(".layout", with: "")
      for picture in try file.pictures(as: SVGFormat.self, settings: settings, hasMetadata: false) {
        let label = file.hasSeveralCanvases ? picture.label : nil
        let reference = "\(pictureStem(name, label: label, isDark: false)).svg"
        #expect(try picture.bytes == Self.reference(reference), "\(reference)")
      }
    }
  }

  private static let layouts: [(String, String)] = [
    (
      "a form",
      """
      canvas "a" 200x100 margins 3 5 7 11
      canvas "b" 320x100 rtl safe 2 4 6 8 scale 3
      let gap = 6
      let wide = gap * 20
      spacing 9 4
      label title "Title" font 10
      field name "Name" font 10
      view card { image photo size 20x30; |-[photo]; V:|-[photo]-(>=2@400)-| }
      guide room
      |-[title]-gap-[name(>=30,<=wide)]-|  alignAllTop
      V:|-(gap)-[title]-[card(40)]
      card: ll = 8, w = 50%, maxw = wide
      room.left = card.right + gap ~ low "beside"
      room.width = superview.width / 4
      V:[room(10)]-gap-|
      assert card.width <= 100 "narrow"
      """
    ),
    (
      "open and contradictory",
      """
      canvas 100x60
      canvas "tall" 80 x fit
      view a { tt = ll = 0, h = 5 }
      view b { tt = 10, h = 5 }
      scroll s { view inner { tt = ll = 0, w = 20 } }
      V:|-20-[s(10)]
      |[s]|
      a.width >= 90
      a.right <= superview.right - 20 "edge"
      b.left >= a.right
      stack row row spacing 3 { box one; box two }
      row.bottom = superview.bottom
      """
    ),
  ]

  @Test(arguments: layouts) func documents(_ name: String, _ text: String) throws {
    let source = SourceText(name: "t.layout", text: text + "\n")
    let measurer = FixedAdvanceMeasurer()
    let file = try solve(source, measuring: measurer)
    let parsed = read(source)
    var text = String(decoding: file.json(), as: UTF8.self)
    text += String(decoding: parsed.constraintsJSON(measuring: measurer), as: UTF8.self)
    text += String(decoding: parsed.constraintsText(measuring: measurer), as: UTF8.self)
    for problem in file.problems(measuring: measurer) {
      text += "\(problem.severity) \(problem.code): \(problem.message) / \(problem.help ?? "-")\n"
      for note in problem.notes { text += "  \(note.message)\n" }
    }
    let names = try #require(file.canvases.first).layout.layout.views.dropFirst().compactMap(\.name)
    let explained = try explain(source, attributes: names, measuring: measurer)
    text += explained.text() + String(decoding: explained.json(), as: UTF8.self)
    for (canvas, matrix) in [
      ("", CanvasMatrix(directions: [.rightToLeft, .leftToRight], textScales: [1, 1.5])),
      ("over widths", CanvasMatrix(wanted: [])),
    ] {
      var matrix = matrix
      if !canvas.isEmpty { matrix.range = SizeRange(.horizontal, 60...200) }
      for solved in try solve(source, matrix: matrix, measuring: measurer).canvases {
        text += "\(solved.label) \(solved.note ?? "-") \(solved.textScale.map { "\($0)" } ?? "-") \(solved)\n"
      }
    }
    #expect(try difference(of: text, fromReference: name) == nil)
  }
}

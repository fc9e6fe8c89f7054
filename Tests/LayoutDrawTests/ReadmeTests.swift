import Foundation
import LayoutDSL
import LayoutDraw
import Testing

@Suite struct ReadmeTests {
  @Test func tenLinesOfSwift() throws {
    let text = """
      canvas 320x96
      label title "Sign in"
      |-[title]-|
      V:|-[title]
      """
    let file = try solve(SourceText(name: "example.layout", text: text))
    for diagnostic in file.diagnostics { print(diagnostic.message) }
    for canvas in file.canvases {
      let png = try canvas.layout.picture(as: PNGFormat.self, scale: 2)
      #expect(try decodePNG(png).width == 640)
      #expect(canvas.layout.frames[1].width == 304)
    }
    #expect(file.canvases.count == 1)
  }

  @Test func swiftOperatorsAndTextGiveTheSameSolution() throws {
    let layout = Layout(canvas: Canvas(width: 320, height: 480)) { view in
      let topView = view.add(.view, "topView") { $0.fill = .color(Color(rgb: 0x0A5BD8)) }
      let bottomView = view.add(.view, "bottomView") { $0.fill = .color(Color(rgb: 0x34C759)) }
      let label = view.add(.label, "label", "The label")
      let padding = 20.0

      label.centerX == view.centerX
      label.centerY == view.centerY
      topView.top == view.top + padding
      topView.leading == view.leading + padding
      topView.trailing == view.trailing - padding
      topView.height >= view.height / 3
      topView.bottom == bottomView.top + padding ~ 751
      bottomView.height == view.height * 0.5
      bottomView.leading == view.leading + padding
      bottomView.trailing == view.trailing - padding
      bottomView.bottom == view.bottom - padding
    }
    let fromSwift = try #require(try solve(layout).canvases.first).layout

    let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Samples/blueprint/label-between-views.layout").standardizedFileURL
    let source = SourceText(name: "sample", utf8: [UInt8](try Data(contentsOf: sample)))
    let fromText = try #require(try solve(source).canvases.first).layout
    #expect(fromSwift.frames == fromText.frames)
    #expect(try fromSwift.picture(hasMetadata: false) == fromText.picture(hasMetadata: false))
  }
}

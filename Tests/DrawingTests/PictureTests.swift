import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct PictureTests {
  @Test func aLayoutThatFitsMakesAPictureOfTheCanvassSize() {
    var sketch = Sketch(300, 200)
    sketch.add(.view, "a", 0, 0, 300, 200)
    #expect(sketch.scene.size == Size(width: 300, height: 200))
  }

  @Test func whatLiesOutsideMakesItGrow() throws {
    var sketch = Sketch(300, 200)
    sketch.add(.view, "menu", -100, 0, 90, 200)
    let scene = sketch.scene
    let padding = Theme.light.padding
    #expect(scene.size == Size(width: 400 + 2 * padding, height: 200 + 2 * padding))
    let sheet = try #require(scene.group("view")?.shapes.first)
    #expect(scene.size.width == scene.size.width.rounded())
    #expect(sheet.outline.box.inset(by: -0.5) == Rect(x: 100 + padding, y: padding, width: 300, height: 200))
  }

  static let extremes: [Rect] = [
    Rect(x: 1e9, y: 10, width: 50, height: 50), Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9),
    Rect(x: 0, y: 0, width: 1e9, height: 1e-9), Rect(x: 10, y: 10, width: 1e-9, height: 1e-9),
    Rect(x: 1e308, y: 1e308, width: 1e308, height: 1e308), Rect(x: 0, y: -1e300, width: 1e300, height: 50),
    Rect(x: 0, y: 0, width: .infinity, height: 20), Rect(x: -.infinity, y: 0, width: 20, height: 20),
  ]

  @Test(arguments: extremes) func aFrameBeyondReasonMakesNoPictureBeyondReason(_ frame: Rect) {
    var sketch = Sketch(300, 200)
    sketch.add(.image, "far", frame.x, frame.y, frame.width, frame.height)
    sketch.addConflict(between: [ViewID(1)], dropping: 0)
    let scene = sketch.scene
    #expect(scene.size.width <= 5000 && scene.size.height <= 5000)
    let isNamed = scene.texts.contains { $0.text == "far" || $0.text.hasPrefix("not in the picture: far at") }
    #expect(isNamed)
    #expect(scene.flat.count < 100)
  }

  @Test(arguments: [0.0, 1e-9, 1e9, 1e308]) func aCanvasOfAnySize(_ side: Double) {
    var sketch = Sketch(side, side)
    sketch.add(.view, "a", 0, 0, side, side)
    sketch.add(.button, "b", 10, 10, 100, 30, text: "Text")
    let size = sketch.scene.size
    #expect(size.width >= 1 && size.height >= 1)
    #expect(size.width <= 1e10)
  }

  @Test func anEmptyLayout() {
    let scene = Sketch(0, 0).scene
    #expect(scene.size.width > 0)
    #expect(scene.title == "Layout of 0 views on a 0 × 0 canvas")
    #expect(scene.summary == "Layout of 0 views on a 0 × 0 canvas.")
  }

  @Test(
    arguments: [
      (7, "a 7"), (8, "an 8"), (80.5, "an 80.5"), (834, "an 834"), (11, "an 11"), (18.5, "an 18.5"),
      (19, "a 19"),
      (110, "a 110"), (1800, "a 1800"), (11_000, "an 11000"),
    ] as [(Double, String)])
  func articleBeforeTheWidth(width: Double, words: String) {
    #expect(Sketch(width, 10).scene.title == "Layout of 0 views on \(words) × 10 canvas")
  }

  @Test func alternativeText() {
    var sketch = Sketch(320, 480)
    sketch.add(.label, "title", 8, 40, 304, 29, text: "Sign in")
    let card = sketch.add(.view, "card", 8, 100, 304, 80.5)
    sketch.add(.image, "avatar", 24, 116, 48, 48, in: card)
    let scene = sketch.scene
    #expect(scene.title == "Layout of 3 views on a 320 × 480 canvas")
    #expect(
      scene.summary
        == "Layout of 3 views on a 320 × 480 canvas: title, a label “Sign in”, 304 × 29 at 8, 40; "
        + "card, 304 × 80.5 at 8, 100; avatar, an image in card, 48 × 48 at 24, 116.")
  }

  @Test func alternativeTextOfManyViewsStaysShort() {
    var sketch = Sketch(320, 480)
    for number in 0..<200 { sketch.add(.view, "v\(number)", 0, Double(number), 10, 10) }
    let summary = sketch.scene.summary
    #expect(summary.contains("; and 176 more. Left out for lack of room: the name v0,"))
    #expect(summary.hasSuffix(" more names.") && summary.count < 2000, "\(summary)")
  }
}

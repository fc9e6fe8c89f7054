import FixedAdvance
import Graphics
import LayoutModel
import Testing

@testable import Drawing

/// With a font size of 17, characters are 8.5 points wide, and baselines are 13.6 points below the top of the line.
@Suite struct TextPlacingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var kind: ViewKind
    var text: String
    var direction = LayoutDirection.leftToRight
    var frame = Rect(x: 20, y: 20, width: 200, height: 57)
    var shown: String
    var origin: Point
  }

  static let cases = [
    Case(testDescription: "label", kind: .label, text: "Text", shown: "Text", origin: Point(x: 20, y: 53.6)),
    Case(
      testDescription: "label under rtl", kind: .label, text: "Text", direction: .rightToLeft, shown: "Text",
      origin: Point(x: 186, y: 53.6)),
    Case(
      testDescription: "label in Hebrew", kind: .label, text: "שלום", shown: "שלום",
      origin: Point(x: 186, y: 53.6)),
    Case(
      testDescription: "button", kind: .button, text: "Text", shown: "Text", origin: Point(x: 103, y: 53.6)),
    Case(testDescription: "field", kind: .field, text: "Text", shown: "Text", origin: Point(x: 28, y: 53.6)),
    Case(
      testDescription: "field under rtl", kind: .field, text: "Text", direction: .rightToLeft, shown: "Text",
      origin: Point(x: 178, y: 53.6)),
    Case(
      testDescription: "label that is too narrow", kind: .label, text: "Text of a label",
      frame: Rect(x: 20, y: 20, width: 51, height: 57), shown: "Text …", origin: Point(x: 20, y: 53.6)),
    Case(
      testDescription: "label that is exactly as wide, but for rounding", kind: .label, text: "Text",
      frame: Rect(x: 20, y: 20, width: 34 - 1e-9, height: 57), shown: "Text", origin: Point(x: 20, y: 53.6)),
    Case(
      testDescription: "label that is narrower by less than is seen", kind: .label, text: "Text",
      frame: Rect(x: 20, y: 20, width: 34 - 0.005, height: 57), shown: "Text", origin: Point(x: 20, y: 53.6)),
    Case(
      testDescription: "label that is narrower by what is seen", kind: .label, text: "Text",
      frame: Rect(x: 20, y: 20, width: 34 - 0.02, height: 57), shown: "Te…", origin: Point(x: 20, y: 53.6)),
    Case(
      testDescription: "field that is too narrow", kind: .field, text: "Placeholder",
      frame: Rect(x: 20, y: 20, width: 70, height: 57), shown: "Place…", origin: Point(x: 28, y: 53.6)),
  ]

  @Test func theTextOfARootThatIsALabel() {
    var sketch = Sketch(200, 57)
    sketch.solved.layout.views[0].kind = .label
    sketch.solved.layout.views[0].text = "Text"
    sketch.solved.texts[0] = FixedAdvanceMeasurer().measure(
      "Text", style: TextStyle(), width: nil, lineLimit: 1)
    #expect(sketch.scene.texts.map(\.text) == ["Text"])
  }

  @Test(arguments: cases) func placed(_ expected: Case) throws {
    var sketch = Sketch(direction: expected.direction)
    let frame = expected.frame
    sketch.add(
      expected.kind, "it", frame.x, frame.y, frame.width, frame.height, text: expected.text)
    let text = try #require(sketch.scene.texts.first { $0.style.size == 17 })
    #expect(text.text == expected.shown)
    #expect(abs(text.origin.x - expected.origin.x) < 1e-6)
    #expect(abs(text.origin.y - expected.origin.y) < 1e-6)
    #expect(text.width == Double(expected.shown.count) * 8.5)
  }

  @Test func linesOfALabelAreBelowEachOther() {
    var sketch = Sketch()
    sketch.add(.label, "it", 20, 20, 51, 51, text: "One and two") { $0.lineLimit = 0 }
    let texts = sketch.scene.texts.filter { $0.style.size == 17 }
    #expect(texts.map(\.text) == ["One", "and", "two"])
    #expect(texts.map(\.origin.y) == [33.6, 50.6, 67.6])
  }

  @Test func aLineTooManyForTheHeightIsLeftOut() {
    var sketch = Sketch()
    sketch.add(.label, "it", 20, 20, 51, 34, text: "One and more") { $0.lineLimit = 0 }
    let texts = sketch.scene.texts.filter { $0.style.size == 17 }
    #expect(texts.map(\.text) == ["One", "and…"])
  }

  @Test func aViewTooSmallForALetterShowsNoTextButItsName() {
    var sketch = Sketch()
    sketch.add(.label, "it", 100, 100, 5, 57, text: "Text")
    sketch.add(.label, "flat", 100, 20, 100, 6, text: "Text")
    #expect(sketch.scene.texts.map(\.text).sorted() == ["flat", "it"])
  }

  @Test(arguments: [(102.0, "New password"), (95, "New password"), (88, "New password"), (80, "New pass…")])
  func aLogsTextIsNarrowedBeforeItIsCut(width: Double, shown: String) {
    var sketch = Sketch()
    sketch.add(.label, "it", 20, 20, width, 30, text: "New password") { $0.lineLimit = 1 }
    sketch.solved.texts[1] = FixedAdvanceMeasurer().measure(
      "New password", style: sketch.solved.layout.views[1].textStyle, width: width, lineLimit: 1)
    var options = DrawingOptions()
    let plain = sketch.scene(options).group("it")?.texts.first?.text
    #expect((plain == "New password") == (width >= 102))
    options.narrowsTexts = true
    let text = sketch.scene(options).group("it")?.texts.first
    #expect(text?.text == shown)
    #expect((text?.width ?? 0) <= width + 0.1)
  }
}

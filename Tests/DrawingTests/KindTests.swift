import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct KindTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var kind: ViewKind
    var hasFill: Bool
    var isDashed = false
    var isRounded = false
    /// The number of shapes, where the cross of an image counts as one shape.
    var shapes = 1
    var texts: [String]
    var testDescription: String { kind.rawValue }
  }

  static let cases = [
    Case(kind: .view, hasFill: true, texts: ["it"]),
    Case(kind: .label, hasFill: false, isDashed: true, texts: ["Text", "it"]),
    Case(kind: .button, hasFill: true, isRounded: true, texts: ["Text", "it"]),
    Case(kind: .field, hasFill: true, isRounded: true, texts: ["Text", "it"]),
    // A rectangle behind the name separates the name from the cross of the image.
    Case(kind: .image, hasFill: true, shapes: 3, texts: ["it"]),
    Case(kind: .guide, hasFill: false, isDashed: true, texts: ["it"]),
    Case(kind: .box, hasFill: true, texts: ["Text", "it"]),
  ]

  @Test(arguments: cases) func drawnAs(_ expected: Case) throws {
    var sketch = Sketch()
    sketch.add(expected.kind, "it", 20, 20, 200, 60, text: "Text")
    let group = try #require(sketch.scene.group("it"))
    #expect(group.shapes.count == expected.shapes)
    #expect((group.shapes[0].fill != nil) == expected.hasFill)
    let stroke = try #require(group.shapes[0].stroke)
    #expect(!stroke.dash.isEmpty == expected.isDashed)
    guard case .rectangle(let rect, let radius) = group.shapes[0].outline else {
      Issue.record("not a rectangle")
      return
    }
    #expect(rect.inset(by: -stroke.width / 2) == Rect(x: 20, y: 20, width: 200, height: 60))
    #expect((radius > 0) == expected.isRounded)
    #expect(group.texts.map(\.text) == expected.texts)
  }

  @Test func aBoxWithoutATextShowsItsNameOnceAtFullSize() throws {
    var sketch = Sketch()
    sketch.add(.box, "find", 20, 20, 100, 31)
    let texts = try #require(sketch.scene.group("find")).texts
    #expect(texts.map(\.text) == ["find"])
    #expect(texts.map(\.style.size) == [17])
  }

  @Test func aBoxTooSmallForItsNameShowsItSmaller() throws {
    var sketch = Sketch()
    sketch.add(.box, "findNext", 20, 20, 60, 31)
    let text = try #require(sketch.scene.texts.first)
    #expect(sketch.scene.texts.count == 1)
    #expect(text.text == "findNext")
    #expect(text.style.size < 17)
  }

  @Test func fillStrokeAndCornerOfTheFileWin() throws {
    var sketch = Sketch()
    sketch.add(.button, "it", 20, 20, 200, 60) {
      $0.fill = .color(Color(rgb: 0x123456))
      $0.stroke = .none
      $0.cornerRadius = 3
    }
    let shape = try #require(sketch.scene.group("it")?.shapes.first)
    #expect(shape.fill == Color(rgb: 0x123456))
    #expect(shape.stroke == nil)
    #expect(shape.outline == .rectangle(Rect(x: 20, y: 20, width: 200, height: 60), cornerRadius: 3))
  }

  @Test(arguments: [1.0, 2, 3, 4]) func aThinViewShowsTheFillThatTheFileGaveIt(thickness: Double) throws {
    for (width, height) in [(200, thickness), (thickness, 100)] {
      var sketch = Sketch()
      sketch.add(.view, "it", 20, 20, width, height) { $0.fill = .color(Color(rgb: 0x0EA5E9)) }
      let shapes = try #require(sketch.scene.group("it")).shapes
      #expect(shapes.map(\.fill) == [Color(rgb: 0x0EA5E9)] && shapes[0].stroke == nil)
      #expect(shapes[0].outline.box == Rect(x: 20, y: 20, width: width, height: height))
    }
  }

  @Test func withoutFillAndStrokeOnlyTheNameIsDrawn() throws {
    var sketch = Sketch()
    sketch.add(.view, "it", 20, 20, 200, 60) {
      $0.fill = .none
      $0.stroke = .none
    }
    let group = try #require(sketch.scene.group("it"))
    #expect(group.shapes.isEmpty)
    #expect(group.texts.map(\.text) == ["it"])
  }
}

@Suite struct ScrollFrameTests {
  @Test(arguments: [(300.0, true), (40, false)])
  func aScrollViewsFrameIsAboveItsContent(height: Double, isCrossed: Bool) throws {
    var sketch = Sketch()
    let list = sketch.add(.scroll, "list", 20, 20, 200, 100)
    sketch.add(.view, "rows", 30, 30, 150, height, in: list)
    let nodes = sketch.scene(DrawingOptions(names: .none)).nodes
    let rows = try #require(nodes.firstIndex { $0.group?.id == "rows" })
    let above = nodes.dropFirst(rows + 1).compactMap(\.group).flatMap(\.shapes)
      .filter { abs($0.outline.box.width - 200) < 2 && abs($0.outline.box.height - 100) < 2 }
    #expect(above.isEmpty == !isCrossed && above.allSatisfy { $0.fill == nil && $0.stroke != nil })
  }
}

extension SceneNode {
  fileprivate var group: SceneGroup? {
    if case .group(let group) = self { return group }
    return nil
  }
}

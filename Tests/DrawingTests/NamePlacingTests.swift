import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct NamePlacingTests {
  private struct Labels {
    var names: [(view: String, box: Rect)] = []
    var badges: [Rect] = []
    var texts: [Rect] = []

    init(_ sketch: Sketch, in scene: Scene) {
      let names = Set(sketch.solved.layout.views.compactMap(\.name))
      for group in scene.groups where group.id != "view" || group.line != nil {
        for text in group.texts {
          if names.contains(text.text), text.style.weight == Theme.light.nameWeight {
            self.names.append((text.text, text.inkBox))
          } else if text.text == "conflict" || Self.isValues(text.text) {
            badges.append(text.inkBox)
          } else {
            texts.append(text.inkBox)
          }
        }
      }
    }

    private static func isValues(_ text: String) -> Bool {
      let values = text.split(separator: ",").map { $0.drop { $0 == " " } }
      return values.allSatisfy { FrameValue(rawValue: String($0)) != nil }
    }

    var all: [Rect] { names.map(\.box) + badges + texts }
  }

  @Test(arguments: 0..<120) func namesTouchNothing(seed: Int) throws {
    let sketch = Sketch.random(seed: UInt64(seed))
    let scene = sketch.scene
    let labels = Labels(sketch, in: scene)
    #expect(!labels.all.isEmpty)
    let placed = labels.names.map(\.box) + labels.badges
    for (index, box) in placed.enumerated() {
      #expect(Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height).contains(box))
      for other in placed[(index + 1)...] { #expect(!box.overlaps(other)) }
      for text in labels.texts { #expect(!box.overlaps(text)) }
    }
    for (view, box) in labels.names {
      // The first shape of a view is at least as large as the view's outline.
      guard let outline = scene.group(view)?.shapes.first?.outline.box else { continue }
      let isInside = outline.contains(box)
      #expect(isInside || !outline.overlaps(box), "\(view) crosses its own edge")
    }
  }

  @Test(arguments: 0..<120) func everythingLiesInThePicture(seed: Int) {
    let scene = Sketch.random(seed: UInt64(seed)).scene
    let picture = Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height).inset(by: -0.01)
    for shape in scene.shapes {
      #expect(picture.contains(shape.outline.box.inset(by: -(shape.stroke?.width ?? 0) / 2 + 0.01)))
    }
    for text in scene.texts {
      #expect(picture.contains(text.inkBox.inset(horizontally: 0, vertically: 0.3 * text.style.size)))
    }
  }

  @Test(arguments: 0..<40) func theSameLayoutMakesTheSamePicture(seed: Int) {
    #expect(Sketch.random(seed: UInt64(seed)).scene == Sketch.random(seed: UInt64(seed)).scene)
  }

  @Test func aContainersNameIsInItsLeadingTopCorner() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var sketch = Sketch(direction: direction)
      let card = sketch.add(.view, "card", 20, 20, 200, 100)
      sketch.add(.view, "leaf", 60, 60, 100, 40, in: card)
      let name = try #require(sketch.scene.group("card")?.texts.first)
      #expect(name.inkBox.y < 30)
      #expect(direction == .leftToRight ? name.origin.x < 30 : name.inkBox.maxX > 210)
      let leaf = try #require(sketch.scene.group("leaf")?.texts.first)
      #expect(abs(leaf.inkBox.midX - 110) < 0.01)
    }
  }

  @Test func aNameShrinksBeforeItMovesOutside() throws {
    var sketch = Sketch()
    sketch.add(.view, "narrowView", 20, 20, 45, 40)
    let scene = sketch.scene
    let name = try #require(scene.group("narrowView")?.texts.first)
    #expect(name.style.size < Theme.light.nameSizes[0])
    #expect(scene.size == Size(width: 320, height: 240))
  }

  @Test func aNameThatFitsNowhereInsideHasALeaderLine() throws {
    var sketch = Sketch()
    sketch.add(.view, "tiny", 100, 100, 10, 10)
    let scene = sketch.scene
    #expect(try #require(scene.group("tiny")).texts.isEmpty)
    let callout = try #require(scene.groups.first { $0.texts.first?.text == "tiny" })
    guard case .path(let steps) = try #require(callout.shapes.first).outline else {
      Issue.record("no line")
      return
    }
    #expect(steps.count == 2)
    #expect(scene.size == Size(width: 320, height: 240))
  }

  @Test(arguments: [(100.0, 100.0), (0.0, 0.0), (320.0, 240.0)])
  func aViewWithoutASizeIsSeenAndNamed(_ x: Double, _ y: Double) throws {
    var sketch = Sketch()
    sketch.add(.view, "point", x, y, 0, 0)
    let scene = sketch.scene
    #expect(try #require(scene.group("point")).shapes.count == 2)
    #expect(scene.texts.contains { $0.text == "point" })
  }

  @Test(arguments: [("on the canvas", 100.0), ("beyond the canvas", 300.0)])
  func aViewOutsideOfItsSuperviewIsNamedBesideIt(_ place: String, _ x: Double) {
    var sketch = Sketch(320, 120)
    let line = sketch.add(.view, "line", 90, 20, 0, 80)
    sketch.add(.label, "caption", x, 50, 100, 20, text: "A caption!", in: line)
    let scene = sketch.scene
    #expect(scene.texts.contains { $0.text == "caption" })
    #expect(!scene.groups.contains { $0.title == "Names" })
  }

  @Test(arguments: [(0.0, 100.0), (200.0, 0.0)])
  func aViewWithoutAWidthOrAHeightIsALine(_ width: Double, _ height: Double) throws {
    var sketch = Sketch()
    sketch.add(.view, "line", 50, 50, width, height)
    let shape = try #require(sketch.scene.group("line")?.shapes.first)
    #expect(shape.fill != nil)
    #expect(min(shape.outline.box.width, shape.outline.box.height) == 0.75)
    #expect(sketch.scene.texts.map(\.text) == ["line"])
  }

  @Test(arguments: [("back", "Back"), ("dismiss", "Back"), ("leading", "←")])
  func aNameThatATextHidesIsBelow(name: String, text: String) throws {
    var sketch = Sketch(60, 20)
    sketch.add(.button, name, 0, 0, 60, 20, text: text)
    let scene = sketch.scene
    let below = scene.groups.filter { $0.title == "Names" || $0.title == "Legend" }.flatMap(\.texts)
    #expect(below.contains { $0.text.contains(name) })
    #expect(below.allSatisfy { $0.inkBox.y > 20 })
  }

  @Test func edgesThatAFillHidesDoNotKeepANameAway() throws {
    var sketch = Sketch()
    for column in 0..<20 { sketch.add(.guide, "c\(column)", Double(column) * 16, 0, 12, 240) }
    sketch.add(.view, "wide", 20, 100, 280, 40)
    let name = try #require(sketch.scene.group("wide")?.texts.first)
    #expect(name.style.size == Theme.light.nameSizes[0])
    // A guide has no fill, so the edges of the other guides are visible inside `over`, and leave no room for its name.
    sketch.add(.guide, "over", 20, 180, 280, 40)
    #expect(try #require(sketch.scene.group("over")).texts.allSatisfy { $0.text != "over" })
  }

  @Test func aNameIsNotWrittenOnWhatCoversItsView() throws {
    var sketch = Sketch()
    sketch.add(.view, "below", 20, 20, 100, 50)
    sketch.add(.view, "above", 10, 10, 150, 80)
    let scene = sketch.scene
    let name = try #require(scene.texts.first { $0.text.hasSuffix("below") })
    #expect(!name.inkBox.overlaps(Rect(x: 10, y: 10, width: 150, height: 80)))
  }
}

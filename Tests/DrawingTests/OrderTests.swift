import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct OrderTests {
  private func ids(_ sketch: Sketch) -> [String] { sketch.scene.groups.compactMap(\.id) }

  @Test func fileOrderThenZIndexAmongSiblings() {
    var sketch = Sketch()
    let a = sketch.add(.view, "a", 10, 10, 200, 100) { $0.zIndex = 1 }
    sketch.add(.view, "b", 10, 110, 100, 100)
    sketch.add(.view, "a1", 20, 40, 50, 50, in: a) { $0.zIndex = 9 }
    sketch.add(.view, "a2", 100, 40, 50, 50, in: a)
    sketch.add(.view, "c", 10, 110, 100, 100) { $0.zIndex = -1 }
    #expect(ids(sketch) == ["view", "c", "b", "a", "a2", "a1"])
  }

  @Test func hiddenViewsAndTheirSubviewsAreNotDrawn() {
    var sketch = Sketch()
    let a = sketch.add(.view, "a", 10, 10, 200, 100) { $0.isHidden = true }
    sketch.add(.view, "a1", 20, 40, 50, 50, in: a)
    sketch.add(.view, "b", 10, 110, 100, 100)
    #expect(ids(sketch) == ["view", "b"])
    #expect(sketch.scene.texts.map(\.text) == ["b"])
    #expect(sketch.scene.title == "Layout of 1 view on a 320 × 240 canvas")
  }

  @Test func tenThousandViewsWithinEachOther() {
    var sketch = Sketch(320, 480)
    var parent = ViewID.root
    for depth in 0..<10_000 {
      parent = sketch.add(
        .view, "v\(depth)", Double(depth) / 100, Double(depth) / 100, 320 - Double(depth) / 50,
        480 - Double(depth) / 50, in: parent)
    }
    #expect(ids(sketch).count == 10_001)
  }

  @Test func groupsHaveNamePlaceAndLine() throws {
    var sketch = Sketch()
    sketch.add(.view, "a", 10.255, 10, 200, 100)
    let group = try #require(sketch.scene.group("a"))
    #expect(group.title == "a — 10.26, 10, 200 × 100" || group.title == "a — 10.25, 10, 200 × 100")
    #expect(group.line == nil)
  }
}

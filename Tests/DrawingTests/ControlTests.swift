import Graphics
import LayoutModel
import Testing

@testable import Drawing

/// Controls are drawn inside their frames, with their texts, mirrored where text runs from right to left.
@Suite struct ControlTests {
  static let shapes: [(shape: Control.Shape, texts: [String])] = [
    (.toggle(isOn: true), []), (.toggle(isOn: false), []), (.slider(0.3), []), (.progress(0.5), []),
    (.segments(["Day", "Week"], selected: 1), ["Day", "Week"]), (.stepper, ["−", "+"]),
    (.pages(count: 3, current: 0), []), (.activity, []), (.picker, []), (.image(name: "hero"), ["hero"]),
    (.bar(Control.Bar(title: "Home", leading: ["Back"], trailing: ["Done"])), ["Home", "Back", "Done"]),
    (.items(["Edit", "Share"]), ["Edit", "Share"]),
  ]

  @Test(arguments: shapes.indices, [LayoutDirection.leftToRight, .rightToLeft])
  func drawnInside(_ index: Int, _ direction: LayoutDirection) throws {
    var sketch = Sketch(direction: direction)
    let frame = Rect(x: 20, y: 20, width: 240, height: 50)
    sketch.add(.view, "it", frame.x, frame.y, frame.width, frame.height) {
      $0.control = Control(Self.shapes[index].shape)
      $0.isUnnamed = true
    }
    let group = try #require(sketch.scene.group("it"))
    #expect(group.texts.map(\.text) == Self.shapes[index].texts)
    #expect(group.shapes.count + group.texts.count > 1)
    for text in group.texts { #expect(frame.inset(by: -0.5).contains(text.inkBox)) }
  }

  @Test func `A switch is mirrored with the direction`() throws {
    func knob(_ direction: LayoutDirection) throws -> Double {
      var sketch = Sketch(direction: direction)
      sketch.add(.view, "it", 20, 20, 51, 31) { $0.control = Control(.toggle(isOn: true)) }
      let shapes = try #require(sketch.scene.group("it")).shapes
      for case .ellipse(let rect) in shapes.map(\.outline) { return rect.midX }
      return 0
    }
    #expect(try knob(.leftToRight) > 45)
    #expect(try knob(.rightToLeft) < 45)
  }

  @Test func `The system's colors differ in dark mode`() {
    var sketch = Sketch()
    sketch.add(.view, "it", 20, 20, 50, 50) {
      $0.fill = .adaptive(light: Color(rgb: 0x112233), dark: Color(rgb: 0xAABBCC))
    }
    func fill(_ theme: Theme) -> Color? {
      draw(sketch.solved, options: DrawingOptions(theme: theme), measuring: FixedAdvanceMeasurer()).group(
        "it")?
        .shapes.first?.fill
    }
    #expect(fill(.light) == Color(rgb: 0x112233))
    #expect(fill(.dark) == Color(rgb: 0xAABBCC))
  }
}

import FixedAdvance
import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct ControlTests {
  static let shapes: [(shape: Control.Shape, texts: [String])] = [
    (.toggle(isOn: true), []), (.toggle(isOn: false), []), (.slider(0.3), []), (.progress(0.5), []),
    (.segments(["Day", "Week"], selected: 1), ["Day", "Week"]), (.stepper, ["−", "+"]),
    (.pages(count: 3, current: 0), []), (.activity, []), (.picker, []), (.datePicker, []),
    (.image(name: "hero"), ["hero"]),
    (.bar(Control.Bar(title: "Home", leading: ["Back"], trailing: ["Done"])), ["Home", "Back", "Done"]),
    (.bar(Control.Bar(title: "Now Playing Everywhere")), ["Now Playing Everywhere"]),
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

  @Test(arguments: 0..<60) func namesAndNumbersBesideControls(_ seed: Int) {
    let sketch = Sketch.random(seed: UInt64(seed), kinds: ViewKind.allCases)
    let scene = sketch.scene(DrawingOptions(show: [.gaps, .sizes]))
    scene.expectReadable(onlyTexts: true)
    let (labels, others) = (scene.annotationTexts.map(\.inkBox), scene.textsWithoutAnnotations.map(\.inkBox))
    for (index, label) in labels.enumerated() {
      for other in labels[(index + 1)...] + others { #expect(!label.overlaps(other)) }
    }
  }

  /// The gaps and sizes in a picture are those of the control's alignment rectangle.
  @Test(arguments: [ViewKind.switch, .slider, .progress, .stepper]) func measuresAddUp(_ kind: ViewKind) {
    var sketch = Sketch(200, 100)
    sketch.add(kind, "it", 20, 20, 100, 30)
    let texts = sketch.scene(DrawingOptions(show: [.gaps, .sizes])).annotationTexts.map(\.text)
    #expect(Set(texts).isSuperset(of: ["(20)", "(100)", "(80)"]), "\(texts)")
  }

  @Test(arguments: [ViewKind.switch, .slider, .pages, .spinner]) func aNameKeepsOffAControl(_ kind: ViewKind)
    throws
  {
    var sketch = Sketch(200, 100)
    let view = sketch.add(kind, "name", 20, 40, 60, 31)
    let scene = sketch.scene
    let name = try #require(scene.texts.first { $0.text == "name" }).inkBox
    let shapes = try #require(scene.group("name")).shapes.map(\.outline.box)
    for box in shapes where 2 * box.width * box.height < 60 * 31 { #expect(!box.overlaps(name), "\(view)") }
  }
}

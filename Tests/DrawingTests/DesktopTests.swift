import FixedAdvance
import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct DesktopTests {
  static let shapes: [(shape: DesktopShape, texts: [String])] = [
    (.field(isSecure: false), ["Words"]), (.field(isSecure: true), ["•••••"]), (.search, ["Words"]),
    (.check(.off), ["Words"]), (.check(.on), ["Words"]), (.check(.mixed), ["Words"]),
    (.radio(isOn: true), ["Words"]), (.popUp(.both), ["Words"]), (.popUp(.down), ["Words"]),
    (.popUp(.plain), ["Words"]), (.combo, ["Words"]), (.boxTitle("Server"), ["Server"]), (.line, []),
    (.rows([DesktopShape.Column(title: "Name", width: 90)], height: 17, top: 4, isStriped: true), []),
    (
      .header([DesktopShape.Column(title: "Name", width: 90), .init(title: "Date", width: 90)]),
      ["Name", "Date"]
    ),
    (.arrows, []), (.slider(0.3, isVertical: false, ticks: 0), []),
    (.slider(0.3, isVertical: true, ticks: 5), []),
    (
      .cells(
        [[.init(title: "On", shape: .radio(isOn: true))]], size: Size(width: 60, height: 18),
        gap: .init(width: 4, height: 2)), ["On"]
    ),
    (.dial(0.2), []),
    (.sign("?", isRound: true), ["?"]), (.well(.color(Color(rgb: 0x00FF00))), []),
  ]

  @Test(arguments: shapes.indices, [LayoutDirection.leftToRight, .rightToLeft])
  func drawnInside(_ index: Int, _ direction: LayoutDirection) throws {
    var sketch = Sketch(direction: direction)
    let frame = Rect(x: 20, y: 20, width: 200, height: 50)
    sketch.add(.button, "it", frame.x, frame.y, frame.width, frame.height) {
      $0.text = "Words"
      $0.control = Control(.desktop(Self.shapes[index].shape))
      if !Self.shapes[index].shape.showsText { $0.text = nil }
      $0.isUnnamed = true
    }
    let group = try #require(sketch.scene.group("it"))
    #expect(group.texts.map(\.text) == Self.shapes[index].texts)
    for text in group.texts { #expect(frame.inset(by: -0.5).contains(text.inkBox)) }
    #expect(group.shapes.count > 0)
  }

  @Test func `A mark is mirrored with the direction`() throws {
    func mark(_ direction: LayoutDirection) throws -> Double {
      var sketch = Sketch(direction: direction)
      sketch.add(.button, "it", 20, 20, 100, 16) {
        $0.text = "Words"
        $0.control = Control(.desktop(.radio(isOn: true)))
      }
      let shapes = try #require(sketch.scene.group("it")).shapes
      for case .ellipse(let rect) in shapes.map(\.outline) { return rect.midX }
      return 0
    }
    #expect(try mark(.leftToRight) < 40)
    #expect(try mark(.rightToLeft) > 100)
  }

  @Test(arguments: [
    (false, DesktopShape.Window.Toolbar.none, 28.0), (false, .beside, 52), (false, .below, 78),
    (true, .none, 0),
  ])
  func `A title bar lies above the canvas, or within it`(
    _ isInside: Bool, _ toolbar: DesktopShape.Window.Toolbar, _ height: Double
  ) {
    var sketch = Sketch()
    sketch.add(.view, "it", 20, 20, 50, 50)
    let plain = sketch.scene
    var solved = sketch.solved
    solved.layout.views[0].control = Control(
      .desktop(
        .window(
          .init(
            title: "Settings", buttons: [true, true, false], toolbar: toolbar,
            items: [.button("General"), .space(isFlexible: true), .search], isInside: isInside))))
    let scene = draw(solved, measuring: FixedAdvanceMeasurer())
    #expect(scene.size == Size(width: plain.size.width, height: plain.size.height + height))
    #expect(scene.origin == Point(x: plain.origin.x, y: plain.origin.y + height))
  }

  @Test func `Nothing is drawn in a clear outset`() throws {
    var sketch = Sketch()
    sketch.add(.view, "it", 20, 20, 50, 50) {
      $0.outset = EdgeInsets(all: 7)
      $0.hasClearOutset = true
    }
    let shapes = try #require(sketch.scene.group("it")).shapes
    guard case .rectangle(let rect, _)? = shapes.first?.outline else { return #expect(Bool(false)) }
    #expect(Rect(x: 20, y: 20, width: 50, height: 50).contains(rect))
  }
}

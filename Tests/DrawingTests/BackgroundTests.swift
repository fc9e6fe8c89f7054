import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct BackgroundTests {
  static let colors: [UInt32] = [
    0x000000, 0x0A2540, 0x1B4F8F, 0x777777, 0x808080, 0xB8182A, 0xFEF9C3, 0xFF6B70, 0xFFFFFF,
  ]

  @Test(arguments: Theme.all, colors) func everythingOnAColorCanBeRead(_ theme: Theme, _ color: UInt32) {
    let color = Color(rgb: color)
    let scene = Self.sketch.scene(
      DrawingOptions(theme: theme, background: .color(color), show: DrawingAnnotation.all))
    #expect(scene.background == color)
    scene.expectReadable()
  }

  @Test(arguments: Theme.all) func aTransparentPictureIsForPagesLikeTheThemesCanvas(_ theme: Theme) {
    var scene = Self.sketch.scene(
      DrawingOptions(theme: theme, background: .transparent, show: DrawingAnnotation.all))
    #expect(scene.background == nil)
    scene.background = theme.sheet.fill ?? theme.background
    scene.expectReadable()
  }

  @Test(arguments: Theme.all) func aTranslucentColorLetsThePageThrough(_ theme: Theme) {
    let color = Color(red: 10, green: 20, blue: 200, alpha: 128)
    var scene = Self.sketch.scene(
      DrawingOptions(theme: theme, background: .color(color), show: DrawingAnnotation.all))
    #expect(scene.background == color)
    scene.background = color.composited(over: theme.sheet.fill ?? theme.background)
    scene.expectReadable()
  }

  @Test func theCanvasHasTheBackground() throws {
    let scene = Self.sketch.scene(DrawingOptions(background: .color(Color(rgb: 0xFEF9C3))))
    #expect(try #require(scene.group("view")?.shapes.first).fill == nil)
  }

  @Test(arguments: Theme.all, 0..<10)
  func everythingOnAnythingCanBeRead(_ theme: Theme, _ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var sketch = Sketch.random(seed: seed)
    for index in sketch.solved.layout.views.indices.dropFirst() where Bool.random(using: &random) {
      var color = Color(rgb: UInt32.random(in: 0...0xFFFFFF, using: &random))
      if Int.random(in: 0...4, using: &random) == 0 { color = color.withAlpha(128) }
      sketch.solved.layout.views[index].fill = .color(color)
    }
    sketch.scene(DrawingOptions(theme: theme)).expectReadable()
    sketch.scene(DrawingOptions(theme: theme, show: DrawingAnnotation.all)).expectReadable(lost: 32)
  }

  @Test(arguments: Theme.all) func aLeaderIsSeenOnAllThatItCrosses(_ theme: Theme) throws {
    var sketch = Sketch()
    // The name `tiny` fits only outside of `dark`, so the line to the name crosses `dark`.
    let dark = sketch.add(.view, "dark", 40, 60, 200, 100) { $0.fill = .color(Color(rgb: 0x7D899A)) }
    sketch.add(.view, "tiny", 100, 64, 10, 4, in: dark)
    let scene = sketch.scene(DrawingOptions(theme: theme))
    #expect(scene.texts.map(\.text).contains("tiny"))
    scene.expectReadable()
  }

  static let sketch: Sketch = {
    var sketch = Sketch(320, 640)
    for (row, kind) in ViewKind.plain.enumerated() {
      sketch.add(kind, "\(kind)", 20, 20 + 60 * Double(row), 120, 40, text: "Text")
    }
    let a = sketch.add(.guide, "a", 180, 20, 120, 60)
    let b = sketch.add(.label, "b", 180, 100, 120, 40, text: "Text")
    let c = sketch.add(.guide, "c", 180, 160, 120, 60)
    sketch.add(.view, "outside", -100, 20, 60, 60)
    sketch.add(.view, "dot", 200, 300, 0, 0)
    sketch.addConflict(between: [a, b], dropping: 1)
    sketch.solved.ambiguities[c.index] = [OpenValue(.x, OpenRange(lower: 0, upper: 16))]
    return sketch
  }()
}

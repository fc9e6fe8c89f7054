import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct DarkColorTests {
  @Test(arguments: 0..<20, [nil, Background.transparent, .color(Color(rgb: 0x777777))])
  func lightAndDarkDifferInColorsOnly(_ seed: UInt64, _ background: Background?) throws {
    let sketch = Sketch.random(seed: seed)
    var look = DrawingOptions(darkTheme: .dark, background: background, show: DrawingAnnotation.all)
    let both = sketch.scene(look)
    (look.theme, look.darkTheme) = (.dark, nil)
    let dark = sketch.scene(look)
    let colors = try #require(both.darkColors)
    #expect(colors.background == dark.background)
    #expect(both.flat.count == colors.fills.count && both.flat.count == colors.strokes.count)
    #expect(colors.fills == dark.flat.map(\.fillColor))
    #expect(colors.strokes == dark.flat.map(\.strokeColor))
  }

  @Test func whatWouldMoveIsLeftOut() {
    let sketch = Sketch.random(seed: 1)
    let scene = sketch.scene(DrawingOptions(theme: .light, darkTheme: .blueprint))
    #expect(scene == sketch.scene(DrawingOptions(theme: .light)))
  }
}

extension SceneNode {
  fileprivate var fillColor: Color? {
    switch self {
    case .group: nil
    case .shape(let shape): shape.fill
    case .text(let text): text.color
    }
  }

  fileprivate var strokeColor: Color? {
    if case .shape(let shape) = self { shape.stroke?.color } else { nil }
  }
}

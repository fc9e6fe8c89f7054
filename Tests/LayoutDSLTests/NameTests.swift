import LayoutDSL
import OtherNames
import Testing

/// LayoutDSL can be imported together with a module that declares types with the same names, such as SwiftUI.
@Suite struct NameTests {
  @Test func bothModules() {
    let layout = LayoutDSL.Layout(canvas: .init(width: 100, height: 50)) { root in
      let card = root.add(.view, "card") { $0.fill = .color(.init(rgb: 0xFF0000)) }
      card.left == root.left + 8
    }
    let canvas = LayoutDSL.Canvas(width: 3, height: 4)
    let red = LayoutDSL.Color(rgb: 0xFF0000)
    #expect(layout.views[1].fill == .color(red) && canvas.width == 3)
    _ = (OtherNames.Layout(), OtherNames.View(), OtherNames.Color(), OtherNames.Canvas())
  }

  private typealias Color = LayoutDSL.Color

  @Test func aShortName() { #expect(Color(rgb: 0x0000FF).blue == 255) }
}

import Graphics
import LayoutModel
import Testing

@testable import Drawing

/// Contrasts must satisfy WCAG 2.2, criterion 1.4.3 for text and criterion 1.4.11 for lines.
@Suite struct AnnotationInkTests {
  @Test(arguments: Theme.all) func contrast(_ theme: Theme) {
    for ground in [theme.sheet.fill ?? theme.background, theme.background] {
      for tone in [theme.annotation.measure, theme.annotation.guide, theme.annotation.constraint] {
        #expect(tone.ink.contrast(with: ground) >= 4.5)
        #expect(tone.line.contrast(with: ground) >= 3)
      }
    }
  }

  private static let fills = [0x0F172A, 0x1E3A8A, 0x0000FF, 0x000000, 0x777777, 0xC4308C, 0x34C759, 0xFFFFFF]

  @Test(arguments: Theme.all) func everyGround(_ theme: Theme) {
    let tints = theme.containers + theme.leaves + [theme.sheet, theme.button, theme.field, theme.image]
    let own = Self.fills.map { theme.ownFill(Color(rgb: UInt32($0))).fill }
    for ground in tints.compactMap(\.fill) + own + [theme.background] {
      for tone in [theme.annotation.measure, theme.annotation.guide, theme.annotation.constraint] {
        #expect(theme.line(tone.line, on: ground).contrast(with: ground) >= 3, "\(tone.line) on \(ground)")
        #expect(theme.ink(tone.ink, on: ground).contrast(with: ground) >= 4.5, "\(tone.ink) on \(ground)")
      }
      for mark in [theme.conflict, theme.ambiguity] {
        #expect(theme.line(mark.color, on: ground).contrast(with: ground) >= 3, "\(mark.color) on \(ground)")
      }
    }
  }

  @Test(arguments: Theme.all, fills) func onOwnFills(_ theme: Theme, _ fill: Int) {
    var sketch = Sketch(320, 200)
    let bar = sketch.add(.view, "bar", 20, 20, 280, 150) {
      $0.fill = .color(Color(rgb: UInt32(fill)))
    }
    sketch.add(.view, "a", 40, 60, 60, 40, in: bar) { $0.fill = .color(Color(rgb: UInt32(fill))) }
    sketch.add(.label, "title", 140, 60, 80, 20, text: "Title", in: bar)
    sketch.scene(DrawingOptions(theme: theme, show: [.gaps, .sizes])).expectReadable()
  }
}

import FixedAdvance
import Graphics
import LayoutModel
import Testing

@testable import Drawing

extension Theme: CustomTestStringConvertible {
  public var testDescription: String { name }

  fileprivate var viewTints: [Tint] { containers + leaves + [label, button, field, image, guide] }
}

@Suite struct ThemeTests {
  @Test func namesAreUniqueAndTheDefaultIsFirst() {
    #expect(Set(Theme.all.map(\.name)).count == Theme.all.count)
    #expect(Theme.all[0] == .light)
  }

  @Test(arguments: Theme.all) func textContrast(_ theme: Theme) {
    let sheet = theme.sheet.fill ?? theme.background
    for tint in theme.viewTints + [theme.sheet] {
      let grounds =
        tint.fill.map { [$0.composited(over: sheet)] } ?? theme.containers.compactMap(\.fill) + [sheet]
      for ground in grounds { #expect(tint.ink.contrast(with: ground) >= 4.5) }
    }
    for mark in [theme.conflict, theme.ambiguity] {
      #expect(mark.ink.contrast(with: mark.badge ?? mark.color) >= 4.5)
    }
    #expect(theme.ink(theme.sheet.ink, on: theme.background).contrast(with: theme.background) >= 4.5)
  }

  /// WCAG 2.2, success criterion 1.4.11, requires a contrast of 3:1. An outline must have this contrast with the sheet;
  /// between the outline and the fill inside it, 2.5:1 is enough.
  @Test(arguments: Theme.all) func outlineContrast(_ theme: Theme) throws {
    let sheet = theme.sheet.fill ?? theme.background
    for tint in theme.containers + theme.leaves + [theme.button, theme.field, theme.image, theme.guide] {
      #expect(try #require(tint.stroke).contrast(with: sheet) >= 3)
      #expect(try #require(tint.stroke).contrast(with: tint.fill ?? sheet) >= 2.5)
    }
    for mark in [theme.conflict, theme.ambiguity] { #expect(mark.color.contrast(with: sheet) >= 3) }
  }

  @Test(arguments: Theme.all, ColorVision.allCases)
  func neighborsStayApart(_ theme: Theme, _ vision: ColorVision) throws {
    for tints in [theme.leaves, theme.containers] {
      if tints.count == 1 {
        #expect(try #require(tints[0].stroke).contrast(with: try #require(tints[0].fill)) >= 3)
        continue
      }
      for (index, tint) in tints.enumerated() {
        let next = tints[(index + 1) % tints.count]
        if tint.pattern != next.pattern || tint.dash != next.dash { continue }
        if let width = tint.strokeWidth, let other = next.strokeWidth,
          max(width, other) >= 2 * min(width, other)
        {
          continue
        }
        let distance = vision.distance(try #require(tint.fill), try #require(next.fill))
        #expect(distance >= 4, "\(index) and the next are only \(distance) apart")
      }
    }
    let (conflict, ambiguity) = (theme.conflict, theme.ambiguity)
    #expect(conflict.dash != ambiguity.dash && (conflict.hatch == nil) != (ambiguity.hatch == nil))
    #expect(conflict.badge != ambiguity.badge || vision.distance(conflict.color, ambiguity.color) >= 15)
  }

  @Test(arguments: Theme.all) func sixLevelsOfNestingStayApart(_ theme: Theme) throws {
    let tints = (1...6).map { theme.container(atDepth: $0) }
    let fills = try tints.map { try #require($0.fill).relativeLuminance }
    let steps = zip(fills, fills.dropFirst()).map { $1 - $0 }
    let isStepwise = steps.allSatisfy { $0 < 0 } || steps.allSatisfy { $0 > 0 }
    let outlines = Set(tints.map { [$0.strokeWidth ?? theme.strokeWidth] + ($0.dash ?? []) })
    #expect(isStepwise || outlines.count == 6)
    #expect(theme.container(atDepth: 7) != theme.container(atDepth: 6))
  }

  @Test func fillsInOneAnotherStayApartInPrint() {
    var sketch = Sketch()
    var parent = ViewID.root
    for level in 0..<6 {
      let inset = 15 * Double(level) + 5
      parent = sketch.add(.view, "v\(level)", inset, inset, 320 - 2 * inset, 240 - 2 * inset, in: parent) {
        $0.fill = .color(Color(rgb: 0x101820))
      }
    }
    let arrangement = arrangeViews(
      of: sketch.solved, on: Sheet(of: sketch.solved), problems: Problems(of: sketch.solved), theme: .print,
      measuring: FixedAdvanceMeasurer())
    let patterns = arrangement.views.dropFirst().map(\.paint.pattern)
    #expect(zip(patterns, patterns.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test(arguments: Theme.all) func aLabelOnASiblingsFillCanBeRead(_ theme: Theme) throws {
    var sketch = Sketch()
    sketch.add(.view, "dark", 10, 10, 300, 200) { $0.fill = .color(Color(rgb: 0x0A2A5E)) }
    sketch.add(.label, "label", 50, 50, 100, 20, text: "Text")
    let scene = sketch.scene(DrawingOptions(theme: theme))
    #expect(scene.texts.map(\.text) == ["dark", "Text", "label"])
    scene.expectReadable(onlyTexts: true)
  }

  static let fills: [UInt32] = [
    0x000000, 0x0A5BD8, 0x777777, 0x808080, 0xFF0000, 0x00FF00, 0xFFFFFF, 0xFFD700,
  ]

  @Test(arguments: Theme.all, fills) func textOnAGivenFillCanBeRead(_ theme: Theme, _ fill: UInt32) throws {
    var sketch = Sketch(320, 1000)
    for (row, kind) in ViewKind.plain.enumerated() {
      let y = 10 + 110 * Double(row)
      let parent = sketch.add(.view, "p\(kind)", 10, y, 300, 100) { $0.fill = .color(Color(rgb: fill)) }
      sketch.add(kind, "\(kind)", 20, y + 30, 200, 60, text: "Text", in: parent) {
        if kind != .label { $0.fill = .color(Color(rgb: fill)) }
      }
    }
    let scene = sketch.scene(DrawingOptions(theme: theme))
    #expect(scene.texts.count >= 2 * ViewKind.plain.count)
    scene.expectReadable()
  }
}

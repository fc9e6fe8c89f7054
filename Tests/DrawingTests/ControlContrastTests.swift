import FixedAdvance
import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct ControlContrastTests {
  static let controls: [(kind: ViewKind, shape: Control.Shape)] = [
    (.switch, .toggle(isOn: true)), (.switch, .toggle(isOn: false)), (.slider, .slider(0.5)),
    (.progress, .progress(0.5)), (.segments, .segments(["A", "B", "C"], selected: 1)), (.stepper, .stepper),
    (.pages, .pages(count: 3, current: 1)), (.spinner, .activity), (.picker, .picker),
    (.datepicker, .datePicker),
    (.icon, .symbol(name: "play.fill")), (.icon, .symbol(name: "heart")),
    (.icon, .symbol(name: "plus.circle.fill")), (.icon, .symbol(name: "envelope.fill")),
    (.icon, .symbol(name: "no.such.symbol")), (.search, .search),
    (.view, .desktop(.check(.on))), (.view, .desktop(.radio(isOn: true))), (.view, .desktop(.popUp(.both))),
    (.view, .desktop(.slider(0.5, isVertical: false, ticks: 0))), (.view, .desktop(.arrows)),
    (.view, .desktop(.dial(0.3))), (.view, .desktop(.well(.color(Color(rgb: 0xFFFF00))))),
  ]
  static let grounds: [ViewColor] = [
    .automatic, .color(Color(rgb: 0xFFFFFF)), .color(Color(rgb: 0x000000)), .color(Color(rgb: 0x808080)),
    .color(Color(rgb: 0x007AFF)), .color(Color(rgb: 0xF2F2F7)),
  ]

  /// In each part, the fill or the outline must have a contrast of at least 3 with the color below the part, or the
  /// fill and the outline must have this contrast with each other. Only a track without an outline, such as that of a
  /// slider, may have less.
  @Test(arguments: controls.indices, Theme.all) func partsAreSeen(_ index: Int, _ theme: Theme) throws {
    for fill in Self.grounds {
      var sketch = Sketch()
      let card = sketch.add(.view, "card", 10, 10, 200, 80) { $0.fill = fill }
      sketch.add(Self.controls[index].kind, "it", 30, 30, 120, 40, in: card) {
        $0.control = Control(Self.controls[index].shape)
        $0.isUnnamed = true
      }
      let scene = draw(
        sketch.solved, options: DrawingOptions(theme: theme), measuring: FixedAdvanceMeasurer())
      let parts = try #require(scene.group("it")).shapes
      let ground = try #require(scene.group("card")).shapes.first?.fill ?? theme.lightInk
      var seen = 0
      for (place, part) in parts.enumerated() {
        let box = part.outline.box
        let isLine = part.fill == nil && min(box.width, box.height) < 2
        var below = ground
        for shape in parts[..<place] {
          let area = shape.outline.box
          guard let fill = shape.fill, isLine ? area.holds(box.middle) : area.contains(box.inset(by: 1))
          else {
            continue
          }
          below = fill.composited(over: below)
        }
        let line = part.stroke?.color
        let contrasts = [
          part.fill?.contrast(with: below), line?.contrast(with: below),
          part.fill.flatMap { fill in line?.contrast(with: fill) },
        ].compactMap(\.self)
        let isTrack = [ground, below].contains { base in
          part.fill == theme.ink(theme.sheet.ink, on: base).withAlpha(32).composited(over: base)
        }
        if line == nil, isTrack { continue }
        seen += 1
        #expect(
          contrasts.contains { $0 >= 3 },
          "part \(place) of \(Self.controls[index]) on \(fill): \(contrasts)")
      }
      #expect(seen > 0)
    }
  }

  @Test(arguments: [Theme.light, .dark, .blueprint])
  func aSelectedSegmentIsLighterThanItsBar(_ theme: Theme) throws {
    for background in [nil, Background.color(Color(rgb: 0xF2F2F7))] {
      var sketch = Sketch()
      sketch.add(.segments, "it", 30, 30, 120, 32) {
        $0.control = Control(.segments(["A", "B"], selected: 0))
      }
      let scene = draw(
        sketch.solved, options: DrawingOptions(theme: theme, background: background),
        measuring: FixedAdvanceMeasurer())
      let fills = try #require(scene.group("it")).shapes.compactMap(\.fill)
      #expect(fills.count == 2)
      #expect(fills[1].relativeLuminance > fills[0].relativeLuminance)
      if theme == .light { #expect(fills[1] == Color(rgb: 0xFFFFFF)) }
    }
  }

  @Test func aBlackIconIsLightInDark() throws {
    var sketch = Sketch()
    sketch.add(.icon, "it", 30, 30, 30, 30) {
      $0.control = Control(.symbol(name: "play.fill"))
      $0.textColor = .color(Color(rgb: 0x000000))
    }
    func color(_ theme: Theme) throws -> Color? {
      let scene = draw(
        sketch.solved, options: DrawingOptions(theme: theme), measuring: FixedAdvanceMeasurer())
      return try #require(scene.group("it")).shapes.first?.fill
    }
    #expect(try color(.light) == Color(rgb: 0x000000))
    let dark = try #require(try color(.dark))
    #expect(dark.relativeLuminance > 0.1)
  }

  static let symbols: [(name: String, isFilledUnlike: String)] = [
    ("envelope.fill", "envelope"), ("mic.fill", "mic"), ("lock.fill", "lock"), ("camera.fill", "camera"),
    ("speaker.slash.fill", "speaker.slash"), ("flame.fill", "flame"), ("forward.end.fill", "forward.end"),
  ]

  @Test(arguments: symbols.indices) func fillFillsAnArea(_ index: Int) {
    let box = Rect(x: 0, y: 0, width: 20, height: 20)
    func fills(_ name: String) -> Int {
      Symbol(name: name).nodes(in: box, Color(rgb: 0), on: Color(rgb: 0xFFFFFF)).count {
        if case .shape(let shape) = $0 { shape.fill != nil } else { false }
      }
    }
    #expect(fills(Self.symbols[index].name) > 0)
    #expect(fills(Self.symbols[index].isFilledUnlike) == 0)
  }

  @Test(arguments: [
    "speaker.wave.1.fill", "speaker.wave.3.fill", "gobackward.15", "goforward.30", "airplayaudio", "sun.min",
    "airplane", "flame", "gobackward",
  ]) func isDrawn(_ name: String) { #expect(isSymbol(name)) }

  @Test(arguments: ["chevron.rihgt", "gobackward.1.5", "gobackward.ab", "speaker.15", "goforward.123", ""])
  func isNotDrawn(_ name: String) { #expect(!isSymbol(name)) }

  @Test(arguments: [
    ("such", 200.0, ["such"]), ("no.such.symbol", 200, ["no", "such", "symbol"]), ("no.such.symbol", 12, []),
    ("a.symbol.of.many.words", 60, []),
  ])
  func anUnknownSymbolHasItsName(_ name: String, _ side: Double, _ words: [String]) throws {
    var sketch = Sketch(300, 300)
    sketch.add(.icon, "it", 30, 30, side, side) {
      $0.control = Control(.symbol(name: name))
      $0.isUnnamed = true
    }
    let group = try #require(sketch.scene.group("it"))
    #expect(group.texts.map(\.text) == words)
    #expect(group.shapes.count == (words.isEmpty ? 3 : 1))
  }

  @Test func dividersTakeTheOutlinesPlace() throws {
    var sketch = Sketch()
    sketch.add(.label, "above", 20, 10, 100, 44, text: "Wi-Fi")
    sketch.add(.divider, "line", 20, 54, 150, 0.5)
    sketch.add(.label, "below", 20, 54.5, 100, 44, text: "Bluetooth")
    sketch.add(.label, "apart", 20, 110, 100, 44, text: "Apart")
    func lines(_ name: String) throws -> [SceneShape.PathStep]? {
      for case .path(let steps) in try #require(sketch.scene.group(name)).shapes.map(\.outline) {
        return steps
      }
      return nil
    }
    #expect(try lines("above")?.count == 6)
    #expect(try lines("below")?.count == 6)
    #expect(try lines("apart") == nil)
  }
}

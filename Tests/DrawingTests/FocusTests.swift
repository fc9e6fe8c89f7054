import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct FocusTests {
  private static var sketch: Sketch {
    var sketch = Sketch(400, 200)
    for index in 0..<3 {
      let card = sketch.add(.view, "card\(index)", 20 + 125 * Double(index), 20, 110, 60)
      sketch.add(.label, "title\(index)", 30 + 125 * Double(index), 40, 60, 20, text: "Title", in: card)
    }
    sketch.add(.label, "note", 20, 150, 100, 20, text: "Note")
    return sketch
  }

  private static func scene(_ names: [String], show: [DrawingAnnotation]? = nil) -> Scene {
    var options = DrawingOptions(show: show)
    options.focus = names
    return sketch.scene(options)
  }

  @Test func onlyWhatIsNearIsAnnotatedAndNamed() {
    let scene = Self.scene(["card0"])
    #expect(scene.annotationTexts.map(\.text).filter { $0.contains("15") } == ["(15)"])
    let texts = scene.texts.map(\.text)
    #expect(texts.contains("card0") && texts.contains("card1"))
    #expect(!texts.contains("card2") && !texts.contains("title2"))
    #expect(!scene.annotationTexts.contains { $0.text.contains("100") && $0.text.contains("×") })
  }

  @Test func itsOwnSizeIsDrawn() throws {
    let scene = Self.scene(["card2"], show: [.sizes])
    let width = try #require(scene.annotationTexts.first { $0.text == "2 × (110)" })
    let x = width.inkBox.midX - scene.origin.x
    #expect(x > 270 && x < 380, "\(x)")
  }

  @Test func theRestIsPaleAndTheViewsContentIsNot() throws {
    let (plain, focused) = (Self.sketch.scene, Self.scene(["card0"]))
    func fill(_ scene: Scene, _ name: String) throws -> Color? {
      try #require(scene.group(name)?.shapes.first).fill
    }
    #expect(try fill(focused, "card0") == fill(plain, "card0"))
    #expect(try fill(focused, "card1") == fill(plain, "card1"))
    #expect(try fill(focused, "card2") != fill(plain, "card2"))
    let inks = try ["title0", "title2"].map { try #require(focused.group($0)?.texts.first).color }
    let white = Color(rgb: 0xFFFFFF)
    #expect(inks[0].contrast(with: white) > 7 && inks[1].contrast(with: white) < 2.5)
  }

  /// Gaps and sizes of a view in focus are shown unless other annotations are requested.
  @Test func requestedAnnotationsAreShown() {
    #expect(!Self.scene(["note"]).annotations(.gaps).isEmpty)
    #expect(!Self.scene(["note"]).annotations(.sizes).isEmpty)
    #expect(Self.scene(["note"], show: [.sizes]).annotations(.gaps).isEmpty)
    #expect(Self.scene(["note"], show: []).annotationTexts.isEmpty)
  }

  @Test func aNameThatNoViewHasChangesNothing() { #expect(Self.scene(["nobody"]) == Self.sketch.scene) }

  struct Outline: Sendable, CustomTestStringConvertible {
    var kind: ViewKind
    var outlines: OutlinedViews
    var isTakenAway = false
    var isDrawn: Bool

    var testDescription: String { "\(kind), \(outlines)\(isTakenAway ? ", stroke none" : "")" }
  }

  static let outlines: [Outline] =
    [ViewKind.label, .stack, .guide].flatMap { kind in
      [
        Outline(kind: kind, outlines: .automatic, isDrawn: true),
        Outline(kind: kind, outlines: .none, isDrawn: false),
        Outline(kind: kind, outlines: .all, isDrawn: true),
        Outline(kind: kind, outlines: .automatic, isTakenAway: true, isDrawn: false),
        Outline(kind: kind, outlines: .all, isTakenAway: true, isDrawn: true),
      ]
    } + [
      Outline(kind: .view, outlines: .none, isDrawn: true),
      Outline(kind: .field, outlines: .none, isDrawn: true),
    ]

  @Test(arguments: outlines) func outlinesAreDrawn(_ test: Outline) {
    var sketch = Sketch()
    sketch.add(test.kind, "a", 20, 20, 100, 40, text: "Text") { if test.isTakenAway { $0.stroke = .none } }
    var options = DrawingOptions()
    options.outlines = test.outlines
    let isDrawn = sketch.scene(options).group("a")?.shapes.contains { $0.stroke != nil } ?? false
    #expect(isDrawn == test.isDrawn)
  }

  @Test func aBorderlessButtonHasNoOutline() {
    var sketch = Sketch()
    sketch.add(.button, "a", 20, 20, 100, 40, text: "More") { $0.fill = .none }
    func dashes(_ options: DrawingOptions) -> [[Double]] {
      sketch.scene(options).group("a")?.shapes.compactMap(\.stroke?.dash) ?? []
    }
    #expect(dashes(DrawingOptions()) == [])
    #expect(dashes(DrawingOptions(show: [.gaps])) == [Theme.light.label.dash])
  }

  @Test func namesMakeRoomForGaps() {
    var sketch = Sketch(400, 60)
    let texts = ["Departures", "Arrivals", "Tickets"]
    for (index, text) in texts.enumerated() {
      sketch.add(.label, "l\(index)", 20 + 100 * Double(index), 20, 70, 20, text: text)
    }
    let scene = sketch.scene(showing: [.gaps, .sizes])
    #expect(scene.annotationTexts.contains { $0.text.hasSuffix("(30)") })
    for name in ["l0", "l1", "l2"] { #expect(scene.texts.contains { $0.text == name }) }
  }

  @Test func noNameIsLostForADerivedGap() {
    var sketch = Sketch(60, 90)
    for row in 0..<4 {
      sketch.add(.label, "t\(row)", 12, 2 + 22 * Double(row), 36, 20, text: "Home")
    }
    let scene = sketch.scene(showing: [.gaps, .sizes])
    for row in 0..<4 { #expect(scene.texts.contains { $0.text == "t\(row)" }) }
    #expect(!scene.summary.contains("the name"))
  }

  @Test func noDimensionLineCrossesAKnob() {
    var sketch = Sketch(240, 200)
    sketch.add(.slider, "volume", 20, 20, 200, 30)
    sketch.add(.view, "above", 0, 0, 240, 16)
    sketch.add(.view, "below", 0, 54, 240, 146)
    let scene = sketch.scene(showing: [.sizes])
    let knob = scene.group("volume")!.shapes.map(\.outline.box).filter { $0.height > 20 && $0.width < 40 }
    #expect(knob.count == 1)
    let lines = scene.groups.filter { $0.title == "sizes" }.flatMap(\.shapes)
    for line in lines { #expect(!line.outline.box.overlaps(knob[0].inset(by: 1))) }
  }

  /// The status bar is drawn only if none of its parts would cover a text.
  @Test(arguments: [(48.0, 5), (10.0, 1)]) func aBarIsShownAsAWhole(_ y: Double, _ count: Int) throws {
    var sketch = Sketch(393, 852)
    sketch.solved.canvas.screen = Screen(try #require(Device.named("iPhone 15")), .portrait)
    sketch.add(.label, "title", 16, y + 20, 60, 20, text: "Title!")
    let hints = sketch.scene.flat.compactMap { node -> SceneShape? in
      if case .shape(let shape) = node, shape.fill?.alpha == 44 { shape } else { nil }
    }
    #expect(hints.count == count)
  }

  @Test func symbolsLieOnTheirGrid() throws {
    #expect(symbolLines.count >= 100)
    for name in symbolLines.keys.map(String.init).sorted() {
      let form = try #require(SymbolForm(name))
      #expect(!form.parts.isEmpty)
      let points = form.parts.flatMap { part -> [(x: Double, y: Double)] in
        switch part.outline {
        case .path(let points, _):
          #expect(points.count > 1, "\(name)")
          return points
        case .circle(let x, let y, let radius): return [(x - radius, y - radius), (x + radius, y + radius)]
        }
      }
      #expect(points.allSatisfy { (0...20).contains($0.x) && (0...20).contains($0.y) }, "\(name)")
    }
  }
}

import Diagnostics
import Encoding
import FixedAdvance
import Graphics
import LayoutModel
import Testing

@testable import Drawing

/// A length that a file states is written once, without parentheses, in the picture or its legend.
@Suite struct StatedLengthTests {
  private struct Stated {
    var words: String
    var views: [ViewID]
  }

  private static func sketch(
    seed: UInt64, kinds: [ViewKind] = drawnKinds, safeArea: EdgeInsets = EdgeInsets(all: 0)
  ) -> (sketch: Sketch, stated: [Stated]) {
    var sketch = Sketch.random(seed: seed, kinds: kinds)
    sketch.solved.canvas.safeArea = safeArea
    sketch.solved.conflicts = []
    sketch.solved.layout.constraints = []
    for index in sketch.solved.ambiguities.indices { sketch.solved.ambiguities[index] = [] }
    var random = SeededRandom(seed: seed &+ 77)
    var stated: [Stated] = []
    func state(_ form: Constraint.Form, _ length: Double, _ views: [ViewID]) {
      sketch.solved.layout.constraints.append(
        Constraint(form, .equal, notation: .equation, span: SourceSpan(start: 0, end: 0)))
      if abs(length) >= 0.5 { stated.append(Stated(words: shortest(abs(length), places: 3), views: views)) }
    }
    let sides: [Attribute] = [.left, .right, .top, .bottom]
    for index in sketch.solved.layout.views.indices.dropFirst() {
      let (view, parent) = (ViewID(index), sketch.solved.layout.views[index].parent ?? .root)
      switch Int.random(in: 0...3, using: &random) {
      case 0:
        let (side, other) = (sides.randomElement(using: &random)!, parent)
        if sketch.solved.layout[parent].kind == .scroll { continue }
        let edge = other == .root && !safeArea.isZero ? Item(other, .safeArea, side) : Item(other, side)
        let length = sketch.solved.place(of: Item(view, side)) - sketch.solved.place(of: edge)
        state(
          .items(first: Item(view, side), second: edge, multiplier: 1, constant: length), length,
          [view, other])
      case 1:
        let other = ViewID(Int.random(in: 1...index, using: &random))
        let (near, far): (Attribute, Attribute) =
          Bool.random(using: &random) ? (.left, .right) : (.top, .bottom)
        let length = sketch.solved.place(of: Item(view, near)) - sketch.solved.place(of: Item(other, far))
        if other == view || sketch.solved.layout[parent].kind == .scroll
          || sketch.solved.layout[other].kind == .scroll
        {
          continue
        }
        state(
          .items(first: Item(view, near), second: Item(other, far), multiplier: 1, constant: length), length,
          [view, other])
      case 2:
        let axis = Axis.allCases.randomElement(using: &random)!
        let length = axis.length(of: sketch.solved.frames[index].size)
        state(
          .items(
            first: Item(view, axis == .horizontal ? .width : .height), second: nil, multiplier: 1,
            constant: length), length, [view])
      default: break
      }
    }
    return (sketch, stated)
  }

  @Test(arguments: 0..<120) func isDrawnOrListedOnce(seed: Int) {
    let (sketch, stated) = Self.sketch(seed: UInt64(seed))
    expect(stated, in: sketch)
  }

  enum Surroundings: CaseIterable { case controls, cover, safeArea, noOutlines, print, names, focus }

  @Test(arguments: Surroundings.allCases, 0..<24)
  func isDrawnOrListedOnceWith(_ surroundings: Surroundings, seed: Int) {
    var options = DrawingOptions()
    var (sketch, stated) = Self.sketch(
      seed: 500 + UInt64(seed), kinds: surroundings == .controls ? ViewKind.allCases : drawnKinds,
      safeArea: surroundings == .safeArea
        ? EdgeInsets(top: 47, left: 0, bottom: 34, right: 0) : EdgeInsets(all: 0))
    switch surroundings {
    case .controls, .safeArea: break
    case .cover:
      let size = sketch.solved.size
      sketch.add(.image, "cover", 0, 0, size.width, size.height) { $0.zIndex = -1 }
    case .noOutlines: options.outlines = .none
    case .print: options.theme = .print
    case .names: options.names = .all
    case .focus:
      let view = ViewID(sketch.solved.layout.views.count / 2)
      options.focus = [sketch.solved.layout[view].name ?? ""]
      stated = stated.filter { $0.views[0] == view }
    }
    expect(stated, in: sketch, options)
  }

  @Test(arguments: 0..<80) func aNameCostsNoStatedLength(seed: Int) {
    let (sketch, _) = Self.sketch(seed: 900 + UInt64(seed))
    func count(_ names: NamedViews) -> Int {
      var options = DrawingOptions(show: [.gaps, .sizes])
      options.names = names
      let arrangement = arrangeViews(
        of: sketch.solved, on: Sheet(of: sketch.solved), problems: Problems(of: sketch.solved), theme: .light,
        measuring: FixedAdvanceMeasurer())
      var placer = Placer(
        sketch.solved, arrangement, options, theme: .light, measuring: FixedAdvanceMeasurer())
      var shared = SharedNames()
      placer.placeMarks(&shared)
      return placer.placed.leftOut.statedLengths
    }
    #expect(count(.all) <= count(.none))
  }

  private func expect(_ stated: [Stated], in sketch: Sketch, _ wanted: DrawingOptions = DrawingOptions()) {
    var options = wanted
    options.show = [.gaps, .sizes]
    let scene = sketch.scene(options)
    let drawn = scene.annotationTexts.map(\.text)
    let legend = scene.groups.first { $0.title == "Legend" }?.texts.map(\.text).joined(separator: " ") ?? ""
    for length in stated {
      let isSeen = length.views.allSatisfy {
        $0 == .root || scene.group(sketch.solved.layout[$0].name ?? "") != nil
      }
      guard isSeen else { continue }
      let count =
        drawn.count { $0 == length.words || $0.hasSuffix("× \(length.words)") }
        + " \(legend) ".replacing(",", with: " ").split(separator: " ").count { $0 == length.words }
      #expect(count >= 1, "\(length.words) of \(length.views.map { sketch.solved.layout[$0].name ?? "" })")
      if !options.focus.isEmpty { continue }
      #expect(
        count <= stated.count { $0.words == length.words }, "\(length.words) is written \(count) times")
    }
  }

  @Test(arguments: [false, true]) func aCoverTakesNoInsetAway(isInFront: Bool) {
    var sketch = Sketch()
    sketch.add(.image, "photo", 0, 0, 320, 240) { $0.zIndex = isInFront ? 1 : 0 }
    let live = sketch.add(.view, "live", 16, 12, 60, 30) { $0.zIndex = 2 }
    for (attribute, constant) in [(Attribute.left, 16.0), (.top, 12)] {
      sketch.solved.layout.constraints.append(
        Constraint(
          .items(
            first: Item(live, attribute), second: Item(.root, attribute), multiplier: 1, constant: constant),
          .equal, notation: .equation, span: SourceSpan(start: 0, end: 0)))
    }
    #expect(
      sketch.scene(showing: [.gaps]).annotationTexts.map(\.text).sorted() == ["(198)", "(244)", "12", "16"])
  }

  @Test func aCoverEndsNoGap() {
    var sketch = Sketch()
    sketch.add(.image, "photo", 0, 0, 320, 240)
    sketch.add(.view, "close", 250, 40, 30, 30)
    sketch.add(.view, "scrim", 0, 200, 320, 40)
    #expect(
      sketch.scene(showing: [.gaps]).annotationTexts.map(\.text).sorted() == [
        "(130)", "(250)", "(40)", "(40)",
      ])
  }

  @Test func aThinViewEndsGaps() {
    var sketch = Sketch()
    sketch.add(.view, "line", 100, 120, 200, 1)
    #expect(
      Set(sketch.scene(showing: [.gaps]).annotationTexts.map(\.text)) == ["(100)", "(119)", "(120)", "(20)"])
  }

  @Test func wordsOfSeveralViewsAreJoined() {
    var omitted = OmittedAnnotations()
    for view in ["a", "b", "c", "d", "e"] {
      omitted.add("gap", OmittedWords("8 left of", views: [view]), isStated: true)
      omitted.add("gap", OmittedWords("(4) above", views: [view]))
    }
    omitted.add("size", OmittedWords(views: ["a", "b"], "40 wide"), isStated: true)
    omitted.add("center", OmittedWords("centerX of", views: ["a"]))
    #expect(
      omitted.words.whole == [
        "8 left of a, b, c, d and e", "(4) above a, b, c and 2 more", "a and b 40 wide",
        "centerX of a",
      ])
    #expect(
      omitted.words.short == ["8 left of a, b, c, d and e", "5 derived gaps", "a and b 40 wide", "1 center"])
    #expect(omitted.count(of: ["gap", "size"]) == 11)
  }

  @Test func aDistanceFromTheSafeAreaIsDrawnFromThere() {
    var sketch = Sketch()
    sketch.solved.canvas.safeArea = EdgeInsets(top: 47, left: 0, bottom: 0, right: 0)
    let title = sketch.add(.view, "title", 0, 53, 320, 187)
    sketch.solved.layout.constraints = [
      Constraint(
        .items(first: Item(title, .top), second: Item(.root, .safeArea, .top), multiplier: 1, constant: 6),
        .equal, notation: .equation, span: SourceSpan(start: 0, end: 0))
    ]
    #expect(Set(sketch.scene(showing: [.gaps]).annotationTexts.map(\.text)) == ["(53)", "6"])
  }

  /// The spacing of a stack view is drawn like a length that the file states, but distances that follow from its
  /// alignment are in parentheses.
  @Test func gapsOfAlignmentAreDerived() {
    var sketch = Sketch(300, 120)
    let bar = sketch.add(.stack, "bar", 0, 0, 300, 120)
    let (a, b) = (
      sketch.add(.view, "a", 0, 0, 146, 120, in: bar), sketch.add(.view, "b", 154, 40, 146, 40, in: bar)
    )
    sketch.solved.layout.constraints = [
      Constraint(
        .items(first: Item(b, .leading), second: Item(a, .trailing), multiplier: 1, constant: 8), .equal,
        notation: .stack, span: SourceSpan(start: 0, end: 0)),
      Constraint(
        .items(first: Item(b, .centerY), second: Item(bar, .centerY), multiplier: 1, constant: 0), .equal,
        notation: .stack, span: SourceSpan(start: 0, end: 0)),
    ]
    #expect(sketch.scene(showing: [.gaps]).annotationTexts.map(\.text).sorted() == ["(40)", "(40)", "8"])
  }

  @Test func aSizeThatFillsItsSuperviewIsStated() {
    var sketch = Sketch()
    let card = sketch.add(.view, "card", 20, 20, 100, 40)
    let inner = sketch.add(.view, "inner", 20, 20, 100, 40, in: card)
    sketch.solved.layout.constraints = [
      Constraint(
        .items(first: Item(inner, .width), second: nil, multiplier: 1, constant: 100), .equal,
        notation: .equation, span: SourceSpan(start: 0, end: 0))
    ]
    #expect(
      sketch.scene(showing: [.sizes]).annotationTexts.map(\.text).sorted() == ["(40)", "100", "240", "320"])
  }

  /// Derived lengths are rounded to tenths or, if the canvas has a scale, to pixels.
  @Test(arguments: [(nil, "(66.7)"), (2.0, "(66.5)"), (3.0, "(66.7)")] as [(Double?, String)])
  func derivedLengthsAreRounded(scale: Double?, words: String) {
    var sketch = Sketch()
    sketch.solved.canvas.scale = scale
    let a = sketch.add(.view, "a", 0, 0, 320, 66.66)
    #expect(ExplicitLengths(of: sketch.solved).words(.vertical, of: a.index, 66.66) == words)
    sketch.solved.layout.constraints = [
      Constraint(
        .items(first: Item(a, .height), second: nil, multiplier: 1, constant: 66.66), .equal,
        notation: .equation, span: SourceSpan(start: 0, end: 0))
    ]
    #expect(ExplicitLengths(of: sketch.solved).words(.vertical, of: a.index, 66.66) == "66.66")
  }
}

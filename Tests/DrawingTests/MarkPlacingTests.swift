import Diagnostics
import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct MarkPlacingTests {
  @Test(arguments: 0..<150) func labelsTouchNothing(seed: Int) {
    let sketch = Sketch.randomProblems(seed: UInt64(seed))
    let scene = sketch.scene
    let (labels, others) = scene.problemLabels
    let picture = Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height)
    for (index, label) in labels.enumerated() {
      #expect(picture.contains(label.inkBox), "\(label.text)")
      for other in labels[(index + 1)...] + others {
        #expect(!label.inkBox.overlaps(other.inkBox), "\(label.text) on \(other.text)")
      }
    }
  }

  @Test func thereAreLabelsToBePlaced() {
    let counts = (0..<150).map { Sketch.randomProblems(seed: $0).scene.problemLabels.labels.count }
    #expect(counts.reduce(0, +) > 200)
  }

  @Test(arguments: 0..<150) func marksLieInThePicture(seed: Int) {
    let scene = Sketch.randomProblems(seed: UInt64(seed)).scene
    let picture = Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height).inset(by: -0.01)
    for shape in scene.shapes {
      #expect(picture.contains(shape.outline.box.inset(by: -(shape.stroke?.width ?? 0) / 2 + 0.01)))
    }
  }

  @Test func whatWasLeftOutHasABarAndTheOthersAChainBelow() throws {
    var sketch = Sketch(320, 120)
    let a = sketch.add(.view, "a", 20, 20, 120, 60)
    let b = sketch.add(.view, "b", 160, 20, 120, 60)
    sketch.addConflict(between: [a, b], dropping: 1)
    let scene = sketch.scene
    let (labels, others) = scene.problemLabels
    #expect(labels.map(\.text) == ["70 too little"])
    let length = try #require(others.first { $0.text == "50" })
    #expect(length.inkBox.y > scene.origin.y + 120)
    // A bar extends from the requested to the actual position of the right edge.
    let bars = scene.shapes.map(\.outline.box).filter { abs($0.height - Overshoot.thickness) < 1e-9 }
    let bar = try #require(bars.first).offset(x: -scene.origin.x, y: -scene.origin.y)
    #expect(bar.x == 210 && bar.maxX == 280 && (bar.maxY <= 20 || bar.y >= 80))
    // A ghost shows the requested frame.
    let ghost = scene.shapes.filter { $0.stroke?.dash == GhostOutline.dash }.map(\.outline.box.maxX)
    #expect(ghost.contains { abs($0 - scene.origin.x - 210) < 1 })
  }

  @Test(arguments: [20.0, 150], [20.0, 120]) func aChainIsAtTheNearestSide(x: Double, y: Double) throws {
    var sketch = Sketch(400, 300)
    let a = sketch.add(.view, "a", x, y, 140, 100)
    for (attribute, lengths) in [(Attribute.width, [140.0, 170]), (.height, [100, 130])] {
      for length in lengths {
        sketch.solved.layout.constraints.append(
          Constraint(
            .items(first: Item(a, attribute), second: nil, multiplier: 1, constant: length), .equal,
            notation: .equation, span: SourceSpan(start: 0, end: 0)))
      }
      let last = sketch.solved.layout.constraints.count - 1
      sketch.solved.conflicts.append(
        LayoutConflict(members: [.written(last - 1), .written(last)], dropped: 1))
    }
    let scene = sketch.scene
    func box(_ words: String) throws -> Rect {
      try #require(scene.texts.first { $0.text == words }).inkBox
        .offset(x: -scene.origin.x, y: -scene.origin.y)
    }
    let (width, height) = (try box("140"), try box("100"))
    #expect(y == 20 ? width.midY < 0 : width.midY > 300)
    #expect(x == 20 ? height.midX < 0 : height.midX > 400)
  }

  struct WantedFrame: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var first: (Int, Attribute)
    var second: (Int, Attribute)?
    var constant: Double
    var direction = LayoutDirection.leftToRight
    var view: Int
    var ghost: Rect
  }

  static let wantedFrames = [
    WantedFrame(
      testDescription: "a width", first: (1, .width), constant: 120, view: 1,
      ghost: Rect(x: 20, y: 10, width: 120, height: 40)),
    WantedFrame(
      testDescription: "a width under right-to-left", first: (1, .width), constant: 110,
      direction: .rightToLeft,
      view: 1, ghost: Rect(x: 10, y: 10, width: 110, height: 40)),
    WantedFrame(
      testDescription: "a gap", first: (2, .left), second: (1, .right), constant: 8, view: 2,
      ghost: Rect(x: 128, y: 30, width: 112, height: 60)),
    WantedFrame(
      testDescription: "the superview's edge", first: (0, .right), second: (2, .right), constant: 20, view: 2,
      ghost: Rect(x: 150, y: 30, width: 150, height: 60)),
    WantedFrame(
      testDescription: "a center takes all along", first: (1, .centerY), second: (2, .centerY), constant: 0,
      view: 1, ghost: Rect(x: 20, y: 40, width: 100, height: 40)),
  ]

  @Test(arguments: wantedFrames) func aGhostIsAtTheRequestedPlace(_ test: WantedFrame) throws {
    var sketch = Sketch(320, 240, direction: test.direction)
    sketch.add(.view, "a", 20, 10, 100, 40)
    sketch.add(.view, "b", 150, 30, 90, 60)
    let form = Constraint.Form.items(
      first: Item(ViewID(test.first.0), test.first.1),
      second: test.second.map { Item(ViewID($0.0), $0.1) }, multiplier: 1, constant: test.constant)
    sketch.solved.layout.constraints = [
      Constraint(form, .equal, notation: .equation, span: SourceSpan(start: 0, end: 0))
    ]
    let requested = try #require(RequestedLength(.written(0), isLeftOut: true, in: sketch.solved))
    #expect(requested.move.view.index == test.view)
    let overshoot = Overshoot(
      requested, of: sketch.solved.frames[test.view], within: Rect(x: 0, y: 0, width: 320, height: 240))
    #expect(overshoot.ghost == test.ghost)
  }

  @Test func aLengthIsWrittenOnce() {
    var sketch = Sketch()
    let a = sketch.add(.view, "a", 20, 20, 50, 30)
    let b = sketch.add(.view, "b", 100, 20, 50, 30)
    let c = sketch.add(.view, "c", 180, 20, 70, 30)
    sketch.add(.view, "d", 30, 80, 50, 45)
    sketch.addConflict(between: [a, b, c], dropping: 2)
    let texts = sketch.scene(DrawingOptions(show: [.sizes])).texts.map(\.text)
    // The width of `d` is written as `(50)`, in parentheses because `d` is not in the conflict.
    #expect(texts.filter { $0.contains("50") && !$0.contains(" = ") }.sorted() == ["(50)", "50", "50", "50"])
    #expect(texts.contains("(45)") && texts.contains("(70)"))
  }

  @Test func manyConflictsAreBounded() {
    var sketch = Sketch(600, 600)
    for row in 0..<20 {
      for column in 0..<20 {
        let view = sketch.add(.view, "v\(row)_\(column)", Double(column) * 30, Double(row) * 30, 20, 20)
        sketch.addConflict(between: [view], dropping: 0)
      }
    }
    let scene = sketch.scene
    let count = scene.problemLabels.labels.count
    #expect(count <= 48)
    #expect(
      scene.texts.contains {
        $0.text.hasPrefix("left out for lack of room: \(400 - count) lengths of conflicting constraints")
      })
  }

  @Test func nothingIsDrawnOfHiddenViews() {
    var sketch = Sketch()
    let a = sketch.add(.view, "a", 20, 20, 120, 60) { $0.isHidden = true }
    sketch.addConflict(between: [a], dropping: 0)
    sketch.solved.ambiguities[a.index] = [OpenValue(.x, OpenRange(lower: 0, upper: 50))]
    #expect(sketch.scene.problemLabels.labels.isEmpty)
  }
}

extension Scene {
  var problemLabels: (labels: [SceneText], others: [SceneText]) {
    let style = TextStyle(size: Theme.light.calloutSizes.last!, weight: .semibold)
    let texts = groups.filter { $0.title != "Legend" }.flatMap(\.texts)
    return (texts.filter { $0.style == style }, texts.filter { $0.style != style })
  }
}

extension Sketch {
  static func randomProblems(seed: UInt64) -> Sketch {
    var sketch = Sketch.random(seed: seed)
    var random = SeededRandom(seed: seed &+ 1_000_000)
    let views = sketch.solved.layout.views.indices.dropFirst().map(ViewID.init)
    for view in views where Int.random(in: 0...2, using: &random) == 0 {
      let frame = sketch.solved.frames[view.index]
      sketch.solved.ambiguities[view.index] = FrameValue.allCases.compactMap { value in
        if Bool.random(using: &random) { return nil }
        let now = [frame.x, frame.y, frame.width, frame.height][FrameValue.allCases.firstIndex(of: value)!]
        let lower = now - Double(Int.random(in: 0...80, using: &random))
        let upper = now + Double(Int.random(in: 0...80, using: &random))
        return OpenValue(
          value,
          OpenRange(
            lower: Int.random(in: 0...5, using: &random) == 0 ? nil : max(0, lower),
            upper: Int.random(in: 0...5, using: &random) == 0 ? nil : upper))
      }
    }
    for view in views where Int.random(in: 0...2, using: &random) == 0 {
      let first = sketch.solved.layout.constraints.count
      let other = views.randomElement(using: &random)!
      sketch.addConflict(between: [view, other, view], dropping: Int.random(in: 0...2, using: &random))
      let sides: [Attribute] =
        Bool.random(using: &random) ? [.left, .right, .centerX, .leading] : [.top, .bottom, .lastBaseline]
      sketch.solved.layout.constraints[first + 2].form = .items(
        first: Item(view, sides.randomElement(using: &random)!),
        second: Item(other, sides.randomElement(using: &random)!),
        multiplier: Bool.random(using: &random) ? 1 : 0.5,
        constant: Double(Int.random(in: -20...80, using: &random)))
    }
    return sketch
  }
}

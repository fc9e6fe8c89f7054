import Graphics
import LayoutModel
import Testing

@testable import Drawing

/// Marks of problems find their places: no label covers another, a name or a text.
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
    #expect(counts.reduce(0, +) > 600)
  }

  @Test(arguments: 0..<150) func marksLieInThePicture(seed: Int) {
    let scene = Sketch.randomProblems(seed: UInt64(seed)).scene
    let picture = Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height).inset(by: -0.01)
    for shape in scene.shapes {
      #expect(picture.contains(shape.outline.box.inset(by: -(shape.stroke?.width ?? 0) / 2 + 0.01)))
    }
  }

  @Test func theLengthsOfAConflictStandInALine() throws {
    var sketch = Sketch(320, 120)
    let a = sketch.add(.view, "a", 20, 20, 120, 60)
    let b = sketch.add(.view, "b", 160, 20, 120, 60)
    sketch.addConflict(between: [a, b], dropping: 1)
    let scene = sketch.scene
    let labels = scene.problemLabels.labels
    #expect(Set(labels.map(\.text)) == ["50", "50 wanted, 120 found"])
    #expect(Set(labels.map(\.origin.y)).count == 1)
    // What was left out is dashed, what holds is not.
    let lines = scene.shapes.filter {
      $0.stroke?.color == Theme.light.conflict.color && $0.stroke?.width == 1
    }
    #expect(lines.count { $0.stroke?.dash != [] } == 1)
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
        $0.text.hasPrefix("left out for lack of room: \(400 - count) lengths of conflicts")
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
  /// The labels of lengths and ghosts, and all other texts but the legend's.
  var problemLabels: (labels: [SceneText], others: [SceneText]) {
    let style = TextStyle(size: Theme.light.calloutSizes.last!, weight: .semibold)
    let texts = groups.filter { $0.title != "Legend" }.flatMap(\.texts)
    return (texts.filter { $0.style == style }, texts.filter { $0.style != style })
  }
}

extension Sketch {
  /// A random layout in which much is wrong, in all ways.
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

import Diagnostics
import Graphics
import LayoutModel
import Testing

@testable import Drawing

/// The tests' text measurer makes each character half the font size wide, and puts the baseline at 0.8 of the line's
/// height, measured from the top.
@Suite struct GuideTests {
  private func words(_ annotation: DrawingAnnotation, _ sketch: Sketch) -> [String] {
    sketch.scene(showing: [annotation]).annotationTexts.map(\.text).sorted()
  }

  private func lines(_ annotation: DrawingAnnotation, _ sketch: Sketch) -> [Rect] {
    let scene = sketch.scene(showing: [annotation])
    return scene.annotations(annotation).compactMap { node in
      guard case .shape(let shape) = node, shape.stroke != nil else { return nil }
      return shape.outline.box.offset(x: -scene.origin.x, y: -scene.origin.y)
    }
  }

  @Test func equalMarginsAreShownOnce() {
    var sketch = Sketch()
    sketch.add(.view, "a", 40, 40, 100, 100)
    #expect(words(.margins, sketch) == ["margin 8"])
    #expect(lines(.margins, sketch).contains(Rect(x: 8, y: 8, width: 304, height: 224)))
  }

  @Test func marginsInOnePlaceAreShownOnce() {
    var sketch = Sketch()
    let page = sketch.add(.view, "page", 0, 0, 320, 240)
    sketch.add(.view, "a", 40, 40, 100, 100, in: page)
    #expect(words(.margins, sketch) == ["margin 8"])
    #expect(lines(.margins, sketch).count { $0 == Rect(x: 8, y: 8, width: 304, height: 224) } == 1)
  }

  /// If two coinciding sides were both drawn, the dashes of one would fill the gaps of the other.
  @Test func coincidingSidesOfMarginsAreDrawnOnce() {
    var sketch = Sketch()
    sketch.solved.canvas.safeArea = EdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    let page = sketch.add(.view, "page", 0, 0, 320, 240)
    sketch.add(.view, "a", 40, 100, 100, 100, in: page)
    let scene = sketch.scene(showing: [.margins])
    var sides: [Span] = []
    for case .shape(let shape) in scene.annotations(.margins) {
      guard shape.stroke?.dash.isEmpty == false, case .path(let steps) = shape.outline else { continue }
      for case (.move(let from), .line(let to)) in zip(steps, steps.dropFirst())
      where from.x == to.x && abs(from.x - scene.origin.x - 8) < 1e-9 {
        sides.append(Span(low: min(from.y, to.y), high: max(from.y, to.y)))
      }
    }
    #expect(sides.count >= 2)
    for (index, side) in sides.enumerated() {
      #expect(sides[(index + 1)...].allSatisfy { $0.intersection(side).length <= 0 }, "\(sides)")
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func differentMarginsAreShownAtEachSide(_ direction: LayoutDirection) {
    var sketch = Sketch(direction: direction)
    sketch.solved.canvas.margins = Margins(top: 10, leading: 20, bottom: 30, trailing: 40)
    sketch.add(.view, "a", 100, 100, 100, 50)
    #expect(words(.margins, sketch) == ["10", "20", "30", "40"])
    let x = direction == .leftToRight ? 20.0 : 40
    #expect(lines(.margins, sketch).contains(Rect(x: x, y: 10, width: 260, height: 200)))
  }

  @Test func aViewWithoutSubviewsShowsNoMargins() {
    var sketch = Sketch()
    sketch.solved.canvas.margins = Margins(all: 0)
    sketch.add(.view, "a", 40, 40, 100, 100)
    #expect(words(.margins, sketch) == [])
    #expect(lines(.margins, sketch) == [])
  }

  @Test func siblingsShareABaseline() {
    var sketch = Sketch()
    sketch.add(.label, "a", 20, 20, 80, 20, text: "One")
    sketch.add(.label, "b", 120, 20, 80, 20, text: "Two")
    // The text begins at 21.5, and the baseline is 0.8 * 17 = 13.6 points lower.
    #expect(words(.baselines, sketch) == ["baseline 35.1"])
    let line = lines(.baselines, sketch)
    #expect(line.count == 1 && abs(line[0].y - 35.475) < 1e-9 && line[0].x < 20 && line[0].maxX > 200)
  }

  @Test func linesHaveAFirstAndALastBaseline() {
    var sketch = Sketch()
    let card = sketch.add(.view, "card", 20, 20, 200, 100)
    sketch.add(.label, "a", 40, 60, 51, 51, text: "One and two", in: card) { $0.lineLimit = 0 }
    #expect(words(.baselines, sketch) == ["first baseline 53.6", "last baseline 87.6"])
  }

  @Test func centersThatLineUpShareALine() {
    var sketch = Sketch()
    sketch.add(.view, "a", 20, 20, 60, 40)
    sketch.add(.view, "b", 120, 30, 60, 20)
    let lines = lines(.centers, sketch)
    #expect(lines.contains { abs($0.y - 40) < 1e-9 && $0.height == 0 && $0.x < 20 && $0.maxX > 180 })
    #expect(lines.contains { $0.x == 50 && $0.width == 0 && $0.y < 20 && $0.maxY > 60 })
    #expect(lines.contains { $0.x == 150 && $0.width == 0 })
    #expect(lines.count == 3)
  }

  @Test func theSuperviewsCenterCounts() {
    var sketch = Sketch()
    sketch.add(.view, "a", 60, 20, 200, 40)
    #expect(lines(.centers, sketch).contains { $0.x == 160 && $0.width == 0 && $0.y < 0 && $0.maxY > 240 })
  }

  static let intrinsicCases: [(size: PerAxis<Double?>, words: [String])] = [
    (PerAxis(horizontal: 80, vertical: nil), ["w 80 → 100 stretched"]),
    (PerAxis(horizontal: 120, vertical: 40), ["w 120 → 100 compressed"]),
    (PerAxis(horizontal: 100.001, vertical: 50), ["h 50 → 40 compressed"]),
    (PerAxis(horizontal: 80, vertical: 50), ["h 50 → 40 compressed", "w 80 → 100 stretched"]),
    (PerAxis(horizontal: 100, vertical: 40), []), (PerAxis(both: nil), []),
  ]

  @Test(arguments: intrinsicCases) func intrinsic(size: PerAxis<Double?>, texts: [String]) {
    var sketch = Sketch()
    let image = sketch.add(.image, "a", 60, 60, 100, 40)
    sketch.solved.intrinsicSizes[image.index] = size
    #expect(words(.intrinsic, sketch) == texts)
    #expect(lines(.intrinsic, sketch).isEmpty == texts.isEmpty)
  }

  @Test func aTruncatedTextIsCalledThat() {
    var sketch = Sketch()
    let label = sketch.add(.label, "a", 60, 60, 100, 17, text: "Text of a label")
    sketch.solved.intrinsicSizes[label.index] = PerAxis(horizontal: 127.5, vertical: 17)
    sketch.solved.texts[label.index]?.isTruncated = true
    #expect(words(.intrinsic, sketch) == ["w 127.5 → 100 compressed, truncated"])
  }

  @Test func aWrappedTextIsNotCalledCompressed() {
    var sketch = Sketch()
    let label = sketch.add(.label, "a", 60, 60, 51, 51, text: "One and two") { $0.lineLimit = 0 }
    sketch.solved.intrinsicSizes[label.index] = PerAxis(horizontal: 93.5, vertical: 51)
    #expect(words(.intrinsic, sketch) == ["w 93.5 → 51 wrapped"])
    #expect(lines(.intrinsic, sketch) == [])
  }

  @Test func aBaselineDoesNotCrossNames() {
    var sketch = Sketch()
    sketch.add(.label, "a", 20, 20, 100, 20, text: "One")
    sketch.add(.label, "b", 200, 20, 100, 20, text: "Two")
    let scene = sketch.scene(showing: [.baselines])
    let names = scene.textsWithoutAnnotations.filter { ["a", "b"].contains($0.text) }.map(\.inkBox)
    #expect(names.count == 2)
    for case .shape(let shape) in scene.annotations(.baselines) {
      guard case .path(let steps) = shape.outline else { continue }
      for index in steps.indices.dropLast() {
        guard case .move(let a) = steps[index], case .line(let b) = steps[index + 1] else { continue }
        #expect(names.allSatisfy { !$0.isCrossed(from: a, to: b) })
      }
    }
  }

  @Test func theGridHasCoordinates() {
    let sketch = Sketch(160, 80)
    #expect(words(.grid, sketch) == ["0", "0", "120", "160", "40", "40", "80", "80"])
    // The grid lines form four shapes: the fine and the strong lines in each direction. The box of the only strong
    // horizontal line has no height, so this shape is not counted.
    #expect(lines(.grid, sketch).filter { $0.width > 5 && $0.height > 5 }.count == 3)
  }

  @Test(arguments: [(900.0, 40.0), (1000, 200), (5000, 400), (1e9, 4e8)])
  func aLargeCanvasHasAWiderGrid(_ side: Double, _ step: Double) {
    let numbers = words(.grid, Sketch(side, side)).compactMap(Double.init)
    let expected = stride(from: 0, through: side, by: step).flatMap { [$0, $0] }
    #expect(numbers.sorted() == expected)
  }
}

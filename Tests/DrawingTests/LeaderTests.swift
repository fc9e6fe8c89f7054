import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct LeaderTests {
  private func numbers(_ line: Segment) -> [Double] { [line.from.x, line.from.y, line.to.x, line.to.y] }

  /// A line to a view begins 1.5 points from the box of the view's name.
  @Test(
    arguments: [
      ("a view at the right", [160, 90, 30, 40], [141.5, 105, 160, 105]),
      ("a view at the left", [50, 90, 30, 40], [98.5, 105, 80, 105]),
      ("a view below", [90, 130, 70, 20], [120, 111.5, 120, 130]),
      ("a view above", [90, 50, 70, 20], [120, 98.5, 120, 70]),
      ("a view that faces a part of the name", [130, 130, 70, 20], [135, 111.5, 135, 130]),
      ("a view that faces the other part", [70, 130, 50, 20], [110, 111.5, 110, 130]),
    ] as [(String, [Double], [Double])])
  func leaders(name: String, view: [Double], line: [Double]) {
    let leader = Leader(
      from: Rect(x: 100, y: 100, width: 40, height: 10),
      to: Rect(x: view[0], y: view[1], width: view[2], height: view[3]), hasDot: false)
    #expect(numbers(leader.line) == line, "\(name)")
  }

  @Test func partsOfALeader() {
    let box = Rect(x: 100, y: 100, width: 40, height: 10)
    let across = Leader(from: box, to: Rect(x: 161.5, y: 90, width: 30, height: 30), hasDot: true)
    #expect(across.length == 20 && across.hasDot)
    #expect(across.frame == Rect(x: 141.5, y: 104.5, width: 20, height: 1))
    #expect(numbers(across.crossing) == [141.5, 105, 160.5, 105])
    #expect(numbers(across.shortened(by: 5).line) == [141.5, 105, 156.5, 105])
    #expect(numbers(across.shortened(by: 50).line) == [141.5, 105, 141.5, 105])
    let down = Leader(from: box, to: Rect(x: 90, y: 131.5, width: 60, height: 30), hasDot: false)
    #expect(down.length == 20 && down.frame == Rect(x: 119.5, y: 111.5, width: 1, height: 20))
  }

  @Test(
    arguments: [
      ("to the right", .horizontal, 10, 40, [10, 7, 35, 7], [40, 7, 35, 4.25, 35, 9.75]),
      ("to the left", .horizontal, 40, 10, [40, 7, 15, 7], [10, 7, 15, 4.25, 15, 9.75]),
      ("down", .vertical, 10, 40, [7, 10, 7, 35], [7, 40, 4.25, 35, 9.75, 35]),
      ("a short arrow", .horizontal, 10, 12.5, [10, 7, 10, 7], [12.5, 7, 10, 5.625, 10, 8.375]),
    ] as [(String, Axis, Double, Double, [Double], [Double])])
  func arrows(name: String, axis: Axis, from: Double, to: Double, shaft: [Double], head: [Double]) {
    let arrow = Arrow(axis: axis, from: from, to: to, level: 7)
    let low = min(from, to)
    let length = max(from, to) - low
    let box =
      axis == .horizontal
      ? Rect(x: low, y: 3.75, width: length, height: 6.5) : Rect(x: 3.75, y: low, width: 6.5, height: length)
    #expect(arrow.box == box, "\(name)")
    let paths = arrow.nodes(LineColor(color: Color(rgb: 0)), width: 1).map { node -> [Double] in
      guard case .shape(let shape) = node, case .path(let steps) = shape.outline else { return [] }
      return steps.flatMap { step -> [Double] in
        switch step {
        case .move(let point), .line(let point): [point.x, point.y]
        case .curve, .close: []
        }
      }
    }
    #expect(paths == [shaft, head], "\(name)")
  }

  private static let frame = Rect(x: 10, y: 20, width: 40, height: 30)
  private static let triangle = SceneShape.Outline.path([
    .move(Point(x: 10, y: 50)), .line(Point(x: 30, y: 20)), .line(Point(x: 50, y: 50)), .close,
  ])
  private static let line = SceneShape.Outline.path([
    .move(Point(x: 10, y: 20)), .line(Point(x: 50, y: 20)),
  ])

  @Test(
    arguments: [
      ("a rectangle", .rectangle(frame, cornerRadius: 0), .horizontal, 35, [10, 50]),
      ("its top", .rectangle(frame, cornerRadius: 0), .horizontal, 20, [10, 50]),
      ("its bottom", .rectangle(frame, cornerRadius: 0), .horizontal, 50, [10, 50]),
      ("above it", .rectangle(frame, cornerRadius: 0), .horizontal, 19, []),
      ("below it", .rectangle(frame, cornerRadius: 0), .horizontal, 51, []),
      ("from its top to its bottom", .rectangle(frame, cornerRadius: 0), .vertical, 30, [20, 50]),
      ("at its left", .rectangle(frame, cornerRadius: 0), .vertical, 9, []),
      ("an upper corner", .rectangle(frame, cornerRadius: 10), .horizontal, 24, [12, 48]),
      ("a lower corner", .rectangle(frame, cornerRadius: 10), .horizontal, 46, [12, 48]),
      ("between the corners", .rectangle(frame, cornerRadius: 10), .horizontal, 35, [10, 50]),
      ("a left corner", .rectangle(frame, cornerRadius: 10), .vertical, 14, [22, 48]),
      ("a radius of half the height", .rectangle(frame, cornerRadius: 99), .horizontal, 23, [16, 44]),
      ("an ellipse", .ellipse(frame), .horizontal, 35, [10, 50]),
      ("an ellipse near its top", .ellipse(frame), .horizontal, 23, [18, 42]),
      ("an ellipse near its right end", .ellipse(frame), .vertical, 46, [26, 44]),
      ("a triangle", triangle, .horizontal, 35, [20, 40]),
      ("a triangle downward", triangle, .vertical, 20, [35, 50]),
      ("above a triangle", triangle, .horizontal, 19, []), ("along a line", line, .horizontal, 20, [10, 50]),
    ] as [(String, SceneShape.Outline, Axis, Double, [Double])])
  func crossings(name: String, outline: SceneShape.Outline, axis: Axis, level: Double, ends: [Double]) {
    let found = outline.crossings(along: axis, at: level).map { ($0 * 1000).rounded() / 1000 }
    #expect(found.sorted() == ends, "\(name)")
  }

  @Test(
    arguments: [
      ("by its area", 4000, 3000, 2), ("by its width", 8000, 100, 2), ("by its height", 100, 32_000, 0.5),
      ("rounded down", 6001, 2000, 1.99), ("at least a hundredth", 1e9, 1e9, 0.01),
    ] as [(String, Double, Double, Double)])
  func scales(name: String, width: Double, height: Double, scale: Double) {
    #expect(largestScale(of: Size(width: width, height: height)) == scale, "\(name)")
  }
}

import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct ObstacleTests {
  private let empty = Obstacles(bounds: Rect(x: 0, y: 0, width: 200, height: 200))

  @Test(
    arguments: [
      ("its own owner", 3, 9, false), ("from a later owner on", 4, 9, true), ("up to its owner", 0, 3, false),
      ("up to an earlier owner", 0, 2, true), ("from an earlier owner on", 2, 9, false),
    ] as [(String, Int, Int, Bool)])
  func owners(name: String, from: Int, to: Int, isFree: Bool) {
    var obstacles = empty
    obstacles.insert(Rect(x: 10, y: 10, width: 20, height: 20), owner: 3)
    #expect(
      obstacles.isFree(Rect(x: 15, y: 15, width: 5, height: 5), from: from, to: to) == isFree, "\(name)")
    #expect(obstacles.isFree(Rect(x: 30, y: 10, width: 5, height: 5), from: from, to: to), "beside it")
    #expect(obstacles.isFree(Rect(x: 10, y: 30, width: 5, height: 5), from: from, to: to), "below it")
  }

  @Test func longObstaclesAreFoundEverywhere() {
    var obstacles = empty
    obstacles.insert(Rect(x: 0, y: 100, width: 200, height: 2), owner: 1)
    obstacles.insert(Rect(x: 60, y: 0, width: 2, height: 200), owner: 1)
    for place in [5.0, 90, 195] {
      #expect(!obstacles.isFree(Rect(x: place, y: 95, width: 3, height: 10), from: 1))
      #expect(!obstacles.isFree(Rect(x: 55, y: place, width: 10, height: 3), from: 1))
    }
    #expect(obstacles.isFree(Rect(x: 100, y: 110, width: 90, height: 80), from: 1))
  }

  @Test(arguments: [(1, 5), (5, 1)]) func aSharedEdgeBelongsToTheFrontmostView(first: Int, second: Int) {
    var obstacles = empty
    let edge = Rect(x: 10, y: 10, width: 20, height: 1)
    obstacles.insert(edge, owner: first)
    obstacles.insert(edge, owner: second)
    #expect(!obstacles.isFree(edge, from: 5) && obstacles.isFree(edge, from: 6))
  }

  @Test func whatIsRolledBackIsGone() {
    var obstacles = empty
    let (first, second) = (
      Rect(x: 10, y: 10, width: 90, height: 20), Rect(x: 10, y: 60, width: 90, height: 20)
    )
    obstacles.insert(first, owner: 1)
    let mark = obstacles.mark
    obstacles.insert(second, owner: 1)
    #expect(!obstacles.isFree(second, from: 0))
    obstacles.rollBack(to: mark)
    #expect(obstacles.isFree(second, from: 0) && !obstacles.isFree(first, from: 0))
    #expect(obstacles.mark.rects == mark.rects && obstacles.mark.entries == mark.entries)
  }

  /// If a cell of the grid has 48 obstacles, every place in the cell counts as occupied.
  @Test(arguments: [(47, true), (48, false), (60, false)]) func aFullCell(count: Int, isFree: Bool) {
    var obstacles = empty
    for index in 0..<count {
      obstacles.insert(Rect(x: 0.25 * Double(index), y: 1, width: 0.125, height: 1), owner: 1)
    }
    #expect(obstacles.isFree(Rect(x: 10, y: 10, width: 1, height: 1), from: 0) == isFree)
    #expect(obstacles.isFree(Rect(x: 60, y: 10, width: 1, height: 1), from: 0))
  }

  @Test func textsInAnArea() {
    var obstacles = empty
    obstacles.insert(Rect(x: 60, y: 50, width: 20, height: 10), owner: 1)
    obstacles.insertText(Rect(x: 50, y: 50, width: 20, height: 10))
    let room = Rect(x: 47.5, y: 50, width: 25, height: 10)
    #expect(Set(obstacles.texts(in: Rect(x: 72, y: 52, width: 5, height: 2))) == [room])
    #expect(obstacles.texts(in: Rect(x: 72.5, y: 52, width: 5, height: 2)).isEmpty)
    #expect(obstacles.texts(in: Rect(x: 60, y: 60, width: 5, height: 2)).isEmpty)
  }

  @Test(
    arguments: [
      ("through its middle", 40, 55, 80, 55, -0.5, true), ("below it", 40, 61, 80, 61, -0.5, false),
      ("at its top", 40, 50.25, 80, 50.25, -0.5, false), ("in its top", 40, 50.75, 80, 50.75, -0.5, true),
      ("at its side", 70, 40, 70, 80, -0.5, false), ("near its side", 70.25, 40, 70.25, 80, 0.5, true),
      ("beside it", 70.75, 40, 70.75, 80, 0.5, false), ("to its left", 10, 55, 49, 55, 0.5, false),
      ("from below upward", 60, 80, 60, 40, -0.5, true),
    ] as [(String, Double, Double, Double, Double, Double, Bool)])
  func linesAcrossAText(
    name: String, fromX: Double, fromY: Double, toX: Double, toY: Double, within: Double, crosses: Bool
  ) {
    var obstacles = empty
    obstacles.insertText(Rect(x: 50, y: 50, width: 20, height: 10))
    let (from, to) = (Point(x: fromX, y: fromY), Point(x: toX, y: toY))
    #expect(obstacles.crossesText(from: from, to: to, within: within) == crosses, "\(name)")
  }

  @Test(
    arguments: [
      ("the left edge", 22, 45, false), ("the right edge", 117, 45, false), ("the top edge", 60, 22, false),
      ("the bottom edge", 60, 77, false), ("inside the left edge", 25, 45, true),
      ("inside the right edge", 114, 45, true), ("inside the top edge", 60, 25, true),
      ("inside the bottom edge", 60, 74, true),
    ] as [(String, Double, Double, Bool)])
  func edges(name: String, x: Double, y: Double, isFree: Bool) {
    var obstacles = empty
    obstacles.insertEdges(of: Rect(x: 20, y: 20, width: 100, height: 60), thickness: 4, owner: 1)
    #expect(obstacles.isFree(Rect(x: x, y: y, width: 1, height: 1), from: 1) == isFree, "\(name)")
  }

  @Test func edgesStayInASmallFrame() {
    var obstacles = empty
    obstacles.insertEdges(of: Rect(x: 50, y: 50, width: 2, height: 3), thickness: 10, owner: 1)
    #expect(!obstacles.isFree(Rect(x: 51, y: 51, width: 1, height: 1), from: 1))
    for place in [(52.0, 50.0), (48, 50), (50, 53), (50, 48)] {
      #expect(obstacles.isFree(Rect(x: place.0, y: place.1, width: 2, height: 2), from: 1))
    }
  }

  // MARK: - Lines of hatches and grids

  @Test(
    arguments: [
      ("from the left to the top", 10, 0, 0, 10), ("from the bottom to the top", 30, 0, 10, 30),
      ("from the bottom to the right", 50, 0, 30, 40), ("before the corner", 0, 0, nil, nil),
      ("behind the corner", 60, 0, nil, nil), ("before the arc", 5, 10, nil, nil),
      ("behind the arc", 55, 10, nil, nil), ("in the first arc", 8, 10, 0.258, 7.742),
      ("in the last arc", 52, 10, 32.258, 39.742), ("from the arc at the bottom", 25, 10, 5.886, 25),
      ("to the arc at the right", 35, 10, 15, 34.114), ("between the arcs", 30, 10, 10, 30),
    ] as [(String, Double, Double, Double?, Double?)])
  func hatchLines(name: String, distance: Double, radius: Double, low: Double?, high: Double?) {
    let line = hatchLine(at: distance, size: Size(width: 40, height: 20), radius: radius)
    #expect(line.map { ($0.low * 1000).rounded() / 1000 } == low, "\(name)")
    #expect(line.map { ($0.high * 1000).rounded() / 1000 } == high, "\(name)")
  }

  @Test(
    arguments: [
      ("a small frame", 60, 40, [7, 1]), ("a line at the end is left out", 50, 40, [7]),
      ("no room for a line", 10, 9, []), ("just room for one", 10.5, 10, [1]),
      ("199 lines", 2000, 10, [160, 39]), ("fewer in a larger frame", 2001, 10, [32, 8]),
    ] as [(String, Double, Double, [Int])])
  func gridLines(name: String, width: Double, height: Double, counts: [Int]) {
    let grid = Theme.Grid(
      color: Color(rgb: 0x111111), strongColor: Color(rgb: 0x222222), strongEvery: 5, spacing: 10, width: 1)
    let found = grid.nodes(in: Rect(x: 10, y: 20, width: width, height: height)).map { node -> Int in
      guard case .shape(let shape) = node, case .path(let steps) = shape.outline else { return 0 }
      return steps.count / 2
    }
    #expect(found == counts, "\(name)")
  }

  @Test(
    arguments: [
      ("inside", [0, 0, 50, 50], [0, 0, 50, 50], []),
      ("on the left", [-2010, 0, 20, 9], [-2000, 0, 10, 9], .left),
      ("on the right", [2095, 0, 20, 9], [2095, 0, 5, 9], .right),
      ("at the top", [0, -2010, 9, 20], [0, -2000, 9, 10], .top),
      ("at the bottom", [0, 2075, 9, 20], [0, 2075, 9, 5], .bottom),
      ("above, and from the left edge on", [-2000, -2010, 20, 20], [-2000, -2000, 20, 10], .top),
      ("above, and up to the right edge", [2080, -2010, 20, 20], [2080, -2000, 20, 10], .top),
      ("on the left, and from the top edge on", [-2010, -2000, 20, 9], [-2000, -2000, 10, 9], .left),
      ("on the left, and up to the bottom edge", [-2010, 2060, 20, 20], [-2000, 2060, 10, 20], .left),
      (
        "all around", [-9000, -9000, 20_000, 20_000], [-2000, -2000, 4100, 4080],
        [.left, .right, .top, .bottom]
      ),
      ("beyond the left", [-2020, 0, 10, 9], nil, []), ("beyond the right", [2110, 0, 10, 9], nil, []),
      ("beyond the top", [0, -2020, 9, 10], nil, []), ("beyond the bottom", [0, 2090, 9, 10], nil, []),
    ] as [(String, [Double], [Double]?, ClippedSides)])
  func cuts(name: String, frame: [Double], part: [Double]?, sides: ClippedSides) {
    let cut = Sheet(of: Sketch(100, 80).solved).cut(
      Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
    #expect(cut.map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] } == part, "\(name)")
    #expect(cut?.sides ?? [] == sides, "\(name)")
  }

  @Test(
    arguments: [
      ("iPhone 8", .portrait, 375, 667, [[8, 5, 32, 10], [343, 5, 24, 10], [323, 5, 14, 10]]),
      (
        "iPhone 14", .portrait, 390, 844,
        [
          [115, 0, 160, 30], [36, 22.5, 32, 10], [330, 22.5, 24, 10], [310, 22.5, 14, 10],
          [130, 831, 130, 5],
        ]
      ),
      ("iPhone 14", .landscape, 844, 390, [[0, 115, 30, 160], [352, 377, 140, 5]]),
      ("iPhone 15", .landscape, 852, 393, [[11, 133.5, 37, 126], [356, 380, 140, 5]]),
    ] as [(String, Device.Orientation, Double, Double, [[Double]])])
  func barsOfAScreen(
    name: String, orientation: Device.Orientation, width: Double, height: Double, bars: [[Double]]
  ) throws {
    var sketch = Sketch(width, height)
    sketch.solved.canvas.screen = Screen(try #require(Device.named(name)), orientation)
    func boxes(around texts: [Rect]) -> [[Double]] {
      barHints(of: sketch.solved, around: texts, theme: .light).map { node in
        guard case .shape(let shape) = node else { return [] }
        let box: Rect = shape.outline.box
        return [box.x, box.y, box.width, box.height]
      }
    }
    #expect(boxes(around: []) == bars)
    // A text over a part of the status bar or the camera's cutout removes both of them. Only the home indicator
    // remains, which is 5 points tall.
    let text = Rect(x: bars[0][0] + 1, y: bars[0][1] + 1, width: 5, height: 5)
    #expect(boxes(around: [text]) == bars.filter { $0[3] == 5 })
  }
}

import Drawing
import Graphics
import Testing

@testable import CairoRendering

@Suite struct PixelGridTests {
  private func stroke(_ width: Double, dash: [Double] = []) -> SceneShape.Stroke {
    SceneShape.Stroke(red, width: width, dash: dash)
  }

  @Test(
    arguments: [
      ("a thin line is a pixel wide", 0.2, 1, 1, 0.2), ("no line has no width", 0, 2, 0, 0),
      ("a width is rounded", 1, 1.75, 2, 1.75), ("a wide line", 3, 2, 6, 6),
    ] as [(String, Double, Double, Double, Double)])
  func widths(name: String, width: Double, scale: Double, inPixels: Double, exact: Double) {
    #expect(PixelGrid(scale: scale, snaps: true).width(stroke(width)) == inPixels, "\(name)")
    #expect(PixelGrid(scale: scale, snaps: false).width(stroke(width)) == exact, "\(name)")
  }

  @Test func dashesAreWholePixels() {
    let dashed = stroke(1, dash: [0.25, 0, 3.25])
    #expect(PixelGrid(scale: 1, snaps: true).dash(dashed) == [1, 0, 3])
    #expect(PixelGrid(scale: 2, snaps: true).dash(dashed) == [1, 0, 7])
    #expect(PixelGrid(scale: 2, snaps: false).dash(dashed) == [0.5, 0, 6.5])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var from: (start: Double, length: Double)
    var scale: Double
    var strokeWidth: Double
    /// The expected start and length, in pixels.
    var to: (start: Double, length: Double)

    init(
      _ name: String, _ start: Double, _ length: Double, scale: Double = 1, stroke: Double = 0,
      _ pixel: Double, _ pixels: Double
    ) {
      (testDescription, self.scale, strokeWidth) = (name, scale, stroke)
      from = (start, length)
      to = (pixel, pixels)
    }
  }

  static let edges: [Case] = [
    Case("to the nearest pixels", 0.25, 2.5, 0, 3), Case("halves go up", 0.5, 2, 1, 2),
    Case("halves go up before the start, too", -0.5, 2, 0, 2), Case("a thin line", 3.25, 0.25, 3, 1),
    Case("a line of one point", 3.5, 1, scale: 2, 7, 2), Case("no length stays none", 3.25, 0, 3, 0),
    Case("more than a point", 3.25, 1.5, 3, 2), Case("a stroke on pixels", 10.5, 20, stroke: 1, 10.5, 20),
    Case("a stroke between pixels", 10, 20, stroke: 1, 10.5, 20),
    Case("a wide stroke on pixels", 10, 20, stroke: 2, 10, 20),
    Case("a wide stroke between pixels", 10.25, 20.5, stroke: 2, 10, 21),
    Case("a stroke without a length", 10, 0, stroke: 1, 10.5, 0),
    Case("the end of the picture", 2, 38.25, 2, 39), Case("a line there", 39.25, 1, 40, 1),
    Case("a line before it", 38.25, 1, 38, 1),
  ]

  @Test(arguments: edges) func edge(_ test: Case) {
    let end: PixelGrid.End? = test.scale == 1 ? PixelGrid.End(scene: 40.25, picture: 41) : nil
    let across = PixelGrid(scale: test.scale, snaps: true, right: end).rectangle(
      Rect(x: test.from.start, y: 5, width: test.from.length, height: 20), strokeWidth: test.strokeWidth)
    #expect(across.x == test.to.start && across.width == test.to.length)
    let down = PixelGrid(scale: test.scale, snaps: true, bottom: end).rectangle(
      Rect(x: 5, y: test.from.start, width: 20, height: test.from.length), strokeWidth: test.strokeWidth)
    #expect(down.y == test.to.start && down.height == test.to.length)
  }

  @Test func withoutPixelsNothingMoves() {
    let grid = PixelGrid(scale: 2, snaps: false)
    let rect = grid.rectangle(Rect(x: 0.25, y: 1.25, width: 3.125, height: 0.125), strokeWidth: 1)
    #expect(rect == Rect(x: 0.5, y: 2.5, width: 6.25, height: 0.25))
  }

  @Test func aClipStaysInItsArea() {
    let grid = PixelGrid(scale: 2, snaps: true)
    let area = PixelArea(left: 10, top: 20, right: 100, bottom: 60)
    #expect(
      grid.pixels(of: Rect(x: 10, y: 12, width: 20, height: 10), in: area)
        == PixelArea(left: 20, top: 24, right: 60, bottom: 44))
    #expect(grid.pixels(of: Rect(x: 0, y: 0, width: 200, height: 200), in: area) == area)
    let outside = grid.pixels(of: Rect(x: 200, y: 0, width: 10, height: 5), in: area)
    #expect(outside == PixelArea(left: 100, top: 20, right: 100, bottom: 20))
  }

  // MARK: - Paths

  private static func path(_ points: [(Double, Double)], isClosed: Bool = false) -> [SceneShape.PathStep] {
    let steps = points.enumerated().map { index, place -> SceneShape.PathStep in
      let point = Point(x: place.0, y: place.1)
      return index == 0 ? .move(point) : .line(point)
    }
    return isClosed ? steps + [.close] : steps
  }

  static let outlines: [(name: String, outline: SceneShape.Outline, isUpright: Bool)] = [
    ("a rectangle", .rectangle(Rect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 0), true),
    ("a rounded rectangle", .rectangle(Rect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 1), false),
    ("an ellipse", .ellipse(Rect(x: 0, y: 0, width: 9, height: 9)), false),
    ("a horizontal line", .path(path([(0, 5), (9, 5)])), true),
    ("a vertical line", .path(path([(5, 0), (5, 9)])), true),
    ("a diagonal", .path(path([(0, 0), (9, 5)])), false),
    ("a corner", .path(path([(0, 0), (9, 0), (9, 5)])), true),
    ("a corner that a diagonal closes", .path(path([(0, 0), (9, 0), (9, 5)], isClosed: true)), false),
    ("a square", .path(path([(0, 0), (9, 0), (9, 9), (0, 9)], isClosed: true)), true),
    ("a line from nowhere", .path([.line(Point(x: 9, y: 0))]), false), ("no path", .path([]), true),
    (
      "a curve",
      .path([.move(Point(x: 0, y: 0)), .curve(Point(x: 1, y: 0), Point(x: 2, y: 0), to: Point(x: 3, y: 0))]),
      false
    ),
    ("two lines", .path(path([(0, 0), (9, 0)]) + path([(3, 3), (3, 9)])), true),
  ]

  @Test(arguments: outlines.indices) func upright(index: Int) {
    let test = Self.outlines[index]
    #expect(PixelGrid(scale: 1, snaps: true).isUpright(test.outline) == test.isUpright, "\(test.name)")
  }

  @Test func pathsInPixels() {
    let grid = PixelGrid(scale: 2, snaps: true)
    let vertical = Self.path([(5.125, 2.5), (5.125, 4.75)])
    // A stroke that is one pixel wide is moved to the center of a pixel, so that it covers whole pixels.
    #expect(grid.path(vertical, strokeWidth: 1) == Self.path([(10.5, 5), (10.5, 10)]))
    #expect(grid.path(vertical, strokeWidth: 0) == Self.path([(10.25, 5), (10.25, 9.5)]))
    let horizontal = Self.path([(2.5, 5.125), (4.75, 5.125)])
    #expect(grid.path(horizontal, strokeWidth: 1) == Self.path([(5, 10.5), (10, 10.5)]))
    let diagonal = Self.path([(0.25, 0.25), (4.75, 2.25)])
    #expect(grid.path(diagonal, strokeWidth: 1) == Self.path([(0.5, 0.5), (9.5, 4.5)]))
    #expect(
      PixelGrid(scale: 2, snaps: false).path(vertical, strokeWidth: 1)
        == Self.path([(10.25, 5), (10.25, 9.5)]))
    let corner = Self.path([(1.125, 1), (3.125, 1), (3.125, 2)], isClosed: false)
    #expect(grid.path(corner, strokeWidth: 1) == Self.path([(2, 2.5), (6.5, 2.5), (6.5, 4)]))
  }

  /// Only a closed path has a side between its last and first points. This side is vertical, so the x coordinates of
  /// both points are moved as well.
  @Test func theEndsOfAClosedPath() {
    let grid = PixelGrid(scale: 1, snaps: true)
    let corners = [(2.0, 2.0), (8, 2), (8, 6), (2, 6)]
    let (open, closed) = (Self.path(corners), Self.path(corners, isClosed: true))
    #expect(grid.path(open, strokeWidth: 1) == Self.path([(2, 2.5), (8.5, 2.5), (8.5, 6.5), (2, 6.5)]))
    let placed = Self.path([(2.5, 2.5), (8.5, 2.5), (8.5, 6.5), (2.5, 6.5)], isClosed: true)
    #expect(grid.path(closed, strokeWidth: 1) == placed)
    #expect(grid.path(closed + closed, strokeWidth: 1) == placed + placed)
  }

  // MARK: - Rows

  private static func shape(_ y: Double, _ height: Double, stroke: Double? = nil) -> SceneShape {
    SceneShape(
      .rectangle(Rect(x: 0, y: y, width: 9, height: height), cornerRadius: 0), fill: red,
      stroke: stroke.map { SceneShape.Stroke(blue, width: $0) })
  }

  @Test func rowsOfALeaf() {
    #expect(SceneLeaf.shape(Self.shape(10, 20)).rows == 9...31)
    #expect(SceneLeaf.shape(Self.shape(10, 20, stroke: 2)).rows == -1...41)
    #expect(SceneLeaf.shape(Self.shape(10, .nan)).rows == nil)
    #expect(SceneLeaf.shape(Self.shape(10, -1)).rows == nil)
    #expect(SceneLeaf.shape(Self.shape(.infinity, 1)).rows == nil)
    #expect(
      SceneLeaf.clipped(.shape(Self.shape(10, 20)), Rect(x: 0, y: 0, width: 1, height: 1)).rows == 9...31)
    let curve: [SceneShape.PathStep] = [
      .move(Point(x: 0, y: 10)), .curve(Point(x: 0, y: 5), Point(x: 0, y: 30), to: Point(x: 0, y: 20)),
      .close,
    ]
    #expect(SceneLeaf.shape(SceneShape(.path(curve), fill: red)).rows == 4...31)
    #expect(SceneLeaf.shape(SceneShape(.path([.close]), fill: red)).rows == nil)
    func text(_ y: Double, _ size: Double) -> SceneLeaf {
      .text(SceneText("a", style: TextStyle(size: size), color: red, origin: Point(x: 0, y: y), width: 9))
    }
    #expect(text(50, 10).rows == 9...91 && text(50, 0).rows == 49...51)
    #expect(text(50, -1).rows == nil && text(.nan, 10).rows == nil && text(50, .infinity).rows == nil)
  }

  /// The height of the second shape is not a number, so its extent is not known and every band contains it.
  @Test func leavesOfEachBand() {
    let shapes: [(Double, Double)] = [(35, 20), (0, .nan), (12, 5), (-50, 9), (200, 9), (-5, 20), (90, 50)]
    let leaves = shapes.map { SceneLeaf.shape(Self.shape($0.0, $0.1)) }
    var schedule = BandSchedule(leaves, scale: 1, height: 95, bandHeight: 10)
    #expect(schedule.bandCount == 10)
    let found = (0..<10).map { schedule.leaves(of: $0) }
    #expect(
      found == [[1, 5], [1, 2, 5], [1], [0, 1], [0, 1], [0, 1], [1], [1], [1, 6], [1, 6]])
    #expect(!schedule.isLast(4, of: 0) && schedule.isLast(5, of: 0) && schedule.isLast(6, of: 0))
    #expect(!schedule.isLast(8, of: 1) && schedule.isLast(9, of: 1))
  }

  @Test(arguments: [(1, 1), (10, 1), (11, 2), (20, 2), (21, 3)]) func countOfBands(height: Int, count: Int) {
    #expect(BandSchedule([], scale: 1, height: height, bandHeight: 10).bandCount == count)
  }

  @Test func bandsAreInPixels() {
    var schedule = BandSchedule(
      [.shape(Self.shape(12, 5))], scale: 2, height: 60, bandHeight: 10)
    #expect((0..<6).map { schedule.leaves(of: $0).count } == [0, 0, 1, 1, 0, 0])
  }

  // MARK: - Sizes

  private func size(_ width: Double, _ height: Double, _ scale: Double = 1, most: Int = 100) -> String {
    do {
      let size = try BitmapSize(of: scene(width, height), scale: scale, most: most)
      return "\(size.width) x \(size.height)"
    } catch {
      switch error {
      case .sideTooLong(_, _, _, _, let largest): return "side, \(largest)"
      case .tooManyPixels(_, _, _, _, let largest): return "area, \(largest)"
      case .invalidScale: return "scale"
      case .invalidSize: return "size"
      default: return "\(error)"
      }
    }
  }

  @Test func largestSizes() {
    #expect(size(10, 10) == "10 x 10" && size(10, 10, most: 99) == "area, 0.9")
    #expect(size(32_767, 1, most: 40_000) == "32767 x 1" && size(1, 32_767, most: 40_000) == "1 x 32767")
    #expect(size(32_768, 1, most: 40_000) == "side, 0.999" && size(1, 32_768, most: 40_000) == "side, 0.999")
    #expect(size(5, 4, 2, most: 80) == "10 x 8" && size(0, 3) == "1 x 3" && size(3, 0) == "3 x 1")
    #expect(size(-1, 3) == "size" && size(3, -1) == "size" && size(3, .nan) == "size")
    #expect(size(3, 3, -1) == "scale" && size(3, 3, .infinity) == "scale" && size(3, 3, .nan) == "scale")
  }
}

import CairoRendering
import Graphics
import Testing

@testable import LayoutChanges

/// `FreeSpaceMap` chooses the box with the lowest cost, which depends mainly on what the box covers.
@Suite struct FreeSpaceTests {
  /// The tests determine the cost of `first` by comparing it with `free`, which covers nothing.
  private let first = Rect(x: 10, y: 10, width: 40, height: 30)
  private let free = Rect(x: 60, y: 60, width: 20, height: 20)
  /// This box is outside of the picture and is never chosen.
  private let beyond = Rect(x: -1, y: 0, width: 5, height: 5)

  private func blank(dark: (Int, Int) -> Bool = { _, _ in false }) -> Bitmap {
    var picture = Bitmap(width: 100, height: 100, pixels: [UInt8](repeating: 255, count: 100 * 100 * 4))
    for row in 0..<100 {
      for column in 0..<100 where dark(column, row) { picture.pixels[(row * 100 + column) * 4 + 1] = 0 }
    }
    return picture
  }

  /// Returns the cost of `first`, rounded up to a multiple of 16. Each box that precedes `free` in the list raises the
  /// cost of `free` by 16, so the list is made longer until `first` is chosen.
  private func cost(_ map: FreeSpaceMap, awayFrom others: [Rect] = []) -> Int? {
    (1...40).first { position in
      let boxes = [first] + Array(repeating: beyond, count: position - 1) + [free]
      return map.best(of: boxes, awayFrom: others) == first
    }.map { 16 * $0 }
  }

  /// Each isolated dark pixel costs 2: 1 for the pixel itself, and 0.5 each for the light pixels to its right and below
  /// it. The sum is rounded up to the next step of 16, and is at least 16.
  @Test(arguments: [(0, 16), (8, 16), (9, 32), (16, 32), (17, 48)]) func letters(count: Int, cost: Int) {
    let picture = blank { column, row in
      row % 4 == 0 && column % 4 == 0 && (12..<44).contains(column) && (12..<36).contains(row)
        && (column - 12) / 4 + (row - 12) / 4 * 8 < count
    }
    #expect(self.cost(FreeSpaceMap(picture, scale: 1)) == cost)
  }

  /// All lines in a box together cost at most 128.
  @Test(arguments: [(0, 16), (1, 48), (2, 80), (3, 128), (4, 128), (7, 128)]) func lines(
    count: Int, cost: Int
  ) {
    let picture = blank { _, row in row % 3 == 0 && (12..<12 + 3 * count).contains(row) }
    #expect(self.cost(FreeSpaceMap(picture, scale: 1)) == cost)
  }

  /// Pixels in the first column and the first row of a box are not counted.
  @Test(arguments: [
    (10, 20, false), (11, 20, true), (20, 10, false), (20, 11, true), (49, 20, true), (50, 20, false),
    (20, 39, true), (20, 40, false),
  ])
  func edges(x: Int, y: Int, isCounted: Bool) {
    // Eight dark pixels cost 16, and a ninth one raises the cost to 32.
    let picture = blank { column, row in
      column == x && row == y || [25, 29, 33, 37].contains(column) && [25, 29].contains(row)
    }
    #expect(self.cost(FreeSpaceMap(picture, scale: 1)) == (isCounted ? 32 : 16))
  }

  @Test(arguments: [
    ("inside", Rect(x: 5, y: 5, width: 50, height: 40), 16),
    ("the left line", Rect(x: 12, y: 5, width: 50, height: 40), 64),
    ("two lines", Rect(x: 12, y: 12, width: 50, height: 40), 128),
    ("all lines", Rect(x: 12, y: 12, width: 20, height: 20), 256),
    ("it ends at the box", Rect(x: 0, y: 0, width: 10, height: 10), 16),
    ("it ends in the box", Rect(x: 0, y: 5, width: 10.5, height: 80), 64),
    ("its left line ends at the box", Rect(x: 9, y: 0, width: 90, height: 90), 16),
    ("its left line ends in the box", Rect(x: 9.5, y: 0, width: 90, height: 90), 64),
    ("its upper line ends at the box", Rect(x: 0, y: 9, width: 90, height: 90), 16),
    ("its upper line ends in the box", Rect(x: 0, y: 9.5, width: 90, height: 90), 64),
    ("its right line begins at the box's end", Rect(x: 0, y: 0, width: 51, height: 90), 16),
    ("its right line begins in the box", Rect(x: 0, y: 0, width: 50.5, height: 90), 64),
    ("its lower line begins at the box's end", Rect(x: 0, y: 0, width: 90, height: 41), 16),
    ("its lower line begins in the box", Rect(x: 0, y: 0, width: 90, height: 40.5), 64),
  ])
  func outlines(name: String, frame: Rect, cost: Int) {
    var map = FreeSpaceMap(blank(), scale: 1)
    map.addOutline(frame)
    #expect(self.cost(map) == cost, "\(name)")
  }

  @Test(
    arguments: [
      ([], 16), ([51.4], 128), ([51.5], 16), ([51.4, 51], 256), ([51.4, 52], 128),
    ] as [([Double], Int)])
  func neighbors(places: [Double], cost: Int) {
    let others = places.map { Rect(x: $0, y: 20, width: 5, height: 5) }
    #expect(self.cost(FreeSpaceMap(blank(), scale: 1), awayFrom: others) == cost)
  }

  @Test(arguments: [
    (Rect(x: 0, y: 0, width: 50, height: 50), true), (Rect(x: 0.5, y: 0, width: 50, height: 50), false),
    (Rect(x: 0, y: 0, width: 50, height: 50.5), false), (Rect(x: -0.5, y: 0, width: 5, height: 5), false),
    (Rect(x: 0, y: -0.5, width: 5, height: 5), false),
  ])
  func within(box: Rect, isWithin: Bool) {
    let map = FreeSpaceMap(blank(), scale: 2)
    #expect(map.holds(box) == isWithin)
    #expect((map.best(of: [box]) == box) == isWithin)
  }

  @Test func takenAreas() {
    var map = FreeSpaceMap(blank(), scale: 1)
    map.take(Rect(x: 50, y: 10, width: 10, height: 10))
    #expect(map.best(of: [first]) == first)
    map.take(Rect(x: 49.5, y: 10, width: 10, height: 10))
    #expect(map.best(of: [first]) == nil && map.best(of: [first, free]) == free && map.best(of: []) == nil)
  }
}

@Suite struct DifferenceSizeTests {
  @Test func sizes() throws {
    try checkSize(25_000, 10_000)
    try checkSize(1, 250_000_000)
    #expect(
      throws: RenderingError.tooManyPixels(
        width: 25_001, height: 10_000, scale: 1, limit: 250_000_000, largestScale: 0.999)
    ) { try checkSize(25_001, 10_000) }
    #expect(
      throws: RenderingError.tooManyPixels(
        width: 50_000, height: 20_000, scale: 1, limit: 250_000_000, largestScale: 0.5)
    ) { try checkSize(50_000, 20_000) }
  }
}

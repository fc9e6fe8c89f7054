import Graphics
import Testing

@testable import ImageComparison

@Suite struct RegionTests {
  private func regions(_ places: [(Int, Int)], _ width: Int = 100, _ height: Int = 80) -> [PixelRegion] {
    var actual = gray(width, height)
    for (column, row) in places { actual.set((0, 0, 0, 255), column, row) }
    return compare(expected: gray(width, height), actual: actual).difference?.regions ?? []
  }

  @Test func whatLiesTogetherIsOneRegion() {
    #expect(
      regions([(10, 10), (12, 11), (17, 14)]) == [
        PixelRegion(bounds: PixelRect(x: 10, y: 10, width: 8, height: 5), count: 3)
      ])
  }

  @Test func separateViewsAreNot() {
    #expect(
      regions([(50, 60), (1, 60), (50, 1)]) == [
        PixelRegion(bounds: PixelRect(x: 50, y: 1, width: 1, height: 1), count: 1),
        PixelRegion(bounds: PixelRect(x: 1, y: 60, width: 1, height: 1), count: 1),
        PixelRegion(bounds: PixelRect(x: 50, y: 60, width: 1, height: 1), count: 1),
      ])
  }

  @Test func aRingIsOneRegion() {
    let ring = (0..<100).flatMap { [($0, 0), ($0, 79)] } + (0..<80).flatMap { [(0, $0), (99, $0)] }
    #expect(
      regions(ring) == [PixelRegion(bounds: PixelRect(x: 0, y: 0, width: 100, height: 80), count: 356)])
  }

  @Test func aSpiralIsOneRegion() {
    // Regions are joined row by row, so parts of the spiral that are found early are joined only many rows later.
    var (places, x, y) = ([(Int, Int)](), 0, 0)
    var (left, right, top, bottom) = (0, 99, 0, 79)
    while left < right, top < bottom {
      while x < right { (x, places) = (x + 1, places + [(x, y)]) }
      while y < bottom { (y, places) = (y + 1, places + [(x, y)]) }
      while x > left { (x, places) = (x - 1, places + [(x, y)]) }
      top += 24
      while y > top { (y, places) = (y - 1, places + [(x, y)]) }
      (left, right, bottom) = (left + 24, right - 24, bottom - 24)
    }
    let found = regions(places)
    #expect(found.count == 1 && found.first?.count == Set(places.map { $0.1 * 100 + $0.0 }).count)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>) func regionsHoldAllAndAreApart(seed: UInt64) {
    var noise = Noise(state: seed)
    let places = (0..<Int.random(in: 1...60, using: &noise)).map { _ in
      (Int.random(in: 0..<100, using: &noise), Int.random(in: 0..<80, using: &noise))
    }
    let found = regions(places)
    #expect(found.reduce(0) { $0 + $1.count } == Set(places.map { $0.1 * 100 + $0.0 }).count)
    for (x, y) in places {
      #expect(found.contains { $0.bounds.columns.contains(x) && $0.bounds.rows.contains(y) })
    }
    for (index, first) in places.enumerated() {
      for second in places[index...] where abs(first.0 - second.0) <= 1 && abs(first.1 - second.1) <= 1 {
        #expect(
          found.contains {
            $0.bounds.columns.contains(first.0) && $0.bounds.rows.contains(first.1)
              && $0.bounds.columns.contains(second.0) && $0.bounds.rows.contains(second.1)
          })
      }
    }
  }
}

/// A generator that returns the same numbers in every run.
private struct Noise: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}

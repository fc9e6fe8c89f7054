import Graphics
import Testing

@testable import ImageComparison

@Suite struct CompareTests {
  @Test func samePictures() {
    #expect(compare(expected: gray(5, 4), actual: gray(5, 4)) == .identical)
    #expect(compare(expected: gray(0, 0), actual: gray(0, 0)) == .identical)
  }

  @Test(arguments: 0..<4) func oneChannelOffByOneAtEachCorner(channel: Int) {
    for (column, row) in [(0, 0), (6, 0), (0, 4), (6, 4)] {
      var actual = gray(7, 5)
      actual.pixels[(row * 7 + column) * 4 + channel] -= 1
      guard case .different(let found) = compare(expected: gray(7, 5), actual: actual) else {
        Issue.record("\(column),\(row) was overlooked")
        continue
      }
      let place = PixelRect(x: column, y: row, width: 1, height: 1)
      #expect(found.count == 1 && found.ratio == 1.0 / 35 && found.largest == 1)
      #expect(found.bounds == place && found.regions == [PixelRegion(bounds: place, count: 1)])
    }
  }

  @Test func onePixelAnywhereOnTheEdge() {
    let size = (width: 21, height: 13)
    for row in 0..<size.height {
      for column in 0..<size.width
      where row == 0 || column == 0 || row == size.height - 1 || column == size.width - 1 {
        var actual = gray(size.width, size.height)
        actual.set((0, 0, 0, 255), column, row)
        let found = compare(expected: gray(size.width, size.height), actual: actual)
        #expect(found.difference?.bounds == PixelRect(x: column, y: row, width: 1, height: 1))
        #expect(!found.isSame)
      }
    }
  }

  @Test func everyFillOffByOne() throws {
    let found = compare(expected: gray(7, 5), actual: gray(7, 5, 129))
    let difference = try #require(found.difference)
    #expect(!found.isSame)
    #expect(difference.count == 35 && difference.ratio == 1 && difference.largest == 1)
    #expect(difference.bounds == PixelRect(x: 0, y: 0, width: 7, height: 5))
  }

  @Test(arguments: [false, true]) func theLargestOfSeveralDifferences(isReversed: Bool) throws {
    var varied = gray(3, 1)
    varied.set((118, 118, 118, 255), 0, 0)
    varied.set((28, 28, 28, 255), 1, 0)
    let found =
      isReversed
      ? compare(expected: varied, actual: gray(3, 1)) : compare(expected: gray(3, 1), actual: varied)
    #expect(try #require(found.difference).largest == 100)
  }

  @Test(
    arguments: [
      ([9, 9], [8, 209], 200), ([9, 209], [8, 8], 201), ([9, 9, 9], [8, 8, 19], 10), ([0, 0], [0, 7], 7),
    ] as [([UInt8], [UInt8], Double)])
  func pairsThatShareAColor(expected: [UInt8], actual: [UInt8], largest: Double) throws {
    func row(_ levels: [UInt8]) -> Bitmap {
      Bitmap(width: levels.count, height: 1, pixels: levels.flatMap { [$0, $0, $0, 255] })
    }
    #expect(
      try #require(compare(expected: row(expected), actual: row(actual)).difference).largest == largest)
  }

  @Test func onlyAlphaDiffers() throws {
    let found = compare(expected: gray(2, 2), actual: gray(2, 2, alpha: 250))
    #expect(!found.isSame)
    #expect(try #require(found.difference).largest == 5)
  }

  @Test func colorOfTheInvisible() {
    #expect(compare(expected: gray(2, 2, 0, alpha: 0), actual: gray(2, 2, 9, alpha: 0)) == .identical)
  }

  @Test(arguments: [(2, 3), (3, 2), (1, 2), (2, 1)])
  func sizesAreAVerdictOfTheirOwn(width: Int, height: Int) {
    let generous = ComparisonOptions(
      threshold: 1, mostPixels: 1000, mostRatio: 1, ignoresAntialiasing: true,
      ignored: [PixelRect(x: 0, y: 0, width: 9, height: 9)])
    for options in [ComparisonOptions.exact, generous] {
      let found = compare(expected: gray(2, 2), actual: gray(width, height), options: options)
      #expect(
        found
          == .differentSizes(
            expected: PixelSize(width: 2, height: 2), actual: PixelSize(width: width, height: height)))
      #expect(!found.isSame)
    }
  }
}

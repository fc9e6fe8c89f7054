import Graphics
import Testing

@testable import ImageComparison

@Suite struct CompareTests {
  /// Every pixel the same grey.
  private func grey(_ width: Int, _ height: Int, _ level: UInt8 = 128, alpha: UInt8 = 255) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: Array(repeatElement([level, level, level, alpha], count: width * height).joined()))
  }

  @Test func samePictures() {
    #expect(compare(expected: grey(5, 4), actual: grey(5, 4)) == .identical)
    #expect(compare(expected: grey(0, 0), actual: grey(0, 0)) == .identical)
  }

  @Test(arguments: 0..<4) func oneChannelOffByOneAtEachCorner(channel: Int) {
    for (column, row) in [(0, 0), (6, 0), (0, 4), (6, 4)] {
      var actual = grey(7, 5)
      actual.pixels[(row * 7 + column) * 4 + channel] -= 1
      let expected = PixelDifference(
        count: 1, ratio: 1 / 35, columns: column..<column + 1, rows: row..<row + 1, largest: 1)
      #expect(compare(expected: grey(7, 5), actual: actual) == .different(expected))
    }
  }

  @Test func everyFillOffByOne() {
    guard case .different(let found) = compare(expected: grey(7, 5), actual: grey(7, 5, 129)) else {
      Issue.record("a shade was taken for the same")
      return
    }
    #expect(found.count == 35)
    #expect(found.ratio == 1)
    #expect(found.columns == 0..<7)
    #expect(found.rows == 0..<5)
  }

  @Test func onlyAlphaDiffers() {
    guard case .different(let found) = compare(expected: grey(2, 2), actual: grey(2, 2, alpha: 250)) else {
      Issue.record("another alpha was taken for the same")
      return
    }
    #expect(found.largest == 5)
  }

  @Test func colourOfTheInvisible() {
    #expect(compare(expected: grey(2, 2, 0, alpha: 0), actual: grey(2, 2, 9, alpha: 0)) == .identical)
  }

  @Test func sizesAreAVerdictOfTheirOwn() {
    #expect(
      compare(expected: grey(2, 3), actual: grey(3, 2))
        == .differentSizes(
          expected: PixelSize(width: 2, height: 3), actual: PixelSize(width: 3, height: 2)))
  }

  @Test func differenceImageShowsWhere() {
    var actual = grey(3, 2)
    actual.pixels[4] = 0
    let image = differenceImage(expected: grey(3, 2), actual: actual)
    #expect(Array(image.pixels[0..<12]) == [224, 224, 224, 255, 230, 0, 126, 255, 224, 224, 224, 255])
    #expect(
      differenceImage(expected: grey(1, 3), actual: grey(2, 1)).pixelSize == PixelSize(width: 2, height: 3))
  }
}

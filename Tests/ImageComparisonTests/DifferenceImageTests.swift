import Graphics
import ImageComparison
import Testing

@Suite struct DifferenceImageTests {
  private let magenta: [UInt8] = [230, 0, 126, 255]

  @Test func showsWhere() {
    var actual = grey(3, 2)
    actual.pixels[4] = 0
    let image = differenceImage(expected: grey(3, 2), actual: actual)
    #expect(Array(image.pixels[0..<12]) == [224, 224, 224, 255] + magenta + [224, 224, 224, 255])
  }

  @Test func aBoxAroundWhatIsSmall() {
    var actual = grey(40, 40)
    actual.set((0, 0, 0, 255), 20, 20)
    let image = differenceImage(expected: grey(40, 40), actual: actual)
    for (column, row) in [(20, 20), (16, 16), (15, 20), (25, 25), (20, 24)] {
      #expect(image.channels(column, row) == magenta, "\(column),\(row)")
    }
    for (column, row) in [(20, 21), (17, 17), (14, 20), (26, 26)] {
      #expect(image.channels(column, row) == [224, 224, 224, 255], "\(column),\(row)")
    }
  }

  @Test func whatOnlyOneCoversDiffers() {
    let image = differenceImage(expected: grey(1, 3), actual: grey(2, 1))
    #expect(image.width == 2 && image.height == 3)
    #expect(image.channels(0, 0) == [224, 224, 224, 255])
    for (column, row) in [(1, 0), (0, 1), (0, 2)] { #expect(image.channels(column, row) == magenta) }
    #expect(image.channels(1, 2) == [255, 255, 255, 255])
  }

  @Test func whatIsExcusedIsAmberAndWhatIsIgnoredBlue() {
    var actual = grey(30, 30, 255)
    actual.set((250, 250, 250, 255), 2, 2)
    actual.set((0, 0, 0, 255), 12, 12)
    let image = differenceImage(
      expected: grey(30, 30, 255), actual: actual,
      options: ComparisonOptions(threshold: 0.1, ignored: [PixelRect(x: 10, y: 10, width: 5, height: 5)]))
    #expect(image.channels(2, 2) == [255, 176, 0, 255])
    #expect(image.channels(12, 12) == [223, 239, 255, 255])
    #expect(image.channels(9, 9) == [255, 255, 255, 255])
  }

  @Test func anOverlayShowsWhichOfTheTwoDarkened() {
    var (expected, actual) = (grey(4, 1, 255), grey(4, 1, 255))
    expected.set((0, 0, 0, 255), 1, 0)
    actual.set((0, 0, 0, 255), 2, 0)
    expected.set((0, 0, 0, 255), 3, 0)
    actual.set((0, 0, 0, 255), 3, 0)
    let image = overlayImage(expected: expected, actual: actual)
    #expect(image.channels(0, 0) == [255, 255, 255, 255])
    #expect(image.channels(1, 0) == [0, 255, 255, 255])
    #expect(image.channels(2, 0) == [255, 0, 0, 255])
    #expect(image.channels(3, 0) == [0, 0, 0, 255])
  }

  @Test func anOverlayIsAsLargeAsBoth() {
    let image = overlayImage(expected: grey(2, 1, 0), actual: grey(1, 2, 0))
    #expect(image.width == 2 && image.height == 2)
    #expect(image.channels(1, 0) == [0, 255, 255, 255] && image.channels(0, 1) == [255, 0, 0, 255])
  }
}

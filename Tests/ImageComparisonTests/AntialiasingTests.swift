import Graphics
import ImageComparison
import Testing

@Suite struct AntialiasingTests {
  private let lenient = ComparisonOptions(ignoresAntialiasing: true)

  private func disc(_ radius: Double) -> Bitmap {
    var picture = gray(60, 60, 255)
    picture.fillDisc(0, x: 30, y: 30, radius: radius)
    return picture
  }

  @Test func anotherSmoothingOfACurvePasses() throws {
    let found = compare(expected: disc(20), actual: disc(20.1), options: lenient)
    let difference = try #require(found.difference)
    #expect(found.isSame && difference.excused.antialiasing > 50 && difference.count == 0)
    #expect(!compare(expected: disc(20), actual: disc(20.1)).isSame)
  }

  @Test func aLargerDiscDoesNotPass() {
    #expect(!compare(expected: disc(20), actual: disc(23), options: lenient).isSame)
  }

  @Test(arguments: [(0.5, 0.0), (0.0, 0.5), (0.5, 0.5), (1, 0), (-0.5, 0.25)])
  func aViewMovedByAPartOfAPixelIsFound(dx: Double, dy: Double) {
    var (expected, actual) = (gray(100, 90, 255), gray(100, 90, 255))
    expected.fill(40, x: 20, y: 20, width: 60, height: 40)
    actual.fill(40, x: 20 + dx, y: 20 + dy, width: 60, height: 40)
    for options in [.exact, ComparisonOptions(threshold: 0.1), lenient] {
      let found = compare(expected: expected, actual: actual, options: options)
      #expect(!found.isSame)
      // The two shorter edges of the rectangle have 2 * 40 = 80 pixels, and almost all of these pixels differ.
      #expect((found.difference?.count ?? 0) >= 78)
    }
  }

  @Test func oneOddPixelIsNotSmoothing() {
    for (column, row) in [(0, 0), (59, 0), (0, 59), (59, 59), (30, 30), (5, 0), (59, 7)] {
      var actual = disc(20)
      actual.set((99, 99, 99, 255), column, row)
      let found = compare(expected: disc(20), actual: actual, options: lenient)
      #expect(!found.isSame && found.difference?.count == 1, "\(column),\(row)")
    }
  }

  @Test func anotherFillIsNotSmoothing() {
    var (expected, actual) = (gray(50, 50, 255), gray(50, 50, 255))
    expected.fill(100, x: 10, y: 10, width: 20, height: 20)
    actual.fill(101, x: 10, y: 10, width: 20, height: 20)
    let found = compare(expected: expected, actual: actual, options: lenient)
    #expect(found.difference?.count == 400 && !found.isSame)
  }

  @Test(arguments: [(1, 1), (1, 9), (9, 1), (2, 2)]) func tinyPictures(width: Int, height: Int) {
    let found = compare(expected: gray(width, height, 0), actual: gray(width, height, 255), options: lenient)
    #expect(found.difference?.count == width * height && !found.isSame)
  }
}

import Graphics
import Testing

@testable import ImageComparison

@Suite struct OptionTests {
  private let white = gray(40, 30, 255)

  private func found(_ actual: Bitmap, _ options: ComparisonOptions) -> Comparison {
    compare(expected: white, actual: actual, options: options)
  }

  @Test func aThresholdToleratesAndReportsFaintDifferences() {
    let actual = gray(40, 30, 254)
    let found = found(actual, ComparisonOptions(threshold: 0.1))
    #expect(found.isSame)
    #expect(found.difference?.excused == ExcusedPixels(belowThreshold: 1200))
    #expect(found.difference?.count == 0 && found.difference?.bounds == nil)
  }

  @Test(arguments: [
    ("black", (0, 0, 0, 255) as Channels), ("a light gray", (220, 220, 220, 255)),
    ("yellow", (255, 255, 0, 255)), ("nothing at all", (255, 255, 255, 0)),
    ("half transparent white", (255, 255, 255, 128)),
  ])
  func aThresholdDoesNotHide(name: String, color: Channels) {
    for place in [(0, 0), (39, 0), (0, 29), (39, 29), (20, 15)] {
      var actual = white
      actual.set(color, place.0, place.1)
      let found = found(actual, ComparisonOptions(threshold: 0.1))
      #expect(!found.isSame && found.difference?.count == 1, "\(name) at \(place)")
    }
  }

  @Test func whatIsPerceivedIsTheThresholdThatLetsItPass() throws {
    var actual = white
    actual.set((200, 120, 90, 255), 3, 3)
    let perceived = try #require(found(actual, .exact).difference?.perceived)
    #expect(perceived > 0.2 && perceived < 0.6)
    #expect(found(actual, ComparisonOptions(threshold: perceived + 1e-9)).isSame)
    #expect(!found(actual, ComparisonOptions(threshold: perceived - 1e-9)).isSame)
  }

  @Test func theMetricIsThatOfKotsarenkoAndRamos() throws {
    // Only the brightness differs, which has the weight 0.5053, so the difference is √(0.5053 * 255² / 35215) =
    // 0.96594.
    let found = compare(expected: gray(1, 1, 0), actual: gray(1, 1, 255))
    let perceived = try #require(found.difference?.perceived)
    #expect(abs(perceived - 0.96594) < 1e-5)
  }

  @Test(arguments: [(0, false), (1, false), (2, true), (3, true)])
  func asManyPixelsAsAllowed(most: Int, passes: Bool) {
    var actual = white
    actual.set((0, 0, 0, 255), 0, 0)
    actual.set((0, 0, 0, 255), 39, 29)
    let found = found(actual, ComparisonOptions(mostPixels: most))
    #expect(found.isSame == passes)
    #expect(found.difference?.count == 2 && found.difference?.regions.count == 2)
  }

  @Test(arguments: [(0.0, false), (0.0016, false), (0.0017, true), (1.0, true)])
  func asLargeAPartAsAllowed(most: Double, passes: Bool) {
    var actual = white
    actual.set((0, 0, 0, 255), 0, 0)
    actual.set((0, 0, 0, 255), 39, 29)
    #expect(found(actual, ComparisonOptions(mostRatio: most)).isSame == passes)
    #expect(!found(actual, ComparisonOptions(mostPixels: 1, mostRatio: most)).isSame)
  }

  @Test(arguments: [(0.25, true), (0.2499, false)]) func exactlyAsLargeAPart(most: Double, passes: Bool) {
    var actual = gray(4, 2, 255)
    actual.set((0, 0, 0, 255), 0, 0)
    actual.set((0, 0, 0, 255), 3, 1)
    let options = ComparisonOptions(mostRatio: most)
    #expect(compare(expected: gray(4, 2, 255), actual: actual, options: options).isSame == passes)
    #expect(!options.ignoresProfiles && options != ComparisonOptions(mostRatio: most, ignoresProfiles: true))
  }

  @Test func anIgnoredRegionThatTouchesTheDifference() {
    let region = PixelRect(x: 10, y: 10, width: 5, height: 5)
    for (column, row) in [(9, 10), (10, 9), (15, 14), (14, 15), (9, 9), (15, 15)] {
      var actual = white
      actual.set((254, 255, 255, 255), column, row)
      let found = found(actual, ComparisonOptions(ignored: [region]))
      #expect(found.difference?.count == 1 && !found.isSame, "\(column),\(row) is outside")
    }
    for (column, row) in [(10, 10), (14, 10), (10, 14), (14, 14), (12, 12)] {
      var actual = white
      actual.set((0, 0, 0, 255), column, row)
      let found = found(actual, ComparisonOptions(ignored: [region]))
      #expect(found.isSame && found.difference?.excused == ExcusedPixels(ignored: 1))
    }
  }

  @Test func anIgnoredRegionThatTheDifferenceReachesOutOf() throws {
    var actual = white
    for column in 5..<12 { actual.set((0, 0, 0, 255), column, 3) }
    let found = found(
      actual, ComparisonOptions(ignored: [PixelRect(x: 0, y: 0, width: 11, height: 30)]))
    let difference = try #require(found.difference)
    #expect(!found.isSame)
    #expect(difference.count == 1 && difference.excused.ignored == 6)
    #expect(difference.bounds == PixelRect(x: 11, y: 3, width: 1, height: 1))
  }

  @Test(arguments: [
    PixelRect(x: -5, y: -5, width: 5, height: 50), PixelRect(x: 40, y: 0, width: 10, height: 30),
    PixelRect(x: .max, y: 0, width: .max, height: 1), PixelRect(x: .min, y: .min, width: 1, height: 1),
    PixelRect(x: 0, y: 0, width: 0, height: 30), PixelRect(x: 3, y: 3, width: -3, height: -3),
  ])
  func anIgnoredRegionBesideThePicture(region: PixelRect) {
    var actual = white
    actual.set((0, 0, 0, 255), 0, 0)
    actual.set((0, 0, 0, 255), 39, 29)
    #expect(found(actual, ComparisonOptions(ignored: [region])).difference?.count == 2)
  }

  @Test(arguments: [
    ("all at once", [PixelRect(x: -1, y: -1, width: 99, height: 99)], true),
    ("none", [], false),
    (
      "two halves",
      [PixelRect(x: 0, y: 0, width: 20, height: 30), PixelRect(x: 20, y: 0, width: 20, height: 30)], true
    ),
    (
      "a column between",
      [PixelRect(x: 0, y: 0, width: 19, height: 30), PixelRect(x: 20, y: 0, width: 20, height: 30)], false
    ),
    ("a row below", [PixelRect(x: 0, y: 0, width: 40, height: 29)], false),
    (
      "a corner",
      [PixelRect(x: 0, y: 0, width: 40, height: 29), PixelRect(x: 0, y: 20, width: 39, height: 10)], false
    ),
    (
      "one inside the other",
      [PixelRect(x: 0, y: 0, width: 40, height: 30), PixelRect(x: 2, y: 2, width: 3, height: 3)], true
    ),
  ])
  func whetherAnythingIsLeft(name: String, ignored: [PixelRect], isAll: Bool) {
    let options = ComparisonOptions(ignored: ignored)
    #expect(options.ignoresAll(of: PixelSize(width: 40, height: 30)) == isAll, "\(name)")
  }
}

import Graphics
import ImageComparison
import Testing

@Suite struct DifferenceImageTests {
  private let vermilion: [UInt8] = [213, 94, 0, 255]
  private let blue: [UInt8] = [0, 114, 178, 255]
  private let purple: [UInt8] = [91, 15, 107, 255]
  private let box: [UInt8] = [39, 39, 42, 255]

  @Test func showsWhere() {
    var actual = gray(3, 2)
    actual.pixels[4] = 0
    let image = differencePicture(expected: gray(3, 2), actual: actual).bitmap
    #expect(Array(image.pixels[0..<12]) == [224, 224, 224, 255] + purple + [224, 224, 224, 255])
  }

  @Test(arguments: [(255, 0), (20, 250)] as [(UInt8, UInt8)])
  func linesAreOldOrNew(ground: UInt8, ink: UInt8) {
    var (expected, actual) = (gray(40, 40, ground), gray(40, 40, ground))
    for column in 10..<30 {
      expected.set((ink, ink, ink, 255), column, 12)
      actual.set((ink, ink, ink, 255), column, 20)
    }
    let picture = differencePicture(expected: expected, actual: actual)
    #expect(picture.bitmap.channels(20, 12) == vermilion && picture.bitmap.channels(20, 20) == blue)
    #expect(picture.signs == [.gone, .new, .boxed])
  }

  @Test func lettersOnAFillAreOldOrNew() {
    var (expected, actual) = (gray(60, 60, 90), gray(60, 60, 90))
    for row in 10..<30 {
      expected.set((255, 255, 255, 255), 15, row)
      actual.set((255, 255, 255, 255), 40, row)
    }
    let image = differencePicture(expected: expected, actual: actual).bitmap
    #expect(image.channels(15, 20) == vermilion && image.channels(40, 20) == blue)
  }

  @Test func areasAreOldOrNew() {
    var (expected, actual) = (gray(90, 40, 255), gray(90, 40, 255))
    for row in 5..<35 {
      for column in 10..<50 { expected.set((120, 160, 220, 255), column, row) }
      for column in 30..<70 { actual.set((120, 160, 220, 255), column, row) }
    }
    let image = differencePicture(expected: expected, actual: actual).bitmap
    #expect(image.channels(20, 20) == [238, 190, 152, 255])
    #expect(image.channels(60, 20) == [152, 198, 224, 255])
  }

  @Test func anotherColorIsAChange() {
    let picture = differencePicture(expected: gray(20, 20, 90), actual: gray(20, 20, 91))
    #expect(picture.signs == [.changed, .boxed])
    #expect(picture.bitmap.channels(10, 10) == [189, 158, 195, 255])
  }

  @Test func oldAndNewDifferInMoreThanHue() {
    let (old, new) = (DifferenceSign.gone.color, DifferenceSign.new.color)
    #expect(abs(Int(old.blue) - Int(new.blue)) > 128 && abs(Int(old.red) - Int(new.red)) > 128)
    for sign in [DifferenceSign.gone, .new, .changed] {
      #expect(sign.color.contrast(with: Color(rgb: 0xFFFFFF)) >= 3, "\(sign)")
    }
  }

  @Test func aBoxAroundWhatIsSmall() {
    var actual = gray(40, 40)
    actual.set((0, 0, 0, 255), 20, 20)
    let image = differencePicture(expected: gray(40, 40), actual: actual).bitmap
    #expect(image.channels(20, 20) == blue)
    for (column, row) in [(16, 16), (15, 20), (25, 25), (20, 24)] {
      #expect(image.channels(column, row) == box, "\(column),\(row)")
    }
    for (column, row) in [(20, 21), (17, 17), (14, 20), (26, 26)] {
      #expect(image.channels(column, row) == [224, 224, 224, 255], "\(column),\(row)")
    }
  }

  @Test func whatOnlyOneCoversDiffers() {
    let image = differencePicture(expected: gray(1, 3), actual: gray(2, 1)).bitmap
    #expect(image.width == 2 && image.height == 3)
    #expect(image.channels(0, 0) == [224, 224, 224, 255])
    #expect(image.channels(1, 0) == blue)
    for (column, row) in [(0, 1), (0, 2)] { #expect(image.channels(column, row) == vermilion) }
    #expect(image.channels(1, 2) == [255, 255, 255, 255])
  }

  @Test func whatIsExcusedIsAmberAndWhatIsIgnoredBlue() {
    var actual = gray(30, 30, 255)
    actual.set((250, 250, 250, 255), 2, 2)
    actual.set((0, 0, 0, 255), 12, 12)
    let options = ComparisonOptions(
      threshold: 0.1, ignored: [PixelRect(x: 10, y: 10, width: 5, height: 5)])
    let image = differencePicture(expected: gray(30, 30, 255), actual: actual, options: options).bitmap
    #expect(image.channels(2, 2) == [255, 176, 0, 255])
    #expect(image.channels(12, 12) == [223, 239, 255, 255])
    #expect(image.channels(9, 9) == [255, 255, 255, 255])
  }

  @Test func anOverlayShowsWhichOfTheTwoDarkened() {
    var (expected, actual) = (gray(4, 1, 255), gray(4, 1, 255))
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
    let image = overlayImage(expected: gray(2, 1, 0), actual: gray(1, 2, 0))
    #expect(image.width == 2 && image.height == 2)
    #expect(image.channels(1, 0) == [0, 255, 255, 255] && image.channels(0, 1) == [255, 0, 0, 255])
  }
}

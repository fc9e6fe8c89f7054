public import CairoRendering
import Drawing
import Graphics
public import ImageComparison

/// A way to show the differences between two pictures in a PNG file.
public struct DifferenceStyle: Sendable {
  /// The name on the command line, such as `overlay`.
  public var name: String
  /// The description in help.
  public var summary: String
  var draw: @Sendable (DifferingPictures) throws(RenderingError) -> [UInt8]

  /// All styles; the first one is the default.
  public static let all: [DifferenceStyle] = [.sideBySide, .overlay, .blink, .difference]

  /// Draws the picture, and returns its bytes, which are always the same for the same input.
  ///
  /// - Throws: an error if the picture would be too large.
  public func picture(
    expected: ComparedPicture, actual: ComparedPicture, options: ComparisonOptions
  ) throws(RenderingError) -> [UInt8] {
    // Check the size of the area that covers both pictures. If one picture is wide and the other one is tall, this area
    // may be far larger than either picture.
    try checkSize(
      max(expected.bitmap.width, actual.bitmap.width), max(expected.bitmap.height, actual.bitmap.height))
    var (expected, actual) = (expected, actual)
    if expected.scale == actual.scale, let old = expected.origins.first, let new = actual.origins.first {
      let origin = Point(x: max(old.x, new.x), y: max(old.y, new.y))
      (expected, actual) = (expected.moved(toOrigin: origin), actual.moved(toOrigin: origin))
    }
    return try draw(DifferingPictures(expected: expected, actual: actual, options: options))
  }
}

/// Throws an error for more than 250 million pixels.
func checkSize(_ width: Int, _ height: Int) throws(RenderingError) {
  let limit = 250_000_000
  guard width * height > limit else { return }
  throw .tooManyPixels(
    width: Double(width), height: Double(height), scale: 1, limit: limit,
    largestScale: (1000 * (Double(limit) / Double(width) / Double(height)).squareRoot()).rounded(.down) / 1000
  )
}

struct DifferingPictures {
  var expected: ComparedPicture
  var actual: ComparedPicture
  var options: ComparisonOptions

  var scale: Double { actual.scale }
}

extension DifferenceStyle {
  static let overlay = DifferenceStyle(
    name: "overlay", summary: "the two pictures on top of each other: the old one is cyan, the new one red"
  ) { pictures throws(RenderingError) in
    encodePNG(
      overlayImage(expected: pictures.expected.bitmap, actual: pictures.actual.bitmap),
      pixelsPerPoint: pictures.scale)
  }

  static let blink = DifferenceStyle(
    name: "blink", summary: "an animated PNG that alternates between the two pictures"
  ) { pictures throws(RenderingError) in
    let (expected, actual) = (pictures.expected.bitmap, pictures.actual.bitmap)
    let (width, height) = (
      max(1, expected.width, actual.width), max(1, expected.height, actual.height)
    )
    var frames: [Bitmap] = []
    for bitmap in [expected, actual] {
      var sheet = PixelSheet(width: width, height: height, color: Color(red: 0, green: 0, blue: 0, alpha: 0))
      sheet.lay(bitmap, x: 0, y: 0)
      frames.append(sheet.bitmap)
    }
    return encodeAnimatedPNG(frames, milliseconds: 800, pixelsPerPoint: pictures.scale)
  }

  package static let difference = DifferenceStyle(
    name: "difference",
    summary:
      "a pale copy of the old picture, with removed parts in vermilion, added parts in blue, and changed parts in purple"
  ) { pictures throws(RenderingError) in
    encodePNG(
      try pictures.difference().explained(scale: pictures.scale), pixelsPerPoint: pictures.scale)
  }
}

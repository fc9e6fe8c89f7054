import CPNG
public import Graphics

/// Why bytes could not be read as a PNG picture.
public struct PNGReadingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// libpng's words.
  public var reason: String

  public var description: String { "this is no PNG picture that can be read: \(reason)" }
}

/// The largest picture that is read.
let largestPixelCount = 250_000_000

/// Reads a PNG file of any colour type, depth and interlacing.
///
/// - Throws: `PNGReadingError` for what is truncated, corrupt, over 250 million pixels or no PNG at all.
public func decodePNG(_ bytes: [UInt8]) throws(PNGReadingError) -> Bitmap {
  if let file = try? PNGFile(bytes) { return try decodePNG(file) }
  // libpng says best what is wrong.
  return try decodeByLibrary(bytes)
}

/// Reads a PNG file whose chunks have been found.
public func decodePNG(_ file: PNGFile) throws(PNGReadingError) -> Bitmap {
  if let pixels = plainPixels(file) { return pixels }
  return try decodeByLibrary(file.bytes)
}

/// Reads a PNG file of any kind by libpng.
func decodeByLibrary(_ bytes: [UInt8]) throws(PNGReadingError) -> Bitmap {
  var image = png_image()
  layoutdraw_png_init(&image)
  defer { png_image_free(&image) }
  guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else { throw error(in: image) }
  image.format = layoutdraw_png_rgba()
  let (width, height) = (Int(image.width), Int(image.height))
  guard width * height <= largestPixelCount else {
    throw PNGReadingError(reason: "\(width) x \(height) pixels are too many")
  }
  var pixels = [UInt8](repeating: 0, count: width * height * 4)
  guard png_image_finish_read(&image, nil, &pixels, 0, nil) != 0 else { throw error(in: image) }
  // libpng takes a file that ends early for a warning.
  if image.warning_or_error != 0 { throw error(in: image) }
  return Bitmap(width: width, height: height, pixels: pixels)
}

private func error(in image: png_image) -> PNGReadingError {
  withUnsafeBytes(of: image.message) { message in
    PNGReadingError(reason: String(decoding: message.prefix { $0 != 0 }, as: UTF8.self))
  }
}

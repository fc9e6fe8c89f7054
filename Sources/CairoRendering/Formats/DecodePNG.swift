import CPNG
public import Graphics

/// Why bytes could not be read as a PNG picture.
public struct PNGReadingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// In few words; some are libpng's.
  public var reason: String

  public var description: String { "this is no PNG picture that can be read: \(reason)" }
}

/// The largest picture that is read.
let largestPixelCount = 250_000_000

/// Reads a PNG file of any colour type, depth and interlacing, as eight bits a sample.
///
/// Samples are taken as they stand: what a file says about colour spaces is not looked at.
/// - Throws: `PNGReadingError` for what is truncated, corrupt, over 250 million pixels or no PNG at all.
public func decodePNG(_ bytes: [UInt8]) throws(PNGReadingError) -> Bitmap { try decodePNG(PNGFile(bytes)) }

/// Reads a PNG file whose chunks have been found.
public func decodePNG(_ file: PNGFile) throws(PNGReadingError) -> Bitmap {
  if let pixels = plainPixels(file) { return pixels }
  return try decodeByLibrary(file.bytes)
}

/// Reads a PNG file of any kind by libpng.
func decodeByLibrary(_ bytes: [UInt8]) throws(PNGReadingError) -> Bitmap {
  try bytes.withUnsafeBufferPointer { bytes throws(PNGReadingError) in
    var (width, height): (UInt32, UInt32) = (0, 0)
    try read(bytes, &width, &height, into: nil)
    let (columns, rows) = (Int(width), Int(height))
    guard columns * rows <= largestPixelCount else {
      throw PNGReadingError(reason: "\(columns) x \(rows) pixels are too many")
    }
    var pixels = [UInt8](repeating: 0, count: columns * rows * 4)
    try read(bytes, &width, &height, into: &pixels)
    return Bitmap(width: columns, height: rows, pixels: pixels)
  }
}

private func read(
  _ bytes: UnsafeBufferPointer<UInt8>, _ width: inout UInt32, _ height: inout UInt32,
  into pixels: UnsafeMutablePointer<UInt8>?
) throws(PNGReadingError) {
  var input = layoutdraw_png_input()
  (input.bytes, input.count) = (bytes.baseAddress, bytes.count)
  guard layoutdraw_png_read(&input, &width, &height, pixels) == 0 else { return }
  throw PNGReadingError(
    reason: withUnsafeBytes(of: input.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
}

import CPNG
public import Graphics

/// The error for bytes that cannot be read as a PNG.
public struct PNGReadingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reason as a short clause, such as `it has no pixels`.
  public var reason: String

  public var description: String { "this file cannot be read as a PNG picture: \(reason)" }
}

let largestPixelCount = 250_000_000

/// Reads a PNG file of any kind, ignoring color spaces (see `PNGFile.colorProfile`).
///
/// - Throws: `PNGReadingError` for an invalid file, or for a file with more than 250 million pixels (125 million at
///   sixteen bits per sample).
public func decodePNG(_ bytes: [UInt8]) throws(PNGReadingError) -> Bitmap { try decodePNG(PNGFile(bytes)) }

/// Reads a PNG file of any color type, depth and interlacing.
public func decodePNG(_ file: PNGFile) throws(PNGReadingError) -> Bitmap {
  if let pixels = plainPixels(file) { return pixels }
  return try decodeByLibrary(file)
}

func decodeByLibrary(_ file: PNGFile) throws(PNGReadingError) -> Bitmap {
  let (columns, rows) = file.size
  guard columns > 0, rows > 0 else { throw PNGReadingError(reason: "it has no pixels") }
  let isDeep = file.depth == 16
  guard columns * rows <= largestPixelCount / (isDeep ? 2 : 1) else {
    throw PNGReadingError(reason: "\(columns) x \(rows) pixels are too many")
  }
  guard file.mayHoldAllPixels else { throw PNGReadingError(reason: "its pixel data is cut off") }
  let bytes = file.bytesOfPixels
  let count = columns * rows * 4
  if isDeep {
    var samples = [UInt16](repeating: 0, count: count)
    let failure = samples.withUnsafeMutableBytes { read(bytes, columns, rows, into: $0) }
    if let failure { throw failure }
    return Bitmap(width: columns, height: rows, deepPixels: samples)
  }
  var samples = [UInt8](repeating: 0, count: count)
  let failure = samples.withUnsafeMutableBytes { read(bytes, columns, rows, into: $0) }
  if let failure { throw failure }
  return Bitmap(width: columns, height: rows, pixels: samples)
}

private func read(
  _ bytes: [UInt8], _ width: Int, _ height: Int, into samples: UnsafeMutableRawBufferPointer
) -> PNGReadingError? {
  var input = layoutdraw_png_input()
  let isRead = bytes.withUnsafeBufferPointer { bytes in
    (input.bytes, input.count) = (bytes.baseAddress, bytes.count)
    return layoutdraw_png_read(
      &input, UInt32(width), UInt32(height), Int32(samples.count / (4 * width * height)),
      samples.baseAddress?.assumingMemoryBound(to: UInt8.self)) == 1
  }
  if isRead { return nil }
  return PNGReadingError(
    reason: withUnsafeBytes(of: input.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
}

extension PNGFile {
  fileprivate var depth: UInt8 { bytes[chunks[0].content.lowerBound + 8] }

  /// The bytes of the file with only the chunks that decoding needs. The other chunks are left out, because libpng
  /// would reject a file with an invalid color profile, for example.
  fileprivate var bytesOfPixels: [UInt8] {
    var file = PNGChunks()
    for chunk in chunks where chunk.name == "tRNS" || chunk.isCritical {
      file.append(chunk.name) { $0.append(Array(bytes[chunk.content])) }
    }
    return file.bytes
  }

  /// Indicates whether the compressed data is long enough to contain all pixels. One byte of a zlib stream yields at
  /// most 1032 bytes.
  fileprivate var mayHoldAllPixels: Bool {
    let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][bytes[chunks[0].content.lowerBound + 9]] ?? 1
    let needed = size.height * ((size.width * samples * Int(depth) + 7) / 8)
    let packed = chunks.reduce(0) { $0 + ($1.name == "IDAT" ? $1.content.count : 0) }
    return needed / 1032 <= packed
  }
}

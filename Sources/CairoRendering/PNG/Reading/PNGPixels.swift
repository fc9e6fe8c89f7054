import Graphics

/// Decodes a PNG with eight bits per sample and no interlacing, unless its pixels are gray with alpha. For drawings,
/// this is faster than libpng.
///
/// - Returns: `nil` for other files and after an error; the caller then uses libpng.
func plainPixels(_ file: PNGFile) -> Bitmap? {
  guard let header = PNGRowHeader(file), header.width * header.height <= largestPixelCount else { return nil }
  let parts = file.chunks.filter { $0.name == "IDAT" }.map { file.bytes[$0.content] }
  let stream = parts.count == 1 ? parts[0] : parts.reduce(into: []) { $0 += $1 }
  let size = header.rowBytes * header.height
  guard case .bytes(let filtered) = inflated(stream, limit: size), filtered.count == size else { return nil }
  var isGood = false
  let pixels = [UInt8](unsafeUninitializedCapacity: header.width * header.height * 4) { target, count in
    guard let start = UnsafeMutableRawPointer(target.baseAddress) else { return }
    askForLargePages(target)
    let rows = PNGRowReader(header, start)
    isGood = filtered.withUnsafeBufferPointer { rows.read($0) }
    count = isGood ? target.count : 0
  }
  return isGood ? Bitmap(width: header.width, height: header.height, pixels: pixels) : nil
}

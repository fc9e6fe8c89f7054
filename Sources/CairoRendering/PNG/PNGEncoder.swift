import Graphics

/// Writes a picture as PNG (W3C recommendation, second edition), row after row: with a palette where
/// there are at most 256 colours, else as red, green, blue and, unless all is opaque, alpha.
struct PNGEncoder {
  let width: Int
  let height: Int
  /// Whether no pixel is transparent in the least. Asked first, since pixels come later.
  let isOpaque: Bool
  /// Splits a pixel of the rows into its channels.
  let channels: (UInt32) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)

  private var palette = PixelPalette()
  /// Rows as indices of the palette, `nil` where a row equals the one above; until colours are too many.
  private var indexed: [[UInt8]?] = []
  private var direct: RowCompressor?
  private var previous: [UInt32]
  private var isFirst = true

  init(
    width: Int, height: Int, isOpaque: Bool,
    channels: @escaping (UInt32) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
  ) {
    (self.width, self.height, self.isOpaque, self.channels) = (width, height, isOpaque, channels)
    previous = [UInt32](repeating: 0, count: width)
  }

  /// Adds the next row of `width` pixels.
  mutating func add(_ row: UnsafePointer<UInt32>) {
    let isRepeated = !isFirst && previous.withUnsafeBufferPointer { equal($0.baseAddress!, row, width) }
    isFirst = false
    if isRepeated {
      if let direct { direct.addRepeatedRow() } else { indexed.append(nil) }
      return
    }
    if direct == nil {
      if let indices = palette.indices(of: row, count: width) {
        indexed.append(indices)
      } else {
        startDirect()
      }
    }
    if let direct { direct.addRow { write(row, to: $0) } }
    previous.withUnsafeMutableBufferPointer { $0.baseAddress!.update(from: row, count: width) }
  }

  /// The whole file. `pixelsPerPoint` becomes the resolution, at 72 points an inch.
  mutating func finish(pixelsPerPoint: Double) -> [UInt8] {
    var file = PNGChunks()
    let compressor = direct ?? compressIndexed()
    let hasPalette = direct == nil
    file.append("IHDR") { chunk in
      chunk.append(UInt32(width))
      chunk.append(UInt32(height))
      chunk.append([8, hasPalette ? 3 : isOpaque ? 2 : 6, 0, 0, 0])
    }
    let perMetre = (pixelsPerPoint * 72 / 0.0254).rounded()
    if perMetre >= 1, perMetre < 0x7FFF_FFFF {
      file.append("pHYs") { chunk in
        chunk.append(UInt32(perMetre))
        chunk.append(UInt32(perMetre))
        chunk.append([1])
      }
    }
    if hasPalette { appendPalette(to: &file) }
    file.append("IDAT") { $0.append(compressor.finish()) }
    file.append("IEND") { _ in }
    return file.bytes
  }

  private func appendPalette(to file: inout PNGChunks) {
    let colors = palette.colors.map(channels)
    file.append("PLTE") { $0.append(colors.flatMap { [$0.red, $0.green, $0.blue] }) }
    let alphas = colors.map(\.alpha)
    if let last = alphas.lastIndex(where: { $0 < 255 }) {
      file.append("tRNS") { $0.append(Array(alphas[...last])) }
    }
  }

  private func compressIndexed() -> RowCompressor {
    let compressor = RowCompressor(rowBytes: width, pixelBytes: 1)
    for row in indexed {
      guard let row else {
        compressor.addRepeatedRow()
        continue
      }
      compressor.addRow { target in
        row.withUnsafeBufferPointer { target.update(from: $0.baseAddress!, count: width) }
      }
    }
    return compressor
  }

  /// Begins anew with channels in place of indices, with the rows that there are.
  private mutating func startDirect() {
    let pixelBytes = isOpaque ? 3 : 4
    let compressor = RowCompressor(rowBytes: width * pixelBytes, pixelBytes: pixelBytes)
    for row in indexed {
      guard let row else {
        compressor.addRepeatedRow()
        continue
      }
      let pixels = row.map { palette.colors[Int($0)] }
      compressor.addRow { write(pixels, to: $0) }
    }
    indexed = []
    direct = compressor
  }

  private func write(_ row: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt8>) {
    var at = 0
    for index in 0..<width {
      let (red, green, blue, alpha) = channels(row[index])
      target[at] = red
      target[at + 1] = green
      target[at + 2] = blue
      at += 3
      if isOpaque { continue }
      target[at] = alpha
      at += 1
    }
  }

  private func equal(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ count: Int) -> Bool {
    for index in 0..<count where a[index] != b[index] { return false }
    return true
  }
}

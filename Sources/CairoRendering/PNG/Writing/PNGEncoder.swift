import Drawing
import Graphics

/// Writes a picture as PNG (W3C recommendation, second edition), row after row: with a palette where
/// there are at most 256 colors, else as red, green, blue and, unless all is opaque, alpha.
final class PNGEncoder {
  let width: Int
  let height: Int
  /// Returns whether all pixels are opaque; called only if a palette is too small.
  private let isOpaque: () -> Bool
  private var hasAlpha = true
  /// The format of the rows' pixels in 32 bits.
  let layout: PixelLayout

  private let palette = PixelPalette()
  private var compressor: RowCompressor
  private var hasPalette = true
  private var rowCount = 0
  private let previous: UnsafeMutablePointer<UInt32>
  private let indices: UnsafeMutablePointer<UInt8>
  private var isFirst: Bool { rowCount == 0 }

  init(width: Int, height: Int, isOpaque: @escaping () -> Bool, layout: PixelLayout) {
    (self.width, self.height, self.isOpaque, self.layout) = (width, height, isOpaque, layout)
    previous = .allocate(capacity: width)
    indices = .allocate(capacity: width)
    compressor = RowCompressor(rowBytes: width, pixelBytes: 1)
  }

  deinit {
    previous.deallocate()
    indices.deallocate()
  }

  /// Adds the next row of `width` pixels.
  func add(_ row: UnsafePointer<UInt32>) {
    defer { rowCount += 1 }
    let equal = isFirst ? 0 : countOfEqual(previous, row, width)
    if equal == width { return compressor.addRepeatedRow() }
    if hasPalette {
      let above = isFirst ? nil : UnsafePointer(previous)
      if palette.replace(indices, of: above, with: row, count: width, equal: equal) {
        compressor.addRow { $0.update(from: indices, count: width) }
      } else {
        dropPalette()
      }
    }
    if !hasPalette { compressor.addRow { write(row, to: $0) } }
    previous.update(from: row, count: width)
  }

  /// Returns the whole file. `pixelsPerPoint` becomes the resolution, at 72 points an inch.
  func finish(pixelsPerPoint: Double, metadata: SceneMetadata? = nil) -> [UInt8] {
    var file = PNGChunks()
    file.append("IHDR") { chunk in
      chunk.append(UInt32(width))
      chunk.append(UInt32(height))
      chunk.append([8, hasPalette ? 3 : hasAlpha ? 6 : 2, 0, 0, 0])
    }
    file.append(resolution: pixelsPerPoint)
    if hasPalette { appendPalette(to: &file) }
    if let metadata { append(metadata, to: &file) }
    file.append("IDAT") { $0.append(compressor.finish()) }
    file.append("IEND") { _ in }
    return file.bytes
  }

  private func appendPalette(to file: inout PNGChunks) {
    let colors = palette.colors.map(layout.channels)
    file.append("PLTE") { $0.append(colors.flatMap { [$0.red, $0.green, $0.blue] }) }
    let alphas = colors.map(\.alpha)
    if let last = alphas.lastIndex(where: { $0 < 255 }) {
      file.append("tRNS") { $0.append(Array(alphas[...last])) }
    }
  }

  /// Starts again with channels in place of indices: previous rows are read back from the compressed ones, which is
  /// rare, so that they need not be stored as well.
  private func dropPalette() {
    hasAlpha = !isOpaque()
    let pixelBytes = hasAlpha ? 4 : 3
    let (colors, indexed) = (palette.colors, compressor.finish())
    compressor = RowCompressor(rowBytes: width * pixelBytes, pixelBytes: pixelBytes)
    hasPalette = false
    guard rowCount > 0 else { return }
    guard case .bytes(let rows) = inflated(indexed[...], limit: rowCount * (width + 1)) else {
      preconditionFailure("our own stream cannot be read")
    }
    for start in stride(from: 0, to: rows.count, by: width + 1) {
      // The filter, which is 2 for a repeated row, then the indices.
      if rows[start] != 0 {
        compressor.addRepeatedRow()
      } else {
        let pixels = rows[start + 1...start + width].map { colors[Int($0)] }
        compressor.addRow { write(pixels, to: $0) }
      }
    }
  }

  private func write(_ row: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt8>) {
    let hasAlpha = hasAlpha
    var at = 0
    for index in 0..<width {
      let (red, green, blue, alpha) = layout.channels(row[index])
      target[at] = red
      target[at &+ 1] = green
      target[at &+ 2] = blue
      at &+= 3
      if !hasAlpha { continue }
      target[at] = alpha
      at &+= 1
    }
  }
}

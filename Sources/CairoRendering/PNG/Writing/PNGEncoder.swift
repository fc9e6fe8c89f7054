import Drawing
import Graphics

/// Encodes a picture as PNG, row after row.
final class PNGEncoder {
  let width: Int
  let height: Int
  /// Returns whether all pixels are opaque. It is called only if the picture has too many colors for a palette.
  private let isOpaque: () -> Bool
  private var hasAlpha = true
  let layout: PixelLayout

  private let palette = PixelPalette()
  private var compressor: RowCompressor
  private var hasPalette = true
  private var rowCount = 0
  private let previous: UnsafeMutablePointer<UInt32>
  /// The palette indices or color channels of the current row.
  private let samples: UnsafeMutablePointer<UInt8>
  private var isFirst: Bool { rowCount == 0 }

  init(width: Int, height: Int, isOpaque: @escaping () -> Bool, layout: PixelLayout) {
    (self.width, self.height, self.isOpaque, self.layout) = (width, height, isOpaque, layout)
    previous = .allocate(capacity: width)
    samples = .allocate(capacity: 4 * width)
    compressor = RowCompressor(rowBytes: width, pixelBytes: 1)
  }

  deinit {
    previous.deallocate()
    samples.deallocate()
  }

  func add(_ row: UnsafePointer<UInt32>) {
    defer { rowCount += 1 }
    let equal = isFirst ? 0 : countOfEqual(previous, row, width)
    if equal == width { return compressor.addRepeatedRow() }
    let above = isFirst ? nil : UnsafePointer(previous)
    if hasPalette, !palette.replace(samples, of: above, with: row, count: width, equal: equal) {
      dropPalette()
    }
    if !hasPalette { writeChannels(of: row, above: above, equal: equal) }
    compressor.addRow(samples)
    (previous + equal).update(from: row + equal, count: width - equal)
  }

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

  /// Switches from palette indices to color channels. This method decompresses the previous rows and encodes them
  /// again. Keeping them uncompressed for this rare case would waste memory.
  private func dropPalette() {
    hasAlpha = !isOpaque()
    let pixelBytes = hasAlpha ? 4 : 3
    let (colors, indexed) = (palette.colors.map(layout.channels), compressor.finish())
    compressor = RowCompressor(rowBytes: width * pixelBytes, pixelBytes: pixelBytes)
    hasPalette = false
    guard rowCount > 0 else { return }
    guard case .bytes(let rows) = inflated(indexed[...], limit: rowCount * (width + 1)) else {
      preconditionFailure("our own stream cannot be read")
    }
    rows.withUnsafeBufferPointer { rows in
      guard let start = rows.baseAddress else { return }
      var above = start
      for number in 0..<rowCount {
        // The first byte of a row is its filter, which is 0 unless the row repeats the row above.
        let row = start + number * (width + 1)
        if row[0] != 0 {
          compressor.addRepeatedRow()
          continue
        }
        func equal(_ x: Int) -> Int { commonLength(above + x, row + x, width + 1 - x) }
        forEachDifference(in: 1..<width + 1, hasRowAbove: number > 0, equal: equal) {
          writeChannels(colors[Int(row[$0])], at: $0 - 1)
          return true
        }
        compressor.addRow(samples)
        above = row
      }
    }
  }

  /// Writes the color channels of `row` to `samples`. Pixels that equal the pixels above them can be skipped, because
  /// `samples` already contains their channels.
  ///
  /// - Parameter equal: the number of equal pixels at the start of both rows.
  private func writeChannels(of row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?, equal: Int) {
    func equalPixels(_ x: Int) -> Int { countOfEqual(above! + x, row + x, width &- x) }
    forEachDifference(in: equal..<width, hasRowAbove: above != nil, equal: equalPixels) {
      writeChannels(layout.channels(row[$0]), at: $0)
      return true
    }
  }

  @inline(__always)
  private func writeChannels(_ color: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8), at x: Int) {
    let target = samples + (hasAlpha ? 4 &* x : 3 &* x)
    (target[0], target[1], target[2]) = (color.red, color.green, color.blue)
    if hasAlpha { target[3] = color.alpha }
  }
}

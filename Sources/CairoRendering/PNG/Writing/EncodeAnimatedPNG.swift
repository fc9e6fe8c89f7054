public import Graphics

/// Encodes bitmaps of one size as an animated PNG that repeats forever (PNG specification, third edition, sections 4.9
/// and 11.3.6).
///
/// - Parameters:
///   - frames: at least one bitmap, each with at least one pixel.
///   - milliseconds: the duration of each frame, up to 65535.
///   - pixelsPerPoint: the resolution. A point is 1/72 inch.
public func encodeAnimatedPNG(
  _ frames: [Bitmap], milliseconds: Int, pixelsPerPoint: Double = 1
) -> [UInt8] {
  let (width, height) = (frames[0].width, frames[0].height)
  precondition(
    frames.allSatisfy { $0.width == width && $0.height == height && width > 0 && height > 0 },
    "frames are of one size and not empty")
  var file = PNGChunks()
  file.append("IHDR") { chunk in
    chunk.append(UInt32(width))
    chunk.append(UInt32(height))
    chunk.append([8, 6, 0, 0, 0])
  }
  file.append(resolution: pixelsPerPoint)
  file.append("acTL") { chunk in
    chunk.append(UInt32(frames.count))
    chunk.append(0)
  }
  var sequence: UInt32 = 0
  for (index, frame) in frames.enumerated() {
    file.append("fcTL") { chunk in
      for number in [sequence, UInt32(width), UInt32(height), 0, 0] { chunk.append(number) }
      // The bytes are the duration in seconds, as a fraction with the denominator 1000 (0x03E8), and zeros for the
      // disposal and blend operations.
      chunk.append([UInt8(milliseconds >> 8 & 255), UInt8(milliseconds & 255), 0x03, 0xE8, 0, 0])
    }
    sequence += 1
    if index == 0 {
      file.append("IDAT") { $0.append(compressed(frame)) }
    } else {
      file.append("fdAT") { chunk in
        chunk.append(sequence)
        chunk.append(compressed(frame))
      }
      sequence += 1
    }
  }
  file.append("IEND") { _ in }
  return file.bytes
}

private func compressed(_ frame: Bitmap) -> [UInt8] {
  let rowBytes = frame.width * 4
  let compressor = RowCompressor(rowBytes: rowBytes, pixelBytes: 4)
  frame.pixels.withUnsafeBufferPointer { pixels in
    guard let start = pixels.baseAddress else { return }
    for y in 0..<frame.height {
      let row = start + y * rowBytes
      let isRepeated =
        y > 0
        && UnsafeBufferPointer(start: row, count: rowBytes).elementsEqual(
          UnsafeBufferPointer(start: row - rowBytes, count: rowBytes))
      if isRepeated {
        compressor.addRepeatedRow()
      } else {
        compressor.addRow(row)
      }
    }
  }
  return compressor.finish()
}

@testable import CairoRendering

struct RawPNG: Sendable {
  var width: Int
  var height: Int
  var depth = 8
  /// PNG's number for the color type: 0 is gray, 2 RGB, 3 a palette, 4 gray and alpha, and 6 RGBA.
  var colorType = 6
  var isInterlaced = false
  var filters: [UInt8] = [0]
  /// The chunks between the header and the pixels.
  var chunks: [(name: String, content: [UInt8])] = []
  var parts = 1

  var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1 }

  /// Returns the bytes of the PNG file, with the value that `sample` returns for each column, row and channel.
  func bytes(
    compressedBy compress: ([UInt8]) -> [UInt8] = zlibStream, _ sample: (Int, Int, Int) -> Int
  ) -> [UInt8] {
    var rows: [UInt8] = []
    for pass in passes { rows += filtered(pass, sample) }
    let stream = compress(rows)
    var file = PNGChunks()
    file.append("IHDR") { chunk in
      chunk.append(UInt32(width))
      chunk.append(UInt32(height))
      chunk.append([UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0])
    }
    for (name, content) in chunks { file.append(name) { $0.append(content) } }
    for part in 0..<parts {
      let range = stream.count * part / parts..<stream.count * (part + 1) / parts
      file.append("IDAT") { $0.append(Array(stream[range])) }
    }
    file.append("IEND") { _ in }
    return file.bytes
  }

  private var passes: [(columns: [Int], rows: [Int])] {
    guard isInterlaced else { return [(Array(0..<width), Array(0..<height))] }
    return [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      .map { x, y, dx, dy in
        (Array(stride(from: x, to: width, by: dx)), Array(stride(from: y, to: height, by: dy)))
      }
      .filter { !$0.0.isEmpty && !$0.1.isEmpty }
  }

  private func filtered(_ pass: (columns: [Int], rows: [Int]), _ sample: (Int, Int, Int) -> Int) -> [UInt8] {
    let rowBytes = (pass.columns.count * channels * depth + 7) / 8
    let pixelBytes = max(1, channels * depth / 8)
    var above = [UInt8](repeating: 0, count: rowBytes)
    var result: [UInt8] = []
    for (index, row) in pass.rows.enumerated() {
      var raw = [UInt8](repeating: 0, count: rowBytes)
      for (place, column) in pass.columns.enumerated() {
        for channel in 0..<channels {
          let value = sample(column, row, channel)
          let bit = (place * channels + channel) * depth
          if depth == 16 {
            (raw[bit / 8], raw[bit / 8 + 1]) = (UInt8(value >> 8), UInt8(value & 255))
          } else {
            raw[bit / 8] |= UInt8(value << (8 - depth - bit % 8))
          }
        }
      }
      let filter = filters[index % filters.count]
      result.append(filter)
      for at in 0..<rowBytes {
        let left = at >= pixelBytes ? Int(raw[at - pixelBytes]) : 0
        let corner = at >= pixelBytes ? Int(above[at - pixelBytes]) : 0
        let up = Int(above[at])
        let guess =
          switch filter {
          case 0: 0
          case 1: left
          case 2: up
          case 3: (left + up) / 2
          default: paeth(left, up, corner)
          }
        result.append(raw[at] &- UInt8(guess))
      }
      above = raw
    }
    return result
  }

  private func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
    let (pa, pb, pc) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
    return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
  }
}

func storedStream(_ bytes: [UInt8], blockSize: Int = 65535) -> [UInt8] {
  var stream: [UInt8] = [0x78, 0x01]
  var start = 0
  repeat {
    let end = min(bytes.count, start + blockSize)
    let count = UInt16(end - start)
    stream += [end == bytes.count ? 1 : 0, UInt8(count & 255), UInt8(count >> 8)]
    stream += [UInt8(~count & 255), UInt8(~count >> 8)]
    stream += bytes[start..<end]
    start = end
  } while start < bytes.count
  var checksum = Adler32()
  bytes.withUnsafeBufferPointer { checksum.add($0) }
  return stream + (0..<4).map { UInt8(truncatingIfNeeded: checksum.value >> UInt32(24 - 8 * $0)) }
}

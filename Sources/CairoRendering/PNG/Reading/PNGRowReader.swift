import Platform

/// Turns filtered rows into pixels (PNG specification, section 9).
final class PNGRowReader {
  let header: PNGRowHeader
  private let pixels: UnsafeMutableRawPointer
  private let nothing: UnsafeMutablePointer<UInt8>
  /// The samples of the row above, if the picture has one sample per pixel; otherwise empty.
  private var samples: [UInt8]

  init(_ header: PNGRowHeader, _ pixels: UnsafeMutableRawPointer) {
    (self.header, self.pixels) = (header, pixels)
    nothing = .allocate(capacity: header.width * 4)
    nothing.initialize(repeating: 0, count: header.width * 4)
    samples = header.colors.isEmpty ? [] : [UInt8](repeating: 0, count: header.width)
  }

  deinit { nothing.deallocate() }

  /// Reads all rows, and returns whether all their filters and palette indices are valid.
  func read(_ rows: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = rows.baseAddress else { return false }
    return (0..<header.height).allSatisfy { read(start + $0 * header.rowBytes, $0) }
  }

  private func read(_ filtered: UnsafePointer<UInt8>, _ row: Int) -> Bool {
    let target = pixels + row * header.width * 4
    // PNG defines the row above the first row as zeros.
    let above = row > 0 ? UnsafeRawPointer(target - header.width * 4) : UnsafeRawPointer(nothing)
    let filter = filtered[0]
    guard filter <= 4 else { return false }
    // A row that has the filter “Up” (2), and whose other bytes are all 0, equals the row above.
    if filter == 2, row > 0, memcmp(filtered + 1, nothing, header.rowBytes - 1) == 0 {
      memcpy(target, above, header.width * 4)
      return true
    }
    if header.colors.isEmpty {
      unfilterColors(filtered + 1, filter, above, target)
      return true
    }
    return readSamples(filtered + 1, filter, target)
  }

  private func readSamples(
    _ filtered: UnsafePointer<UInt8>, _ filter: UInt8, _ target: UnsafeMutableRawPointer
  ) -> Bool {
    let width = header.width
    var largest: UInt8 = 0
    samples.withUnsafeMutableBufferPointer { samples in
      guard let row = samples.baseAddress else { return }
      switch filter {
      case 0: row.update(from: filtered, count: width)
      case 2: for index in 0..<width { row[index] &+= filtered[index] }
      case 1:
        var left: UInt8 = 0
        for index in 0..<width {
          left &+= filtered[index]
          row[index] = left
        }
      case 3:
        var left: UInt8 = 0
        for index in 0..<width {
          left = filtered[index] &+ UInt8((UInt16(left) + UInt16(row[index])) / 2)
          row[index] = left
        }
      default:
        var (left, corner): (UInt8, UInt8) = (0, 0)
        for index in 0..<width {
          let above = row[index]
          left = filtered[index] &+ paeth(left, above, corner)
          (corner, row[index]) = (above, left)
        }
      }
      for index in 0..<width { largest = max(largest, row[index]) }
      header.colors.withUnsafeBufferPointer { colors in
        let target = target.assumingMemoryBound(to: UInt32.self)
        for index in 0..<width { target[index] = colors[Int(row[index])].littleEndian }
      }
    }
    return Int(largest) < header.colorCount
  }

  private func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int(left), Int(above), Int(corner))
    let (pa, pb, pc) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
    return pa <= pb && pa <= pc ? left : pb <= pc ? above : corner
  }
}

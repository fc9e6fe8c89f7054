import Graphics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The pixels of a PNG file of a common kind: eight bits a sample, not interlaced; grey, palette, RGB or RGBA.
///
/// `nil` for any other kind, and for what is wrong in any way: libpng reads those, or says what it is. Several times
/// as fast as libpng on drawings.
func plainPixels(_ file: PNGFile) -> Bitmap? {
  guard let header = PlainHeader(file), header.width * header.height <= largestPixelCount else { return nil }
  let parts = file.chunks.filter { $0.name == "IDAT" }.map { file.bytes[$0.content] }
  guard let inflater = Inflater(parts.filter { !$0.isEmpty }, room: max(1 << 17, 2 * header.rowBytes)) else {
    return nil
  }
  var isGood = false
  let pixels = [UInt8](unsafeUninitializedCapacity: header.width * header.height * 4) { target, count in
    guard let start = UnsafeMutableRawPointer(target.baseAddress) else { return }
    askForLargePages(start, target.count)
    let rows = PlainRows(header, start)
    isGood = (try? rows.read(inflater)) ?? false
    count = isGood ? target.count : 0
  }
  return isGood ? Bitmap(width: header.width, height: header.height, pixels: pixels) : nil
}

/// Lets the system back a large buffer by large pages, where it can: thousands of page faults fewer.
private func askForLargePages(_ start: UnsafeMutableRawPointer, _ count: Int) {
  #if os(Linux)
    let page = 1 << 12
    let first = UnsafeMutableRawPointer(
      bitPattern: (UInt(bitPattern: start) + UInt(page) - 1) & ~UInt(page - 1))
    // It is only a hint, so nothing depends on the answer.
    if count > 1 << 22 { _ = madvise(first, count - page, Int32(MADV_HUGEPAGE)) }
  #endif
}

/// What rows are made of.
private struct PlainHeader {
  let width: Int
  let height: Int
  /// 1, 3 or 4.
  let pixelBytes: Int
  /// By sample, where a pixel has one: its colour, red lowest. Empty for colours that are written out.
  var colors: [UInt32] = []
  /// The number of samples that stand for a colour.
  var colorCount = 256

  /// With the filter's.
  var rowBytes: Int { width * pixelBytes + 1 }

  init?(_ file: PNGFile) {
    (width, height) = file.size
    let header = file.bytes[file.chunks[0].content]
    let (depth, type) = (header[header.startIndex + 8], header[header.startIndex + 9])
    guard width > 0, height > 0, depth == 8, header.suffix(3).elementsEqual([0, 0, 0]),
      let pixelBytes = [0: 1, 2: 3, 3: 1, 6: 4][type],
      Self.isPlain(file.chunks.map(\.name), isPalette: type == 3)
    else { return nil }
    self.pixelBytes = pixelBytes
    if type == 0 { colors = (0..<256).map { 0xFF00_0000 | $0 << 16 | $0 << 8 | $0 } }
    if type == 3 {
      guard let palette = file.chunks.first(where: { $0.name == "PLTE" })?.content, palette.count % 3 == 0,
        1...256 ~= palette.count / 3
      else { return nil }
      colorCount = palette.count / 3
      colors = (0..<256).map { index in
        guard index < colorCount else { return 0 }
        let bytes = file.bytes[(palette.lowerBound + 3 * index)...].prefix(3)
        return bytes.reversed().reduce(0xFF) { $0 << 8 | UInt32($1) }
      }
      if let alphas = file.chunks.first(where: { $0.name == "tRNS" })?.content {
        guard alphas.count <= colorCount else { return nil }
        for (index, place) in alphas.enumerated() {
          colors[index] = colors[index] & 0xFF_FFFF | UInt32(file.bytes[place]) << 24
        }
      }
    }
  }

  /// Whether the chunks stand in order.
  private static func isPlain(_ names: [String], isPalette: Bool) -> Bool {
    var hasPixels = false
    var last = ""
    for name in names.dropFirst() {
      switch name {
      case "PLTE", "tRNS":
        if !isPalette || hasPixels || names.count(where: { $0 == name }) > 1 { return false }
      case "IDAT":
        if hasPixels, last != "IDAT" { return false }
        hasPixels = true
      case "IEND": break
      // Others, where they may be passed over.
      default: if name.utf8.first.map({ $0 & 32 == 0 }) ?? true { return false }
      }
      last = name
    }
    return hasPixels
  }
}

/// Turns filtered rows into pixels (PNG specification, section 9).
private final class PlainRows {
  private let header: PlainHeader
  private let pixels: UnsafeMutableRawPointer
  /// As many zeros as a row of pixels has bytes.
  private let nothing: UnsafeMutablePointer<UInt8>
  /// Samples of the row above, where a pixel has one.
  private var samples: [UInt8]
  private var checksum = Adler32()

  init(_ header: PlainHeader, _ pixels: UnsafeMutableRawPointer) {
    (self.header, self.pixels) = (header, pixels)
    nothing = .allocate(capacity: header.width * 4)
    nothing.initialize(repeating: 0, count: header.width * 4)
    samples = header.colors.isEmpty ? [] : [UInt8](repeating: 0, count: header.width)
  }

  deinit { nothing.deallocate() }

  /// Reads all rows; `false` where the stream is not exactly those.
  func read(_ inflater: Inflater) throws(Inflater.Corrupt) -> Bool {
    let rowBytes = header.rowBytes
    var start = 0
    var row = 0
    while row < header.height {
      start -= inflater.discard(before: start)
      try inflater.fill()
      while inflater.end - start >= rowBytes, row < header.height {
        guard read(inflater.output + start, row) else { return false }
        start += rowBytes
        row += 1
      }
      if inflater.isFinished, row < header.height { return false }
    }
    // The stream must end here, and its checksum follow.
    start -= inflater.discard(before: start)
    try inflater.fill()
    return inflater.isFinished && inflater.end == start && inflater.trailer() == checksum.value
  }

  private func read(_ filtered: UnsafeMutablePointer<UInt8>, _ row: Int) -> Bool {
    let target = pixels + row * header.width * 4
    // Above the first row is nothing.
    let above = row > 0 ? UnsafeRawPointer(target - header.width * 4) : UnsafeRawPointer(nothing)
    let filter = filtered[0]
    guard filter <= 4 else { return false }
    // A row like the one above, which drawings are full of.
    if filter == 2, row > 0, memcmp(filtered + 1, nothing, header.rowBytes - 1) == 0 {
      memcpy(target, above, header.width * 4)
      checksum.add(2, zeros: header.rowBytes - 1)
      return true
    }
    checksum.add(UnsafeBufferPointer(start: filtered, count: header.rowBytes))
    if header.colors.isEmpty {
      unfilterColors(filtered + 1, filter, above, target)
      return true
    }
    return readSamples(filtered + 1, filter, target)
  }

  /// One sample a pixel.
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

  /// Three or four samples a pixel, four at a time: what stands in a missing one's place is made opaque.
  private func unfilterColors(
    _ filtered: UnsafeMutablePointer<UInt8>, _ filter: UInt8, _ above: UnsafeRawPointer,
    _ target: UnsafeMutableRawPointer
  ) {
    let (width, step) = (header.width, header.pixelBytes)
    let opaque: UInt32 = step == 3 ? 0xFF00_0000 : 0
    let source = UnsafeRawPointer(filtered)
    @inline(__always) func pixel(_ index: Int) -> UInt32 {
      (source + index &* step).loadUnaligned(as: UInt32.self).littleEndian
    }
    @inline(__always) func up(_ index: Int) -> UInt32 {
      (above + index &* 4).loadUnaligned(as: UInt32.self).littleEndian
    }
    @inline(__always) func set(_ index: Int, _ value: UInt32) {
      target.storeBytes(of: (value | opaque).littleEndian, toByteOffset: index &* 4, as: UInt32.self)
    }
    switch filter {
    case 0: for index in 0..<width { set(index, pixel(index)) }
    case 2: for index in 0..<width { set(index, sum(pixel(index), up(index))) }
    case 1:
      var left: UInt32 = 0
      for index in 0..<width {
        left = sum(left, pixel(index))
        set(index, left)
      }
    case 3:
      var left: UInt32 = 0
      for index in 0..<width {
        let other = up(index)
        // The mean of each byte, rounded down.
        left = sum((left & other) &+ ((left ^ other) & 0xFEFE_FEFE) &>> 1, pixel(index))
        set(index, left)
      }
    default: unfilterPaeth(source, step, opaque, above, target)
    }
  }

  private func unfilterPaeth(
    _ source: UnsafeRawPointer, _ step: Int, _ opaque: UInt32, _ above: UnsafeRawPointer,
    _ target: UnsafeMutableRawPointer
  ) {
    let width = header.width
    var left = SIMD4<Int16>(repeating: 0)
    var corner = left
    var index = 0
    while index < width {
      // Where the row above is flat and nothing is added, the pixel to the left goes on.
      if index > 0, index &+ 4 <= width, isZero(source + index &* step, 4 &* step),
        isFlat(above + (index &- 1) &* 4)
      {
        let pixel = (target + (index &- 1) &* 4).loadUnaligned(as: UInt32.self)
        target.storeBytes(
          of: SIMD4<UInt32>(repeating: pixel), toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
        index &+= 4
        continue
      }
      if index > 0 { corner = lanes((above + (index &- 1) &* 4).loadUnaligned(as: UInt32.self)) }
      if index > 0 { left = lanes((target + (index &- 1) &* 4).loadUnaligned(as: UInt32.self)) }
      let end = min(width, index &+ 4)
      while index < end {
        let other = lanes((above + index &* 4).loadUnaligned(as: UInt32.self))
        let toLeft = other &- corner
        let toAbove = left &- corner
        let (pa, pb, pc) = (magnitude(toLeft), magnitude(toAbove), magnitude(toLeft &+ toAbove))
        var guess = corner.replacing(with: other, where: pb .<= pc)
        guess.replace(with: left, where: (pa .<= pb) .& (pa .<= pc))
        left = (guess &+ lanes((source + index &* step).loadUnaligned(as: UInt32.self))) & 255
        corner = other
        let bytes = unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: left), to: UInt32.self)
        target.storeBytes(of: bytes | opaque.littleEndian, toByteOffset: index &* 4, as: UInt32.self)
        index &+= 1
      }
    }
  }

  /// Whether twelve or sixteen bytes are zero.
  @inline(__always)
  private func isZero(_ bytes: UnsafeRawPointer, _ count: Int) -> Bool {
    let first = bytes.loadUnaligned(as: UInt64.self)
    let last = (bytes + (count &- 8)).loadUnaligned(as: UInt64.self)
    return first | last == 0
  }

  /// Whether five pixels are the same.
  @inline(__always)
  private func isFlat(_ pixels: UnsafeRawPointer) -> Bool {
    let one = pixels.loadUnaligned(as: SIMD4<UInt32>.self)
    return one == (pixels + 4).loadUnaligned(as: SIMD4<UInt32>.self)
  }
}

/// Each byte's sum.
@inline(__always)
private func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
  ((a & 0x7F7F_7F7F) &+ (b & 0x7F7F_7F7F)) ^ ((a ^ b) & 0x8080_8080)
}

@inline(__always)
private func lanes(_ pixel: UInt32) -> SIMD4<Int16> {
  SIMD4<Int16>(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
}

@inline(__always)
private func magnitude(_ value: SIMD4<Int16>) -> SIMD4<Int16> {
  value.replacing(with: 0 &- value, where: value .< 0)
}

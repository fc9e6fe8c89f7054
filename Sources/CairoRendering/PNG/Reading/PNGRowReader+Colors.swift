extension PNGRowReader {
  func unfilterColors(
    _ filtered: UnsafePointer<UInt8>, _ filter: UInt8, _ above: UnsafeRawPointer,
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
        // Undo PNG's filter “Average” by adding the mean of the bytes to the left and above, rounded down.
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
      // Take a shortcut in areas of one color. The filter “Paeth” makes the next four pixels equal to the previous
      // pixel if their filtered bytes are 0 and the pixels above all five are equal.
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

  /// Returns whether all bytes are 0. `count` must be 12 or 16.
  @inline(__always)
  private func isZero(_ bytes: UnsafeRawPointer, _ count: Int) -> Bool {
    let first = bytes.loadUnaligned(as: UInt64.self)
    let last = (bytes + (count &- 8)).loadUnaligned(as: UInt64.self)
    return first | last == 0
  }

  @inline(__always)
  private func isFlat(_ pixels: UnsafeRawPointer) -> Bool {
    let one = pixels.loadUnaligned(as: SIMD4<UInt32>.self)
    return one == (pixels + 4).loadUnaligned(as: SIMD4<UInt32>.self)
  }
}

/// Adds each of the four bytes of `a` to the corresponding byte of `b`, without carries from one byte to the next.
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

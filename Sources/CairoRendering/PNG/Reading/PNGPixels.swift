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

import CPNG
import Platform

enum Inflated {
  case bytes([UInt8])
  case tooLong
  case corrupt
}

/// Unpacks a zlib stream (RFC 1950) whose content has at most `limit` bytes, and verifies its checksum.
func inflated(_ stream: ArraySlice<UInt8>, limit: Int) -> Inflated {
  guard let decompressor = libdeflate_alloc_decompressor() else { return .corrupt }
  defer { libdeflate_free_decompressor(decompressor) }
  var status = LIBDEFLATE_BAD_DATA
  // Allocate eight spare bytes, because `PNGRowReader` and `commonLength` read several bytes at a time, and may read
  // beyond the last row.
  let bytes = [UInt8](unsafeUninitializedCapacity: limit + MemoryLayout<UInt64>.size) { target, count in
    askForLargePages(target)
    stream.withUnsafeBytes { stream in
      var read = 0
      status = libdeflate_zlib_decompress_ex(
        decompressor, stream.baseAddress, stream.count, target.baseAddress, limit, &read, &count)
      if status == LIBDEFLATE_SUCCESS, read != stream.count { status = LIBDEFLATE_BAD_DATA }
      if status != LIBDEFLATE_SUCCESS { count = 0 }
    }
  }
  return switch status {
  case LIBDEFLATE_SUCCESS: .bytes(bytes)
  case LIBDEFLATE_INSUFFICIENT_SPACE: .tooLong
  default: .corrupt
  }
}

/// On Linux, requests large memory pages for a buffer of more than 4 MB. This saves thousands of page faults.
func askForLargePages(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
  #if os(Linux)
    let page = 1 << 12
    let first = UnsafeMutableRawPointer(
      bitPattern: (UInt(bitPattern: buffer.baseAddress) + UInt(page) - 1) & ~UInt(page - 1))
    // The result does not matter, because `madvise` is only a hint.
    if buffer.count > 1 << 22 { _ = madvise(first, buffer.count - page, Int32(MADV_HUGEPAGE)) }
  #endif
}

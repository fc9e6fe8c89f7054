import CPango

final class FontTable {
  private let blob: OpaquePointer?
  private let bytes: UnsafeRawBufferPointer

  init(_ name: StaticString, of face: OpaquePointer) {
    blob = hb_face_reference_table(face, tag(name))
    var length: CUnsignedInt = 0
    let data = hb_blob_get_data(blob, &length)
    bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length))
  }

  deinit { hb_blob_destroy(blob) }

  var isEmpty: Bool { bytes.isEmpty }

  private func word(_ offset: Int) -> Int {
    offset + 1 < bytes.count ? Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) : 0
  }

  /// Returns whether a lookup of the table `GPOS` only positions marks, or only adjusts the first glyph of each pair,
  /// as kerning does.
  func onlyKernsOrPlacesMarks(lookup index: Int) -> Bool {
    let list = word(8)
    let lookup = list + word(list + 2 + 2 * index)
    let (flags, count) = (word(lookup + 2), word(lookup + 4))
    // A lookup with the flag 2 (`IGNORE_BASE_GLYPHS`) skips base glyphs, so it may kern two glyphs that are not
    // adjacent.
    guard flags & 2 == 0 else { return false }
    return (0..<count).allSatisfy { number in
      var kind = word(lookup)
      var start = lookup + word(lookup + 6 + 2 * number)
      if kind == 9 {
        // An extension subtable only refers to another subtable.
        kind = word(start + 2)
        start += word(start + 4) << 16 | word(start + 6)
      }
      switch kind {
      // Reject rules that also adjust a pair's second glyph, because HarfBuzz continues after that glyph: in `ABC`, it
      // would kern `AB` but not `BC`.
      case 2: return word(start + 6) == 0
      case 4, 5, 6: return true
      default: return false
      }
    }
  }
}

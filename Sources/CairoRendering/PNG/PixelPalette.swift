/// The colours of a picture as long as they are at most 256, in the order in which they appear.
struct PixelPalette {
  private(set) var colors: [UInt32] = []
  /// Open addressing: a colour's index + 1, or 0.
  private var slots = [UInt16](repeating: 0, count: 1024)

  /// The colours' indices, `nil` where a colour is one too many. The palette is complete up to there.
  mutating func indices(of row: UnsafePointer<UInt32>, count: Int) -> [UInt8]? {
    var failed = false
    let indices = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
      var last = ~row[0]
      var index: UInt8 = 0
      for x in 0..<count {
        let pixel = row[x]
        if pixel != last {
          guard let found = self.index(of: pixel) else {
            failed = true
            return
          }
          (last, index) = (pixel, found)
        }
        target[x] = index
      }
      initialized = count
    }
    return failed ? nil : indices
  }

  private mutating func index(of color: UInt32) -> UInt8? {
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if colors[index] == color { return UInt8(index) }
      slot = (slot + 1) & 1023
    }
    if colors.count == 256 { return nil }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
    return UInt8(colors.count - 1)
  }
}

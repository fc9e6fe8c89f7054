final class PixelPalette {
  private let table: UnsafeMutablePointer<UInt32>
  /// A hash table with open addressing. Each slot contains a color's index plus 1, or 0 if the slot is empty.
  private let slots: UnsafeMutablePointer<UInt16>
  private var count = 0

  private static let most = 256
  private static let slotBits: UInt32 = 10

  init() {
    table = .allocate(capacity: Self.most)
    slots = .allocate(capacity: 1 << Int(Self.slotBits))
    slots.initialize(repeating: 0, count: 1 << Int(Self.slotBits))
  }

  deinit {
    table.deallocate()
    slots.deallocate()
  }

  var colors: [UInt32] { Array(UnsafeBufferPointer(start: table, count: count)) }

  /// Replaces the palette indices of the row `above` with those of `row`, and returns whether the palette has space for
  /// all colors.
  ///
  /// - Parameter equal: the number of equal pixels at the start of both rows.
  func replace(
    _ indices: UnsafeMutablePointer<UInt8>, of above: UnsafePointer<UInt32>?,
    with row: UnsafePointer<UInt32>, count: Int, equal: Int
  ) -> Bool {
    var last = ~row[0]
    var index: UInt8 = 0
    func equalPixels(_ x: Int) -> Int { countOfEqual(above! + x, row + x, count &- x) }
    return forEachDifference(in: equal..<count, hasRowAbove: above != nil, equal: equalPixels) { x in
      let pixel = row[x]
      if pixel != last {
        guard let found = self.index(of: pixel) else { return false }
        (last, index) = (pixel, found)
      }
      indices[x] = index
      return true
    }
  }

  private func index(of color: UInt32) -> UInt8? {
    var slot = Int(truncatingIfNeeded: (color &* 0x9E37_79B1) &>> (32 &- Self.slotBits))
    while slots[slot] != 0 {
      let index = Int(slots[slot]) &- 1
      if table[index] == color { return UInt8(truncatingIfNeeded: index) }
      slot = (slot &+ 1) & (1 << Int(Self.slotBits) - 1)
    }
    if count == Self.most { return nil }
    table[count] = color
    count += 1
    slots[slot] = UInt16(count)
    return UInt8(count - 1)
  }
}

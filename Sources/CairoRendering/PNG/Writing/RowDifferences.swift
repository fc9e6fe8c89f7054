/// Calls `body` with the positions of all pixels that differ from the pixel above, and of some pixels that equal it.
///
/// - Parameters:
///   - equal: takes a position, and returns how many consecutive pixels from there on equal the pixels above.
///   - body: takes a position, and returns `false` to stop.
/// - Returns: `false` if `body` stopped.
@inline(__always)
@discardableResult
func forEachDifference(
  in places: Range<Int>, hasRowAbove: Bool, equal: (Int) -> Int, _ body: (Int) -> Bool
) -> Bool {
  var x = places.lowerBound
  while x < places.upperBound {
    // Pass the next eight pixels to `body` without comparing them, because comparing each pixel would take longer. If
    // there is no row above, pass all pixels.
    let end = hasRowAbove ? min(places.upperBound, x &+ 8) : places.upperBound
    while x < end {
      if !body(x) { return false }
      x &+= 1
    }
    if x < places.upperBound { x &+= equal(x) }
  }
  return true
}

/// Returns the number of equal pixels at the start of two rows.
func countOfEqual(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ count: Int) -> Int {
  var index = 0
  // Without a branch per pixel, the compiler can compare many pixels at once.
  while index &+ 32 <= count {
    var difference: UInt32 = 0
    for offset in 0..<32 { difference |= a[index &+ offset] ^ b[index &+ offset] }
    if difference != 0 { break }
    index &+= 32
  }
  while index &+ 2 <= count {
    let x = UnsafeRawPointer(a + index).loadUnaligned(as: UInt64.self).littleEndian
    let y = UnsafeRawPointer(b + index).loadUnaligned(as: UInt64.self).littleEndian
    if x != y { return index &+ ((x ^ y) & 0xFFFF_FFFF == 0 ? 1 : 0) }
    index &+= 2
  }
  if index < count, a[index] == b[index] { index &+= 1 }
  return index
}

/// Hands out the places of a row's pixels, but for most of those that are as in the row above.
///
/// - Parameters:
///   - places: those that may differ.
///   - hasRowAbove: whether there is one; else every place is handed out.
///   - equal: how many pixels from a place on are as above.
///   - body: takes a place; `false` ends it.
/// - Returns: whether `body` went on to the end.
@inline(__always)
@discardableResult
func forEachDifference(
  in places: Range<Int>, hasRowAbove: Bool, equal: (Int) -> Int, _ body: (Int) -> Bool
) -> Bool {
  var x = places.lowerBound
  while x < places.upperBound {
    // A stretch that differs, up to where a look at the row above is worth it again.
    let end = hasRowAbove ? min(places.upperBound, x &+ 8) : places.upperBound
    while x < end {
      if !body(x) { return false }
      x &+= 1
    }
    if x < places.upperBound { x &+= equal(x) }
  }
  return true
}

/// How many pixels, from the first on, are the same in two rows of `count`.
func countOfEqual(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ count: Int) -> Int {
  var index = 0
  // Without a branch a pixel, so that the compiler can compare many at once.
  while index &+ 32 <= count {
    var difference: UInt32 = 0
    for offset in 0..<32 { difference |= a[index &+ offset] ^ b[index &+ offset] }
    if difference != 0 { break }
    index &+= 32
  }
  // Two at once.
  while index &+ 2 <= count {
    let x = UnsafeRawPointer(a + index).loadUnaligned(as: UInt64.self).littleEndian
    let y = UnsafeRawPointer(b + index).loadUnaligned(as: UInt64.self).littleEndian
    if x != y { return index &+ ((x ^ y) & 0xFFFF_FFFF == 0 ? 1 : 0) }
    index &+= 2
  }
  if index < count, a[index] == b[index] { index &+= 1 }
  return index
}

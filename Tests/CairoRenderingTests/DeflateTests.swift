import Testing

@testable import CairoRendering

/// The symbols of DEFLATE, from the tables of RFC 1951, section 3.2.5.
@Suite struct DeflateTests {
  @Test(
    arguments: [
      (3, 257, 0, 0), (10, 264, 0, 0), (11, 265, 0, 1), (12, 265, 1, 1), (13, 266, 0, 1), (18, 268, 1, 1),
      (19, 269, 0, 2), (22, 269, 3, 2), (130, 280, 15, 4), (131, 281, 0, 5), (257, 284, 30, 5),
      (258, 285, 0, 0),
    ] as [(Int, UInt16, UInt8, UInt8)])
  func lengths(length: Int, symbol: UInt16, extra: UInt8, bits: UInt8) {
    let found = DeflateSymbols.ofLength[length]
    #expect(found.symbol == symbol && found.extra == extra && found.extraBits == bits)
  }

  @Test(
    arguments: [
      (1, 0, 0, 0), (4, 3, 0, 0), (5, 4, 0, 1), (6, 4, 1, 1), (7, 5, 0, 1), (8, 5, 1, 1), (9, 6, 0, 2),
      (256, 15, 63, 6), (257, 16, 0, 7), (24_576, 28, 8191, 13), (24_577, 29, 0, 13), (32_768, 29, 8191, 13),
    ] as [(Int, Int, UInt32, Int)])
  func distances(distance: Int, symbol: Int, extra: UInt32, bits: Int) {
    let found = DeflateSymbols.ofDistance(distance)
    #expect(found.symbol == symbol && found.extra == extra && found.extraBits == bits)
  }

  /// Code lengths, and the DEFLATE symbols that encode them. Symbol 16 repeats the last length, and symbols 17 and 18
  /// repeat the length 0.
  static let runs: [(lengths: [(UInt8, Int)], symbols: [[Int]])] = [
    ([], []), ([(5, 1)], [[5, 0]]), ([(5, 3)], [[5, 0], [5, 0], [5, 0]]), ([(5, 4)], [[5, 0], [16, 0]]),
    ([(5, 7)], [[5, 0], [16, 3]]), ([(5, 8)], [[5, 0], [16, 3], [5, 0]]),
    ([(5, 10)], [[5, 0], [16, 3], [16, 0]]), ([(0, 2)], [[0, 0], [0, 0]]), ([(0, 3)], [[17, 0]]),
    ([(0, 10)], [[17, 7]]), ([(0, 11)], [[18, 0]]), ([(0, 138)], [[18, 127]]),
    ([(0, 139)], [[18, 127], [0, 0]]), ([(0, 149)], [[18, 127], [18, 0]]),
    ([(5, 1), (0, 3), (5, 1)], [[5, 0], [17, 0], [5, 0]]), ([(4, 1), (5, 1)], [[4, 0], [5, 0]]),
  ]

  @Test(arguments: runs.indices) func run(index: Int) {
    let test = Self.runs[index]
    let lengths = test.lengths.flatMap { [UInt8](repeating: $0.0, count: $0.1) }
    let found = CodeLengthRun.runs(lengths)
    #expect(found.map { [$0.symbol, $0.extra] } == test.symbols)
    let bits = [16: 2, 17: 3, 18: 7]
    #expect(found.allSatisfy { $0.extraBits == bits[$0.symbol] ?? 0 })
  }

  @Test func bitsAreWrittenFromTheLowest() {
    var writer = BitWriter()
    for (bits, length) in [(1, 1), (2, 2), (0x1F, 5)] as [(UInt32, Int)] { writer.write(bits, length) }
    let first = writer.count
    writer.write(0xABCDEF, 24)
    writer.write(1, 1)
    let second = writer.count
    writer.finish()
    writer.finish()
    let bytes = writer.bytes
    #expect([first, second] == [1, 4])
    #expect(bytes == [0xFD, 0xEF, 0xCD, 0xAB, 1])
  }

  @Test func manyBitsAreKept() {
    var writer = BitWriter()
    for index in 0..<3000 { writer.write(UInt32(index), 32) }
    let bytes = writer.bytes
    #expect(bytes.count == 12_000)
    for index in 0..<3000 {
      let (low, high) = (Int(bytes[4 * index]), Int(bytes[4 * index + 1]))
      #expect(low + 256 * high == index)
    }
  }

  /// A value is kept only if its cost is at most a quarter of the limit. If the sum of the costs would exceed the
  /// limit, the cache first removes all earlier values.
  @Test func aCacheIsBounded() {
    var cache = BoundedCache<String, Int>(limit: 100)
    cache.keep(0, for: "large", cost: 26)
    #expect(cache["large"] == nil)
    for (index, key) in ["a", "b", "c", "d"].enumerated() { cache.keep(index, for: key, cost: 25) }
    #expect(["a", "b", "c", "d"].map { cache[$0] } == [0, 1, 2, 3])
    cache.keep(4, for: "e", cost: 1)
    #expect(cache["a"] == nil && cache["d"] == nil && cache["e"] == 4)
    for key in ["f", "g", "h"] { cache.keep(5, for: key, cost: 25) }
    #expect(cache["e"] == 4 && cache["h"] == 5)
    cache.keep(6, for: "i", cost: 25)
    #expect(cache["e"] == nil && cache["h"] == nil && cache["i"] == 6)
  }
}

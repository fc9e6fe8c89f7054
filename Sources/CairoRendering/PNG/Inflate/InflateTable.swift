/// Decodes the codewords of one Huffman code: a table by a codeword's first bits, and further tables for the few
/// that are longer.
///
/// An entry is `value << 16 | kind << 12 | extra bits << 8 | codeword's bits`.
struct InflateTable: ~Copyable {
  enum Kind {
    static let literal: UInt32 = 0
    /// The value is a length or a distance to which extra bits are added.
    static let base: UInt32 = 1
    static let end: UInt32 = 2
    /// The value is where a further table begins, the extra bits are how many more bits index it.
    static let further: UInt32 = 3
    static let invalid: UInt32 = 4
  }

  let entries: UnsafeMutablePointer<UInt32>
  /// How many bits index the first table.
  let bits: Int
  private let capacity: Int

  static let longest = 15

  /// - Parameter symbols: the most that a code has.
  init(bits: Int, symbols: Int) {
    self.bits = bits
    capacity = 1 << bits + symbols << (Self.longest - bits)
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: Kind.invalid << 12, count: capacity)
  }

  deinit { entries.deallocate() }

  /// Makes the table of a code (RFC 1951, section 3.2.2); `false` where the lengths are no complete code.
  ///
  /// - Parameters:
  ///   - lengths: by symbol, 0 where it has no codeword.
  ///   - meanings: by symbol, its entry without the codeword's bits.
  mutating func build(
    _ lengths: UnsafeBufferPointer<UInt8>, _ meanings: [UInt32], mayBeLone: Bool = true
  ) -> Bool {
    var counts = [Int](repeating: 0, count: Self.longest + 1)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    // As in zlib, a lone codeword of one bit, or none at all, is not an error until it is met.
    let used = (1...Self.longest).reduce(0) { $0 + counts[$1] << (Self.longest - $1) }
    let isLone = counts[1] <= (mayBeLone ? 1 : 0) && !counts[2...].contains { $0 > 0 }
    guard used == 1 << Self.longest || isLone else { return false }
    entries.update(repeating: Kind.invalid << 12 | 1, count: 1 << bits)

    var next = [UInt32](repeating: 0, count: Self.longest + 1)
    for length in 1..<Self.longest { next[length + 1] = (next[length] + UInt32(counts[length])) << 1 }
    let longest = counts.lastIndex { $0 > 0 } ?? 1
    var free = 1 << bits
    for symbol in lengths.indices where lengths[symbol] > 0 {
      let length = Int(lengths[symbol])
      let code = reversed(next[length], length)
      next[length] += 1
      if length <= bits {
        let entry = meanings[symbol] | UInt32(length)
        for place in stride(from: code, to: 1 << bits, by: 1 << length) { entries[place] = entry }
        continue
      }
      // A further table for all codewords that begin alike, as wide as the longest needs.
      let start = code & (1 << bits - 1)
      let more = longest - bits
      if entries[start] >> 12 & 15 != Kind.further {
        guard free + 1 << more <= capacity else { return false }
        entries[start] = UInt32(free) << 16 | Kind.further << 12 | UInt32(more) << 8 | UInt32(bits)
        free += 1 << more
      }
      let table = Int(entries[start] >> 16)
      let entry = meanings[symbol] | UInt32(length - bits)
      for place in stride(from: code >> bits, to: 1 << more, by: 1 << (length - bits)) {
        entries[table + place] = entry
      }
    }
    return true
  }

  private func reversed(_ code: UInt32, _ length: Int) -> Int {
    var result = 0
    for bit in 0..<length where code >> UInt32(bit) & 1 == 1 { result |= 1 << (length - 1 - bit) }
    return result
  }
}

extension InflateTable {
  /// What the literal and length symbols stand for (RFC 1951, section 3.2.5).
  static let literalMeanings: [UInt32] = {
    var meanings = (0..<256).map { UInt32($0) << 16 }
    meanings.append(Kind.end << 12)
    var base: UInt32 = 3
    for symbol in 257..<285 {
      let extra = symbol < 265 ? 0 : UInt32(symbol - 261) / 4
      meanings.append(base << 16 | Kind.base << 12 | extra << 8)
      base += 1 << extra
    }
    meanings.append(258 << 16 | Kind.base << 12)
    return meanings + [Kind.invalid << 12, Kind.invalid << 12]
  }()

  static let distanceMeanings: [UInt32] = {
    var meanings: [UInt32] = []
    var base: UInt32 = 1
    for symbol in 0..<30 {
      let extra = symbol < 4 ? 0 : UInt32(symbol - 2) / 2
      meanings.append(base << 16 | Kind.base << 12 | extra << 8)
      base += 1 << extra
    }
    return meanings + [Kind.invalid << 12, Kind.invalid << 12]
  }()

  /// Code lengths are written in a code of their own.
  static let lengthMeanings: [UInt32] = (0..<19).map { UInt32($0) << 16 }
}

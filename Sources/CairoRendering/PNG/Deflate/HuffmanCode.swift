/// A canonical Huffman code for given frequencies (RFC 1951, section 3.2.2).
struct HuffmanCode {
  /// The number of bits of each symbol; 0 for a symbol that does not occur.
  private(set) var lengths: [UInt8]
  /// The code of each symbol. The lowest bit is written first.
  private(set) var codes: [UInt32]

  /// Creates a code with at most `limit` bits per symbol. The code has at least two symbols, because some decoders
  /// require this.
  init(frequencies: [Int], limit: Int) {
    var frequencies = frequencies
    var unused = frequencies.indices.filter { frequencies[$0] == 0 }.makeIterator()
    for _ in 0..<max(0, 2 - frequencies.count(where: { $0 > 0 })) {
      if let symbol = unused.next() { frequencies[symbol] = 1 }
    }
    // Symbols of equal frequency keep their order, so the result is always the same.
    let symbols = frequencies.indices.filter { frequencies[$0] > 0 }
      .map { frequencies[$0] << 9 | $0 }.sorted().map { $0 & 511 }
    var counts = Self.counts(symbols.map { frequencies[$0] })
    Self.limit(&counts, to: limit)
    lengths = [UInt8](repeating: 0, count: frequencies.count)
    var rarest = symbols.makeIterator()
    for length in stride(from: limit, to: 0, by: -1) {
      for _ in 0..<counts[length] {
        if let symbol = rarest.next() { lengths[symbol] = UInt8(length) }
      }
    }
    codes = Self.canonicalCodes(lengths)
  }

  init(lengths: [UInt8]) {
    self.lengths = lengths
    codes = Self.canonicalCodes(lengths)
  }

  /// Returns the number of symbols that have each code length, computed with Van Leeuwen's two-queue method (1976).
  /// `leaves` contains the symbols' frequencies in ascending order.
  private static func counts(_ leaves: [Int]) -> [Int] {
    var weights: [Int] = []
    var parents = [Int](repeating: 0, count: 2 * leaves.count)
    var (leaf, inner) = (0, 0)
    func takeLightest() -> (weight: Int, node: Int) {
      if leaf < leaves.count, inner >= weights.count || leaves[leaf] <= weights[inner] {
        leaf += 1
        return (leaves[leaf - 1], leaf - 1)
      }
      inner += 1
      return (weights[inner - 1], leaves.count + inner - 1)
    }
    while leaves.count - leaf + weights.count - inner > 1 {
      let (first, second) = (takeLightest(), takeLightest())
      parents[first.node] = leaves.count + weights.count
      parents[second.node] = leaves.count + weights.count
      weights.append(first.weight + second.weight)
    }
    var depths = [Int](repeating: 0, count: leaves.count + weights.count)
    var counts = [Int](repeating: 0, count: 64)
    for node in stride(from: depths.count - 2, through: 0, by: -1) {
      depths[node] = depths[parents[node]] + 1
      if node < leaves.count { counts[min(63, depths[node])] += 1 }
    }
    return counts
  }

  /// Sets the length of all codes that are longer than `limit` to `limit`, and then lengthens shorter codes until the
  /// lengths form a complete Huffman code again.
  private static func limit(_ counts: inout [Int], to limit: Int) {
    for length in limit + 1..<counts.count {
      counts[limit] += counts[length]
      counts[length] = 0
    }
    var used = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
    while used > 1 << limit {
      counts[limit] -= 1
      if let length = (1..<limit).last(where: { counts[$0] > 0 }) {
        counts[length] -= 1
        counts[length + 1] += 2
      }
      used -= 1
    }
  }

  private static func canonicalCodes(_ lengths: [UInt8]) -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt32](repeating: 0, count: 16)
    for length in 1..<16 { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
    return lengths.map { length in
      if length == 0 { return 0 }
      defer { next[Int(length)] += 1 }
      return reversed(next[Int(length)], Int(length))
    }
  }

  private static func reversed(_ code: UInt32, _ length: Int) -> UInt32 {
    var result: UInt32 = 0
    for bit in 0..<length where code >> UInt32(bit) & 1 == 1 { result |= 1 << UInt32(length - 1 - bit) }
    return result
  }
}

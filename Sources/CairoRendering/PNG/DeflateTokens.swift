/// What DEFLATE's compressed data is made of (RFC 1951, section 3.2.5): literal bytes and copies of what
/// stands some way back. Collected for a block, then written with a code made for them.
struct DeflateTokens {
  /// A literal byte, or `length << 16 | distance`.
  private var tokens: [UInt32] = []
  private var literalFrequencies = [Int](repeating: 0, count: 286)
  private var distanceFrequencies = [Int](repeating: 0, count: 30)

  static let longestCopy = 258
  static let longestDistance = 32768

  /// Enough for a code to be worth its header, few enough to adapt.
  private static let most = 1 << 15

  var isFull: Bool { tokens.count >= Self.most }

  @inline(__always)
  mutating func literal(_ byte: UInt8) {
    tokens.append(UInt32(byte))
    literalFrequencies[Int(byte)] += 1
  }

  /// `length` from 3 to 258, `distance` from 1 to 32768.
  @inline(__always)
  mutating func copy(length: Int, distance: Int) {
    tokens.append(UInt32(length) << 16 | UInt32(distance - 1))
    literalFrequencies[Int(DeflateSymbols.ofLength[length].symbol)] += 1
    distanceFrequencies[DeflateSymbols.ofDistance(distance).symbol] += 1
  }

  /// Writes all tokens as one block, and forgets them.
  mutating func write(to bits: inout BitWriter, isLast: Bool) {
    literalFrequencies[256] = 1
    let literals = HuffmanCode(frequencies: literalFrequencies, limit: 15)
    let distances = HuffmanCode(frequencies: distanceFrequencies, limit: 15)
    bits.reserve(tokens.count * 2 + 400)
    bits.write(isLast ? 1 : 0, 1)
    bits.write(2, 2)
    writeLengths(of: literals, distances, to: &bits)
    for token in tokens {
      if token < 256 {
        bits.write(literals.codes[Int(token)], Int(literals.lengths[Int(token)]))
        continue
      }
      let length = DeflateSymbols.ofLength[Int(token >> 16)]
      bits.write(literals.codes[Int(length.symbol)], Int(literals.lengths[Int(length.symbol)]))
      bits.write(UInt32(length.extra), Int(length.extraBits))
      let distance = DeflateSymbols.ofDistance(Int(token & 0xFFFF) + 1)
      bits.write(distances.codes[distance.symbol], Int(distances.lengths[distance.symbol]))
      bits.write(distance.extra, distance.extraBits)
    }
    bits.write(literals.codes[256], Int(literals.lengths[256]))
    self = DeflateTokens()
  }

  /// Both codes' lengths, run-length encoded in a third code (section 3.2.7).
  private func writeLengths(of literals: HuffmanCode, _ distances: HuffmanCode, to bits: inout BitWriter) {
    let literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let distanceCount = max(1, (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let lengths = Array(literals.lengths[..<literalCount]) + distances.lengths[..<distanceCount]
    let runs = Self.runs(lengths)
    var frequencies = [Int](repeating: 0, count: 19)
    for run in runs { frequencies[run.symbol] += 1 }
    let code = HuffmanCode(frequencies: frequencies, limit: 7)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    let count = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)

    bits.write(UInt32(literalCount - 257), 5)
    bits.write(UInt32(distanceCount - 1), 5)
    bits.write(UInt32(count - 4), 4)
    for symbol in order[..<count] { bits.write(UInt32(code.lengths[symbol]), 3) }
    for run in runs {
      bits.write(code.codes[run.symbol], Int(code.lengths[run.symbol]))
      bits.write(UInt32(run.extra), run.extraBits)
    }
  }

  private static func runs(_ lengths: [UInt8]) -> [(symbol: Int, extra: Int, extraBits: Int)] {
    var runs: [(symbol: Int, extra: Int, extraBits: Int)] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var end = index + 1
      while end < lengths.count, lengths[end] == length { end += 1 }
      var count = end - index
      if length != 0 {
        runs.append((Int(length), 0, 0))
        count -= 1
      }
      while count > 0 {
        if length == 0, count >= 11 {
          runs.append((18, min(count, 138) - 11, 7))
          count -= min(count, 138)
        } else if length == 0, count >= 3 {
          runs.append((17, count - 3, 3))
          count = 0
        } else if count >= 3 {
          runs.append((16, min(count, 6) - 3, 2))
          count -= min(count, 6)
        } else {
          runs.append((Int(length), 0, 0))
          count -= 1
        }
      }
      index = end
    }
    return runs
  }
}

/// The symbols and extra bits that stand for lengths and distances (RFC 1951, section 3.2.5).
enum DeflateSymbols {
  struct Length {
    var symbol: UInt16
    var extra: UInt8
    var extraBits: UInt8
  }

  /// By length, from 3 to 258.
  static let ofLength: [Length] = {
    var lengths = [Length](repeating: Length(symbol: 0, extra: 0, extraBits: 0), count: 259)
    var length = 3
    for symbol in 257..<285 {
      let extraBits = symbol < 265 ? 0 : (symbol - 261) / 4
      for extra in 0..<(1 << extraBits) where length < 259 {
        lengths[length] = Length(symbol: UInt16(symbol), extra: UInt8(extra), extraBits: UInt8(extraBits))
        length += 1
      }
    }
    lengths[258] = Length(symbol: 285, extra: 0, extraBits: 0)
    return lengths
  }()

  /// From 1 to 32768.
  @inline(__always)
  static func ofDistance(_ distance: Int) -> (symbol: Int, extra: UInt32, extraBits: Int) {
    let value = UInt32(distance - 1)
    if value < 4 { return (Int(value), 0, 0) }
    // The two highest bits choose the symbol, the rest follow.
    let extraBits = 30 - value.leadingZeroBitCount
    return (
      2 * extraBits + 2 + Int(value >> UInt32(extraBits) & 1), value & ((1 << UInt32(extraBits)) - 1),
      extraBits
    )
  }
}

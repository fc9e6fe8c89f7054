/// The tokens of a DEFLATE block, which are literal bytes and copies of earlier bytes (RFC 1951, section 3.2.5). The
/// buffer is allocated manually, because an array would be slower.
final class DeflateTokens {
  /// A token is a literal byte, or `length << 16 | distance - 1` for a copy.
  private let tokens: UnsafeMutablePointer<UInt32>
  private let capacity: Int
  private var count = 0
  private let literalFrequencies: UnsafeMutableBufferPointer<Int>
  private let distanceFrequencies: UnsafeMutableBufferPointer<Int>
  private let lengths: UnsafeMutableBufferPointer<DeflateSymbols.Length>

  static let longestCopy = 258
  static let longestDistance = 32768

  /// The number of tokens at which a block is full.
  private static let most = 1 << 15

  /// - Parameter step: the largest number of tokens that are added between two checks of `isFull`.
  init(step: Int) {
    capacity = Self.most + step
    tokens = .allocate(capacity: capacity)
    literalFrequencies = .allocate(capacity: 286)
    literalFrequencies.initialize(repeating: 0)
    distanceFrequencies = .allocate(capacity: 30)
    distanceFrequencies.initialize(repeating: 0)
    lengths = .allocate(capacity: 259)
    _ = lengths.initialize(from: DeflateSymbols.ofLength)
  }

  deinit {
    tokens.deallocate()
    literalFrequencies.deallocate()
    distanceFrequencies.deallocate()
    lengths.deallocate()
  }

  var isFull: Bool { count >= Self.most }

  @inline(__always)
  func literal(_ byte: UInt8) {
    append(UInt32(byte))
    literalFrequencies[Int(byte)] &+= 1
  }

  @inline(__always)
  func copy(length: Int, distance: Int) {
    append(UInt32(truncatingIfNeeded: length) << 16 | UInt32(truncatingIfNeeded: distance - 1))
    literalFrequencies[Int(lengths[length].symbol)] &+= 1
    distanceFrequencies[DeflateSymbols.ofDistance(distance).symbol] &+= 1
  }

  @inline(__always)
  private func append(_ token: UInt32) {
    precondition(count < capacity, "a row has more tokens than bytes")
    tokens[count] = token
    count &+= 1
  }

  /// Writes all tokens as one block, and removes them.
  func write(to bits: inout BitWriter, isLast: Bool) {
    literalFrequencies[256] = 1
    let literals = HuffmanCode(frequencies: Array(literalFrequencies), limit: 15)
    let distances = HuffmanCode(frequencies: Array(distanceFrequencies), limit: 15)
    // A token takes at most 6 bytes, and a block's header at most 300 bytes.
    bits.reserve(count * 6 + 512)
    bits.write(isLast ? 1 : 0, 1)
    bits.write(2, 2)
    writeCodeLengths(of: literals, distances, to: &bits)
    writeTokens(literals, distances, to: &bits)
    bits.write(literals.codes[256], Int(literals.lengths[256]))
    literalFrequencies.update(repeating: 0)
    distanceFrequencies.update(repeating: 0)
    count = 0
  }

  private func writeTokens(_ literals: HuffmanCode, _ distances: HuffmanCode, to bits: inout BitWriter) {
    let copies = lengths.map { length in
      let used = Int(literals.lengths[Int(length.symbol)])
      return PackedBits(
        bits: literals.codes[Int(length.symbol)] | UInt32(length.extra) << UInt32(used),
        count: UInt32(used) + UInt32(length.extraBits))
    }
    let bytes = (0..<256).map {
      PackedBits(bits: literals.codes[$0], count: UInt32(literals.lengths[$0]))
    }
    copies.withUnsafeBufferPointer { copies in
      bytes.withUnsafeBufferPointer { bytes in
        distances.codes.withUnsafeBufferPointer { distanceCodes in
          distances.lengths.withUnsafeBufferPointer { distanceLengths in
            for index in 0..<count {
              let token = tokens[index]
              if token < 256 {
                bits.writeReserved(bytes[Int(token)].bits, Int(bytes[Int(token)].count))
                continue
              }
              let copy = copies[Int(token >> 16)]
              bits.writeReserved(copy.bits, Int(copy.count))
              let distance = DeflateSymbols.ofDistance(Int(token & 0xFFFF) + 1)
              let used = Int(distanceLengths[distance.symbol])
              bits.writeReserved(
                distanceCodes[distance.symbol] | distance.extra << UInt32(used), used + distance.extraBits)
            }
          }
        }
      }
    }
  }

  private struct PackedBits {
    var bits: UInt32
    var count: UInt32
  }

  /// Writes the code lengths of both Huffman codes, compressed with a third Huffman code (RFC 1951, section 3.2.7).
  private func writeCodeLengths(
    of literals: HuffmanCode, _ distances: HuffmanCode, to bits: inout BitWriter
  ) {
    let literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let distanceCount = max(1, (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let runs = CodeLengthRun.runs(
      Array(literals.lengths[..<literalCount]) + distances.lengths[..<distanceCount])
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
}

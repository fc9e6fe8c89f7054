/// Decompresses a zlib stream (RFC 1950 and 1951) piece by piece into a buffer of its own.
///
/// Made for pictures: it is a few times as fast as zlib on long copies, after the ideas of Eric Biggers' libdeflate
/// (a 64-bit reservoir filled without branches, one table look-up a symbol, copies of whole words). The stream's
/// Adler-32 is for the caller to check. A class over plain memory: this is the innermost loop.
final class Inflater {
  /// What is wrong with a stream does not matter here: whoever has to say it asks zlib.
  struct Corrupt: Error {}

  private enum State {
    case blockHeader
    case stored(Int)
    case coded
    case finished
  }

  private let input: UnsafeMutablePointer<UInt8>
  private let inputCount: Int
  private var next = 2
  private var reservoir: UInt64 = 0
  private var reservoirCount: UInt64 = 0
  private var isLastBlock = false
  private var state = State.blockHeader
  private var literals = InflateTable(bits: 11, symbols: 288)
  private var distances = InflateTable(bits: 8, symbols: 32)
  private var lengths = InflateTable(bits: 7, symbols: 19)

  /// What has been decompressed, as far back as copies reach and the caller has asked to keep.
  let output: UnsafeMutablePointer<UInt8>
  private(set) var end = 0
  private let limit: Int

  static let reach = 1 << 15
  /// What a copy may write behind where it ends, and the longest copy.
  private static let slack = 258 + 16
  /// Zeros behind the input, so that reading ahead needs no check.
  private static let padding = 16

  /// - Parameter room: how much is decompressed at once, beyond what copies reach back for.
  init?(_ stream: [ArraySlice<UInt8>], room: Int) {
    let count = stream.reduce(0) { $0 + $1.count }
    let input = UnsafeMutablePointer<UInt8>.allocate(capacity: count + Self.padding)
    (self.input, inputCount) = (input, count)
    var at = 0
    for part in stream {
      part.withUnsafeBufferPointer { (input + at).update(from: $0.baseAddress!, count: $0.count) }
      at += part.count
    }
    (input + inputCount).update(repeating: 0, count: Self.padding)
    limit = Self.reach + room
    output = .allocate(capacity: limit + Self.slack)
    // Method 8, a window of at most 32 KB, no dictionary.
    guard inputCount >= 6, input[0] & 15 == 8, input[0] >> 4 <= 7, input[1] & 32 == 0,
      (Int(input[0]) << 8 | Int(input[1])) % 31 == 0
    else { return nil }
  }

  deinit {
    input.deallocate()
    output.deallocate()
  }

  var isFinished: Bool { if case .finished = state { true } else { false } }

  /// Forgets what lies before `start`, except what copies may still reach; returns by how much the rest has moved.
  func discard(before start: Int) -> Int {
    let kept = min(start, max(0, end - Self.reach))
    output.update(from: output + kept, count: end - kept)
    end -= kept
    return kept
  }

  /// Decompresses until the buffer is full or the stream has ended.
  func fill() throws(Corrupt) {
    while true {
      switch state {
      case .blockHeader: try readBlockHeader()
      case .stored(let count):
        let copied = min(count, limit - end)
        guard next + copied <= inputCount else { throw Corrupt() }
        (output + end).update(from: input + next, count: copied)
        (next, end) = (next + copied, end + copied)
        state = count > copied ? .stored(count - copied) : isLastBlock ? .finished : .blockHeader
      case .coded: if try readCodes() { state = isLastBlock ? .finished : .blockHeader }
      case .finished: return
      }
      if end >= limit { return }
    }
  }

  /// The checksum behind the stream's end, and nothing else; `nil` where there is more or less.
  func trailer() -> UInt32? {
    let start = next - Int(reservoirCount >> 3)
    guard start + 4 == inputCount else { return nil }
    return (start..<inputCount).reduce(0) { $0 << 8 | UInt32(input[$1]) }
  }

  // Bits.

  @inline(__always)
  private func refill() throws(Corrupt) {
    guard next <= inputCount + Self.padding - 8 else { throw Corrupt() }
    let word = UnsafeRawPointer(input + next).loadUnaligned(as: UInt64.self).littleEndian
    reservoir |= word &<< reservoirCount
    next &+= Int(truncatingIfNeeded: (63 &- reservoirCount) &>> 3)
    reservoirCount |= 56
  }

  private func take(_ count: UInt64) throws(Corrupt) -> Int {
    if reservoirCount < count { try refill() }
    let value = reservoir & (1 &<< count &- 1)
    reservoir &>>= count
    reservoirCount &-= count
    return Int(value)
  }

  private func readBlockHeader() throws(Corrupt) {
    isLastBlock = try take(1) == 1
    switch try take(2) {
    case 0:
      // Back to whole bytes.
      _ = try take(reservoirCount & 7)
      next -= Int(reservoirCount >> 3)
      (reservoir, reservoirCount) = (0, 0)
      guard next + 4 <= inputCount else { throw Corrupt() }
      let count = Int(input[next]) | Int(input[next + 1]) << 8
      guard count ^ 0xFFFF == Int(input[next + 2]) | Int(input[next + 3]) << 8 else { throw Corrupt() }
      next += 4
      state = .stored(count)
    case 1:
      let fixed =
        [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112)
        + [UInt8](repeating: 7, count: 24) + [UInt8](repeating: 8, count: 8)
      try build(fixed + [UInt8](repeating: 5, count: 32), literals: 288)
      state = .coded
    case 2:
      try readCodeLengths()
      state = .coded
    default: throw Corrupt()
    }
  }

  /// Section 3.2.7.
  private func readCodeLengths() throws(Corrupt) {
    let literalCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let lengthCount = try take(4) + 4
    guard literalCount <= 286, distanceCount <= 30 else { throw Corrupt() }
    var order = [UInt8](repeating: 0, count: 19)
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(lengthCount) {
      order[symbol] = UInt8(try take(3))
    }
    guard order.withUnsafeBufferPointer({ lengths.build($0, InflateTable.lengthMeanings, mayBeLone: false) })
    else { throw Corrupt() }
    var found: [UInt8] = []
    while found.count < literalCount + distanceCount {
      if reservoirCount < 16 { try refill() }
      let entry = lengths.entries[Int(reservoir & 127)]
      guard entry >> 12 & 15 != InflateTable.Kind.invalid else { throw Corrupt() }
      _ = try take(UInt64(entry & 255))
      switch entry >> 16 {
      case 16:
        guard let last = found.last else { throw Corrupt() }
        found += [UInt8](repeating: last, count: try take(2) + 3)
      case 17: found += [UInt8](repeating: 0, count: try take(3) + 3)
      case 18: found += [UInt8](repeating: 0, count: try take(7) + 11)
      case let length: found.append(UInt8(length))
      }
    }
    // No run may go on behind the last length, and a block must be able to end.
    guard found.count == literalCount + distanceCount, found[256] > 0 else { throw Corrupt() }
    try build(found, literals: literalCount)
  }

  private func build(_ lengths: [UInt8], literals count: Int) throws(Corrupt) {
    let isComplete = lengths.withUnsafeBufferPointer { lengths in
      literals.build(UnsafeBufferPointer(rebasing: lengths[..<count]), InflateTable.literalMeanings)
        && distances.build(UnsafeBufferPointer(rebasing: lengths[count...]), InflateTable.distanceMeanings)
    }
    guard isComplete else { throw Corrupt() }
  }

  /// Whether the block has ended; else the buffer is full.
  private func readCodes() throws(Corrupt) -> Bool {
    // In registers, not in the object.
    var (reservoir, reservoirCount, next, end) = (self.reservoir, self.reservoirCount, self.next, self.end)
    let (input, output, limit) = (input, output, limit)
    let lastWord = inputCount + Self.padding - 8
    let (literals, distances) = (literals.entries, distances.entries)
    defer {
      (self.reservoir, self.reservoirCount, self.next, self.end) = (reservoir, reservoirCount, next, end)
    }
    func skip(_ entry: UInt32) {
      let count = UInt64(entry & 255)
      reservoir &>>= count
      reservoirCount &-= count
    }
    while end < limit {
      guard next <= lastWord else { throw Corrupt() }
      let word = UnsafeRawPointer(input + next).loadUnaligned(as: UInt64.self).littleEndian
      reservoir |= word &<< reservoirCount
      next &+= Int(truncatingIfNeeded: (63 &- reservoirCount) &>> 3)
      reservoirCount |= 56
      // At least 56 bits: enough for two literals (30), or one and a length (20) ...
      var entry = literals[Int(truncatingIfNeeded: reservoir & 2047)]
      if entry & 0xF000 == 0 {
        output[end] = UInt8(truncatingIfNeeded: entry &>> 16)
        end &+= 1
        skip(entry & 15)
        entry = literals[Int(truncatingIfNeeded: reservoir & 2047)]
        if entry & 0xF000 == 0 {
          output[end] = UInt8(truncatingIfNeeded: entry &>> 16)
          end &+= 1
          skip(entry & 15)
          continue
        }
      }
      if entry & 0xF000 == InflateTable.Kind.further << 12 {
        skip(entry & 15)
        let more = reservoir & (1 &<< UInt64(entry &>> 8 & 15) &- 1)
        entry = literals[Int(truncatingIfNeeded: UInt64(entry &>> 16) &+ more)]
        if entry & 0xF000 == 0 {
          output[end] = UInt8(truncatingIfNeeded: entry &>> 16)
          end &+= 1
          skip(entry & 15)
          continue
        }
      }
      skip(entry & 15)
      guard entry & 0xF000 == InflateTable.Kind.base << 12 else {
        if entry & 0xF000 == InflateTable.Kind.end << 12 { return true }
        throw Corrupt()
      }
      let lengthExtra = UInt64(entry &>> 8 & 15)
      let length = Int(entry &>> 16) &+ Int(truncatingIfNeeded: reservoir & (1 &<< lengthExtra &- 1))
      reservoir &>>= lengthExtra
      reservoirCount &-= lengthExtra

      // ... and after another filling, for a distance (28).
      guard next <= lastWord else { throw Corrupt() }
      let more = UnsafeRawPointer(input + next).loadUnaligned(as: UInt64.self).littleEndian
      reservoir |= more &<< reservoirCount
      next &+= Int(truncatingIfNeeded: (63 &- reservoirCount) &>> 3)
      reservoirCount |= 56
      entry = distances[Int(truncatingIfNeeded: reservoir & 255)]
      if entry & 0xF000 == InflateTable.Kind.further << 12 {
        skip(entry & 15)
        let more = reservoir & (1 &<< UInt64(entry &>> 8 & 15) &- 1)
        entry = distances[Int(truncatingIfNeeded: UInt64(entry &>> 16) &+ more)]
      }
      skip(entry & 15)
      guard entry & 0xF000 == InflateTable.Kind.base << 12 else { throw Corrupt() }
      let distanceExtra = UInt64(entry &>> 8 & 15)
      let distance = Int(entry &>> 16) &+ Int(truncatingIfNeeded: reservoir & (1 &<< distanceExtra &- 1))
      reservoir &>>= distanceExtra
      reservoirCount &-= distanceExtra
      guard distance <= end else { throw Corrupt() }
      copy(length, from: distance, to: output + end)
      end &+= length
    }
    return false
  }

  /// Copies what stands some way back; may write up to 15 bytes more.
  @inline(__always)
  private func copy(_ length: Int, from distance: Int, to target: UnsafeMutablePointer<UInt8>) {
    let source = UnsafeRawPointer(target - distance)
    let target = UnsafeMutableRawPointer(target)
    if distance >= 16 {
      var done = 0
      repeat {
        target.storeBytes(
          of: (source + done).loadUnaligned(as: SIMD16<UInt8>.self), toByteOffset: done,
          as: SIMD16<UInt8>.self)
        done &+= 16
      } while done < length
    } else if distance == 1 {
      let byte = SIMD16<UInt8>(repeating: source.load(as: UInt8.self))
      var done = 0
      repeat {
        target.storeBytes(of: byte, toByteOffset: done, as: SIMD16<UInt8>.self)
        done &+= 16
      } while done < length
    } else {
      // The first bytes one by one; what follows repeats them.
      for index in 0..<min(length, 16) {
        target.storeBytes(
          of: source.load(fromByteOffset: index, as: UInt8.self), toByteOffset: index, as: UInt8.self)
      }
      guard length > 16 else { return }
      let pattern = target.loadUnaligned(as: SIMD16<UInt8>.self)
      let step = 16 / distance * distance
      var done = step
      repeat {
        target.storeBytes(of: pattern, toByteOffset: done, as: SIMD16<UInt8>.self)
        done &+= step
      } while done < length
    }
  }
}

/// The symbols and extra bits for lengths and distances (RFC 1951, section 3.2.5).
enum DeflateSymbols {
  struct Length {
    var symbol: UInt16
    var extra: UInt8
    var extraBits: UInt8
  }

  static let ofLength: [Length] = {
    var lengths = [Length](repeating: Length(symbol: 0, extra: 0, extraBits: 0), count: 259)
    var length = 3
    for symbol in 257..<285 {
      let extraBits = symbol < 265 ? 0 : (symbol - 261) / 4
      for extra in 0..<(1 << extraBits) {
        lengths[length] = Length(symbol: UInt16(symbol), extra: UInt8(extra), extraBits: UInt8(extraBits))
        length += 1
      }
    }
    lengths[258] = Length(symbol: 285, extra: 0, extraBits: 0)
    return lengths
  }()

  @inline(__always)
  static func ofDistance(_ distance: Int) -> (symbol: Int, extra: UInt32, extraBits: Int) {
    let value = UInt32(truncatingIfNeeded: distance &- 1)
    if value < 4 { return (Int(value), 0, 0) }
    let extraBits = 30 &- value.leadingZeroBitCount
    return (
      2 &* extraBits &+ 2 &+ Int(value &>> UInt32(extraBits) & 1),
      value & ((1 &<< UInt32(extraBits)) &- 1), extraBits
    )
  }
}

/// One or more equal code lengths of a Huffman code, written as a single symbol with extra bits (RFC 1951, section
/// 3.2.7).
struct CodeLengthRun {
  var symbol: Int
  var extra: Int
  var extraBits: Int

  static func runs(_ lengths: [UInt8]) -> [CodeLengthRun] {
    var runs: [CodeLengthRun] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var end = index + 1
      while end < lengths.count, lengths[end] == length { end += 1 }
      var count = end - index
      if length != 0 {
        runs.append(CodeLengthRun(symbol: Int(length), extra: 0, extraBits: 0))
        count -= 1
      }
      while count > 0 {
        let (run, covered) = first(of: length, count: count)
        runs.append(run)
        count -= covered
      }
      index = end
    }
    return runs
  }

  private static func first(of length: UInt8, count: Int) -> (run: CodeLengthRun, covered: Int) {
    if length == 0, count >= 11 {
      return (CodeLengthRun(symbol: 18, extra: min(count, 138) - 11, extraBits: 7), min(count, 138))
    }
    if length == 0, count >= 3 { return (CodeLengthRun(symbol: 17, extra: count - 3, extraBits: 3), count) }
    if count >= 3 {
      return (CodeLengthRun(symbol: 16, extra: min(count, 6) - 3, extraBits: 2), min(count, 6))
    }
    return (CodeLengthRun(symbol: Int(length), extra: 0, extraBits: 0), 1)
  }
}

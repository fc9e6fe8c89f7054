import LayoutDraw

/// A position as in the Language Server Protocol, with lines and characters (UTF-16 code units) counted from 0.
struct Position: Equatable {
  var line: Int
  var character: Int
}

struct PositionMap {
  private let bytes: [UInt8]
  /// The offset at which each line starts; as in the protocol, a carriage return alone also ends a line.
  private let lineStarts: [Int]
  /// The number of UTF-16 code units before every 256th byte; empty if all bytes are ASCII.
  private let unitsBefore: [Int]
  /// Indicates for each line whether all bytes are ASCII.
  private let isASCII: [Bool]

  private static let blockLength = 256

  init(_ source: SourceText) {
    bytes = source.utf8
    var (starts, isASCII, isLineASCII) = ([0], [Bool](), true)
    source.utf8.withUnsafeBufferPointer { bytes in
      for offset in bytes.indices {
        if 0x20..<0x80 ~= bytes[offset] { continue }
        switch bytes[offset] {
        case 0x80...: isLineASCII = false
        case UInt8(ascii: "\r") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n"):
          break
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
          starts.append(offset + 1)
          isASCII.append(isLineASCII)
          isLineASCII = true
        default: break
        }
      }
    }
    lineStarts = starts
    self.isASCII = isASCII + [isLineASCII]
    guard self.isASCII.contains(false) else {
      unitsBefore = []
      return
    }
    var units = 0
    var unitsBefore = [0]
    unitsBefore.reserveCapacity(bytes.count / Self.blockLength + 1)
    for (index, byte) in bytes.enumerated() {
      if index > 0, index % Self.blockLength == 0 { unitsBefore.append(units) }
      units += codeUnits(startedBy: byte)
    }
    self.unitsBefore = unitsBefore
  }

  /// Returns the position of an offset. This is fastest if the offset is on the line `near` or on the next line.
  func position(of offset: Int, near line: Int = 0) -> Position {
    let offset = min(max(0, offset), bytes.count)
    let line = self.line(of: offset, near: line)
    return Position(line: line, character: units(from: lineStarts[line], to: offset, on: line))
  }

  private func line(of offset: Int, near line: Int) -> Int {
    func holds(_ line: Int) -> Bool {
      line < lineStarts.count && lineStarts[line] <= offset
        && (line + 1 == lineStarts.count || offset < lineStarts[line + 1])
    }
    if holds(line) { return line }
    if holds(line + 1) { return line + 1 }
    return max(0, lineStarts.indices.partitioningIndex { lineStarts[$0] > offset } - 1)
  }

  /// Returns the byte offset of a position; `nil` for negative numbers. A position beyond the end of its line means the
  /// end of the line, as the protocol requires, and a line beyond the last means the end of the text.
  func offset(of position: Position) -> Int? {
    guard position.line >= 0, position.character >= 0 else { return nil }
    guard position.line < lineStarts.count else { return bytes.count }
    let end = position.line + 1 < lineStarts.count ? lineStarts[position.line + 1] : bytes.count
    var offset = lineStarts[position.line]
    var left = position.character
    while left > 0, offset < end, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") {
      left -= codeUnits(startedBy: bytes[offset])
      offset += 1
      while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  func range(of span: SourceSpan, near line: Int = 0) -> (start: Position, end: Position) {
    let start = position(of: span.start, near: line)
    return (start, position(of: span.end, near: start.line))
  }

  private func units(from start: Int, to end: Int, on line: Int) -> Int {
    if isASCII[line] { return end - start }
    return end - start > Self.blockLength
      ? units(before: end) - units(before: start) : units(in: start..<end)
  }

  private func units(in range: Range<Int>) -> Int {
    bytes[range].reduce(0) { $0 + codeUnits(startedBy: $1) }
  }

  private func units(before offset: Int) -> Int {
    if unitsBefore.isEmpty { return offset }
    let block = min(offset / Self.blockLength, unitsBefore.count - 1)
    return unitsBefore[block] + units(in: block * Self.blockLength..<offset)
  }
}

/// Returns the number of UTF-16 code units for the character that begins at a byte of UTF-8: 2 for a character of four
/// bytes, otherwise 1; 0 for a byte inside a character.
private func codeUnits(startedBy byte: UInt8) -> Int { byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1 }

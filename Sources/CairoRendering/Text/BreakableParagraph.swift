/// A shaped paragraph that can be broken into lines of any width.
final class BreakableParagraph: Sendable {
  let text: String
  let mayBeRightToLeft: Bool
  let isRightToLeft: Bool
  /// The number of Unicode scalars.
  let count: Int
  /// The UTF-8 offset of each scalar, and of the end.
  private let offsets: [Int32]
  /// The width of the text before each scalar, in ems.
  private let widths: [Double]
  /// The sorted boundaries at which a line may end, including the paragraph's end.
  private let lineEnds: [Int32]
  /// Indicates, for each boundary, whether a grapheme cluster ends at it.
  private let endsCharacter: [Bool]
  /// For each boundary between scalars, the number of scalars before the boundary, not counting trailing blanks.
  private let contentEnds: [Int32]
  private let partWidths: PartWidths?

  /// - Parameter isSpaced: whether letters have extra space (tracking). If so, `width(of:)` returns `nil`.
  init(_ text: String, shaped: ShapedLine, isSpaced: Bool = false) {
    self.text = text
    let scalars = Array(text.unicodeScalars)
    count = scalars.count
    var (offset, contentEnd) = (0, Int32(0))
    var offsets: [Int32] = []
    var contentEnds: [Int32] = [0]
    offsets.reserveCapacity(count + 1)
    contentEnds.reserveCapacity(count + 1)
    for (index, scalar) in scalars.enumerated() {
      offsets.append(Int32(offset))
      offset += UTF8.width(scalar)
      if !isBlank(scalar) { contentEnd = Int32(index + 1) }
      contentEnds.append(contentEnd)
    }
    offsets.append(Int32(offset))
    (self.offsets, self.contentEnds) = (offsets, contentEnds)

    var advances = [Double](repeating: 0, count: offset + 1)
    for run in shaped.runs {
      for glyph in run.glyphs { advances[glyph.cluster] += glyph.advance }
    }
    var (sum, largest) = (0.0, 0.0)
    var widths: [Double] = []
    widths.reserveCapacity(offsets.count)
    for index in scalars.indices {
      widths.append(largest)
      for byte in offsets[index]..<offsets[index + 1] { sum += advances[Int(byte)] }
      largest = max(largest, sum)
    }
    widths.append(largest)
    self.widths = widths

    let breaks = PangoLibrary.shared?.breaks(of: text)
    let mayEnd = breaks?.map(\.endsLine) ?? [false] + scalars.map { $0 == " " }
    lineEnds = offsets.indices.dropFirst().filter { mayEnd[$0] || $0 == scalars.count }.map(Int32.init)
    endsCharacter = breaks?.map(\.endsCharacter) ?? Array(repeating: true, count: offsets.count)
    let direction = bidiLevels(of: text)
    (mayBeRightToLeft, isRightToLeft) = (!direction.levels.isEmpty, direction.isRightToLeft)
    partWidths = mayBeRightToLeft || isSpaced ? nil : PartWidths(scalars, offsets, shaped, of: text)
  }

  /// Returns the end of the longest line of whole words within `limit` ems; `nil` if no word fits.
  func wordEnd(from start: Int, within limit: Double) -> Int? {
    let place = placeInLineEnds(before: boundary(from: start, beyond: limit))
    return place >= 0 && lineEnds[place] > start ? Int(lineEnds[place]) : nil
  }

  private func boundary(from start: Int, beyond limit: Double) -> Int {
    var (low, high) = (start + 1, count + 1)
    while low < high {
      let middle = (low + high) / 2
      let isTooWide = widths[max(start, Int(contentEnds[middle]))] - widths[start] > limit
      if isTooWide { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns up to eight boundaries at which a line of at most `limit` ems may end. The boundaries after whole words
  /// are first in the result. If not even one character fits, returns only the end of the first character.
  func ends(from start: Int, within limit: Double) -> [Int] {
    let low = boundary(from: start, beyond: limit)
    var ends: [Int] = []
    var place = placeInLineEnds(before: low)
    while place >= 0, lineEnds[place] > start, ends.count < mostEnds {
      ends.append(Int(lineEnds[place]))
      place -= 1
    }
    var index = low - 1
    while index > start, ends.count < mostEnds {
      if index == count || endsCharacter[index] { ends.append(index) }
      index -= 1
    }
    // A line contains at least one character, even if it does not fit.
    if ends.isEmpty {
      index = max(low, start + 1)
      while index < count, !endsCharacter[index] { index += 1 }
      ends.append(index)
    }
    return ends
  }

  private func placeInLineEnds(before boundary: Int) -> Int {
    var (low, high) = (0, lineEnds.count)
    while low < high {
      let middle = (low + high) / 2
      if lineEnds[middle] < boundary { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// Returns up to eight boundaries at which text from `start` can be cut so that it fits within `limit` ems, the
  /// farthest first.
  func cuts(from start: Int, within limit: Double) -> [Int] {
    var cuts: [Int] = []
    for index in start...count where index == start || index == count || endsCharacter[index] {
      if index > start, widths[index] - widths[start] > limit { break }
      cuts.append(index)
      if cuts.count > 64 { cuts.removeFirst(32) }
    }
    return Array(cuts.reversed().prefix(mostEnds))
  }

  func content(of range: Range<Int>) -> Range<Int> {
    range.lowerBound..<max(range.lowerBound, Int(contentEnds[range.upperBound]))
  }

  func text(_ range: Range<Int>) -> String {
    let utf8 = text.utf8
    let from = utf8.index(utf8.startIndex, offsetBy: Int(offsets[range.lowerBound]))
    let to = utf8.index(from, offsetBy: Int(offsets[range.upperBound] - offsets[range.lowerBound]))
    return String(text[from..<to])
  }

  /// Returns the width, in ems, that a part of the paragraph has if drawn alone; `nil` if the part must be shaped to
  /// find this width.
  func width(of range: Range<Int>) -> Double? { partWidths?.width(of: range) }
}

private let mostEnds = 8

private func isBlank(_ scalar: Unicode.Scalar) -> Bool {
  scalar == " " || (scalar.value > 0x7F && scalar.properties.isWhitespace && scalar != "\u{A0}")
}

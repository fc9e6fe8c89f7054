/// A paragraph with what it takes to cut it into lines: where it may be cut, and how wide its parts are.
///
/// Widths of parts are sums of the whole paragraph's advances; a part shaped alone may differ a little.
struct BreakableParagraph {
  private let text: String
  private let scalars: [Unicode.Scalar]
  /// UTF-8 offset of each scalar and of the end.
  private let offsets: [Int]
  /// In ems, of all text before each scalar, and of all.
  private let widths: [Double]
  /// Whether a line may end at each boundary.
  private let endsLine: [Bool]
  /// Whether a character, as a person sees it, ends at each boundary.
  private let endsCharacter: [Bool]

  init(_ text: String, shaped: ShapedLine) {
    self.text = text
    scalars = Array(text.unicodeScalars)
    var offsets: [Int] = []
    offsets.reserveCapacity(scalars.count + 1)
    var offset = 0
    for scalar in scalars {
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    offsets.append(offset)
    self.offsets = offsets

    var advances = [Double](repeating: 0, count: offset + 1)
    for run in shaped.runs {
      for glyph in run.glyphs { advances[glyph.cluster] += glyph.advance }
    }
    var sum = 0.0
    var widths: [Double] = []
    widths.reserveCapacity(offsets.count)
    for index in scalars.indices {
      widths.append(sum)
      for byte in offsets[index]..<offsets[index + 1] { sum += advances[byte] }
    }
    widths.append(sum)
    self.widths = widths

    if let breaks = PangoLibrary.shared?.breaks(of: text) {
      endsLine = breaks.map(\.endsLine)
      endsCharacter = breaks.map(\.endsCharacter)
    } else {
      endsLine = [false] + scalars.map { $0 == " " }
      endsCharacter = Array(repeating: true, count: offsets.count)
    }
  }

  /// In scalars.
  var count: Int { scalars.count }

  /// Places where a line that starts at `start` may end within `limit` ems, the best first: after a word,
  /// the longest line first, then within a word. Never empty, never `start` itself; trailing blanks hang
  /// over. At most eight.
  func ends(from start: Int, within limit: Double) -> [Int] {
    var words: [Int] = []
    var characters: [Int] = []
    var contentEnd = start
    var index = start
    while index < count {
      if !isBlank(scalars[index]) { contentEnd = index + 1 }
      index += 1
      let isTooWide = widths[contentEnd] - widths[start] > limit
      if isTooWide && !characters.isEmpty { break }
      if index == count || endsLine[index] { keep(index, in: &words, unless: isTooWide) }
      if index == count || endsCharacter[index] {
        characters.append(index)
        if characters.count > 64 { characters.removeFirst(32) }
      }
    }
    return Array((words.reversed() + characters.reversed()).prefix(8))
  }

  /// Places where text that starts at `start` may be cut within `limit` ems, the longest first.
  func cuts(from start: Int, within limit: Double) -> [Int] {
    var cuts: [Int] = []
    for index in start...count where index == start || index == count || endsCharacter[index] {
      if index > start, widths[index] - widths[start] > limit { break }
      cuts.append(index)
      if cuts.count > 64 { cuts.removeFirst(32) }
    }
    return Array(cuts.reversed().prefix(8))
  }

  /// The text between two places, without blanks at its end.
  func text(_ range: Range<Int>) -> String {
    var end = range.upperBound
    while end > range.lowerBound, isBlank(scalars[end - 1]) { end -= 1 }
    let utf8 = text.utf8
    let from = utf8.index(utf8.startIndex, offsetBy: offsets[range.lowerBound])
    let to = utf8.index(from, offsetBy: offsets[end] - offsets[range.lowerBound])
    return String(text[from..<to])
  }

  private func keep(_ index: Int, in words: inout [Int], unless isTooWide: Bool) {
    if isTooWide { return }
    words.append(index)
    if words.count > 8 { words.removeFirst() }
  }

  private func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || (scalar.value > 0x7F && scalar.properties.isWhitespace && scalar != "\u{A0}")
  }
}

public import Graphics

/// Measures text by fixed rules instead of fonts, so that tests can compute the expected results by hand.
///
/// A character is as wide as half the font size plus the tracking. A line extends 0.8 times the font size above its
/// baseline and 0.2 times below it. Lines break at spaces and within long words.
public struct FixedAdvanceMeasurer: TextMeasurer {
  public init() {}

  public func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int) -> MeasuredText {
    let advance = max(0, style.size / 2 + style.tracking)
    let room = width.map { max(1, Int(min(($0 / max(advance, 1e-6) + 1e-9).rounded(.down), 1e9))) } ?? .max
    var lines: [[Character]] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      // If only one line is allowed, the text is truncated instead of wrapped.
      lines += lineLimit == 1 ? [Array(paragraph)] : wrap(Array(paragraph), into: room)
    }
    var isTruncated = false
    if lineLimit > 0, lines.count > lineLimit {
      lines.removeSubrange(lineLimit...)
      isTruncated = true
    }
    if lines[lines.count - 1].count > room { isTruncated = true }
    if isTruncated { lines[lines.count - 1] = lines[lines.count - 1].prefix(room - 1) + ["…"] }
    let line = style.line ?? LineMetrics(ascent: 0.8 * style.size, height: style.size)
    let measured = lines.enumerated().map { index, characters in
      TextLine(
        text: String(characters), width: Double(characters.count) * advance,
        baseline: line.baseline(of: index))
    }
    return MeasuredText(
      width: measured.map(\.width).max() ?? 0, height: line.height(of: lines.count), lines: measured,
      isTruncated: isTruncated)
  }

  private func wrap(_ paragraph: [Character], into room: Int) -> [[Character]] {
    var lines: [[Character]] = []
    var line: [Character]?
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      if let started = line {
        if started.count + 1 + word.count <= room {
          line = started + [" "] + word
          continue
        }
        lines.append(started)
      }
      var rest = word
      while rest.count > room {
        lines.append(Array(rest.prefix(room)))
        rest = rest.dropFirst(room)
      }
      line = Array(rest)
    }
    return lines + [line ?? []]
  }
}

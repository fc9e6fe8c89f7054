import Graphics
import LayoutModel

/// A line of text and its width in ems.
struct BrokenLine {
  private let whole: String
  private let part: (paragraph: BreakableParagraph, range: Range<Int>)?
  let width: Double

  init(_ text: String, width: Double) { (whole, part, self.width) = (text, nil, width) }

  init(_ range: Range<Int>, of paragraph: BreakableParagraph, width: Double) {
    (whole, part, self.width) = ("", (paragraph, range), width)
  }

  var text: String { part.map { $0.paragraph.text($0.range) } ?? whole }
}

/// Breaks text into lines, and breaks words only if they are wider than a line.
struct LineBreaking {
  /// The width of a line in ems.
  var limit: Double
  /// The largest number of lines; 0 means no limit.
  var lineLimit: Int
  var style: TextStyle
  var typesetter: Typesetter

  private static let ellipsis = "\u{2026}"

  func lines(of text: String) -> (lines: [BrokenLine], isTruncated: Bool) {
    var lines: [BrokenLine] = []
    let paragraphs = typesetter.paragraphs(of: text)
    for (index, paragraph) in paragraphs.enumerated() {
      let isFollowed = index + 1 < paragraphs.count
      let width = typesetter.width(of: paragraph, style)
      let isLast = lines.count + 1 == lineLimit
      if width <= limit, !(isLast && isFollowed) {
        lines.append(BrokenLine(paragraph, width: width))
        continue
      }
      let breakable = typesetter.breakable(paragraph, style)
      if cut(breakable, isFollowed: isFollowed, into: &lines) { return (lines, true) }
      if lines.count == lineLimit && isFollowed { return (lines, true) }
    }
    return (lines, false)
  }

  /// Appends the lines of a paragraph to `lines`, and returns whether text was left out.
  private func cut(
    _ breakable: BreakableParagraph, isFollowed: Bool, into lines: inout [BrokenLine]
  ) -> Bool {
    func measured(_ range: Range<Int>, followedBy end: String = "") -> BrokenLine {
      let content = breakable.content(of: range)
      if end.isEmpty, let width = breakable.width(of: content) {
        return BrokenLine(content, of: breakable, width: width)
      }
      let text = breakable.text(content) + end
      return alone(
        breakable.mayBeRightToLeft ? keepingDirection(text, isRightToLeft: breakable.isRightToLeft) : text)
    }

    var start = 0
    repeat {
      if lines.count + 1 == lineLimit {
        let rest = measured(start..<breakable.count)
        if rest.width <= limit && !isFollowed {
          lines.append(rest)
          return false
        }
        lines.append(truncated(breakable, from: start) { measured($0, followedBy: Self.ellipsis) })
        return true
      }
      var end = breakable.wordEnd(from: start, within: limit) ?? breakable.ends(from: start, within: limit)[0]
      var line = measured(start..<end)
      if line.width > limit {
        for candidate in breakable.ends(from: start, within: limit)
        where line.width > limit && candidate < end {
          end = candidate
          line = measured(start..<end)
        }
      }
      lines.append(line)
      start = end
    } while start < breakable.count
    return false
  }

  private func truncated(
    _ paragraph: BreakableParagraph, from start: Int, _ measured: (Range<Int>) -> BrokenLine
  ) -> BrokenLine {
    let room = limit - typesetter.width(of: Self.ellipsis, style)
    for end in paragraph.cuts(from: start, within: room) {
      let line = measured(start..<end)
      if line.width <= limit { return line }
    }
    return measured(start..<start)
  }

  private func alone(_ line: String) -> BrokenLine {
    BrokenLine(line, width: typesetter.width(of: line, style))
  }

  /// Returns the line, preceded by a directional mark if it would otherwise be drawn in a different direction from its
  /// paragraph.
  private func keepingDirection(_ line: String, isRightToLeft: Bool) -> String {
    if bidiLevels(of: line).isRightToLeft == isRightToLeft { return line }
    return (isRightToLeft ? "\u{200F}" : "\u{200E}") + line
  }
}

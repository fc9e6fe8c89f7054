import LayoutModel

/// A line of text and its advance width in ems.
struct BrokenLine {
  var text: String
  var width: Double
}

/// Cuts text into lines: greedily, after words, or within a word that is wider than a line.
struct LineBreaking {
  /// In ems.
  var limit: Double
  /// 0 is as many as needed.
  var lineLimit: Int
  var shape: (String) -> ShapedLine

  private static let ellipsis = "\u{2026}"

  /// Linear in the text's length, but for what `shape` costs.
  func lines(of text: String) -> (lines: [BrokenLine], isTruncated: Bool) {
    var lines: [BrokenLine] = []
    let paragraphs = paragraphs(of: text)
    for (index, paragraph) in paragraphs.enumerated() {
      let isFollowed = index + 1 < paragraphs.count
      // 1. A paragraph that fits is a line as it stands.
      let shaped = shape(paragraph)
      let isLast = lines.count + 1 == lineLimit
      if shaped.width <= limit, !(isLast && isFollowed) {
        lines.append(BrokenLine(text: paragraph, width: shaped.width))
        continue
      }
      // 2. Others are cut until they or the lines are used up.
      if cut(paragraph, shaped, isFollowed: isFollowed, into: &lines) { return (lines, true) }
      if lines.count == lineLimit && isFollowed { return (lines, true) }
    }
    return (lines, false)
  }

  /// Appends a paragraph's lines; whether text had to be left out.
  private func cut(
    _ paragraph: String, _ shaped: ShapedLine, isFollowed: Bool, into lines: inout [BrokenLine]
  ) -> Bool {
    let breakable = BreakableParagraph(paragraph, shaped: shaped)
    let direction = bidiLevels(of: paragraph)
    let mayTurn = !direction.levels.isEmpty
    func measured(_ text: String) -> BrokenLine {
      let text = mayTurn ? keepingDirection(text, isRightToLeft: direction.isRightToLeft) : text
      return BrokenLine(text: text, width: shape(text).width)
    }

    var start = 0
    repeat {
      if lines.count + 1 == lineLimit {
        // The last line: the rest of the paragraph if that is all there is, else as much as fits.
        let rest = measured(breakable.text(start..<breakable.count))
        if rest.width <= limit && !isFollowed {
          lines.append(rest)
          return false
        }
        lines.append(truncated(breakable, from: start, measured))
        return true
      }
      let ends = breakable.ends(from: start, within: limit)
      var end = ends[0]
      var line = measured(breakable.text(start..<end))
      for candidate in ends.dropFirst() where line.width > limit && candidate < end {
        end = candidate
        line = measured(breakable.text(start..<end))
      }
      lines.append(line)
      start = end
    } while start < breakable.count
    return false
  }

  private func truncated(
    _ paragraph: BreakableParagraph, from start: Int, _ measured: (String) -> BrokenLine
  ) -> BrokenLine {
    let room = limit - shape(Self.ellipsis).width
    for end in paragraph.cuts(from: start, within: room) {
      let line = measured(paragraph.text(start..<end) + Self.ellipsis)
      if line.width <= limit { return line }
    }
    return measured(Self.ellipsis)
  }

  /// A line drawn alone must run as its paragraph does: a mark in front says so where its letters do not.
  private func keepingDirection(_ line: String, isRightToLeft: Bool) -> String {
    if bidiLevels(of: line).isRightToLeft == isRightToLeft { return line }
    return (isRightToLeft ? "\u{200F}" : "\u{200E}") + line
  }
}

internal import Graphics
internal import LayoutModel

extension DrawingAnnotation {
  /// Center lines through views that have the same center as a sibling or their superview, and center marks on the
  /// edges of all other views.
  public static let centers = DrawingAnnotation(
    "centers", of: "center", help: "center lines and center marks", crowdLimit: 0.12
  ) {
    placing in
    for axis in Axis.allCases {
      for line in placing.centerLines(axis) {
        if line.isMark { placing.drawMarks(line, axis) } else { placing.drawLine(line, axis) }
      }
    }
  }
}

private struct CenterLine {
  var center: Double
  var reach: Span
  var count: Int
  var superview: Int
  var views: [Int]

  var isMark: Bool { count == 1 }

  struct Key: Hashable {
    var superview: Int
    var center: Double
  }
}

extension Placer {
  private static let beyond = 4.0

  fileprivate func centerLines(_ axis: Axis) -> [CenterLine] {
    var lines: [CenterLine] = []
    var known: [CenterLine.Key: Int] = [:]
    for (position, view) in views.enumerated()
    where position > 0 && !view.isBeyond && view.cut.isEmpty && isInFocus([position]) {
      let (along, reach) = (axis.span(of: view.aligned), axis.other.span(of: view.frame))
      let key = CenterLine.Key(superview: view.parent, center: (along.middle * 20).rounded())
      if let index = known[key] {
        let other = lines[index].reach
        lines[index].reach = Span(low: min(other.low, reach.low), high: max(other.high, reach.high))
        lines[index].count += 1
        lines[index].views.append(position)
        continue
      }
      known[key] = lines.count
      lines.append(
        CenterLine(center: along.middle, reach: reach, count: 1, superview: view.parent, views: [position]))
    }
    for index in lines.indices {
      let outer = views[lines[index].superview].aligned
      if abs(axis.span(of: outer).middle - lines[index].center) < 0.05 {
        lines[index].reach = axis.other.span(of: outer)
        lines[index].count += 1
      }
    }
    return merged(lines)
  }

  /// Merges overlapping lines, because the dashes of one line would otherwise fill the gaps of another.
  private func merged(_ lines: [CenterLine]) -> [CenterLine] {
    var merged: [CenterLine] = []
    for line in lines.sorted(by: { ($0.center, $0.reach.low) < ($1.center, $1.reach.low) }) {
      guard let last = merged.last, abs(last.center - line.center) < 0.75,
        last.reach.intersection(line.reach).length > -2 * Self.beyond, !(last.isMark && line.isMark)
      else {
        merged.append(line)
        continue
      }
      merged[merged.count - 1].reach = Span(
        low: min(last.reach.low, line.reach.low), high: max(last.reach.high, line.reach.high))
      merged[merged.count - 1].count += line.count
      merged[merged.count - 1].views += line.views
    }
    return merged
  }

  private func words(for line: CenterLine, _ axis: Axis) -> OmittedWords {
    OmittedWords(axis == .horizontal ? "centerX of" : "centerY of", views: line.views.map(name))
  }

  fileprivate mutating func drawLine(_ line: CenterLine, _ axis: Axis) {
    let reach = line.reach.inset(by: -Self.beyond)
    if isCrowded(around: [axis.line(along: line.center, from: reach.low, to: reach.high)]) {
      leaveOut(words(for: line, axis))
      return
    }
    addGuide(
      self.line(over: reach, at: line.center, axis.other), dash: look.centerDash, width: look.lineWidth)
  }

  fileprivate mutating func drawMarks(_ line: CenterLine, _ axis: Axis) {
    let beyond = min(Self.beyond, line.reach.length / 3)
    let edges = [line.reach.low, line.reach.high].filter {
      !isCrowded(around: [axis.line(along: line.center, from: $0, to: $0)])
    }
    if beyond < 2 || edges.isEmpty {
      leaveOut(words(for: line, axis))
      return
    }
    let marks = edges.flatMap { edge in
      self.line(over: Span(low: edge - beyond, high: edge + beyond), at: line.center, axis.other)
    }
    addGuide(marks, width: look.lineWidth)
  }
}

import Diagnostics

struct LineAlignment {
  let before: [String]
  let after: [String]
  private let numbersBefore: [Int]?
  private let numbersAfter: [Int]?
  /// For each line of the second source, the index of the matching line of the first; `nil` for a new line.
  private(set) var origins: [Int?]
  /// For each line of the first source, the index of the matching line of the second; `nil` for a removed line.
  private(set) var matches: [Int?]
  private(set) var moved: Set<Int> = []

  init(_ before: SourceText, _ after: SourceText) {
    (self.before, self.after) = (before.trimmedLines, after.trimmedLines)
    (numbersBefore, numbersAfter) = (before.lineNumbers, after.lineNumbers)
    origins = Array(repeating: nil, count: self.after.count)
    matches = Array(repeating: nil, count: self.before.count)
    // 1. Match lines that occur once in each source, in the same order (Bram Cohen's patience diff).
    var anchors = [(-1, -1)] + Self.anchors(self.before, self.after)
    anchors.append((self.before.count, self.after.count))
    for (a, b) in anchors.dropFirst().dropLast() { join(a, b) }
    // 2. In each gap between these lines, match equal lines at both ends of the gap, then lines that were probably
    //    rewritten.
    for (start, end) in zip(anchors, anchors.dropFirst()) {
      alignGap(start.0 + 1..<end.0, start.1 + 1..<end.1)
    }
    // 3. Find lines that were moved past other lines.
    joinMoved()
  }

  func old(_ index: Int) -> SourceLine {
    SourceLine(number: numbersBefore?[index] ?? index + 1, text: before[index])
  }

  func new(_ index: Int) -> SourceLine {
    SourceLine(number: numbersAfter?[index] ?? index + 1, text: after[index])
  }

  private mutating func join(_ a: Int, _ b: Int) {
    matches[a] = b
    origins[b] = a
  }

  private mutating func alignGap(_ a: Range<Int>, _ b: Range<Int>) {
    var (low, high) = ((a.lowerBound, b.lowerBound), (a.upperBound, b.upperBound))
    while low.0 < high.0, low.1 < high.1, before[low.0] == after[low.1] {
      join(low.0, low.1)
      low = (low.0 + 1, low.1 + 1)
    }
    while low.0 < high.0, low.1 < high.1, before[high.0 - 1] == after[high.1 - 1] {
      high = (high.0 - 1, high.1 - 1)
      join(high.0, high.1)
    }
    // Match lines that have the same first words and were therefore probably rewritten. Then match the remaining lines
    // in order, if their number is the same in both sources.
    var old: [String: [Int]] = [:]
    for line in (low.0..<high.0).reversed() where !before[line].isEmpty {
      old[before[line].head, default: []].append(line)
    }
    for line in low.1..<high.1 where !after[line].isEmpty {
      if let match = old[after[line].head]?.popLast() { join(match, line) }
    }
    let restBefore = (low.0..<high.0).filter { matches[$0] == nil && !before[$0].isEmpty }
    let restAfter = (low.1..<high.1).filter { origins[$0] == nil && !after[$0].isEmpty }
    if restBefore.count == restAfter.count { for (a, b) in zip(restBefore, restAfter) { join(a, b) } }
  }

  private mutating func joinMoved() {
    var old: [String: [Int]] = [:]
    for line in before.indices.reversed() where matches[line] == nil && !before[line].isEmpty {
      old[before[line], default: []].append(line)
    }
    for line in after.indices where origins[line] == nil {
      if let match = old[after[line]]?.popLast() {
        join(match, line)
        moved.insert(line)
      }
    }
  }

  private static func anchors(_ before: [String], _ after: [String]) -> [(Int, Int)] {
    var places: [String: (old: Int?, new: Int?, isTwice: Bool)] = [:]
    for (index, line) in before.enumerated() where !line.isEmpty {
      let isKnown = places[line] != nil
      places[line] = (index, nil, isKnown)
    }
    for (index, line) in after.enumerated() {
      guard let place = places[line] else { continue }
      places[line] = (place.old, index, place.isTwice || place.new != nil)
    }
    var candidates: [(Int, Int)] = []
    for (index, line) in before.enumerated() {
      if let place = places[line], !place.isTwice, let new = place.new { candidates.append((index, new)) }
    }
    var piles: [Int] = []
    var links: [Int?] = []
    for (index, candidate) in candidates.enumerated() {
      let place = piles.indices.partitioningIndex { candidates[piles[$0]].1 >= candidate.1 }
      links.append(place > 0 ? piles[place - 1] : nil)
      if place == piles.count { piles.append(index) } else { piles[place] = index }
    }
    var chain: [(Int, Int)] = []
    var next = piles.last
    while let index = next {
      chain.append(candidates[index])
      next = links[index]
    }
    return chain.reversed()
  }
}

extension SourceText {
  fileprivate var trimmedLines: [String] {
    lineStarts.indices.map { index in
      var span = lineSpan(index)
      while span.start < span.end, isBlank(utf8[span.start]) { span.start += 1 }
      while span.start < span.end, isBlank(utf8[span.end - 1]) { span.end -= 1 }
      return self[span]
    }
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}

extension String {
  /// The first two words, which identify a statement: a declaration's kind and name, or an equation's left side and
  /// relation.
  fileprivate var head: String {
    split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true).prefix(2).joined(separator: " ")
  }
}

/// The alignment of two sources, computed when it is first needed and kept until other sources are aligned.
final class LineAlignments {
  private var last: (before: SourceText, after: SourceText, alignment: LineAlignment)?

  func alignment(of before: SourceText, _ after: SourceText) -> LineAlignment {
    // Comparing arrays that share their storage takes constant time, so this check is fast when the same sources are
    // passed again.
    if let last, last.before == before, last.after == after { return last.alignment }
    let alignment = LineAlignment(before, after)
    last = (before, after, alignment)
    return alignment
  }
}

import LayoutLanguage

extension SourceText {
  /// Whether a metric is a ratio: a factor wherever it stands, as in `a.width = b.width * ratio`, and never a length.
  ///
  /// Cost: one pass over the text.
  func usesAsFactor(_ metric: Metric) -> Bool {
    var uses = 0
    for index in lineStarts.indices {
      let line = self[lineSpan(index)]
      let statement = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
      let words = statement.split(separator: " ", maxSplits: 1)
      // What other metrics are computed from it says nothing.
      if let first = words.first, first == "let" || first.hasPrefix("metrics") { continue }
      for place in statement.places(ofWord: metric.name) {
        guard let operation = statement[..<place].last(where: { $0 != " " }),
          operation == "*" || operation == "/"
        else { return false }
        uses += 1
      }
    }
    return uses > 0
  }
}

extension Substring {
  /// Where a name starts that is not part of a longer one.
  fileprivate func places(ofWord word: String) -> [Index] {
    ranges(of: word).filter { range in
      let isWordBefore = range.lowerBound > startIndex && self[index(before: range.lowerBound)].isNamePart
      return !isWordBefore && !(range.upperBound < endIndex && self[range.upperBound].isNamePart)
    }.map(\.lowerBound)
  }
}

extension Character {
  fileprivate var isNamePart: Bool { isLetter || isNumber || self == "_" }
}

/// The difference of two texts: the rest of each without the lines that both begin and end with.
public struct LineDifference: Sendable, Equatable {
  /// The number of the first line that differs, from 1.
  public var line: Int
  /// The first few expected lines that differ.
  public var expected: [String]
  /// The first few actual lines that differ.
  public var actual: [String]
  /// The number of expected lines that differ.
  public var expectedCount: Int
  /// The number of actual lines that differ.
  public var actualCount: Int
}

extension LineDifference {
  /// The most lines that a report shows.
  private static let mostLines = 12
  private static let longestLine = 400

  /// Compares two texts; `nil` where the bytes are the same. Cost: one pass over both.
  init?(expected: [UInt8], actual: [UInt8]) {
    guard expected != actual else { return nil }
    let (old, new) = (lines(of: expected), lines(of: actual))
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
      end += 1
    }
    let changes = (old[start..<old.count - end], new[start..<new.count - end])
    self.init(
      line: start + 1, expected: Self.shown(changes.0), actual: Self.shown(changes.1),
      expectedCount: changes.0.count, actualCount: changes.1.count)
  }

  private static func shown(_ lines: ArraySlice<ArraySlice<UInt8>>) -> [String] {
    lines.prefix(mostLines).map { line in
      let text = String(decoding: line.prefix(longestLine), as: UTF8.self)
      return line.count > longestLine ? text + "…" : text
    }
  }
}

private func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
}

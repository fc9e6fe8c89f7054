import Encoding

/// The difference of two texts, without the equal lines at the start and end.
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
  private static let mostLines = 12
  private static let longestLine = 400

  /// Compares two texts line by line; `nil` if the texts are equal.
  ///
  /// Cost: linear in the lengths of both texts.
  init?(expected: [UInt8], actual: [UInt8]) {
    guard expected != actual else { return nil }
    let (old, new) = changedParts(lines(of: expected), lines(of: actual))
    self.init(
      line: old.startIndex + 1, expected: Self.shown(old), actual: Self.shown(new),
      expectedCount: old.count, actualCount: new.count)
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

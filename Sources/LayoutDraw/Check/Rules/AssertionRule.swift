import LayoutEngine

/// What the file says must hold, and does not.
enum AssertionRule: CheckRule {
  static let name = "assertion"
  static let summary = "what the file asserts, such as 'assert save.width >= 44', and does not hold"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    canvas.solved.failedAssertions(tolerance: leastSeen).prefix(mostFindings).map(canvas.solved.diagnostic)
  }

  /// A file of 50 MB can hold a million assertions; these are more than a person reads.
  private static let mostFindings = 1000
}

import Diagnostics
import LayoutEngine
import LayoutMessages
import LayoutModel

enum AssertionRule: CheckRule {
  static let name = "assertion"
  static let summary = "assertions of the file that do not hold, such as 'assert save.width >= 44'"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    canvas.solved.failedAssertions(tolerance: leastSeen).prefix(mostFindings).map {
      diagnostic(of: $0, canvas.solved)
    }
  }

  private static func diagnostic(of failed: FailedAssertion, _ solved: SolvedLayout) -> Diagnostic {
    let assertion = solved.layout.assertions[failed.index]
    let title = assertion.identifier.map { "assertion '\($0)' failed" } ?? "assertion failed"
    return Diagnostic(
      .error, code: name, "\(title): \(solved.text(of: failed.finding, against: assertion.form))",
      at: assertion.span)
  }

  /// The limit on reported failures, since a file of 50 MB can have a million assertions.
  private static let mostFindings = 1000
}

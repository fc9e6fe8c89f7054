import Diagnostics

struct DiagnosticList {
  private(set) var diagnostics: [Diagnostic] = []
  private var counts: [Diagnostic.Severity: Int] = [:]
  private var leftOut = 0

  /// The largest number of diagnostics that are kept for each severity. There is a limit because a large file can have
  /// millions of errors.
  static let limit = 1000

  mutating func add(_ diagnostic: Diagnostic) { add(diagnostic.severity) { diagnostic } }

  /// Adds the diagnostic that `words` returns, unless the limit for the severity has been reached.
  mutating func add(_ severity: Diagnostic.Severity, words: () -> Diagnostic) {
    counts[severity, default: 0] += 1
    if counts[severity, default: 0] <= Self.limit {
      diagnostics.append(words())
    } else {
      leftOut += 1
    }
  }

  func withHints(in source: SourceText) -> DiagnosticList {
    var list = self
    for index in diagnostics.indices { list.diagnostics[index] = diagnostics[index].withHint(in: source) }
    return list
  }

  /// Returns the diagnostics in source order, followed by a note if some diagnostics were omitted.
  func sorted() -> [Diagnostic] {
    var sorted = diagnostics.inSourceOrder
    if leftOut > 0 {
      sorted.append(
        Diagnostic(.note, code: "too-many-diagnostics", "messages not shown: \(leftOut)", at: nil))
    }
    return sorted
  }
}

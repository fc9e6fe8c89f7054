import Diagnostics

/// The diagnostics of a file, as many of them as a person may want to read.
struct DiagnosticList {
  /// In the order in which they were found.
  private(set) var diagnostics: [Diagnostic] = []
  private var counts: [Diagnostic.Severity: Int] = [:]
  private var leftOut = 0

  /// Of each severity. A file of 50 MB can hold millions of errors; these are more than a person reads.
  static let limit = 1000

  mutating func add(_ diagnostic: Diagnostic) { add(diagnostic.severity) { diagnostic } }

  /// Adds what `words` returns, which is asked only where somebody may read it.
  mutating func add(_ severity: Diagnostic.Severity, words: () -> Diagnostic) {
    counts[severity, default: 0] += 1
    if counts[severity, default: 0] <= Self.limit {
      diagnostics.append(words())
    } else {
      leftOut += 1
    }
  }

  /// The same with the helps that the text suggests.
  func withHints(in source: SourceText) -> DiagnosticList {
    var list = self
    for index in diagnostics.indices { list.diagnostics[index] = diagnostics[index].withHint(in: source) }
    return list
  }

  /// All in the order of their places, what concerns the whole file first; where some were left out, a
  /// last note says so.
  func sorted() -> [Diagnostic] {
    var sorted = diagnostics.inSourceOrder
    if leftOut > 0 {
      sorted.append(
        Diagnostic(.note, code: "too-many-diagnostics", "\(leftOut) more are not shown", at: nil))
    }
    return sorted
  }
}

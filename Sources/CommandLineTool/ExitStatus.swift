import ArgumentParser

/// The program's exit status. A greater value means a worse result. For incorrect usage, ArgumentParser exits with
/// status 64.
enum ExitStatus: Int32, Comparable, Sendable {
  case allWell = 0
  /// A conflict, a failed assertion, or a comparison that found a difference. With `--strict`, also an ambiguity or
  /// another warning.
  case answerIsNo = 1
  /// Invalid input, or a file that cannot be read or written.
  case failed = 2

  static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }

  func leave() throws {
    if self != .allWell { throw ExitCode(rawValue) }
  }
}

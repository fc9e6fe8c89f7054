import ArgumentParser

/// The program's exit status; a greater one is worse. ArgumentParser itself ends with 64 after wrong usage.
enum ExitStatus: Int32, Comparable, Sendable {
  case allWell = 0
  /// The answer is no: a conflict, a failed assertion; with `--strict` also an ambiguity or a warning.
  case answerIsNo = 1
  /// The work failed: invalid input, an unreadable or unwritable file.
  case failed = 2

  static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }

  /// Ends a command with this status.
  func leave() throws {
    if self != .allWell { throw ExitCode(rawValue) }
  }
}

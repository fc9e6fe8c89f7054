import ArgumentParser
import LayoutDraw

/// Which references a run of `verify` may write. Never is the default everywhere, so that no run makes itself pass.
enum RecordChoice: String, ExpressibleByArgument, CaseIterable {
  case never, missing, failed, all

  /// Whether a reference of this verdict is to be written.
  func takes(_ file: VerifiedFile) -> Bool {
    switch self {
    case .never: return false
    case .missing: return file.verdict == .missing
    case .failed:
      if case .unreadable = file.change { return true }
      return file.verdict == .missing || file.verdict == .different
    case .all: return true
    }
  }
}

/// Which references a run may write. Never is the default everywhere, so that no run makes itself pass.
public enum RecordChoice: String, Sendable, CaseIterable {
  /// No reference, those that are not there, those that fail, or every one.
  case never, missing, failed, all

  /// Returns whether a reference of this verdict is to be written.
  public func takes(_ file: VerifiedFile) -> Bool {
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

/// The references that a run may write. The default is never, so that no run makes itself pass.
public enum RecordChoice: String, Sendable, CaseIterable {
  /// No reference, those that are missing, those that fail, or all.
  case never, missing, failed, all

  /// Returns whether a reference with this verdict is to be written.
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

/// The references that a run may write. By default, a run writes none, since references that a run writes make the next
/// run pass without a review.
public enum RecordChoice: String, Sendable, CaseIterable {
  /// The run may write no references (`never`), missing ones (`missing`), missing ones and those that do not match
  /// (`failed`), or all references (`all`).
  case never, missing, failed, all

  /// Returns whether the reference of a file may be written.
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

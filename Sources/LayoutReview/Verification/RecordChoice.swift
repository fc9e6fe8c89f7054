/// A choice of the references that a run may write.
public enum RecordChoice: String, Sendable, CaseIterable {
  /// `never` allows no reference to be written, `missing` only references that do not exist yet, `failed` also
  /// references that differ or cannot be read, and `all` every reference.
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

import LayoutChecks

/// The SARIF format. Code hosts show its messages beside the lines of the layout files.
public enum SARIFReport: VerificationFormat {
  public static let name = "sarif"
  /// The text that identifies a SARIF report of this program.
  public static let signature = "\"name\": \"layoutdraw\""
  public static let summary = "SARIF 2.1.0, for code scanning."

  public static func write(_ verification: Verification, _ evidence: Evidence) -> [UInt8] {
    let rules = Verdict.allCases.filter { $0 != .same }.map { (name: $0.rawValue, summary: $0.summary) }
    return sarif(
      verification.annotations,
      rules: rules + [(name: "recorded", summary: "This run wrote the reference.")]
        + checkRules.map { (name: $0.name, summary: $0.summary) })
  }
}

extension Verification {
  /// The messages of all cases, with their positions in files.
  public var annotations: [LocatedDiagnostic] { cases.flatMap { $0.annotations(references: references) } }

  /// The annotations in GitHub Actions' format for a step's output.
  public var workflowCommands: [UInt8] { LayoutChecks.workflowCommands(annotations) }
}

extension Verdict {
  /// The meaning of the verdict in one sentence.
  public var summary: String {
    switch self {
    case .same: "It matches the reference."
    case .orphaned: "There is no layout for this reference."
    case .stale:
      "The layout no longer produces this reference, for example because its canvas was removed or renamed."
    case .missing: "This reference does not exist yet."
    case .different: "The picture differs from its reference."
    case .violated: "An assertion of the layout does not hold."
    case .failed: "The layout has errors, or its reference cannot be read."
    }
  }
}

import CairoRendering

/// One file for a browser, without network.
public enum HTMLReport: VerificationFormat {
  public static let name = "report"
  public static let summary = "HTML, one file with all pictures in it."

  public static func write(_ verification: Verification, _ evidence: Evidence) -> [UInt8] { [] }
}

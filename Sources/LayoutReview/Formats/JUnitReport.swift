import CairoRendering
import Diagnostics
import Encoding
import LayoutPipeline

/// The JUnit XML format for CI servers, with a test for each case and a test suite for each folder.
public enum JUnitReport: VerificationFormat {
  public static let name = "junit"
  /// The start of the root element.
  public static let signature = "<testsuites name=\"layoutdraw\""
  public static let summary = "JUnit XML with a test for each picture."

  public static func write(_ verification: Verification, _ evidence: Evidence) -> [UInt8] {
    let folders = Dictionary(grouping: verification.cases) { folder(of: $0.name) }
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml += "<testsuites name=\"layoutdraw\"\(counts(verification.cases))>\n"
    for folder in folders.keys.sorted() {
      let cases = folders[folder] ?? []
      xml += "  <testsuite name=\"\(shown(folder))\"\(counts(cases))>\n"
      for item in cases { xml += text(of: item, in: folder, evidence) }
      xml += "  </testsuite>\n"
    }
    return Array((xml + "</testsuites>\n").utf8)
  }

  private static func folder(of name: String) -> String {
    name.split(atLast: "/")?.before ?? "layouts"
  }

  private static func counts(_ cases: [VerifiedCase]) -> String {
    let errors = cases.count { $0.verdict == .failed }
    let failures = cases.count { $0.isFailure } - errors
    return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  private static func text(of item: VerifiedCase, in folder: String, _ evidence: Evidence) -> String {
    let name = item.name.split(atLast: "/")?.behind ?? item.name
    var start = "    <testcase name=\"\(shown(name))\" classname=\"\(shown(folder))\""
    if let layout = item.layout { start += " file=\"\(shown(layout.path))\"" }
    guard item.isFailure else { return start + "/>\n" }
    let tag = item.verdict == .failed ? "error" : "failure"
    let type = item.code
    let details = item.details.map(shown).joined(separator: "\n")
    // GitLab and Jenkins show these attachments as pictures.
    let attachments = item.files.flatMap { file in
      file.evidence.map { "[[ATTACHMENT|\(printable(evidence.path(file.place(of: $0))))]]" }
    }
    return """
      \(start)>
            <\(tag) type="\(type)" message="\(shown(item.headline))">\(details)</\(tag)>
            <system-out>\(escapeXML(attachments.joined(separator: "\n")))</system-out>
          </testcase>

      """
  }
}

extension VerifiedCase {
  /// Indicates whether the case makes a run fail.
  public var isFailure: Bool { verdict != .same || isRecorded }

  var headline: String { problems.first?.lines.first ?? text ?? verdict.rawValue }

  var details: [String] { problems.map(\.inOneLine) + changes }
}

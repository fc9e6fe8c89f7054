import CairoRendering
import Diagnostics

/// Markdown for a comment on a pull request, with unexpected cases, their causes, and thumbnails.
public enum MarkdownReport: VerificationFormat {
  public static let name = "markdown"
  /// The heading at the start of the report.
  public static let signature = "### Layouts: "
  public static let summary = "Markdown with thumbnails, for a pull-request comment."

  /// The size of the report, in bytes, above which cases are listed without details, since GitHub limits comments to
  /// 65,536 characters.
  private static let limit = 60_000

  private static let mostProblems = 40

  public static func write(_ verification: Verification, _ evidence: Evidence) -> [UInt8] {
    let failures = verification.cases.filter(\.isFailure).enumerated()
      .sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }.map(\.element)
    var text = "### Layouts: \(verification.hasPassed ? "as expected" : "review needed")\n\n"
    text += verification.summary + "\n"
    let problems = failures.flatMap(\.problems)
    if !problems.isEmpty { text += "\n" }
    for problem in problems.prefix(mostProblems) { text += "- \(plain(problem.inOneLine))\n" }
    if problems.count > mostProblems { text += "- and \(problems.count - mostProblems) more\n" }
    var unshown: [String] = []
    for item in failures {
      let section = section(item, evidence)
      if unshown.isEmpty, text.utf8.count + section.utf8.count < limit {
        text += section
      } else {
        unshown.append(item.name)
      }
    }
    if !unshown.isEmpty {
      let names = unshown.prefix(100).map(code).joined(separator: ", ")
      text +=
        "\nNot shown here: \(names)" + (unshown.count > 100 ? " and \(unshown.count - 100) more" : "") + "\n"
    }
    if failures.contains(where: { $0.files.contains { $0.evidence.contains(.actual) } }) {
      text += "\n<sub>`layoutdraw accept NAME` accepts intended changes.</sub>\n"
    }
    return Array(text.utf8)
  }

  private static func section(_ item: VerifiedCase, _ evidence: Evidence) -> String {
    let verdict = item.code
    var text = "\n<details open><summary><b>\(shown(item.name))</b> \(verdict)</summary>\n\n"
    for line in item.changesForPeople { text += "- \(plain(line))\n" }
    for file in item.files where evidence.isSeen && file.kind == "png" && !file.evidence.isEmpty {
      let roles = EvidenceRole.allCases.filter(file.evidence.contains)
      let cells = roles.map { role in
        let link = escapeXML(evidence.link(file.place(of: role)))
        let alt = shown("\(role.rawValue) picture of \(item.name)")
        return "<td><a href=\"\(link)\"><img src=\"\(link)\" width=\"240\" alt=\"\(alt)\"></a></td>"
      }
      text += "\n<table><tr>" + roles.map { "<th>\($0.rawValue)</th>" }.joined() + "</tr><tr>"
      text += cells.joined() + "</tr></table>\n"
    }
    return text + "\n</details>\n"
  }

  private static func plain(_ line: String) -> String {
    var text = ""
    for scalar in printable(line).unicodeScalars {
      switch scalar {
      // Quotation marks stay unescaped, to keep the comment's source readable.
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "@": text += "\\\(scalar)"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func code(_ name: String) -> String { "`\(printable(name.filter { $0 != "`" }))`" }
}

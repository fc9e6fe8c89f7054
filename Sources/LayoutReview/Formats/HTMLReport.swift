import CairoRendering
import LayoutPipeline

/// An HTML page with a filterable list of cases, their causes and their pictures.
public enum HTMLReport: VerificationFormat {
  public static let name = "report"
  /// The `meta` element that names the program.
  public static let signature = "<meta name=\"generator\" content=\"layoutdraw "
  public static let summary =
    "HTML that contains all pictures; with --report-files, it links to pictures in the results folder."

  public static func write(_ verification: Verification, _ evidence: Evidence) -> [UInt8] {
    let order = verification.cases.indices.sorted { a, b in
      let (first, second) = (verification.cases[a].isFailure, verification.cases[b].isFailure)
      return first == second ? a < b : first
    }
    let cases = order.map { verification.cases[$0] }
    var page = head(verification, evidence)
    page += "<body>\n\(header(verification))\n<div class=\"columns\">\n"
    page += list(cases)
    page += "<main id=\"main\" tabindex=\"-1\">\n\(text(PackageResources.toolbar_html))"
    for (index, item) in cases.enumerated() { page += article(item, index, evidence) }
    page += "<p class=\"nothing\" hidden>No case is shown: change the filter.</p>\n"
    page += "</main>\n</div>\n\(text(PackageResources.keys_html))"
    page += "<script>\n\(text(PackageResources.report_js))</script>\n</body>\n</html>\n"
    return Array(page.utf8)
  }

  private static func head(_ verification: Verification, _ evidence: Evidence) -> String {
    let open = verification.cases.count(where: \.isFailure)
    let title = open == 0 ? "Layouts: as expected" : "Layouts: \(open) to review"
    // Names and messages may contain any text, so the content security policy lets the page load only its own pictures.
    let pictures = evidence.staysInFiles ? "data: 'self' file:" : "data:"
    let policy =
      "default-src 'none'; img-src \(pictures); style-src 'unsafe-inline'; script-src 'unsafe-inline'"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="generator" content="layoutdraw \(version)">
      <title>\(title)</title>
      <link rel="icon" href="data:,">
      <!-- This comes before the cases, since laying out all of them, one below the other, takes seconds. -->
      <script>document.documentElement.classList.add("js");</script>
      <style>
      \(text(PackageResources.report_css))</style>
      </head>

      """
  }

  private static func header(_ verification: Verification) -> String {
    """
    <a class="skip" href="#main">Skip to the case</a>
    <header>
    <h1>Layouts</h1>
    <p>\(shown(verification.summary))</p>
    <button type="button" id="help" aria-haspopup="dialog">Keys</button>
    </header>
    """
  }

  private static func list(_ cases: [VerifiedCase]) -> String {
    var html = "<nav aria-label=\"Cases\">\n<search>\n"
    html += "<label for=\"filter\">Filter by name</label>\n<input type=\"search\" id=\"filter\">\n"
    html += "<fieldset>\n<legend>Show</legend>\n"
    let hasFailures = cases.contains(where: \.isFailure)
    for status in statuses(cases) {
      let count = cases.count { $0.status == status }
      let isChecked = status != Verdict.same.rawValue || !hasFailures
      html += "<label><input type=\"checkbox\" value=\"\(status)\"\(isChecked ? " checked" : "")>"
      html += " \(status) <span class=\"count\">\(count)</span></label>\n"
    }
    html += "</fieldset>\n</search>\n<p id=\"shown\" role=\"status\"></p>\n<ol id=\"list\">\n"
    for (index, item) in cases.enumerated() {
      html += "<li data-status=\"\(item.status)\"><a href=\"#case-\(index)\">\(shown(item.name))</a>"
      html += " <span class=\"status \(item.status)\">\(item.status)</span></li>\n"
    }
    return html + "</ol>\n</nav>\n"
  }

  private static func statuses(_ cases: [VerifiedCase]) -> [String] {
    let all = Verdict.allCases.reversed().map(\.rawValue)
    return (all.dropLast() + [VerifiedCase.recordedStatus, Verdict.same.rawValue])
      .filter { status in cases.contains { $0.status == status } }
  }
}

private func text(_ file: [UInt8]) -> String { String(decoding: file, as: UTF8.self) }

extension VerifiedCase {
  static let recordedStatus = "recorded"

  /// The verdict as a word. If the run recorded a new reference, the word is `recorded` instead of `same`.
  var status: String { verdict == .same && isRecorded ? Self.recordedStatus : verdict.rawValue }
}

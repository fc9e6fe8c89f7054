import CairoRendering
import Encoding

extension HTMLReport {
  static func article(_ item: VerifiedCase, _ index: Int, _ evidence: Evidence) -> String {
    var html = "<article id=\"case-\(index)\" aria-labelledby=\"name-\(index)\" tabindex=\"-1\">\n"
    html += "<h2 id=\"name-\(index)\">\(shown(item.name)) <span class=\"status \(item.status)\">"
    html += "\(item.status)</span></h2>\n"
    if let layout = item.layout { html += "<p class=\"file\">\(shown(layout.path))</p>\n" }
    if !item.isFailure { html += "<p>It matches its references.</p>\n" }
    html += problems(of: item)
    html += causes(of: item)
    for file in item.files { html += section(file, of: item, evidence) }
    return html + "</article>\n"
  }

  private static func causes(of item: VerifiedCase) -> String {
    guard !item.causes.isEmpty else { return "" }
    var html = "<section class=\"causes\"><h3>What changed</h3>\n<ul>\n"
    for cause in item.causes {
      html += "<li>\(shown(cause.text))"
      if !cause.followers.isEmpty {
        html += "<ul>\(cause.followers.map { "<li>\(shown($0))</li>" }.joined())</ul>"
      }
      html += "</li>\n"
    }
    return html + "</ul></section>\n"
  }

  private static func problems(of item: VerifiedCase) -> String {
    guard !item.notices.isEmpty else { return "" }
    var html = "<section class=\"notices\"><h3>What is wrong</h3>\n<ul>\n"
    for notice in item.problems {
      let place = notice.region.map { "line \($0.line): " } ?? ""
      let lines = notice.lines.map(shown)
      html += "<li><b>\(notice.severity.rawValue)</b> \(place)\(lines.joined(separator: "<br>"))"
      html += " <code>\(shown(notice.code))</code></li>\n"
    }
    return html + "</ul></section>\n"
  }

  private static func section(_ file: VerifiedFile, of item: VerifiedCase, _ evidence: Evidence) -> String {
    guard let text = file.text ?? file.toleratedText else { return "" }
    var html = "<section class=\"reference\"><h3>\(shown(file.kind.uppercased()))</h3>\n"
    html += "<p>\(shown(text))</p>\n"
    if file.kind == "png" { html += stage(file, of: item, evidence) }
    if case .lines(let change) = file.change { html += lines(change) }
    return html + "</section>\n"
  }

  /// Returns the pictures of a file, stacked on top of each other and shown at the same scale.
  private static func stage(_ file: VerifiedFile, of item: VerifiedCase, _ evidence: Evidence) -> String {
    let pictures = EvidenceRole.allCases.compactMap { role -> (EvidenceRole, [UInt8], PNGSize)? in
      guard file.evidence.contains(role), let bytes = evidence.read(file.place(of: role)),
        let size = PNGSize(bytes)
      else { return nil }
      return (role, bytes, size)
    }
    guard !pictures.isEmpty else { return "" }
    let (width, height) = (pictures.map(\.2.width).max() ?? 1, pictures.map(\.2.height).max() ?? 1)
    let hasBoth = pictures.count { $0.0 != .difference } == 2
    let style = "--width:\(width);--height:\(height)"
    var html = "<div class=\"stage\(hasBoth ? " both" : "")\" style=\"\(style)\">\n"
    for (role, bytes, size) in pictures {
      let share = shortest(Double(size.width) / Double(width))
      html +=
        "<figure class=\"\(role.rawValue)\"><figcaption>\(role.rawValue), \(size.width) × \(size.height)"
      html += "</figcaption><div class=\"sheet\"><img style=\"--share:\(share)\" "
      html += "width=\"\(size.width)\" height=\"\(size.height)\" loading=\"lazy\" "
      html += "alt=\"\(role.rawValue) picture of \(shown(item.name))\" "
      let source =
        evidence.staysInFiles
        ? escapeXML(evidence.link(file.place(of: role))) : "data:image/png;base64,\(base64(bytes))"
      html += "src=\"\(source)\"></div></figure>\n"
    }
    return html + "</div>\n"
  }

  private static func lines(_ change: LineDifference) -> String {
    var html = "<details><summary>Lines from line \(change.line) on: "
    html += "\(change.expectedCount) expected, \(change.actualCount) actual</summary>\n<pre>"
    let sides = [
      ("del", "−", change.expected, change.expectedCount), ("ins", "+", change.actual, change.actualCount),
    ]
    for (tag, sign, lines, count) in sides {
      for line in lines { html += "<\(tag)>\(sign) \(shown(line))</\(tag)>\n" }
      if count > lines.count { html += "<\(tag)>\(sign) … \(count - lines.count) more</\(tag)>\n" }
    }
    return html + "</pre></details>\n"
  }
}

private struct PNGSize {
  var width: Int
  var height: Int

  init?(_ file: [UInt8]) {
    guard file.count >= 24, file.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    let number = { (start: Int) in file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(16), number(20))
    guard width > 0, height > 0 else { return nil }
  }
}

/// The site generator for which a Markdown page is written.
public enum Site: String, Sendable, CaseIterable {
  case commonmark, github, mkdocs, sphinx, pandoc, docc

  /// Returns whether the site generator shows a fence with this info string as a code block.
  ///
  /// Tested with MkDocs 1.6, MyST-Parser 4 and pandoc 2.17.
  public func keeps(_ info: FenceInfo) -> Bool {
    let hasOptions = !info.attributes.isEmpty || !info.words.isEmpty
    switch self {
    case .commonmark, .github, .docc, .sphinx: return info.spelling != .braces
    case .pandoc: return info.spelling == .braces || !hasOptions && info.spelling == .words
    case .mkdocs:
      guard hasOptions else { return info.spelling != .languageAndBraces }
      // Python-Markdown does not allow hyphens in attribute names.
      return info.spelling == .braces && info.attributes.allSatisfy { !$0.name.contains("-") }
    }
  }

  /// Returns the info string to write after the backticks, in a spelling that this site generator supports.
  public func spelling(of info: FenceInfo) -> String {
    switch self {
    case .commonmark, .github, .docc, .sphinx:
      return ([info.language] + items(of: info)).joined(separator: " ")
    case .pandoc, .mkdocs:
      let items = items(of: info, classMark: ".")
      return items.isEmpty ? info.language : "{.\(([info.language] + items).joined(separator: " "))}"
    }
  }

  private func items(of info: FenceInfo, classMark: String = "") -> [String] {
    info.words.map { classMark + $0.text }
      + info.attributes.map { attribute in
        let name = self == .mkdocs ? attribute.name.replacing("-", with: "_") : attribute.name
        let isPlain = attribute.value.utf8.allSatisfy { $0 > 0x20 && !"\"'{}=".utf8.contains($0) }
        guard !isPlain || attribute.value.isEmpty else { return "\(name)=\(attribute.value)" }
        return "\(name)=\"\(attribute.value.replacing("\"", with: "\\\""))\""
      }
  }
}

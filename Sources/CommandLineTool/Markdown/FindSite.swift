import LayoutDraw
import Markdown

extension Site {
  /// Returns the site generator, recognized by a file such as `mkdocs.yml` or by the folder extension `.docc`. If the
  /// folder itself shows no generator, its parent folders are searched, up to the root of the Git repository.
  static func ofPage(in folder: String) -> Site? {
    guard var folder = try? System.realPath(folder) else { return nil }
    while true {
      if splitExtension(lastPart(of: folder)).extension == "docc" { return .docc }
      for (name, site) in [("mkdocs.yml", Site.mkdocs), ("mkdocs.yaml", .mkdocs), ("conf.py", .sphinx)]
      where System.isThere(joined(folder, name)) {
        return site
      }
      if folder == "/" || System.isThere(joined(folder, ".git")) { return nil }
      folder = CommandLineTool.folder(of: folder)
    }
  }

  var title: String {
    switch self {
    case .commonmark: "CommonMark"
    case .github: "GitHub"
    case .mkdocs: "MkDocs"
    case .sphinx: "Sphinx"
    case .pandoc: "pandoc"
    case .docc: "DocC"
    }
  }

  func warnings(about document: MarkdownDocument, makesDarkPairs: Bool) -> [Diagnostic] {
    let bytes = document.source.utf8
    var found: [Diagnostic] = []
    for fence in document.fences where bytes[fence.opening.start] != UInt8(ascii: "<") && !keeps(fence.info) {
      let marker = String(
        decoding: bytes[fence.opening.start...].prefix { $0 == bytes[fence.opening.start] }, as: UTF8.self)
      found.append(
        Diagnostic(
          .warning, code: "fence-spelling",
          "\(title) does not recognize this line as the start of a '\(fence.info.language)' code block",
          at: fence.opening, help: "write \(marker)\(spelling(of: fence.info))"))
    }
    for attribute in document.fences.flatMap(\.info.attributes)
    where attribute.name == "width" && self == .docc {
      found.append(
        Diagnostic(
          .warning, code: "fence-option", "DocC shows pictures at their own size, so 'width' has no effect",
          at: attribute.span, help: "remove it"))
    }
    if self == .pandoc {
      let pairs = document.fences.flatMap(\.info.attributes).filter {
        $0.name.replacing("_", with: "-") == "dark-pair"
      }
      let places = pairs.map(\.span) + (makesDarkPairs && pairs.isEmpty ? [nil] : [])
      found += places.map {
        Diagnostic(
          .warning, code: "fence-option",
          "pandoc has no way to choose between light and dark pictures: the light one is shown",
          at: $0, help: "use --theme auto, which draws SVGs that are light or dark as the reader prefers")
      }
    }
    return found
  }
}

func lookalikeWarnings(in document: MarkdownDocument, for site: Site?) -> [Diagnostic] {
  document.lookalikes.compactMap { opening in
    let info = document.source.utf8[opening.start..<opening.end].drop { "`~:".utf8.contains($0) }
    if site == .sphinx, info.first == UInt8(ascii: "{") { return nil }
    return Diagnostic(
      .warning, code: "fence-spelling",
      "this looks like a layout fence, but its language is not recognized, so it is not drawn",
      at: opening,
      help:
        "write the language in lower case, then its options: ```layout name=form or ```{.layout name=form}")
  }
}

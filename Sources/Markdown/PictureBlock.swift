/// A picture in a document.
public struct MarkdownPicture: Sendable, Equatable {
  /// The path relative to the document's folder, with `/` between folders and without percent-encoding.
  public var path: String
  /// The path of the dark-mode picture; `nil` if there is none.
  public var darkPath: String?
  public var alternative: String
  /// The width in CSS pixels; `nil` to use the picture's own width.
  public var width: Int?

  public init(path: String, darkPath: String? = nil, alternative: String, width: Int? = nil) {
    self.path = path
    self.darkPath = darkPath
    self.alternative = alternative
    self.width = width
  }
}

/// The pictures of one fence, and the caption below them.
public struct PictureBlock: Sendable, Equatable {
  public var pictures: [MarkdownPicture]
  public var caption: String?
  public var site: Site

  public init(_ pictures: [MarkdownPicture], caption: String? = nil, for site: Site = .commonmark) {
    self.pictures = pictures
    self.caption = caption
    self.site = site
  }

  var lines: [String] {
    let caption = caption.map(oneLine).flatMap { $0.isEmpty ? nil : $0 }
    switch site {
    case .sphinx where caption != nil || pictures.contains { $0.width != nil || $0.darkPath != nil }:
      return directives(caption)
    case .pandoc:
      return pictures.indices.map { pandoc(pictures[$0], $0 == pictures.count - 1 ? caption : nil) }
    default:
      var lines = pictures.flatMap(written)
      if let caption, !lines.isEmpty {
        // Add a hard line break: two spaces for MkDocs and DocC, and `\` for CommonMark and GitHub. Without it, a line
        // with only an HTML element would make the caption a part of an HTML block.
        let lineBreak = site == .mkdocs || site == .docc ? "  " : "\\"
        for index in lines.indices where index == lines.count - 1 || lines[index].hasPrefix("<img") {
          lines[index] += lineBreak
        }
        lines.append("*\(escaped(caption, for: site))*")
      }
      return lines
    }
  }

  private func written(_ picture: MarkdownPicture) -> [String] {
    let alternative = escaped(picture.alternative, for: site)
    let link = encodedLink(picture.path)
    switch site {
    case .commonmark, .github:
      guard picture.width != nil || picture.darkPath != nil else { return ["![\(alternative)](\(link))"] }
      return [html(picture)]
    case .mkdocs:
      let attributes = picture.width.map { "{ width=\($0) }" } ?? ""
      guard let dark = picture.darkPath else { return ["![\(alternative)](\(link))\(attributes)"] }
      return [
        "![\(alternative)](\(link)#only-light)\(attributes)",
        "![\(alternative)](\(encodedLink(dark))#only-dark)\(attributes)",
      ]
    // Dark pictures are not written here: DocC finds them by their file names, and `directives` writes them for Sphinx.
    case .sphinx, .pandoc, .docc: return ["![\(alternative)](\(link))"]
    }
  }

  /// The picture as an HTML element, since Markdown has no syntax for widths and dark pictures.
  private func html(_ picture: MarkdownPicture) -> String {
    let width = picture.width.map { " width=\"\($0)\"" } ?? ""
    let alternative = escapedForHTML(oneLine(picture.alternative))
    let image = "<img src=\"\(encodedLink(picture.path))\"\(width) alt=\"\(alternative)\">"
    guard let dark = picture.darkPath else { return image }
    let source = "<source media=\"(prefers-color-scheme: dark)\" srcset=\"\(encodedLink(dark))\">"
    return "<picture>\(source)\(image)</picture>"
  }

  /// The pictures as MyST directives, which Sphinx supports without further extensions.
  private func directives(_ caption: String?) -> [String] {
    pictures.indices.flatMap { index -> [String] in
      let picture = pictures[index]
      let own = index == pictures.count - 1 ? caption : nil
      let paths = [(picture.path, "only-light")] + (picture.darkPath.map { [($0, "only-dark")] } ?? [])
      return paths.flatMap { path, scheme -> [String] in
        var lines = ["```{\(own == nil ? "image" : "figure")} \(encodedLink(path))"]
        lines.append(":alt: \(yamlValue(oneLine(picture.alternative)))")
        if let width = picture.width { lines.append(":width: \(width)px") }
        if picture.darkPath != nil { lines.append(":\(own == nil ? "class" : "figclass"): \(scheme)") }
        if let own { lines += ["", paragraph(escaped(own, for: site))] }
        return lines + ["```"]
      }
    }
  }

  /// Returns a picture in pandoc's syntax, with the caption in square brackets and the alternative text as an
  /// attribute.
  private func pandoc(_ picture: MarkdownPicture, _ caption: String?) -> String {
    let width = picture.width.map { "width=\($0)px " } ?? ""
    let alternative = quoted(oneLine(picture.alternative))
    return
      "![\(caption.map { escaped($0, for: site) } ?? "")](\(encodedLink(picture.path))){\(width)alt=\(alternative)}"
  }
}

private func escaped(_ text: String, for site: Site) -> String {
  // Python-Markdown, which MkDocs uses, knows fewer escapes than CommonMark.
  let references: [Character: String] =
    site == .mkdocs ? ["&": "&amp;", "<": "&lt;", "|": "|", "~": "~"] : [:]
  return oneLine(text).map { character in
    references[character] ?? ("\\`*_[]<>&!|~".contains(character) ? "\\\(character)" : "\(character)")
  }.joined()
}

/// Returns a text as a value in YAML, in quotation marks if it would not be read as plain text.
private func yamlValue(_ text: String) -> String {
  let isPlain =
    text.first.map { !"\"'#>|&*!%@`[]{}?-,:".contains($0) } ?? false
    && !text.contains(" #") && !text.contains(": ") && !text.hasSuffix(":")
  return isPlain ? text : quoted(text)
}

private func quoted(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}

/// Returns a line of Markdown, with a backslash added if the line would otherwise begin a list or a heading instead of
/// a paragraph.
private func paragraph(_ line: String) -> String {
  if let first = line.first, "#-+=".contains(first) { return "\\" + line }
  let digits = line.prefix { $0.isASCII && $0.isNumber }
  guard !digits.isEmpty, let mark = line.dropFirst(digits.count).first, mark == "." || mark == ")" else {
    return line
  }
  return digits + "\\" + line.dropFirst(digits.count)
}

private func escapedForHTML(_ text: String) -> String {
  let marks: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
  return text.map { marks[$0] ?? String($0) }.joined()
}

private func oneLine(_ text: String) -> String {
  let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return String(
    String.UnicodeScalarView(words.unicodeScalars.filter { $0.properties.generalCategory != .control }))
}

import CCMark
import Diagnostics

extension FenceReader {
  /// Returns the pictures in the block after `node`, or in the MyST directives that follow `node` directly. Returns
  /// `nil` if there are no pictures, or if the block contains more than pictures and a caption.
  func pictures(after node: OpaquePointer) -> PictureLines? {
    guard let next = cmark_node_next(node) else { return nil }
    var links: [String] = []
    var end = next
    switch cmark_node_get_type(next) {
    case CMARK_NODE_PARAGRAPH: links = pictures(inParagraph: next) ?? []
    case CMARK_NODE_HTML_BLOCK:
      links = cmark_node_get_literal(next).flatMap { pictures(inHTML: String(cString: $0)) } ?? []
    case CMARK_NODE_CODE_BLOCK:
      var directive: OpaquePointer? = next
      while let node = directive, let link = directivePicture(node) {
        links.append(link)
        end = node
        directive = cmark_node_next(node)
      }
    default: return nil
    }
    guard !links.isEmpty else { return nil }
    let first = Int(cmark_node_get_start_line(next)) - 1
    let last = min(Int(cmark_node_get_end_line(end)) - 1, lines.count - 1)
    let start = lines.start(first) + max(0, Int(cmark_node_get_start_column(next)) - 1)
    return PictureLines(
      links: links, lines: first..<max(first, last) + 1,
      prefix: Array(source.utf8[lines.start(first)..<start]))
  }

  private func pictures(inParagraph paragraph: OpaquePointer) -> [String]? {
    var links: [String] = []
    // MkDocs and pandoc allow a list of attributes after an image.
    var attributes = ""
    var child = cmark_node_first_child(paragraph)
    while let node = child {
      child = cmark_node_next(node)
      // cmark may parse the alternative text in such a list as emphasis, code or a link, so nodes of all types belong
      // to the list until it is closed.
      let isInList = attributes.hasPrefix("{") && !attributes.hasSuffix("}")
      if cmark_node_get_type(node) == CMARK_NODE_TEXT || isInList, !links.isEmpty {
        attributes += cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
        continue
      }
      guard isAttributeList(attributes) else { return nil }
      attributes = ""
      switch cmark_node_get_type(node) {
      case CMARK_NODE_IMAGE: links.append(cmark_node_get_url(node).map { String(cString: $0) } ?? "")
      case CMARK_NODE_HTML_INLINE:
        guard let found = cmark_node_get_literal(node).flatMap({ htmlPictures(String(cString: $0)[...]) })
        else {
          return nil
        }
        links += found
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: continue
      case CMARK_NODE_EMPH where child == nil: continue
      default: return nil
      }
    }
    return isAttributeList(attributes) ? links : nil
  }

  private func isAttributeList(_ text: String) -> Bool {
    text.isEmpty || text.hasPrefix("{") && text.hasSuffix("}")
  }

  private func pictures(inHTML html: String) -> [String]? {
    var links: [String] = []
    for line in html.split(separator: "\n") {
      guard let found = htmlPictures(line) else { return nil }
      links += found
    }
    return links
  }

  /// Returns the links in an HTML tag of a kind that this program writes: `<img …>`, `<source …>` or `<picture>`.
  /// Returns `nil` for any other text.
  private func htmlPictures(_ text: Substring) -> [String]? {
    if text == "<picture>" || text == "</picture>" { return [] }
    for (start, key) in [("<img src=\"", "src=\""), ("<source ", "srcset=\"")]
    where text.hasPrefix(start) && text.hasSuffix(">") {
      guard let before = text.firstRange(of: key) else { return nil }
      let rest = text[before.upperBound...]
      return rest.firstIndex(of: "\"").map { [String(rest[..<$0])] }
    }
    return nil
  }

  /// Returns the link in a MyST directive such as ```` ```{figure} form.svg ````; `nil` for other blocks.
  private func directivePicture(_ node: OpaquePointer) -> String? {
    guard cmark_node_get_type(node) == CMARK_NODE_CODE_BLOCK else { return nil }
    let words = fenceInfo(of: node).split(separator: " ")
    guard words.count == 2, words[0] == "{image}" || words[0] == "{figure}" else { return nil }
    return String(words[1])
  }
}

import CCMark
import Diagnostics

/// The fences of some languages, as CommonMark's own parser finds them: what stands in other blocks, comments or
/// indented code is none. Comments of these languages that name a file are fences, too.
func readFences(in source: SourceText, lines: MarkdownLines, languages: [String]) -> [MarkdownFence] {
  let root = source.utf8.withUnsafeBytes { bytes in
    cmark_parse_document(
      bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, CMARK_OPT_DEFAULT)
  }
  guard let root else { return [] }
  defer { cmark_node_free(root) }
  guard let nodes = cmark_iter_new(root) else { return [] }
  defer { cmark_iter_free(nodes) }
  let reader = FenceReader(source: source, lines: lines)
  var fences: [MarkdownFence] = []
  while true {
    let event = cmark_iter_next(nodes)
    if event == CMARK_EVENT_DONE { return fences }
    guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(nodes) else { continue }
    switch cmark_node_get_type(node) {
    case CMARK_NODE_CODE_BLOCK where languages.contains(language(of: node)): fences.append(reader.fence(node))
    case CMARK_NODE_HTML_BLOCK: if let comment = reader.comment(node, languages) { fences.append(comment) }
    default: continue
    }
  }
}

/// The first word of a fence's info; empty for indented code.
private func language(of node: OpaquePointer) -> String {
  let info = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
  return String(info.prefix { $0 != " " && $0 != "\t" })
}

/// As they are, also where they are no UTF-8.
private func bytes(_ text: UnsafePointer<CChar>?) -> [UInt8] {
  guard let text else { return [] }
  var count = 0
  while text[count] != 0 { count += 1 }
  return UnsafeBufferPointer(start: text, count: count).map(UInt8.init(bitPattern:))
}

private struct FenceReader {
  let source: SourceText
  let lines: MarkdownLines

  func fence(_ node: OpaquePointer) -> MarkdownFence {
    let first = Int(cmark_node_get_start_line(node)) - 1
    let start = min(
      lines.end(first), lines.start(first) + max(0, Int(cmark_node_get_start_column(node)) - 1))
    let literal = bytes(cmark_node_get_literal(node))
    let content = FenceContent(literal, in: lines, first: first + 1)
    let last = max(first, min(Int(cmark_node_get_end_line(node)) - 1, lines.count - 1))
    let isClosed = isClosing(last, of: node, first: first, literal: literal)
    return MarkdownFence(
      info: info(start, end: lines.end(first)), opening: SourceSpan(start: start, end: lines.end(first)),
      content: content, pictures: isClosed ? pictures(after: node) : nil, lines: first..<last + 1,
      isClosed: isClosed, prefix: Array(source.utf8[lines.start(first)..<start]),
      isFirst: cmark_node_previous(node) == nil)
  }

  func comment(_ node: OpaquePointer, _ languages: [String]) -> MarkdownFence? {
    let first = Int(cmark_node_get_start_line(node)) - 1
    guard
      let comment = readComment(
        in: source, lines: lines, first: first,
        last: min(Int(cmark_node_get_end_line(node)), lines.count - 1),
        languages: languages)
    else {
      return nil
    }
    return MarkdownFence(
      info: comment.info, opening: comment.span, content: FenceContent([], in: lines, first: first),
      pictures: pictures(after: node), lines: comment.lines, isClosed: true,
      prefix: Array(source.utf8[lines.start(first)..<comment.span.start]),
      isFirst: cmark_node_previous(node) == nil)
  }

  private func info(_ start: Int, end: Int) -> FenceInfo {
    var (start, end) = (start, end)
    let marker = source.utf8[start]
    while start < end, source.utf8[start] == marker { start += 1 }
    while start < end, source.utf8[start] == 0x20 || source.utf8[start] == 0x09 { start += 1 }
    while start < end, source.utf8[end - 1] == 0x20 || source.utf8[end - 1] == 0x09 { end -= 1 }
    return FenceInfo(SourceSpan(start: start, end: end), in: source)
  }

  /// Whether a fence's last line closes it. For one that its container's end cuts short, cmark counts the line after.
  private func isClosing(_ last: Int, of node: OpaquePointer, first: Int, literal: [UInt8]) -> Bool {
    guard last > first, nextStart(after: node) != last else { return false }
    let contentLines = literal.isEmpty ? 0 : MarkdownLines(literal).count
    guard last - first - 1 == contentLines else { return false }
    let isOutside = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ">") }
    let text = lines.text(last).drop(while: isOutside)
    guard let marker = text.first, marker == UInt8(ascii: "`") || marker == UInt8(ascii: "~") else {
      return false
    }
    let rest = text.drop { $0 == marker }
    return text.count - rest.count >= 3 && rest.allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// The line, from 0, on which the next block after a node starts, whosever child it is.
  private func nextStart(after node: OpaquePointer) -> Int? {
    var node = node
    while true {
      if let next = cmark_node_next(node) { return Int(cmark_node_get_start_line(next)) - 1 }
      guard let parent = cmark_node_parent(node) else { return nil }
      node = parent
    }
  }

  // MARK: - Pictures

  /// The next block, if it is nothing but pictures and at most a caption below.
  private func pictures(after node: OpaquePointer) -> PictureLines? {
    guard let next = cmark_node_next(node) else { return nil }
    let links: [String]?
    switch cmark_node_get_type(next) {
    case CMARK_NODE_PARAGRAPH: links = pictures(inParagraph: next)
    case CMARK_NODE_HTML_BLOCK:
      links = cmark_node_get_literal(next).flatMap { pictures(inHTML: String(cString: $0)) }
    default: links = nil
    }
    guard let links, !links.isEmpty else { return nil }
    let first = Int(cmark_node_get_start_line(next)) - 1
    let last = min(Int(cmark_node_get_end_line(next)) - 1, lines.count - 1)
    let start = lines.start(first) + max(0, Int(cmark_node_get_start_column(next)) - 1)
    return PictureLines(
      links: links, lines: first..<max(first, last) + 1,
      prefix: Array(source.utf8[lines.start(first)..<start]))
  }

  private func pictures(inParagraph paragraph: OpaquePointer) -> [String]? {
    var links: [String] = []
    var child = cmark_node_first_child(paragraph)
    while let node = child {
      child = cmark_node_next(node)
      switch cmark_node_get_type(node) {
      case CMARK_NODE_IMAGE: links.append(cmark_node_get_url(node).map { String(cString: $0) } ?? "")
      case CMARK_NODE_HTML_INLINE:
        guard let link = cmark_node_get_literal(node).flatMap({ htmlPicture(String(cString: $0)[...]) })
        else {
          return nil
        }
        links.append(link)
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: continue
      case CMARK_NODE_EMPH where child == nil: continue
      default: return nil
      }
    }
    return links
  }

  private func pictures(inHTML html: String) -> [String]? {
    var links: [String] = []
    for line in html.split(separator: "\n") {
      guard let link = htmlPicture(line) else { return nil }
      links.append(link)
    }
    return links
  }

  /// The `src` of an `<img src="…" …>` that is written as we write it.
  private func htmlPicture(_ text: Substring) -> String? {
    let start = "<img src=\""
    guard text.hasPrefix(start), text.hasSuffix(">") else { return nil }
    let rest = text.dropFirst(start.count)
    guard let end = rest.firstIndex(of: "\"") else { return nil }
    return String(rest[..<end])
  }
}

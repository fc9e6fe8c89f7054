import CCMark
import Diagnostics

/// Returns the fences in the given languages, including comments that name layout files, and the opening lines of
/// fences with a probably misspelled language.
func readFences(
  in source: SourceText, lines: MarkdownLines, languages: [String]
) -> (fences: [MarkdownFence], lookalikes: [SourceSpan]) {
  let root = source.utf8.withUnsafeBytes { bytes in
    cmark_parse_document(
      bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, CMARK_OPT_DEFAULT)
  }
  guard let root else { return ([], []) }
  defer { cmark_node_free(root) }
  guard let nodes = cmark_iter_new(root) else { return ([], []) }
  defer { cmark_iter_free(nodes) }
  let reader = FenceReader(source: source, lines: lines)
  var fences: [MarkdownFence] = []
  var lookalikes: [SourceSpan] = []
  while true {
    let event = cmark_iter_next(nodes)
    if event == CMARK_EVENT_DONE { return (fences, lookalikes) }
    guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(nodes) else { continue }
    switch cmark_node_get_type(node) {
    case CMARK_NODE_CODE_BLOCK:
      guard let info = reader.info(node) else { continue }
      if languages.contains(info.language) {
        fences.append(reader.fence(node, info))
      } else if languages.contains(likelyLanguage(of: node)) {
        lookalikes.append(reader.opening(node))
      }
    case CMARK_NODE_HTML_BLOCK: if let comment = reader.comment(node, languages) { fences.append(comment) }
    default: continue
    }
  }
}

func fenceInfo(of node: OpaquePointer) -> String {
  cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
}

/// Returns the language that a fence's info string probably means: `layout` for `{layout}`, `Layout` and `layout,x`.
private func likelyLanguage(of node: OpaquePointer) -> String {
  let isName = { (character: Character) in
    character.isLetter || character.isNumber || "-_+#.".contains(character)
  }
  let name = fenceInfo(of: node).drop { !isName($0) || $0 == "." }.prefix(while: isName)
  return name.lowercased()
}

/// Returns the bytes of a C string, which need not be valid UTF-8.
private func bytes(_ text: UnsafePointer<CChar>?) -> [UInt8] {
  guard let text else { return [] }
  var count = 0
  while text[count] != 0 { count += 1 }
  return UnsafeBufferPointer(start: text, count: count).map(UInt8.init(bitPattern:))
}

struct FenceReader {
  let source: SourceText
  let lines: MarkdownLines

  func info(_ node: OpaquePointer) -> FenceInfo? {
    guard !fenceInfo(of: node).isEmpty else { return nil }
    let opening = opening(node)
    return info(opening.start, end: opening.end)
  }

  func opening(_ node: OpaquePointer) -> SourceSpan {
    let first = Int(cmark_node_get_start_line(node)) - 1
    let start = lines.start(first) + max(0, Int(cmark_node_get_start_column(node)) - 1)
    return SourceSpan(start: min(lines.end(first), start), end: lines.end(first))
  }

  func fence(_ node: OpaquePointer, _ info: FenceInfo) -> MarkdownFence {
    let first = Int(cmark_node_get_start_line(node)) - 1
    let opening = opening(node)
    let literal = bytes(cmark_node_get_literal(node))
    let content = FenceContent(literal, in: lines, first: first + 1)
    let last = max(first, min(Int(cmark_node_get_end_line(node)) - 1, lines.count - 1))
    let isClosed = isClosing(last, of: node, first: first, literal: literal)
    return MarkdownFence(
      info: info, opening: opening, content: content, pictures: isClosed ? pictures(after: node) : nil,
      lines: first..<last + 1, isClosed: isClosed,
      prefix: Array(source.utf8[lines.start(first)..<opening.start]),
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

  /// Returns whether the line `last`, which cmark reports as the fence's last line, closes the fence. For an unclosed
  /// fence, this line may even be outside of the quote or list item that contains the fence.
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

  private func nextStart(after node: OpaquePointer) -> Int? {
    var node = node
    while true {
      if let next = cmark_node_next(node) { return Int(cmark_node_get_start_line(next)) - 1 }
      guard let parent = cmark_node_parent(node) else { return nil }
      node = parent
    }
  }
}

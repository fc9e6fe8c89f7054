import Diagnostics
import LayoutModel

extension NotationContext {
  func declaration(of view: ViewID) -> SourceSpan {
    let head = views[view.index].span ?? SourceSpan(start: 0, end: 0)
    var depth = 0
    for token in stream.tokens[stream.index(at: head.end)...] {
      if stream.bytes[token.start] == UInt8(ascii: "{") { depth += 1 }
      if stream.bytes[token.start] == UInt8(ascii: "}") { depth -= 1 }
      if depth <= 0 { return stream.bytes[token.start] == UInt8(ascii: "}") ? head.union(token.span) : head }
    }
    return head
  }

  func declarationLines(of view: ViewID) -> [String] {
    var depth = 0
    return source[declaration(of: view)].split(separator: "\n").compactMap { line in
      let text = trimmed(line)
      if text.hasPrefix("}") { depth = max(0, depth - 1) }
      defer { if text.hasSuffix("{") { depth += 1 } }
      return text.isEmpty ? nil : String(repeating: "  ", count: depth) + text
    }
  }

  /// Returns the span extended to whole lines, or the unchanged span if the lines contain other text.
  func wholeLines(of span: SourceSpan) -> SourceSpan {
    let first = source.lineSpan(source.lineIndex(at: span.start))
    let last = source.lineSpan(source.lineIndex(at: max(span.start, span.end - 1)))
    let around = [
      SourceSpan(start: first.start, end: span.start), SourceSpan(start: span.end, end: last.end),
    ]
    guard around.allSatisfy({ source[$0].allSatisfy(isBlank) }) else { return span }
    return SourceSpan(start: first.start, end: min(source.utf8.count, last.end + 1))
  }
}

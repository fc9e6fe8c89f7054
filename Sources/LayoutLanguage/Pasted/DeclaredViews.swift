import Diagnostics
import LayoutModel

extension NotationContext {
  func name(of view: ViewID) -> String? { views[view.index].name }

  /// Where a view is declared, with its block.
  func declaration(of view: ViewID) -> SourceSpan {
    guard let head = views[view.index].span else { return SourceSpan(start: 0, end: 0) }
    var cursor = ByteCursor(source, SourceSpan(start: head.end, end: source.utf8.count))
    cursor.skipBlanks()
    guard cursor.byte == UInt8(ascii: "{") else { return head }
    var depth = 0
    while !cursor.isAtEnd {
      switch cursor.byte {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return SourceSpan(start: head.start, end: cursor.offset + 1) }
      case UInt8(ascii: "\""):
        cursor.advance()
        while !cursor.isAtEnd, cursor.byte != UInt8(ascii: "\""), cursor.byte != UInt8(ascii: "\n") {
          cursor.advance(by: cursor.byte == UInt8(ascii: "\\") ? 2 : 1)
        }
      case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "/"):
        while !cursor.isAtEnd, cursor.byte != UInt8(ascii: "\n") { cursor.advance() }
        continue
      default: break
      }
      cursor.advance()
    }
    return head
  }

  /// The view's declaration as a reply has it; `nil` for one that no line declares.
  func replyLine(of view: ViewID) -> ConvertedLine? {
    guard views[view.index].span != nil else { return nil }
    let text = SourceText(name: "", text: source[declaration(of: view)])
    // Blocks that are open, the outermost first.
    var open: [ConvertedLine] = []
    var result: ConvertedLine?
    func close(_ line: ConvertedLine) {
      if open.isEmpty { result = result ?? line } else { open[open.count - 1].block.append(line) }
    }
    for part in splitStatements(text) {
      switch part {
      case .statement(let span, _): close(ConvertedLine(text[span]))
      case .header(let span, _, _): open.append(ConvertedLine(text[span]))
      case .blockEnd: if let line = open.popLast() { close(line) }
      case .pasted: return nil
      }
    }
    return result
  }

  /// A span with the rest of its lines, where nothing else stands on them.
  func wholeLines(of span: SourceSpan) -> SourceSpan {
    let first = source.lineSpan(source.lineIndex(at: span.start))
    let last = source.lineSpan(source.lineIndex(at: max(span.start, span.end - 1)))
    let lead = source[SourceSpan(start: first.start, end: span.start)]
    let rest = source[SourceSpan(start: span.end, end: last.end)]
    guard lead.allSatisfy(isBlank), rest.allSatisfy(isBlank) else { return span }
    return SourceSpan(start: first.start, end: min(source.utf8.count, last.end + 1))
  }
}

import Diagnostics

// The grammar of an HTML comment that names a layout file:
//
//     comment = "<!--" blank* info blank* "-->"       a separate HTML block; see FenceInfo for `info`
//
// To report a missing `src`, a comment is also accepted if it contains attributes and no other words.

/// Reads an HTML block as a comment that names a layout file; returns `nil` for other HTML. The block begins on line
/// `first` of the document, counted from 0.
func readComment(
  in source: SourceText, lines: MarkdownLines, first: Int, last: Int, languages: [String]
) -> (info: FenceInfo, span: SourceSpan, lines: Range<Int>)? {
  let (opening, closing) = (Array("<!--".utf8), Array("-->".utf8))
  // In CommonMark, an HTML comment's block ends with the line that contains `-->`. Only blanks may follow `-->` on that
  // line, so that the block contains nothing but the comment.
  let line = lines.text(first)
  guard let start = line.firstIndex(of: opening[0]), line[start...].starts(with: opening) else { return nil }
  guard let end = firstPlace(of: closing, in: source.utf8[..<lines.end(last)], from: start + opening.count)
  else { return nil }
  var last = first
  while lines.end(last) < end + closing.count { last += 1 }
  let rest = source.utf8[(end + closing.count)..<lines.end(last)]
  guard rest.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
  let info = FenceInfo(trimmed(SourceSpan(start: start + opening.count, end: end), in: source), in: source)
  let namesFile = info.attributes.contains { $0.name == "src" }
  let isMeant = namesFile || !info.attributes.isEmpty && info.words.isEmpty
  guard languages.contains(info.language), isMeant else { return nil }
  return (info, SourceSpan(start: start, end: end + closing.count), first..<last + 1)
}

func firstPlace(of bytes: [UInt8], in text: ArraySlice<UInt8>, from start: Int) -> Int? {
  var place = start
  while place + bytes.count <= text.endIndex {
    if text[place] == bytes[0], text[place...].starts(with: bytes) { return place }
    place += 1
  }
  return nil
}

private func trimmed(_ span: SourceSpan, in source: SourceText) -> SourceSpan {
  var (start, end) = (span.start, span.end)
  while start < end, source.utf8[start] <= 0x20 { start += 1 }
  while start < end, source.utf8[end - 1] <= 0x20 { end -= 1 }
  return SourceSpan(start: start, end: end)
}

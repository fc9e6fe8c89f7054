import LayoutDraw

/// Writes the edit that formats a document, or none if the document has errors.
func formatting(
  _ document: inout OpenDocument, _ parameters: JSONValue, _ json: inout JSONWriter
) throws(RequestError) {
  let source = document.source
  let edits = document.reading.formatted.map { changedLines(from: source, to: Array($0.utf8)) } ?? []
  json.edits(edits, in: document.positions)
}

/// Returns one edit from the first changed line to the last, so that cursors elsewhere stay in place.
private func changedLines(from source: SourceText, to text: [UInt8]) -> [TextEdit] {
  let old = source.utf8
  if old == text { return [] }
  let shortest = min(old.count, text.count)
  var start = zip(old, text).prefix { $0 == $1 }.count
  // Starting at the beginning of a line avoids splitting a character.
  while start > 0, old[start - 1] != UInt8(ascii: "\n") { start -= 1 }
  var end = zip(old.reversed(), text.reversed()).prefix { $0 == $1 }.count
  end = min(end, shortest - start)
  while end > 0, end < old.count, old[old.count - end - 1] != UInt8(ascii: "\n") { end -= 1 }
  let replacement = String(decoding: text[start..<text.count - end], as: UTF8.self)
  return [TextEdit(SourceSpan(start: start, end: old.count - end), replacement)]
}

import LayoutDraw

/// Writes the ranges that can be folded: blocks of several lines, and comments on successive lines.
func foldingRanges(
  _ document: inout OpenDocument, _ parameters: JSONValue, _ json: inout JSONWriter
) throws(RequestError) {
  var ranges: [(start: Int, end: Int, isComment: Bool)] = []
  for block in document.reading.blocks {
    let start = document.positions.position(of: block.opening).line
    // In a folded block, the line with the `}` stays visible.
    let end = document.positions.position(of: block.closing).line - 1
    if end > start { ranges.append((start, end, false)) }
  }
  let source = document.source
  let comments = source.comments.filter(\.isAlone).map(\.line)
  for line in comments {
    if let last = ranges.last, last.isComment, last.end == line - 1 {
      ranges[ranges.count - 1].end = line
    } else {
      ranges.append((line, line, true))
    }
  }
  let found = ranges.filter { $0.end > $0.start }.sorted { ($0.start, $1.end) < ($1.start, $0.end) }
  json.objects(found, .compact, of: .compact) { json, range in
    json.member("startLine", range.start)
    json.member("endLine", range.end)
    if range.isComment { json.member("kind", "comment") }
  }
}

/// Writes the ranges to which an editor expands a selection step by step, such as a word, then its statement, then the
/// block around it.
func selectionRanges(
  _ document: inout OpenDocument, _ parameters: JSONValue, _ json: inout JSONWriter
) throws(RequestError) {
  guard let positions = parameters["positions"]?.array else {
    throw .invalidParameters("'positions' is missing")
  }
  var chains: [[SourceSpan]] = []
  for position in positions {
    chains.append(document.selections(around: try document.offset(of: .object(["position": position]))))
  }
  json.array(chains, .compact) { json, chain in json.selection(chain[...], in: document) }
}

extension OpenDocument {
  fileprivate func selections(around offset: Int) -> [SourceSpan] {
    func isAround(_ span: SourceSpan) -> Bool { span.start <= offset && offset <= span.end }
    var spans = reading.statements.filter(isAround)
    for block in reading.blocks {
      let end = min(block.closing + 1, source.utf8.count)
      spans += [
        SourceSpan(start: block.opening + 1, end: max(block.opening + 1, block.closing)),
        SourceSpan(start: min(block.header.start, block.opening), end: end),
      ].filter(isAround)
    }
    if let word = words.word(at: offset) { spans.append(word.span) }
    spans.append(SourceSpan(start: 0, end: source.utf8.count))
    spans.sort { $0.end - $0.start < $1.end - $1.start }
    // Each range must contain the previous one.
    return spans.reduce(into: []) { chain, span in
      guard let last = chain.last else { return chain.append(span) }
      if span != last, span.start <= last.start, last.end <= span.end { chain.append(span) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func selection(_ chain: ArraySlice<SourceSpan>, in document: OpenDocument) {
    guard let span = chain.first else { return null() }
    object(.compact) { json in
      json.range("range", span, in: document.positions)
      guard chain.count > 1 else { return }
      json.key("parent")
      json.selection(chain.dropFirst(), in: document)
    }
  }
}

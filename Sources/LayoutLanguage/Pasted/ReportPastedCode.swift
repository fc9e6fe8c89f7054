import Diagnostics
import LayoutModel

/// Reports what a file's pasted code is here, and returns what else is to be said about the file: what is left once
/// the replies stand in the code's place. No reply is offered that does not read without errors there.
///
/// - Parameter parse: reads a text without looking for pasted code.
func diagnostics(
  of replies: [PastedConversion], in source: SourceText, parsingWith parse: (SourceText) -> [Diagnostic]
) -> [Diagnostic] {
  var replies = replies
  var rest: [Diagnostic] = []
  // Twice at most: once more where a reply had to be withdrawn.
  for attempt in 0..<2 {
    let replaced = ReplacedText(source, replies)
    rest = []
    var isRight = true
    for diagnostic in parse(replaced.text) {
      if let index = diagnostic.span.flatMap(replaced.reply) {
        let isKnown = diagnostic.code == "unknown-view" && !replies[index].unknownViews.isEmpty
        if diagnostic.severity == .error, !isKnown, replies[index].lines != nil {
          replies[index].lines = nil
          isRight = false
        }
      } else if let mapped = replaced.original(of: diagnostic) {
        rest.append(mapped)
      }
    }
    if isRight || attempt == 1 { break }
  }
  var list = DiagnosticList()
  for diagnostic in rest { list.add(diagnostic) }
  for reply in replies { list.add(.error) { reply.diagnostic(in: source) } }
  return list.sorted()
}

extension PastedConversion {
  /// In place of the code, indented as it is, with what it took from elsewhere removed there.
  func edits(in source: SourceText) -> [TextEdit] {
    guard let lines else { return [] }
    let line = source.lineSpan(source.lineIndex(at: span.start))
    let lead = source[SourceSpan(start: line.start, end: span.start)]
    let indentation = lead.allSatisfy(isBlank) ? lead : ""
    let text = lines.flatMap { $0.lines() }.joined(separator: "\n" + indentation)
    return (removals.map { TextEdit($0, "") } + [TextEdit(span, text)]).sorted {
      $0.span.start < $1.span.start
    }
  }

  fileprivate func diagnostic(in source: SourceText) -> Diagnostic {
    var diagnostic: Diagnostic
    if isAnchor, let lines, lines.count == 1 {
      diagnostic = .path(validForm: lines[0].oneLine, at: attributeSpan(in: source))
      diagnostic.help = "an anchor's constraint is an equation here, and its attribute goes without 'Anchor'"
    } else {
      diagnostic = Diagnostic(.error, code: "pasted-code", dialect.sentence, at: span)
      write(into: &diagnostic)
    }
    if !unknownViews.isEmpty, lines != nil {
      let names = unknownViews.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      let hint = "the file declares no \(names): a view's line is 'view \(unknownViews[0])'"
      diagnostic.help = diagnostic.help.map { "\($0); \(hint)" } ?? hint
    }
    diagnostic.replacement = edits(in: source)
    return diagnostic
  }

  private func write(into diagnostic: inout Diagnostic) {
    guard let lines else {
      diagnostic.help = dialect.help
      return
    }
    guard !lines.isEmpty else {
      diagnostic.message += "; this says nothing about a layout and can be left out"
      return
    }
    let texts = lines.map(\.oneLine)
    if texts.count <= 6, texts.reduce(0, { $0 + $1.utf8.count }) <= 400 {
      let quoted = texts.map { "'\($0)'" }
      diagnostic.message += "; write \(list(quoted))" + (texts.count > 1 ? ", each on a line of its own" : "")
    } else {
      diagnostic.message += "; write the lines below in its place"
      diagnostic.help = (["in its place:"] + lines.flatMap { $0.lines(indentation: "  ") }).joined(
        separator: "\n")
    }
  }

  private func list(_ texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The word behind the first `.`, which is what cannot be right.
  private func attributeSpan(in source: SourceText) -> SourceSpan {
    var cursor = ByteCursor(source, span)
    _ = cursor.takeName()
    cursor.skipBlanks()
    guard cursor.take(".") else { return span }
    return cursor.takeName() ?? span
  }
}

/// A text with the replies in place of pasted code, and the way back.
private struct ReplacedText {
  let text: SourceText
  /// In the order of their places: what stands where in the new text, and the offset that it has in the old one.
  private var pieces: [(start: Int, end: Int, original: Int?, reply: Int?)] = []

  init(_ source: SourceText, _ replies: [PastedConversion]) {
    // 1. Edits that do not overlap; a piece without a reply is left out.
    var edits: [(edit: TextEdit, reply: Int)] = []
    for (index, reply) in replies.enumerated() {
      let own = reply.lines == nil ? [TextEdit(reply.span, "")] : reply.edits(in: source)
      edits += own.map { ($0, index) }
    }
    edits.sort { ($0.edit.span.start, $0.edit.span.end) < ($1.edit.span.start, $1.edit.span.end) }
    // 2. The text.
    var bytes: [UInt8] = []
    var offset = 0
    for (edit, reply) in edits where edit.span.start >= offset {
      pieces.append((bytes.count, bytes.count + edit.span.start - offset, offset, nil))
      bytes += source.utf8[offset..<edit.span.start]
      pieces.append((bytes.count, bytes.count + edit.text.utf8.count, nil, reply))
      bytes += edit.text.utf8
      offset = edit.span.end
    }
    pieces.append((bytes.count, bytes.count + source.utf8.count - offset, offset, nil))
    bytes += source.utf8[offset...]
    text = SourceText(name: source.name, utf8: bytes)
  }

  /// The reply in which something stands.
  func reply(_ span: SourceSpan) -> Int? { piece(span)?.reply }

  private func piece(_ span: SourceSpan) -> (start: Int, end: Int, original: Int?, reply: Int?)? {
    pieces.first { $0.start <= span.start && span.start < max($0.end, $0.start + 1) } ?? pieces.last
  }

  /// A diagnostic with the old text's places; `nil` where it stands in none.
  func original(of diagnostic: Diagnostic) -> Diagnostic? {
    var copy = diagnostic
    if let span = diagnostic.span {
      guard let mapped = original(span) else { return nil }
      copy.span = mapped
    }
    copy.notes = diagnostic.notes.map { Diagnostic.Note($0.message, at: $0.span.flatMap(original)) }
    return copy
  }

  private func original(_ span: SourceSpan) -> SourceSpan? {
    guard let piece = piece(span), let original = piece.original else { return nil }
    let start = original + span.start - piece.start
    return SourceSpan(
      start: start,
      end: max(start, min(original + span.end - piece.start, original + piece.end - piece.start)))
  }
}

import Diagnostics
import Encoding
import LayoutModel
import PastedSource

struct PastedConversion {
  private let reading: PastedReading
  /// The code converted to lines of the layout language; `nil` if no code could be read.
  private var lines: [String]?
  private var movedViews: [ViewID] = []
  /// The names of views that `lines` uses but the file does not declare.
  private var unknownViews: [String] = []

  /// Converts the code to lines of the layout language.
  ///
  /// - Parameter hadNoView: Indicates whether the file declares no views. If so, each undeclared name is declared as a
  ///   box.
  init(_ reading: PastedReading, in context: NotationContext, hadNoView: Bool) {
    self.reading = reading
    guard let reader = reading.reader else { return }
    var lines = reader.metrics.map { "let \($0.name) = \($0.text)" }
    for made in reader.views where !made.isMember {
      lines += self.lines(of: made, after: nil, reader, context)
    }
    lines += reader.lines
    let unknown = reader.unknownViews.filter { context.views[context.viewNames[$0]?.index ?? 0].span == nil }
    if !hadNoView { unknownViews = unknown }
    if hadNoView, !reader.views.isEmpty {
      let made = Set(reader.views.flatMap { [$0.view.name ?? ""] + $0.members })
      let boxes =
        context.views.dropFirst().compactMap(\.name) + unknown.filter { context.viewNames[$0] == nil }
      lines = boxes.filter { !made.contains($0) }.map { "box \($0)" } + lines
    }
    self.lines = lines.isEmpty && !reader.unread.isEmpty ? nil : lines
  }

  private mutating func lines(
    of made: CreatedView, after: Double?, _ reader: PastedReader, _ context: NotationContext, depth: Int = 0
  ) -> [String] {
    var view = made.view
    (view.isArranged, view.spacingAfter) = (true, after)
    let views = Layout(
      source: context.source, canvases: [], views: [context.views[0], view], constraints: [])
    let head = views.declaration(of: ViewID(1), keepsStacks: true)
    guard !made.members.isEmpty, depth < 20 else { return [head] }
    var lines = [head + " {"]
    for member in made.members {
      let spacing = made.spacings[member]
      var inner = ["box \(member)"]
      if let place = reader.index(of: member), case let other = reader.views[place] {
        inner = self.lines(of: other, after: spacing, reader, context, depth: depth + 1)
      } else {
        if let id = context.viewNames[member], context.views[id.index].span != nil {
          inner = context.declarationLines(of: id)
          movedViews.append(id)
        }
        if let spacing {
          // Insert the property `after` before a block, as in `view a after 8 { view b }`.
          let span = context.viewNames[member].flatMap { context.views[$0.index].span }
          let (line, head) = (inner[0], span.map { trimmed(context[$0][...]) } ?? inner[0])
          let place = line.hasPrefix(head) ? head.count : line.count
          inner[0] = String(line.prefix(place)) + " after \(spelled(spacing))" + line.dropFirst(place)
        }
      }
      lines += inner.map { "  " + $0 }
    }
    return lines + ["}"]
  }

  /// Returns the edits that replace the code with lines of the layout language, and remove the earlier declarations of
  /// the views that these lines now declare inside a stack.
  private func edits(in context: NotationContext) -> [TextEdit] {
    guard let lines else { return [] }
    let (source, span) = (context.source, reading.span)
    let rest = (reading.reader?.unread ?? []).map { "// not read: \($0)" }
    let lead = source[
      SourceSpan(start: source.lineSpan(source.lineIndex(at: span.start)).start, end: span.start)]
    let text = (lines + rest).joined(separator: "\n" + (lead.allSatisfy(isBlank) ? lead : ""))
    let removals = movedViews.map { context.wholeLines(of: context.declaration(of: $0)) }
      .filter { $0.end <= span.start || $0.start >= span.end }
    return (removals.map { TextEdit($0, "") } + [TextEdit(span, text)]).sorted {
      $0.span.start < $1.span.start
    }
  }

  func diagnostic(in context: NotationContext) -> Diagnostic {
    var helps: [String] = []
    var diagnostic: Diagnostic
    if reading.isAnchor, let lines, lines.count == 1 {
      diagnostic = .path(validForm: lines[0], at: attributeSpan(in: context))
      helps.append(anchorHelp)
    } else {
      diagnostic = Diagnostic(.error, code: "pasted-code", reading.dialect.sentence, at: reading.span)
      let texts = inOneLine(lines ?? [])
      let isLong = texts.count > 6 || texts.reduce(0) { $0 + $1.utf8.count } > 400
      if lines == nil {
        helps.append(reading.dialect.help(for: context[reading.span]))
      } else if texts.isEmpty, let ending = reading.reader?.ending {
        let part = ending.first == "~" ? "priority" : "name"
        diagnostic.message +=
          "; write a constraint's \(part) at the end of its line, as in 'a.left = b.left + 8 \(ending)'"
      } else if texts.isEmpty {
        diagnostic.message += "; this has no effect on a layout and can be left out"
      } else if isLong {
        diagnostic.message += "; write the lines below instead"
        helps.append(
          (["write these lines instead:"] + (lines ?? []).map { "  " + $0 }).joined(separator: "\n"))
      } else {
        diagnostic.message += "; write \(listed(texts.map { "'\($0)'" }))"
        if texts.count > 1 { diagnostic.message += ", each on a line of its own" }
      }
    }
    diagnostic.help = (remarks + helps).isEmpty ? nil : (remarks + helps).joined(separator: "; ")
    diagnostic.replacement = edits(in: context)
    return diagnostic
  }

  private var remarks: [String] {
    var remarks: [String] = []
    if let first = unknownViews.first, lines != nil {
      let names = unknownViews.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      remarks.append("the file does not declare \(names); declare each view, as in 'view \(first)'")
    }
    guard let reader = reading.reader else { return remarks }
    if !reader.unread.isEmpty, lines != nil {
      let rest = reader.unread.count - 3
      remarks.append(
        "not read: \(reader.unread.prefix(3).map { quoted($0) }.joined(separator: ", "))"
          + (rest > 0 ? " and \(rest) more" : ""))
    }
    if reader.isProgram, reading.dialect != .objectiveC {
      remarks.append("layoutdraw can also read the Swift file itself: 'layoutdraw FILE.swift'")
    }
    return remarks
  }

  /// The span of the word after the first name and its `.`, such as `topAnchor` in `a.topAnchor`; otherwise, the span
  /// of the whole code.
  private func attributeSpan(in context: NotationContext) -> SourceSpan {
    let tokens = context.stream.tokens(in: reading.span).dropFirst().prefix(2).map(\.span)
    return tokens.count == 2 && context[tokens[0]] == "." ? tokens[1] : reading.span
  }
}

/// Returns the lines with each block joined into one line, such as `stack bar row { view a; view b }`.
private func inOneLine(_ lines: [String]) -> [String] {
  var statements: [String] = []
  var depth = 0
  for line in lines.map({ String($0.drop(while: isBlank)) }) {
    if depth == 0 {
      statements.append(line)
    } else {
      let last = statements.count - 1
      statements[last] += (statements[last].hasSuffix("{") || line == "}" ? " " : "; ") + line
    }
    if line.hasSuffix("{") { depth += 1 }
    if line == "}" { depth -= 1 }
  }
  return statements
}

import Diagnostics
import LayoutModel
import PastedSource

struct PastedCode {
  var span: SourceSpan
  var enclosing: ViewID
  /// Indicates whether the code directly follows other pasted code.
  var continues: Bool
}

struct PastedReading {
  var span: SourceSpan
  var dialect: PastedDialect
  /// The reader that has read the code; `nil` for a dialect that cannot be read.
  var reader: PastedReader?
  /// Indicates whether the code is a single constraint such as `a.topAnchor.constraint(…)`.
  var isAnchor = false
}

/// Reads the pasted code of a file. Statements that can be read on their own, such as constraints, are read separately;
/// others, such as the statements that configure a stack, are read together with the code next to them.
func readPastedCode(_ codes: [PastedCode], in context: NotationContext) -> [PastedReading] {
  // 1. Join successive pieces of code, unless every statement in them can be read on its own, like
  // `a.topAnchor.constraint(…)`.
  typealias Piece = (code: PastedCode, statements: [PastedStatement], isRead: Bool)
  var runs: [[Piece]] = []
  for code in codes {
    let text = context[code.span]
    let isRead = PastedDialect(of: text).isRead
    let piece = (code, isRead ? statements(in: code.span, of: context) : [], isRead)
    if code.continues, runs.last?.last?.isRead == isRead {
      runs[runs.count - 1].append(piece)
    } else {
      runs.append([piece])
    }
  }
  runs = runs.flatMap { run in
    run.allSatisfy { $0.isRead && $0.statements.allSatisfy(\.isIndependent) } ? run.map { [$0] } : [run]
  }
  // 2. Read the code, with the aliases from earlier code, such as `safe` from `let safe = view.safeAreaLayoutGuide`.
  var aliases: [String: [String]] = [:]
  return runs.map { run in
    let span = SourceSpan(start: run[0].code.span.start, end: run[run.count - 1].code.span.end)
    var reading = PastedReading(span: span, dialect: PastedDialect(of: context[span]))
    guard run[0].isRead else { return reading }
    let enclosing = context.views[run[0].code.enclosing.index]
    var reader = PastedReader(
      PasteContext(
        hasView: { context.viewNames[$0] != nil }, hasMetric: { context.metrics[$0] != nil },
        isReserved: reservedViewNames.contains, spacing: context.spacing,
        defaultView: enclosing.parent == nil ? context.views.dropFirst().first?.name : enclosing.name),
      aliases: aliases)
    let statements = run.flatMap(\.statements)
    reader.read(statements)
    aliases = reader.aliases
    reading.isAnchor = statements.count == 1 && statements[0].isAnchor
    reading.reader = reader
    // 3. Declare the views and metrics that the pasted code defines, so that the rest of the file can use them.
    for view in reader.views.map(\.view) where context.viewNames[view.name ?? ""] == nil {
      context.viewNames[view.name ?? ""] = ViewID(context.views.count)
      context.views.append(view)
    }
    for metric in reader.metrics where context.metrics[metric.name] == nil {
      context.metrics[metric.name] = Double(metric.text) ?? 0
    }
    return reading
  }
}

private func statements(in span: SourceSpan, of context: NotationContext) -> [PastedStatement] {
  let (tokens, starts) = pastedTokens(in: span, of: context.stream)
  return PastedParser.statements(of: context.source.utf8, tokens, startingAt: starts)
}

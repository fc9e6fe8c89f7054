import Diagnostics
import LayoutModel

/// Code of another language among a file's statements.
struct PastedCode {
  var span: SourceSpan
  /// The view whose block it stands in.
  var enclosing: ViewID
  /// Indicates whether it follows other such code, with no statement in between.
  var continues: Bool
}

/// What a piece of pasted code is here.
struct PastedConversion {
  var span: SourceSpan
  /// The equation of one anchor's constraint.
  var isAnchor = false
  /// `nil` where this language does not say it.
  var lines: [ConvertedLine]?
  /// What the lines took from elsewhere in the file.
  var removals: [SourceSpan] = []
  var dialect: PastedDialect
  /// Views that the lines name and the file does not have.
  var unknownViews: [String] = []
}

/// What the pasted code of a file is in this language, piece by piece: statements that belong together, such as
/// those that set up one stack, are one piece.
func convertPastedCode(_ codes: [PastedCode], in context: NotationContext, hadNoView: Bool)
  -> [PastedConversion]
{
  var replies: [PastedConversion] = []
  var aliases: [String: [String]] = [:]
  for run in runs(of: codes, in: context.source) {
    let span = SourceSpan(start: run[0].span.start, end: run[run.count - 1].span.end)
    let code = run.map { context.source[$0.span] }.joined(separator: "\n")
    var reader = PastedReader(surroundings(of: run[0], in: context), aliases: aliases)
    var reply = PastedConversion(span: span, dialect: PastedDialect(of: code))
    do throws(PastedReader.UnreadableCode) {
      var lines: [ConvertedLine]
      if reply.dialect == .styles {
        lines = try reader.reply(toStyles: code)
      } else {
        guard let statements = PastedParser.statements(of: code) else { throw PastedReader.UnreadableCode() }
        lines = try reader.reply(to: statements)
        reply.isAnchor = run.count == 1 && reader.outputs.count == 1 && statements.isAnchor
      }
      // As soon as one view is declared, all have to be.
      if hadNoView, !reader.views.isEmpty {
        let boxes = context.views.compactMap(\.name).filter { name in
          context.viewNames[name] != .root && !reader.movedViews.contains(name)
            && !reader.views.contains { $0.name == name || $0.members.contains { $0.name == name } }
        }
        lines = (boxes + reader.unknownViews).map { ConvertedLine("box \($0)") } + lines
      }
      reply.lines = lines
    } catch {
      reply.lines = nil
    }
    reply.removals = reader.movedViews.compactMap { context.viewNames[$0] }.map { view in
      context.wholeLines(of: context.declaration(of: view))
    }.filter { $0.end <= span.start || $0.start >= span.end }
    reply.unknownViews = hadNoView ? [] : reader.unknownViews
    aliases = reader.aliases
    replies.append(reply)
  }
  return replies
}

/// Statements that follow one another and only together say something: where one of them makes a view, a name or a
/// function, all of the run; constraints stand alone.
private func runs(of codes: [PastedCode], in source: SourceText) -> [[PastedCode]] {
  var runs: [[PastedCode]] = []
  for code in codes {
    if code.continues, !runs.isEmpty { runs[runs.count - 1].append(code) } else { runs.append([code]) }
  }
  return runs.flatMap { run in
    let standAlone = run.allSatisfy { code in
      let text = source[code.span]
      guard PastedDialect(of: text) != .styles else { return true }
      return PastedParser.statements(of: text)?.allSatisfy(\.isConstraint) ?? true
    }
    return standAlone ? run.map { [$0] } : [run]
  }
}

private func surroundings(of code: PastedCode, in context: NotationContext) -> PastedSurroundings {
  let atHand =
    code.enclosing == .root ? context.views.dropFirst().first?.name : context.name(of: code.enclosing)
  return PastedSurroundings(
    declarations: { name in context.viewNames[name].flatMap(context.replyLine) },
    hasView: { context.viewNames[$0] != nil }, metrics: Set(context.metrics.keys), spacing: context.spacing,
    viewAtHand: atHand)
}

extension PastedStatement {
  /// Indicates whether it is nothing but constraints, which need no other statement.
  fileprivate var isConstraint: Bool {
    switch self {
    case .expression(let expression):
      guard let name = expression.memberCall?.name else {
        return expression.nameCall?.name == "NSLayoutConstraint"
      }
      return !callsThatMake.contains(name)
    case .assignment(.member(let base?, "isActive"), _), .assignment(.member(let base?, "active"), _):
      return base.memberCall != nil || base.nameCall != nil
    case .assignment(.member(_, "translatesAutoresizingMaskIntoConstraints"), _): return true
    default: return false
    }
  }
}

extension [PastedStatement] {
  /// `a.topAnchor.constraint(…)`, with or without `.isActive = true`.
  fileprivate var isAnchor: Bool {
    guard count == 1 else { return false }
    switch self[0] {
    case .expression(let expression), .assignment(.member(let expression?, "isActive"), _),
      .assignment(.member(let expression?, "active"), _):
      return expression.memberCall?.name == "constraint"
    default: return false
    }
  }
}

private let callsThatMake: Set<String> = [
  "addArrangedSubview", "addArrangedSubviews", "insertArrangedSubview", "setCustomSpacing", "setTitle",
  "padding", "frame", "font", "background", "addSubview",
]

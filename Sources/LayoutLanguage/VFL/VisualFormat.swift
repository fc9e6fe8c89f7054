import Diagnostics
import LayoutModel

/// Apple's Visual Format Language, with the extensions of autolayout.js.
///
/// A statement goes through four steps: parsed (`Parser`), names looked up (`Resolver`), said in constraints on each of
/// its axes (`Lowering`), reported.
struct VisualFormat: Notation {
  static let form = StatementForm.visualFormat

  var stacks = StackRegistry()
  var order = DepthOrder()
  /// Names that stand in brackets somewhere in the file and that no line declares: in a predicate they mean views, too.
  private var bracketedNames: Set<String> = []
  /// The statements as they were parsed when they were prepared, each until it is read.
  private var prepared: [Parsed?] = []
  private var readCount = 0

  /// A statement as it was parsed, and what is to be said of it.
  private struct Parsed {
    var content: ParsedStatement?
    var report: StatementReport

    init(_ statement: Statement, in context: NotationContext) {
      var parser = Parser(statement, in: context)
      content = parser.parse()
      report = StatementReport(parser.errors, parser.liberties)
    }
  }

  /// `H:` `V:` `HV:` `Z:` `C:` `|` `[`, and what was meant for one of them.
  static func claims(_ statement: Statement, in context: NotationContext) -> Bool {
    var cursor = context.cursor(at: statement.span)
    if startsChain(cursor.byte) { return !isMessage(cursor) }
    if "-~".utf8.contains(cursor.byte) { return "[|>(".utf8.contains(cursor.peek(1)) }
    guard let name = cursor.skipName() else { return false }
    cursor.skipBlanks()
    if cursor.take(":") {
      cursor.skipBlanks()
      return Orientation(rawValue: cursor[name]) != nil || cursor[name] == "C" || startsChain(cursor.byte)
    }
    return startsChain(cursor.byte)
  }

  private static func startsChain(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "|") || byte == UInt8(ascii: "[")
  }

  /// Learns which names stand in brackets, and which of them are stacks that no line declares.
  mutating func prepare(_ statement: Statement, in context: NotationContext) {
    let parsed = Parsed(statement, in: context)
    if case .line(let line) = parsed.content { prepare(line.chain, in: context) }
    prepared.append(parsed)
  }

  private mutating func prepare(_ chain: Chain, in context: NotationContext) {
    for case .group(let members, _) in chain.elements {
      for member in members {
        if member.declared == nil {
          let name = context[member.nameSpan]
          if member.rangeEnd == nil { bracketedNames.insert(name) }
          if let stack = member.stack, context.viewNames[name] == nil, context.stackNames[name] == nil {
            context.stackNames[name] = superview(ofMembersOf: stack, in: context)
          }
        }
        if let stack = member.stack { prepare(stack, in: context) }
      }
    }
  }

  /// That of the first member that is a declared view, also in a stack in the stack; the root where none is.
  private func superview(ofMembersOf stack: Chain, in context: NotationContext) -> ViewID {
    var stack: Chain? = stack
    while let chain = stack {
      stack = nil
      for case .group(let members, _) in chain.elements {
        for member in members {
          let view = member.declared ?? context.viewNames[context[member.nameSpan]]
          if let view { return context.superview(of: view) ?? .root }
          stack = stack ?? member.stack
        }
      }
    }
    return .root
  }

  mutating func read(_ statement: Statement, in context: NotationContext) {
    // 1. Parse.
    var parsed = parse(statement, in: context)
    // 2. and 3. Look up names, and say it in constraints.
    switch parsed.content {
    case .line(let line): read(line, report: &parsed.report, in: context)
    case .explicit(let line): read(line, report: &parsed.report, in: context)
    case nil: break
    }
    // 4. Report.
    parsed.report.send(to: context)
  }

  /// Parses a statement, unless that was done when it was prepared.
  private mutating func parse(_ statement: Statement, in context: NotationContext) -> Parsed {
    if readCount < prepared.count, let known = prepared[readCount].take() {
      readCount += 1
      return known
    }
    return Parsed(statement, in: context)
  }

  private mutating func read(_ line: Line, report: inout StatementReport, in context: NotationContext) {
    var resolver = Resolver(context, bracketedNames: bracketedNames)
    let chain = resolver.resolve(line.chain)
    report.add(resolver.errors, resolver.liberties)
    let options = LineOptions(line.options, on: line.orientation)
    report.add(options.errors)
    switch line.orientation {
    case .horizontal: lower(chain, options.horizontal, options, report: &report, in: context)
    case .vertical: lower(chain, options.vertical, options, report: &report, in: context)
    case .both:
      let stackSpans = chain.stackSpans
      if !stackSpans.isEmpty {
        report.add(stackSpans.map { (.stackOnBothAxes, $0) })
        return
      }
      lower(chain, options.horizontal, options, report: &report, in: context)
      lower(chain, options.vertical, options, report: &report, in: context)
    case .depth: report.add(order.add(chain))
    }
  }

  private mutating func lower(
    _ chain: ResolvedChain, _ direction: Direction, _ options: LineOptions, report: inout StatementReport,
    in context: NotationContext
  ) {
    var lowering = Lowering(direction, stacks: stacks, in: context)
    // There is one registry, so that lines add to it in place instead of each to a copy.
    stacks = StackRegistry()
    lowering.lower(chain)
    for alignment in options.alignments {
      lowering.align(chain, by: alignment.attribute, at: alignment.span)
    }
    stacks = lowering.stacks
    report.add(lowering.errors)
  }

  private mutating func read(_ line: ExplicitLine, report: inout StatementReport, in context: NotationContext)
  {
    var resolver = Resolver(context, bracketedNames: bracketedNames)
    var lowering = Lowering(.leadingToTrailing, stacks: StackRegistry(), in: context)
    let view = resolver.resolveView(named: line.view, at: line.viewSpan)
    for clause in line.clauses {
      let attribute = resolver.resolveAttribute(clause.attribute, at: clause.attributeSpan)
      for predicate in clause.predicates.compactMap({ resolver.resolve($0, .view) }) {
        if let view, let attribute { lowering.constrain(Item(view, attribute), predicate) }
      }
    }
    report.add(resolver.errors, resolver.liberties)
    report.add(lowering.errors)
  }

  mutating func finish(in context: NotationContext) {
    for (error, span) in order.settle(stacks: stacks, in: context) {
      context.report(error.diagnostic(at: span))
    }
  }
}

import Diagnostics
import LayoutModel

/// Apple's Visual Format Language with the extensions of autolayout.js.
struct VisualFormat: Notation {
  static let form = StatementForm.visualFormat

  var stacks = StackRegistry()
  var order = DepthOrder()
  /// The undeclared names in brackets. Such a name means a view. In a view's predicate, this is so even if a metric has
  /// the same name, as for `b` in `[a(b)][b]`.
  private var bracketedNames: Set<String> = []
  /// The statements parsed by `prepare`, each replaced by `nil` after it has been read.
  private var prepared: [Parsed?] = []
  private var readCount = 0

  private struct Parsed {
    var line: Line?
    var explicitLine: ExplicitLine?
    let found: StatementReport

    init(_ statement: Statement, in context: NotationContext) {
      found = StatementReport(isStrict: context.reportsVFLExtensions)
      var parser = Parser(statement, reportingTo: found, in: context)
      switch parser.parse() {
      case .line(let line): self.line = line
      case .explicit(let line): explicitLine = line
      case nil: break
      }
    }
  }

  /// Returns whether a statement begins like VFL, for example with `H:`, `|` or `[`.
  static func claims(_ statement: Statement, at cursor: Cursor) -> Bool {
    var cursor = cursor
    if startsChain(cursor.byte) { return !isMessage(cursor) }
    if "-~".utf8.contains(cursor.byte) { return "[|>(".utf8.contains(cursor.peek(1)) }
    guard let name = cursor.skipName() else { return false }
    cursor.skipBlanks()
    if cursor.take(":") {
      cursor.skipBlanks()
      let isShort = name.end - name.start <= 2
      return isShort && (Orientation(rawValue: cursor[name]) != nil || cursor[name] == "C")
        || startsChain(cursor.byte)
    }
    return startsChain(cursor.byte)
  }

  private static func startsChain(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "|") || byte == UInt8(ascii: "[")
  }

  /// Parses a statement in advance, to collect the undeclared names in brackets and, for undeclared VFL stacks, their
  /// superviews.
  mutating func prepare(_ statement: Statement, in context: NotationContext) {
    let parsed = Parsed(statement, in: context)
    if let line = parsed.line { prepare(line.chain, in: context) }
    prepared.append(parsed)
  }

  private mutating func prepare(_ chain: Chain, in context: NotationContext) {
    for element in chain.elements {
      for member in element.members {
        if member.views.isEmpty {
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

  /// Returns the superview of the first declared view in a stack. If the stack contains none, searches its first nested
  /// stack, and so on; if none is found, returns the root view.
  private func superview(ofMembersOf stack: Chain, in context: NotationContext) -> ViewID {
    var stack: Chain? = stack
    while let chain = stack {
      stack = nil
      for element in chain.elements {
        for member in element.members {
          let view = member.views.first ?? context.viewNames[context[member.nameSpan]]
          if let view { return context.superview(of: view) ?? .root }
          stack = stack ?? member.stack
        }
      }
    }
    return .root
  }

  mutating func read(_ statement: Statement, in context: NotationContext) {
    // 1. Parse the statement, unless `prepare` has parsed it.
    var parsed =
      (readCount < prepared.count ? prepared[readCount].take() : nil) ?? Parsed(statement, in: context)
    readCount += 1
    // 2. Look up the names, and convert the line to constraints.
    if var line = parsed.line.take() { read(&line, reportingTo: parsed.found, in: context) }
    if let line = parsed.explicitLine { read(line, reportingTo: parsed.found, in: context) }
    // 3. Report the diagnostics.
    parsed.found.send(to: context)
  }

  private mutating func read(
    _ line: inout Line, reportingTo found: StatementReport, in context: NotationContext
  ) {
    var resolver = Resolver(context, bracketedNames: bracketedNames, reportingTo: found)
    resolver.resolve(&line.chain)
    let options = LineOptions(line.options, on: line.orientation, reportingTo: found)
    switch line.orientation {
    case .horizontal: lower(line.chain, options.horizontal, options, reportingTo: found, in: context)
    case .vertical: lower(line.chain, options.vertical, options, reportingTo: found, in: context)
    case .both:
      let stacks = line.chain.elements.flatMap(\.members).filter { $0.stack != nil }
      for stack in stacks { found.add(.stackOnBothAxes, at: stack.nameSpan) }
      guard stacks.isEmpty else { return }
      lower(line.chain, options.horizontal, options, reportingTo: found, in: context)
      lower(line.chain, options.vertical, options, reportingTo: found, in: context)
    case .depth: order.add(line.chain, reportingTo: found)
    }
  }

  private mutating func lower(
    _ chain: Chain, _ direction: Direction, _ options: LineOptions, reportingTo found: StatementReport,
    in context: NotationContext
  ) {
    var lowering = LineLowering(direction, stacks: stacks, reportingTo: found, in: context)
    // Moving the registry to `lowering` and back avoids a copy at each change.
    stacks = StackRegistry()
    lowering.lower(chain)
    for alignment in options.alignments {
      lowering.align(chain, by: alignment.attribute, at: alignment.span)
    }
    stacks = lowering.stacks
  }

  private func read(
    _ line: ExplicitLine, reportingTo found: StatementReport, in context: NotationContext
  ) {
    let resolver = Resolver(context, bracketedNames: bracketedNames, reportingTo: found)
    var lowering = LineLowering(
      .leadingToTrailing, stacks: StackRegistry(), reportingTo: found, in: context)
    let view = resolver.view(named: context[line.view], at: line.view)
    for clause in line.clauses {
      var attribute: Attribute?
      do throws(Diagnostic) { attribute = try resolver.attribute(clause.attribute) } catch {
        found.add(error)
      }
      for predicate in clause.predicates.compactMap({ resolver.resolve($0, .view) }) {
        if let view, let attribute { lowering.constrain(Item(view, attribute), predicate) }
      }
    }
  }

  mutating func finish(in context: NotationContext) { order.settle(stacks: stacks, in: context) }
}

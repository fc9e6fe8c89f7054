import Diagnostics
import LayoutModel

extension VisualFormat {
  /// Looks up the names of a line, and reports those that mean nothing.
  struct Resolver {
    /// What a name in a predicate may stand for, and what wins where it stands for two things.
    enum Preference {
      /// `[a(b)]`: a view, else a metric.
      case view
      /// `-(b)-`: a metric, else a view.
      case metric
      /// `-b-`: a metric only, as in Apple's grammar.
      case metricOnly
    }

    let context: NotationContext
    /// Names that stand in brackets somewhere in the file.
    var bracketedNames: Set<String>
    private(set) var errors: [(VisualFormatError, SourceSpan)] = []
    private(set) var liberties: [Liberty] = []
    private var viewCount = 0

    init(_ context: NotationContext, bracketedNames: Set<String>) {
      self.context = context
      self.bracketedNames = bracketedNames
    }

    mutating func report(_ error: VisualFormatError, at span: SourceSpan) { errors.append((error, span)) }

    mutating func extend(_ kind: Liberty.Kind, at span: SourceSpan) { liberties.append(Liberty(kind, span)) }

    mutating func resolve(_ chain: Chain, edge: ViewID? = nil) -> ResolvedChain {
      var resolved = ResolvedChain()
      resolved.elements.reserveCapacity(chain.elements.count)
      resolved.connections.reserveCapacity(chain.connections.count)
      for (index, element) in chain.elements.enumerated() {
        switch element {
        case .superview(let span): resolved.elements.append(.superview(span))
        case .edge: if let edge { resolved.elements.append(.edge(edge)) }
        case .group(let members, _):
          resolved.elements.append(.group(members.compactMap { resolve($0) }))
        }
        if index < chain.connections.count {
          resolved.connections.append(resolve(chain.connections[index]))
        }
      }
      return resolved
    }

    private mutating func resolve(_ member: Member) -> ResolvedMember? {
      let views = resolveViews(of: member)
      var resolved = ResolvedMember(
        views: views, nameSpan: member.nameSpan,
        predicates: member.predicates.compactMap { resolve($0, .view) })
      if let stack = member.stack {
        if member.rangeEnd != nil {
          report(.stackOfSeveral, at: member.nameSpan)
        } else if let view = views.first {
          resolved.stack = resolve(stack, edge: view)
        }
      }
      return views.isEmpty ? nil : resolved
    }

    private mutating func resolveViews(of member: Member) -> [ViewID] {
      guard viewCount < Limit.constraints else {
        report(.tooLong(limit: Limit.constraints), at: member.nameSpan)
        return []
      }
      guard let end = member.rangeEnd else {
        viewCount += 1
        if let view = member.declared { return [view] }
        let name = context[member.nameSpan]
        return resolveView(named: name, at: member.nameSpan).map { [$0] } ?? []
      }
      let span = member.nameSpan.union(end.span)
      guard let names = names(from: context[member.nameSpan], to: end.number, at: span) else {
        return []
      }
      var views: [ViewID] = []
      for name in names {
        guard let view = resolveView(named: name, at: span) else { return views }
        views.append(view)
        viewCount += 1
      }
      return views
    }

    /// The names of a range: `v1..3` is v1, v2, v3, and so is `v..3` but for the first, which is v.
    private mutating func names(from name: String, to last: Int, at span: SourceSpan) -> [String]? {
      let digits = String(name.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
      let stem = name.dropLast(digits.count)
      let first = digits.isEmpty ? 1 : Int(digits)
      guard let first, last - first < Limit.range else {
        report(.tooLong(limit: Limit.range), at: span)
        return nil
      }
      guard first <= last else {
        report(.backwardsRange(name: name, first: first, last: last), at: span)
        return nil
      }
      // `v01..12` keeps its zeros, since its first name has them.
      let width = digits.hasPrefix("0") ? digits.count : 0
      return [name]
        + (first..<last).map { number in
          let text = String(number + 1)
          return stem + String(repeating: "0", count: max(0, width - text.count)) + text
        }
    }

    mutating func resolveView(named name: String, at span: SourceSpan) -> ViewID? {
      if let view = context.view(named: name) { return view }
      report(.unknownView(name, nearest: context.nearestViewName(to: name)), at: span)
      return nil
    }

    private mutating func resolve(_ connection: Connection) -> ResolvedConnection {
      let isSimple = connection.kind == .gap && !connection.hasParentheses
      return ResolvedConnection(
        kind: connection.kind,
        predicates: connection.predicates.compactMap { resolve($0, isSimple ? .metricOnly : .metric) },
        span: connection.span)
    }
  }
}

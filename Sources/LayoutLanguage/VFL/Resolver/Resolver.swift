import Diagnostics
import LayoutModel

extension VisualFormat {
  struct Resolver {
    /// The preferred meaning of a name that a view and a metric share: the view in `[a(b)]`, the metric in `-(b)-`.
    enum Preference { case view, metric }

    let context: NotationContext
    let bracketedNames: Set<String>
    let found: StatementReport
    private var viewCount = 0

    init(_ context: NotationContext, bracketedNames: Set<String>, reportingTo found: StatementReport) {
      self.context = context
      self.bracketedNames = bracketedNames
      self.found = found
    }

    /// Finds the views and metrics that the names in a chain refer to; `edge` is the stack that contains the chain, if
    /// any.
    mutating func resolve(_ chain: inout Chain, edge: ViewID? = nil) {
      for index in chain.elements.indices {
        switch chain.elements[index] {
        case .superview: break
        case .edge: chain.elements[index] = .edge(edge)
        case .group(var members):
          // Taking the group out of the chain avoids a copy of the array at each change.
          chain.elements[index] = .edge(nil)
          var areKnown = true
          for index in members.indices {
            resolve(&members[index])
            areKnown = areKnown && !members[index].views.isEmpty
          }
          if !areKnown { members.removeAll { $0.views.isEmpty } }
          chain.elements[index] = .group(members)
        }
        if index < chain.connections.count, !chain.connections[index].predicates.isEmpty {
          chain.connections[index].predicates = chain.connections[index].predicates.compactMap {
            resolve($0, .metric)
          }
        }
      }
    }

    private mutating func resolve(_ member: inout Member) {
      member.views = resolveViews(of: member)
      if !member.predicates.isEmpty {
        member.predicates = member.predicates.compactMap { resolve($0, .view) }
      }
      if member.stack != nil {
        if member.rangeEnd != nil {
          found.add(.stackOfSeveral, at: member.nameSpan)
          member.stack = nil
        } else if let view = member.views.first {
          resolve(&member.stack!, edge: view)
        }
      }
    }

    private mutating func resolveViews(of member: Member) -> [ViewID] {
      guard viewCount < Limit.constraints else {
        found.add(.tooLong(limit: Limit.constraints), at: member.nameSpan)
        return []
      }
      guard let end = member.rangeEnd else {
        viewCount += 1
        if !member.views.isEmpty { return member.views }
        return view(named: context[member.nameSpan], at: member.nameSpan).map { [$0] } ?? []
      }
      let span = member.nameSpan.union(end.span)
      guard let names = names(from: context[member.nameSpan], to: end.number, at: span) else {
        return []
      }
      var views: [ViewID] = []
      for name in names {
        guard let view = view(named: name, at: span) else { return views }
        views.append(view)
        viewCount += 1
      }
      return views
    }

    /// Returns the names of a range: `v1..3` is v1, v2, v3, and `v..3` is v, v2, v3.
    private func names(from name: String, to last: Int, at span: SourceSpan) -> [String]? {
      let digits = String(name.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
      let stem = name.dropLast(digits.count)
      let first = digits.isEmpty ? 1 : Int(digits)
      guard let first, last - first < Limit.range else {
        found.add(.tooLong(limit: Limit.range), at: span)
        return nil
      }
      guard first <= last else {
        found.add(.backwardsRange(name: name, first: first, last: last), at: span)
        return nil
      }
      // `v01..12` is v01, v02, …, with as many digits as in the first name.
      let width = digits.hasPrefix("0") ? digits.count : 0
      return [name]
        + (first..<last).map { number in
          let text = String(number + 1)
          return stem + String(repeating: "0", count: max(0, width - text.count)) + text
        }
    }

    func view(named name: String, at span: SourceSpan) -> ViewID? {
      if let view = context.view(named: name) { return view }
      found.add(.unknownView(name, nearest: context.nearestViewName(to: name)), at: span)
      return nil
    }
  }
}

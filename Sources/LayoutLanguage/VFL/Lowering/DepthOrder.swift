import Diagnostics
import LayoutModel

extension VisualFormat {
  /// The drawing order that a file's `Z:` lines define: `Z:|[a][b]` draws `b` in front of `a`, as in autolayout.js.
  struct DepthOrder {
    private struct Step {
      var back: ViewID
      var front: ViewID
      var size: Int
      var span: SourceSpan
    }

    private var steps: [Step] = []
    /// The views that follow the `|` at the start of a line, with their positions in the drawing order: 2 for
    /// `|-2-[a]`, 0 for `|[a]`.
    private var places: [(view: ViewID, place: Int)] = []

    /// The largest number allowed in a gap, such as the 2 in `|-2-[a]`. The limit keeps sums of these numbers from
    /// overflowing.
    private static let largestStep = 1_000_000.0

    /// Adds the drawing order of a `Z:` line.
    mutating func add(_ chain: Chain, reportingTo found: StatementReport) {
      for member in chain.elements.flatMap(\.members) {
        if let predicate = member.predicates.first { found.add(.sizeInDepthOrder, at: predicate.span) }
        if member.stack != nil { found.add(.stackInDepthOrder, at: member.nameSpan) }
      }
      for (index, connection) in chain.connections.enumerated() where index + 1 < chain.elements.count {
        guard let size = size(of: connection, reportingTo: found) else { continue }
        let (backs, fronts) = (chain.elements[index].views, chain.elements[index + 1].views)
        if case .superview = chain.elements[index] {
          places += fronts.map { ($0, connection.kind == .gap ? size : 0) }
        }
        guard backs.count * fronts.count <= Limit.constraints else {
          found.add(.tooLong(limit: Limit.constraints), at: connection.span)
          continue
        }
        for back in backs {
          steps += fronts.map { Step(back: back, front: $0, size: size, span: connection.span) }
        }
      }
    }

    /// Returns the distance between two neighbors in the drawing order, such as 2 for `[a]-2-[b]` and 1 for `[a][b]` or
    /// `[a]-[b]`; `nil` for `->`, for a spacer, and for a gap that is not a single whole number or is too large.
    private func size(of connection: Connection, reportingTo found: StatementReport) -> Int? {
      switch connection.kind {
      case .none: return nil
      case .flush, .standard: return 1
      case .spacer: found.add(.spacerInDepthOrder, at: connection.span)
      case .gap:
        guard let predicate = connection.predicates.first else { return nil }
        guard connection.predicates.count == 1, predicate.relation == .equal, predicate.value.quantity == nil
        else {
          found.add(.spacerInDepthOrder, at: predicate.span)
          return nil
        }
        let size = predicate.value.constant
        if abs(size) <= Self.largestStep, let whole = Int(exactly: size) { return whole }
        found.add(.stepNotWhole, at: predicate.object.span)
      }
      return nil
    }

    /// Sets the `zIndex` of views, and reports cycles and steps without effect; must be called after all lines have been
    /// read.
    func settle(stacks: StackRegistry, in context: NotationContext) {
      guard !steps.isEmpty || !places.isEmpty else { return }
      reportStepsAcrossSuperviews(in: context)
      let steps = steps + stackSteps(stacks)
      // 1. For each view, count the steps from views behind it, and list the steps to views in front of it.
      var incoming = [Int](repeating: 0, count: context.views.count)
      var outgoing = [[Int]](repeating: [], count: context.views.count)
      for (index, step) in steps.enumerated() {
        incoming[step.front.index] += 1
        outgoing[step.back.index].append(index)
      }
      // 2. Start with the positions of the views next to `|`.
      var place = [Int?](repeating: nil, count: context.views.count)
      for (view, start) in places { place[view.index] = max(place[view.index] ?? start, start) }
      // 3. In topological order (Kahn's algorithm), move each view forward until its distance from each view behind it
      //    is at least the size of the step between them.
      var settled = context.views.indices.filter { incoming[$0] == 0 }
      var next = 0
      while next < settled.count {
        let back = settled[next]
        next += 1
        for index in outgoing[back] {
          let step = steps[index]
          let front = step.front.index
          let least = (place[back] ?? 0) + step.size
          place[front] = max(place[front] ?? least, least)
          incoming[front] -= 1
          if incoming[front] == 0 { settled.append(front) }
        }
      }
      for index in context.views.indices {
        if let place = place[index] { context.views[index].zIndex = place }
      }
      // 4. Report a cycle, such as `Z:[a][b]` and `Z:[b][a]`, for which step 3 finds no order.
      guard let circular = steps.last(where: { incoming[$0.front.index] > 0 && incoming[$0.back.index] > 0 })
      else { return }
      let name = context.views[circular.front.index].name ?? "view"
      context.report(VisualFormatError.circularOrder(name).diagnostic(at: circular.span))
    }

    /// Reports steps between views that have different superviews, one for each place in the source.
    private func reportStepsAcrossSuperviews(in context: NotationContext) {
      var reported: Set<SourceSpan> = []
      for step in steps where step.back != .root && step.front != .root {
        guard context.superview(of: step.back) != context.superview(of: step.front),
          reported.insert(step.span).inserted
        else { continue }
        let (backs, fronts) = (lineage(of: step.back, in: context), lineage(of: step.front, in: context))
        // The common superviews are at the ends of both lists. The views before them are siblings.
        let shared = zip(backs.reversed(), fronts.reversed()).prefix { $0 == $1 }.count
        func name(_ view: ViewID) -> String { context.views[view.index].name ?? "view" }
        let siblings = (backs.dropLast(shared).last, fronts.dropLast(shared).last)
        var warning = VisualFormatError.orderAcrossSuperviews(
          name(step.back), name(step.front),
          siblings: siblings.0.flatMap { back in siblings.1.map { (name(back), name($0)) } }
        ).diagnostic(at: step.span)
        warning.severity = .warning
        context.report(warning)
      }
    }

    /// Returns a view, its superview, the superview's superview, and so on.
    private func lineage(of view: ViewID, in context: NotationContext) -> [ViewID] {
      Array(sequence(first: view) { context.superview(of: $0) })
    }

    /// Returns steps that keep the members of a stack from being drawn behind the stack.
    private func stackSteps(_ stacks: StackRegistry) -> [Step] {
      var ordered: [ViewID] = []
      var seen: Set<ViewID> = []
      for view in places.map(\.view) + steps.flatMap({ [$0.back, $0.front] }) where seen.insert(view).inserted
      {
        ordered.append(view)
      }
      var result: [Step] = []
      while let view = ordered.popLast() {
        guard let stack = stacks.stacks[view] else { continue }
        for member in stack.members {
          result.append(Step(back: view, front: member, size: 0, span: stack.nameSpan))
          if seen.insert(member).inserted { ordered.append(member) }
        }
      }
      return result
    }
  }
}

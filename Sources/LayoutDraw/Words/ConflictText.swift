import LayoutEngine

/// What tells of conflicts has found so far, and what it may still cost.
struct ConflictTeller {
  private let solved: SolvedLayout
  private let reasons: LayoutReasons
  /// The solves left for trying fixes.
  private var budget: Int

  init(_ solved: SolvedLayout, measuring text: any TextMeasurer) {
    self.solved = solved
    reasons = LayoutReasons(solved, measuring: text)
    budget = reasons.fixBudget
  }

  /// A conflict in words, at the member that was left out; the other members as notes, and ways out.
  mutating func diagnostic(of conflict: LayoutConflict) -> Diagnostic {
    let members = conflict.members.map(solved.member)
    let dropped = members[conflict.dropped]
    let others = members.indices.filter { $0 != conflict.dropped }.map { members[$0] }
    let arithmetic = reasons.arithmetic(of: conflict)
    let fixes = arithmetic.map { reasons.fixes(of: conflict, $0, budget: &budget) } ?? []
    var notes = others.prefix(mostMembersTold).map { Diagnostic.Note($0.equation, at: $0.span) }
    if others.count > mostMembersTold {
      notes.append(Diagnostic.Note("and \(others.count - mostMembersTold) more that take part", at: nil))
    }
    return Diagnostic(
      .error, code: "conflict", message(dropped, others.count, arithmetic), at: dropped.span, notes: notes,
      help: help(fixes, for: conflict))
  }

  /// What a picture's legend says: `conflict in line 13: 'b.width == 180' was left out: …`.
  func legend(of conflict: LayoutConflict) -> String {
    let dropped = solved.member(conflict.members[conflict.dropped])
    let line = dropped.span.map { " in line \(solved.layout.source.location(at: $0.start).line)" } ?? ""
    return
      "conflict\(line): \(message(dropped, conflict.members.count - 1, reasons.arithmetic(of: conflict)))"
  }

  private func message(
    _ dropped: ConflictMember, _ otherCount: Int, _ arithmetic: ConflictArithmetic?
  ) -> String {
    let subject = "'\(dropped.equation)'"
    if let arithmetic { return "\(subject) was left out: \(solved.layout.text(of: arithmetic))" }
    if otherCount == 0 { return "\(subject) cannot hold, and was left out" }
    return "\(subject) was left out: it cannot hold together with the "
      + (otherCount == 1 ? "one below" : "\(otherCount) below")
  }

  private func help(_ fixes: [ConflictFix], for conflict: LayoutConflict) -> String? {
    guard !fixes.isEmpty else { return nil }
    return fixes.prefix(mostFixesTold).map { solved.text(of: $0, for: conflict) }
      .joined(separator: "; or ")
  }
}

extension SolvedLayout {
  /// What a legend says about the first conflicts; it has no room for more.
  func conflictLegends(measuring text: some TextMeasurer) -> [String] {
    if conflicts.isEmpty { return [] }
    let teller = ConflictTeller(self, measuring: text)
    return conflicts.prefix(mostConflictsInLegend).map { teller.legend(of: $0) }
  }
}

private let mostMembersTold = 12
private let mostFixesTold = 3
private let mostConflictsInLegend = 7

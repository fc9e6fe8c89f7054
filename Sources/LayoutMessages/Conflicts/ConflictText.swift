import Diagnostics
import Encoding
import Graphics
internal import LayoutEngine
import LayoutModel

struct ConflictReporter {
  private let solved: SolvedLayout
  private let reasons: LayoutReasons
  private var budget: Int

  init(_ solved: SolvedLayout, measuring text: any TextMeasurer) {
    self.solved = solved
    reasons = LayoutReasons(solved, measuring: text)
    budget = reasons.fixBudget
  }

  private func diagnostic(
    of conflict: LayoutConflict, numbered number: String?, _ arithmetic: ConflictArithmetic?, help: String?
  ) -> Diagnostic {
    let dropped = solved.member(conflict.members[conflict.dropped])
    let others = conflict.members.indices.filter { $0 != conflict.dropped }
    var notes = [solved.sidesNote(on: conflict), solved.keyboardNote(on: conflict)].compactMap(\.self)
    notes += others.prefix(mostReportedMembers).map { index in
      let member = solved.member(conflict.members[index])
      return Diagnostic.Note(member.sentence, at: member.span)
    }
    if others.count > mostReportedMembers {
      notes.append(Diagnostic.Note("and \(others.count - mostReportedMembers) more", at: nil))
    }
    if !conflict.isMinimal {
      notes.append(
        Diagnostic.Note(
          "some of these constraints may not be part of the conflict: finding out which would take too long",
          at: nil))
    }
    let message = message(dropped, others.count, arithmetic, in: conflict)
    return Diagnostic(
      .error, code: "conflict", (number.map { "\($0) " } ?? "") + message, at: dropped.span, notes: notes,
      help: help)
  }

  /// Returns the diagnostics of the conflicts, in an order that puts conflicts resolved by the same fix next to each
  /// other.
  mutating func diagnostics() -> [Diagnostic] {
    let conflicts = solved.conflicts
    var reported: [Int: Diagnostic] = [:]
    var followers: [[Int]] = Array(repeating: [], count: conflicts.count)
    var stuck: [Int] = []
    for index in solved.reportedConflicts {
      let conflict = conflicts[index]
      let arithmetic = reasons.arithmetic(of: conflict)
      let fixes = arithmetic.map { reasons.fixes(of: conflict, $0, budget: &budget) } ?? []
      followers[index] = fixes.prefix(mostReportedFixes).flatMap(\.alsoEnds)
      var help = help(fixes, for: conflict).map(printable)
      if help == nil, arithmetic != nil, hasNoSingleFix(conflict) {
        stuck.append(index)
        help = noSingleFix + "change more than one priority or number"
      }
      reported[index] = diagnostic(
        of: conflict, numbered: conflicts.count > 1 ? circled(index + 1) : nil, arithmetic, help: help)
    }
    for index in stuck.sorted() {
      guard let pair = reasons.pairOfFixes(of: conflicts[index], budget: &budget) else { continue }
      reported[index]?.help = noSingleFix + solved.text(ofBoth: pair, for: conflicts[index])
    }
    var ordered: [Diagnostic] = []
    for index in conflicts.indices {
      for next in [index] + followers[index] {
        if let diagnostic = reported.removeValue(forKey: next) { ordered.append(diagnostic) }
      }
    }
    return ordered + unreported
  }

  private var unreported: [Diagnostic] {
    guard let first = solved.conflicts.dropFirst().first(where: { !$0.isMinimal }) else { return [] }
    let count = solved.unreportedConflictCount
    return [
      Diagnostic(
        .error, code: "conflict",
        "at least \(count) more conflict\(count == 1 ? " is" : "s are") not reported: analyzing \(count == 1 ? "it" : "them") would take too long",
        at: solved.member(first.members[first.dropped]).span)
    ]
  }

  /// Returns the texts and values that a picture shows for a conflict.
  func remark(on conflict: LayoutConflict, numbered number: String?) -> ConflictRemark {
    let dropped = solved.member(conflict.members[conflict.dropped])
    let line = dropped.span.map { " in line \(solved.layout.source.location(at: $0.start).line)" } ?? ""
    let arithmetic = reasons.arithmetic(of: conflict)
    let words = message(dropped, conflict.members.count - 1, arithmetic, in: conflict)
    return ConflictRemark(
      legend: (number.map { "\($0) " } ?? "") + "conflict\(line): \(words)", number: number,
      step: arithmetic?.step(of: conflict.dropped),
      verdict: ["too much", "too little"].first { words.contains(" \($0)") })
  }

  private func message(
    _ dropped: ConflictMember, _ otherCount: Int, _ arithmetic: ConflictArithmetic?,
    in conflict: LayoutConflict
  ) -> String {
    let subject = dropped.subject
    if otherCount == 0 { return "\(subject) cannot be satisfied, and was left out" }
    if let arithmetic {
      return "\(subject) was left out: \(solved.layout.text(of: arithmetic, in: conflict))"
    }
    return "\(subject) was left out: it cannot be satisfied together with the "
      + (otherCount == 1 ? "constraint below" : "\(otherCount) constraints below")
  }

  private func help(_ fixes: [ConflictFix], for conflict: LayoutConflict) -> String? {
    let recipe = solved.recipe(for: conflict, fixes)
    let others = fixes.filter { fix in
      let isOverlap = fix.result < -1e-9 && (fix.quantity == .gap || fix.quantity == .inset)
      return fix.member != recipe?.member && !(isOverlap && fix.requested >= 0)
    }
    let most = recipe.map { $0.isWhole ? 0 : mostReportedFixes - 1 } ?? mostReportedFixes
    let reported =
      (recipe.map { [$0.advice] } ?? []) + others.prefix(most).map { solved.text(of: $0, for: conflict) }
    return reported.isEmpty ? nil : reported.joined(separator: "; or ")
  }

  private func hasNoSingleFix(_ conflict: LayoutConflict) -> Bool {
    budget > 0 && conflict.isMinimal && conflict.members.contains(where: reasons.isChangeable)
  }
}

extension SolvedLayout {
  package func conflictDiagnostics(measuring measurer: some TextMeasurer) -> [Diagnostic] {
    if conflicts.isEmpty { return [] }
    var reporter = ConflictReporter(self, measuring: measurer)
    return reporter.diagnostics()
  }

  /// Returns remarks on the first few conflicts, since a picture has no room for more.
  package func conflictRemarks(measuring text: some TextMeasurer) -> [ConflictRemark] {
    if conflicts.isEmpty { return [] }
    let reporter = ConflictReporter(self, measuring: text)
    return conflicts.prefix(mostConflictsRemarked).enumerated().map { index, conflict in
      reporter.remark(on: conflict, numbered: conflicts.count > 1 ? circled(index + 1) : nil)
    }
  }
}

private let noSingleFix =
  "no single change of a priority or number in these lines resolves the conflict without making views overlap or stick out; "
private let mostReportedMembers = 12
private let mostReportedFixes = 3
private let mostConflictsRemarked = 50

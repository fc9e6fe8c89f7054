import LayoutEngine
import LogImport

/// What solving a log by itself shows of it.
struct StudiedLog {
  /// With the constants that were meant, where a conflict was one of rounding alone.
  var log: ConflictLog
  var outcome: LogOutcome
  /// Whether constraints conflicted by no more than the log's numbers are rounded.
  var isWithinRounding: Bool
}

/// Solves a log by itself. Cost: a few solves.
func studyLog(_ log: ConflictLog, measuring text: some TextMeasurer) -> StudiedLog {
  var log = log
  var isWithinRounding = false
  // 1. As long as rounding alone makes a conflict, the numbers that were meant.
  var solved = SolvedLog(log, outcome: nil, measuring: text)
  for _ in 0..<mostCorrections {
    guard let corrected = solved?.withoutRounding(measuring: text) else { break }
    (log, isWithinRounding) = (corrected, true)
    solved = SolvedLog(log, outcome: nil, measuring: text)
  }
  // 2. What the conflict needs; where the one that was broken is not part of it, once more with the program's
  // constraints at the end.
  var outcome = LogOutcome(
    needed: solved?.neededConstraints, openSizes: PerAxis(both: []), areAllOpen: PerAxis(both: false))
  if let needed = outcome.needed, let broken = log.broken, !needed[broken] {
    outcome.needed = SolvedLog(log, outcome: outcome, measuring: text)?.neededConstraints
  }
  // 3. Stacks as such, if they conflict with the same constraints of the program.
  var stacked = outcome
  stacked.writesStacks = true
  if outcome.needed != nil, let needed = SolvedLog(log, outcome: stacked, measuring: text)?.neededConstraints,
    log.hasSameOwn(needed, outcome.needed ?? [])
  {
    outcome.writesStacks = true
  }
  // 4. What nothing says the size of.
  addOpenSizes(of: log, to: &outcome, measuring: text)
  return StudiedLog(log: log, outcome: outcome, isWithinRounding: isWithinRounding)
}

private let mostCorrections = 8

private func addOpenSizes(
  of log: ConflictLog, to outcome: inout LogOutcome, measuring text: some TextMeasurer
) {
  let parsed = parse(SourceText(name: "", text: writeBareLayout(log, outcome).text))
  guard !parsed.hasErrors else { return }
  let solved = LayoutEngine.solve(parsed.layout, on: parsed.layout.canvases[0], measuring: text)
  for axis in Axis.allCases where log.constraints.contains(where: { $0.axis == axis }) {
    let value: FrameValue = axis == .horizontal ? .width : .height
    let views = solved.ambiguities.indices.dropFirst()
    let open = views.filter { view in solved.ambiguities[view].contains { $0.value == value } }
    outcome.openSizes[axis] = open.map { solved.layout.name(of: ViewID($0)) }
    outcome.areAllOpen[axis] = open.count == views.count
  }
}

/// A log's layout, solved.
private struct SolvedLog {
  let log: ConflictLog
  let written: LogLayout
  let solved: SolvedLayout

  init?(_ log: ConflictLog, outcome: LogOutcome?, measuring text: some TextMeasurer) {
    self.log = log
    written = writeLayout([log], outcomes: outcome.map { [$0] }, from: "")
    let parsed = parse(SourceText(name: "", text: written.text))
    guard !parsed.hasErrors else { return nil }
    solved = LayoutEngine.solve(parsed.layout, on: parsed.layout.canvases[0], measuring: text)
  }

  /// By constraint: whether some minimal conflict needs it; `nil` where nothing conflicts.
  var neededConstraints: [Bool]? {
    guard !solved.conflicts.isEmpty else { return nil }
    var needed = Array(repeating: false, count: log.constraints.count)
    for place in solved.conflicts.flatMap(\.members).flatMap(places) { needed[place] = true }
    return needed
  }

  /// The log with the constant with which all of a conflict holds, where it is no further from the printed one
  /// than the log rounds; `nil` where there is no such conflict.
  func withoutRounding(measuring text: any TextMeasurer) -> ConflictLog? {
    if solved.conflicts.isEmpty || !log.constraints.contains(where: { $0.rounding > 0 }) { return nil }
    let reasons = LayoutReasons(solved, measuring: text)
    for conflict in solved.conflicts {
      guard let arithmetic = reasons.arithmetic(of: conflict) else { continue }
      var rounding = 0.0
      var coarsest: (member: Int, constraint: Int, rounding: Double)?
      for (member, origin) in conflict.members.enumerated() {
        guard let place = places(of: origin).first else { continue }
        let own = log.constraints[place].rounding
        rounding += own * abs(arithmetic.multipliers[member])
        if own > coarsest?.rounding ?? 0 { coarsest = (member, place, own) }
      }
      // Twice, as what was added up was rounded before.
      guard let coarsest, abs(arithmetic.total) <= 2 * rounding + 1e-9,
        let step = arithmetic.step(of: coarsest.member)
      else { continue }
      return log.addingToConstant(step, of: coarsest.constraint)
    }
    return nil
  }

  private func places(of origin: ConstraintOrigin) -> [Int] {
    guard let span = solved.member(origin).span else { return [] }
    let line = solved.layout.source.lineIndex(at: span.start)
    return (written.places[line] ?? []).map(\.constraint)
  }
}

extension StudiedLog {
  /// What is to be said of a log before anything of it is drawn.
  func remarks(in source: SourceText) -> [Diagnostic] {
    let place = source.lineSpan(log.lines.lowerBound)
    var remarks: [Diagnostic] = []
    if outcome.needed == nil {
      let message =
        isWithinRounding
        ? "these constraints differ by no more than the log rounds its numbers, so that they do not conflict"
        : "these constraints, as far as they could be read, do not conflict"
      let help =
        log.usesMargins
        ? "the log does not tell margins, and 8 is assumed: what conflicts may be the real ones"
        : isWithinRounding
          ? "compare what the numbers are computed from"
          : "part of the log may be missing, or its numbers are rounded"
      remarks.append(Diagnostic(.warning, code: "log-without-conflict", message, at: place, help: help))
    }
    var unsaid: [String] = []
    if let open = outcome.openSizesText { unsaid.append("not in the log, and drawn as suits: \(open)") }
    if log.usesMargins, outcome.needed != nil { unsaid.append("margins are not in the log: 8 is assumed") }
    if !unsaid.isEmpty {
      remarks.append(Diagnostic(.note, code: "log-sizes", unsaid.joined(separator: "; "), at: place))
    }
    return remarks
  }
}

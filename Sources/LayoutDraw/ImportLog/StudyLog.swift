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
  var outcome = LogOutcome(needed: solved?.neededConstraints)
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
  // 5. What would hide behind something else.
  outcome.overlaps = SolvedLog(log, outcome: outcome, measuring: text)?.overlaps ?? []
  return StudiedLog(log: log, outcome: outcome, isWithinRounding: isWithinRounding)
}

private let mostCorrections = 8

private func addOpenSizes(
  of log: ConflictLog, to outcome: inout LogOutcome, measuring text: some TextMeasurer
) {
  let written = writeBareLayout(log, outcome)
  let parsed = parse(SourceText(name: "", text: written.text))
  guard !parsed.hasErrors else { return }
  let solved = LayoutEngine.solve(parsed.layout, on: parsed.layout.canvases[0], measuring: text)
  let places = written.places(in: solved.layout)
  for axis in Axis.allCases where log.constraints.contains(where: { $0.axis == axis }) {
    let value: FrameValue = axis == .horizontal ? .width : .height
    let told = Set(log.constraints.compactMap { $0.toldSize(along: axis) })
    let open = solved.ambiguities.indices.dropFirst().filter { view in
      solved.ambiguities[view].contains { $0.value == value }
    }.compactMap { places[$0] }.filter { !told.contains($0) }
    outcome.openSizes[axis] = open.sorted()
    outcome.areAllOpen[axis] = open.count == places.count
  }
}

extension LogLayout {
  /// By view of the solved layout of one log: its place in the log.
  fileprivate func places(in layout: Layout) -> [Int: Int] {
    var places: [Int: Int] = [:]
    for (place, name) in names[0].enumerated() {
      if let view = layout.views.firstIndex(where: { $0.name == name }) { places[view] = place }
    }
    return places
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

  /// Views of one superview of which one hides another and that nothing ties along some axis: most logs are about one
  /// axis, and where views stand along the other is open.
  var overlaps: [LogOutcome.Overlap] {
    let places = written.places(in: solved.layout)
    let views = solved.layout.views.indices.filter { places[$0] != nil }.prefix(mostViewsCompared)
    var overlaps: [LogOutcome.Overlap] = []
    for (index, view) in views.enumerated() {
      for other in views.dropFirst(index + 1) where hides(view, other) {
        guard let place = places[view], let otherPlace = places[other],
          let axis = Axis.allCases.first(where: { log.areFree(place, otherPlace, along: $0) })
        else { continue }
        overlaps.append(LogOutcome.Overlap(place, otherPlace, axis))
      }
    }
    return overlaps
  }

  private func hides(_ view: Int, _ other: Int) -> Bool {
    guard solved.layout.views[view].parent == solved.layout.views[other].parent,
      solved.layout.views[view].kind != .guide, solved.layout.views[other].kind != .guide
    else { return false }
    let (a, b) = (solved.frames[view], solved.frames[other])
    return min(a.maxX, b.maxX) - max(a.x, b.x) > 0.5 && min(a.maxY, b.maxY) - max(a.y, b.y) > 0.5
  }

  private func places(of origin: ConstraintOrigin) -> [Int] {
    guard let span = solved.member(origin).span else { return [] }
    let line = solved.layout.source.lineIndex(at: span.start)
    return (written.places[line] ?? []).map(\.constraint)
  }
}

/// In logs of more views a picture shows little of each.
private let mostViewsCompared = 60

extension StudiedLog {
  /// What is to be said of a log before anything of it is drawn.
  ///
  /// - Parameters:
  ///   - names: what its views are called in the layout.
  ///   - isWhole: whether every line could be read.
  func remarks(in source: SourceText, _ names: [String], isWhole: Bool) -> [Diagnostic] {
    let place = source.lineSpan(log.lines.lowerBound)
    var remarks: [Diagnostic] = []
    if outcome.needed == nil {
      let message =
        isWithinRounding
        ? "these constraints differ by no more than the log rounds its numbers, so that they do not conflict"
        : "these constraints\(isWhole ? "" : ", as far as they could be read,") do not conflict"
      remarks.append(
        Diagnostic(.warning, code: "log-without-conflict", message, at: place, help: reasonForNone))
    }
    if let assumed = outcome.assumptions(about: log, names) {
      let note = "assumed, as the log does not say: \(assumed)"
      remarks.append(Diagnostic(.note, code: "log-sizes", note, at: place))
    }
    return remarks
  }

  /// Why constraints that the system could not satisfy need not conflict here.
  private var reasonForNone: String {
    if isWithinRounding, !log.usesMargins { return "compare what the numbers are computed from" }
    switch log.missing {
    case .beginning: return "the beginning of the log is missing here: what conflicts may stand there"
    case .end: return "the end of the log is missing here: what conflicts may stand there"
    case .broken:
      return "the constraint that the system broke is not in the list, so that others may be missing, too"
    case .frame:
      return "a log starts with 'Unable to simultaneously satisfy constraints': "
        + "this is a part of one, or just a list"
    case nil: break
    }
    if log.usesMargins {
      return "the log does not tell margins, and 8 is assumed: with the real ones they may conflict"
    }
    return "some constraint may be missing, or the log's numbers are rounded"
  }
}

extension LogConstraint {
  /// The view whose size it says, if it is one.
  fileprivate func toldSize(along axis: Axis) -> Int? {
    guard isActive, case .items(let first, .equal, nil, _, _, Priority.required) = form,
      first.attribute.isSize, first.attribute.axis == axis
    else { return nil }
    return first.view
  }
}

import Diagnostics
import Graphics
import LayoutEngine
import LayoutModel
import LogImport

struct LogAnalysis {
  /// The log, with corrected constants if only rounding caused its conflict.
  var log: ConflictLog
  var outcome: LogOutcome
  var isWithinRounding: Bool
}

/// Finds views that overlap, widths and heights that the log does not determine, and the constraints that are necessary
/// for the log's conflict. Cost: solving the log's constraints several times.
///
/// - Parameter isPicture: whether to ignore, when finding overlaps, the constraints with which UIKit temporarily sets a
///   size to 0.
func analyzeLog(_ log: ConflictLog, isPicture: Bool, measuring text: some TextMeasurer) -> LogAnalysis {
  // 1. If only rounding causes a conflict, correct the log's numbers.
  var solved = SolvedLog(log, measuring: text)
  var isWithinRounding = false
  for _ in 0..<mostCorrections {
    guard let corrected = solved.withoutRounding(measuring: text) else { break }
    isWithinRounding = true
    solved = SolvedLog(corrected, measuring: text)
  }
  let log = solved.log
  // 2. Find the constraints that are necessary for the conflict, if possible including the constraint that the system
  // broke.
  var outcome = LogOutcome(needed: solved.neededConstraints)
  if let needed = outcome.needed, let broken = log.broken, !needed[broken] {
    outcome.needed = SolvedLog(log, outcome, measuring: text).neededConstraints
  }
  // 3. Write stack views as stacks, unless this changes which of the app's constraints are necessary.
  if let own = outcome.needed, log.hasStackViews {
    outcome.writesStacks = true
    let needed = SolvedLog(log, outcome, measuring: text).neededConstraints
    outcome.writesStacks = needed.map { ConstraintOwners(of: log).hasSameOwn($0, own) } ?? false
  }
  SolvedLog(log, outcome, isBare: true, measuring: text).addOpenSizes(to: &outcome)
  outcome.overlaps = SolvedLog(log, outcome, isPicture: isPicture, measuring: text).overlaps
  return LogAnalysis(log: log, outcome: outcome, isWithinRounding: isWithinRounding)
}

/// The largest number of attempts to correct a log's rounded numbers.
private let mostCorrections = 8

private struct SolvedLog {
  let log: ConflictLog
  let logs: LogLayout
  let solved: SolvedLayout

  init(
    _ log: ConflictLog, _ outcome: LogOutcome? = nil, isBare: Bool = false, isPicture: Bool = false,
    measuring text: some TextMeasurer
  ) {
    self.log = log
    logs = LogLayout([log], outcomes: outcome.map { [$0] }, from: "", isBare: isBare, isPicture: isPicture)
    solved = LayoutEngine.solve(logs.layout, on: logs.layout.canvases[0], measuring: text)
  }

  /// Indicates for each constraint of the log whether it is necessary for a conflict; `nil` if nothing conflicts.
  var neededConstraints: [Bool]? {
    guard !solved.conflicts.isEmpty else { return nil }
    var needed = Array(repeating: false, count: log.constraints.count)
    for place in solved.conflicts.flatMap(\.members).flatMap(logs.places) { needed[place.constraint] = true }
    return needed
  }

  /// Returns the log with constants corrected to avoid conflicts that only rounding causes; `nil` if no correction is
  /// necessary or possible.
  func withoutRounding(measuring text: any TextMeasurer) -> ConflictLog? {
    if solved.conflicts.isEmpty || !log.constraints.contains(where: { $0.rounding > 0 }) { return nil }
    let reasons = LayoutReasons(solved, measuring: text)
    var corrected: ConflictLog?
    for conflict in solved.conflicts {
      guard let arithmetic = reasons.arithmetic(of: conflict) else { continue }
      var rounding = 0.0
      var coarsest: (member: Int, constraint: Int, rounding: Double)?
      for (member, origin) in conflict.members.enumerated() {
        guard let place = logs.places(of: origin).first?.constraint else { continue }
        let own = log.constraints[place].rounding
        rounding += own * abs(arithmetic.multipliers[member])
        if own > coarsest?.rounding ?? 0 { coarsest = (member, place, own) }
      }
      // The tolerance is doubled, since a printed number may be a sum of numbers that were already rounded.
      guard let coarsest, abs(arithmetic.total) <= 2 * rounding + 1e-9,
        log.constraints[coarsest.constraint].printedConstant == nil,
        let step = arithmetic.step(of: coarsest.member)
      else { continue }
      corrected = (corrected ?? log).settingConstant(plus: step, of: coarsest.constraint, in: log)
    }
    return corrected
  }

  func addOpenSizes(to outcome: inout LogOutcome) {
    for axis in Axis.allCases where log.constraints.contains(where: { $0.axis == axis }) {
      let value: FrameValue = axis == .horizontal ? .width : .height
      let reported = Set(log.constraints.compactMap { $0.sizedView(along: axis) })
      let open = logs.views[0].indices.filter { place in
        !reported.contains(place)
          && solved.ambiguities[logs.views[0][place].index].contains { $0.value == value }
      }
      outcome.openSizes[axis] = open
      outcome.areAllOpen[axis] = open.count == logs.views[0].count
    }
  }

  /// Pairs of sibling views that overlap and, along at least one axis, are not connected by constraints.
  var overlaps: [LogOutcome.Overlap] {
    let groups = log.groups
    let order = logs.views[0].indices.sorted { logs.views[0][$0] < logs.views[0][$1] }
    let places = order.prefix(mostViewsCompared)
    var overlaps: [LogOutcome.Overlap] = []
    for (index, place) in places.enumerated() {
      for other in places.dropFirst(index + 1) where hides(logs.views[0][place], logs.views[0][other]) {
        guard let axis = Axis.allCases.first(where: { groups[$0][place] != groups[$0][other] }) else {
          continue
        }
        overlaps.append(LogOutcome.Overlap(place, other, axis))
      }
    }
    return overlaps
  }

  private func hides(_ view: ViewID, _ other: ViewID) -> Bool {
    guard logs.layout[view].parent == logs.layout[other].parent, logs.layout[view].kind != .guide,
      logs.layout[other].kind != .guide
    else { return false }
    let shared = solved.frames[view.index].sharedSize(with: solved.frames[other.index])
    return shared.width > 0.5 && shared.height > 0.5
  }
}

/// The largest number of views that are compared for overlaps, since a picture cannot show more views legibly.
private let mostViewsCompared = 60

extension LogAnalysis {
  func remarks(in source: SourceText, _ names: [String], isWhole: Bool) -> [Diagnostic] {
    let place = source.lineSpan(log.lines.lowerBound)
    var remarks: [Diagnostic] = []
    if outcome.needed == nil {
      let message =
        isWithinRounding
        ? "these constraints conflict only because the log's numbers are rounded"
        : "\(isWhole ? "these constraints" : "the constraints that could be read") do not conflict"
      remarks.append(
        Diagnostic(.warning, code: "log-without-conflict", message, at: place, help: reasonForNone))
    }
    if let assumed = outcome.assumptions(about: log, names) {
      let depends =
        log.usesMargins && outcome.needed != nil
        ? " (the numbers in the conflict message may depend on the margins)" : ""
      let note = "not in the log, so assumed: \(assumed)\(depends)"
      remarks.append(Diagnostic(.note, code: "log-sizes", note, at: place))
    }
    return remarks
  }

  private var reasonForNone: String {
    if isWithinRounding, !log.usesMargins {
      return "to find out whether the constraints conflict, use the unrounded numbers from your code"
    }
    switch log.missing {
    case .beginning, .end:
      let part = log.missing == .beginning ? "beginning" : "end"
      return "the \(part) of the log is missing here, and may contain the conflicting constraints"
    case .broken:
      return
        "the constraint that the system broke is not in the log's list, so the log may lack other constraints, too"
    case .frame:
      return "these lines are only a part of a log, or a list of constraints from elsewhere; "
        + "a complete log starts with 'Unable to simultaneously satisfy constraints'"
    case nil: break
    }
    if log.usesMargins {
      return
        "the log does not contain layout margins, so layoutdraw assumes 8; with the real margins, the constraints may conflict"
    }
    return "a constraint may be missing, or the log's numbers may be rounded"
  }
}

extension LogConstraint {
  fileprivate func sizedView(along axis: Axis) -> Int? {
    guard isActive, let item = fixed?.item, constraint.priority == Priority.required,
      item.attribute.isSize, item.attribute.axis == axis
    else { return nil }
    return item.view.index
  }
}

import Diagnostics
import LayoutEngine
import LayoutModel

enum NoEffectRule: CheckRule {
  static let name = "no-effect"
  static let summary = "equations that have no effect on any canvas of the file"

  static func findings(_ canvases: [CheckedCanvas]) -> [Diagnostic] {
    idleFindings(canvases, name: name) { $0.relation == .equal }
  }
}

/// The rule on inequalities that have no effect. It is off by default, because most inequalities without effect are
/// meant for other canvas sizes or texts.
enum RedundantBoundRule: CheckRule {
  static let name = "idle-bound"
  static let summary =
    "inequalities that are satisfied on every canvas of the file anyway (often just a safety net)"
  static let isOnByDefault = false

  static func findings(_ canvases: [CheckedCanvas]) -> [Diagnostic] {
    idleFindings(canvases, name: name) { $0.relation != .equal }
  }
}

/// Returns findings about constraints that have no effect on any canvas.
private func idleFindings(
  _ canvases: [CheckedCanvas], name: String, where isCandidate: (Constraint) -> Bool
) -> [Diagnostic] {
  var groups: [[CheckedCanvas]] = []
  for canvas in canvases {
    let place = groups.firstIndex { $0[0].layout.constraints == canvas.layout.constraints }
    if let place { groups[place].append(canvas) } else { groups.append([canvas]) }
  }
  let found = groups.map { idleFindings(ofOne: $0, name: name, where: isCandidate) }
  if groups.count == 1 { return found[0] }
  var reported: [Diagnostic] = []
  for finding in found.joined() where !reported.contains(finding) {
    let matters = groups.indices.contains { index in
      !found[index].contains(finding)
        && groups[index][0].layout.constraints.contains { $0.span == finding.span }
    }
    if !matters { reported.append(finding) }
  }
  return reported
}

private func idleFindings(
  ofOne canvases: [CheckedCanvas], name: String, where isCandidate: (Constraint) -> Bool
) -> [Diagnostic] {
  guard let layout = canvases.first?.layout else { return [] }
  let found = redundantConstraints(
    canvases.map(\.solved),
    where: { $0.notation != .stack && !layout.isFixedFrame($0) && isCandidate($0) },
    measuring: canvases[0].measurer)
  if found.isCapped {
    let message =
      "the rule '\(name)' was not checked: \(layout.constraints.count) constraints are too many to try one by one"
    return [Diagnostic(.note, code: name, message, at: nil)]
  }
  let counts = Dictionary(layout.constraints.map { ($0.priority, 1) }, uniquingKeysWith: +)
  return found.indices.map { index in
    let constraint = layout.constraints[index]
    let isTied = counts[constraint.priority]! > 1
    let reason =
      found.overruled.contains(index)
      ? "has no effect: constraints of \(isTied ? "the same or " : "")a higher priority override it"
      : "is redundant: removing it does not change the layout"
    return Diagnostic(
      .warning, code: name, "'\(layout.text(of: constraint))' \(reason)", at: constraint.span)
  }
}

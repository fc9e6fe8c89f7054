import LayoutEngine

/// Equations that never matter: without them every canvas is the same.
enum NoEffectRule: CheckRule {
  static let name = "no-effect"
  static let summary = "equations without which every canvas of the file stays the same"

  static func findings(_ canvases: [CheckedCanvas]) -> [Diagnostic] {
    idleFindings(canvases, name: name) { $0.relation == .equal }
  }
}

/// Bounds that never matter. Most are an insurance against other canvases and texts, so they are reported only when asked for.
enum IdleBoundRule: CheckRule {
  static let name = "idle-bound"
  static let summary =
    "inequalities that are always satisfied on every canvas of the file (often just a safety net)"
  static let isOnByDefault = false

  static func findings(_ canvases: [CheckedCanvas]) -> [Diagnostic] {
    idleFindings(canvases, name: name) { $0.relation != .equal }
  }
}

private func idleFindings(
  _ canvases: [CheckedCanvas], name: String, where isCandidate: (Constraint) -> Bool
) -> [Diagnostic] {
  guard let layout = canvases.first?.layout else { return [] }
  let found = idleConstraints(
    canvases.map(\.solved), where: { $0.notation != .stack && isCandidate($0) },
    measuring: canvases[0].measurer)
  if found.isCapped {
    let message =
      "'\(name)' was not looked for: \(layout.constraints.count) constraints are too many to try one by one"
    return [Diagnostic(.note, code: name, message, at: nil)]
  }
  return found.indices.map { index in
    let constraint = layout.constraints[index]
    return Diagnostic(
      .warning, code: name,
      "'\(layout.text(of: constraint))' is redundant: removing it does not change the layout",
      at: constraint.span)
  }
}

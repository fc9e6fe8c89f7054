public import LayoutModel

/// What something that has a say comes to at a size.
public enum ReasonState: Sendable, Equatable {
  /// It holds, with room to spare.
  case slack
  /// It holds with equality.
  case tight
  /// It gives way.
  case missed
}

/// Something that has another say below a size than above it.
public struct ReasonChange: Sendable, Equatable {
  public var reason: Reason
  public var below: ReasonState
  public var above: ReasonState
}

extension LayoutSizes {
  /// What has another say in one stretch than in another, in the order of the constraints; nothing where they cannot be
  /// compared. Cost: lowering the constraints once more for each.
  public func changes(
    from below: Int, to above: Int, measuring text: some TextMeasurer
  ) -> [ReasonChange] {
    let before = LayoutReasons(stretches[below].solved, measuring: text)
    let after = LayoutReasons(stretches[above].solved, measuring: text)
    guard before.lowered.origins == after.lowered.origins else { return [] }
    var changes: [ReasonChange] = []
    for row in 0..<before.problem.constraintCount {
      guard let reason = before.reason(of: row) else { continue }
      let (below, above) = (before.state(of: row), after.state(of: row))
      if below != above { changes.append(ReasonChange(reason: reason, below: below, above: above)) }
    }
    return changes
  }
}

extension LayoutReasons {
  fileprivate func state(of row: Int) -> ReasonState {
    if error(of: row) > tolerance(of: row) { return .missed }
    return holdsWithEquality(row) ? .tight : .slack
  }
}

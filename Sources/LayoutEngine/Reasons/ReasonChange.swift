import Graphics
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
  /// What changes.
  public var reason: Reason
  /// Just below the size.
  public var below: ReasonState
  /// Just above it.
  public var above: ReasonState
}

/// What everything that has a say comes to in a solved layout.
public struct ReasonStates {
  private let reasons: LayoutReasons
  /// By row.
  private let states: [ReasonState]

  /// Cost: lowering the constraints once more.
  public init(_ solved: SolvedLayout, measuring text: some TextMeasurer) {
    reasons = LayoutReasons(solved, measuring: text)
    states = (0..<reasons.problem.constraintCount).map(reasons.state)
  }

  /// What has another say in the same layout at another size, in the order of the constraints; nothing where they cannot be
  /// compared.
  public func changes(to above: ReasonStates) -> [ReasonChange] {
    guard reasons.lowered.origins == above.reasons.lowered.origins else { return [] }
    return states.indices.compactMap { row in
      guard states[row] != above.states[row], let reason = reasons.reason(of: row) else { return nil }
      return ReasonChange(reason: reason, below: states[row], above: above.states[row])
    }
  }
}

extension LayoutReasons {
  fileprivate func state(of row: Int) -> ReasonState {
    if holdsWithEquality(row) { return .tight }
    return error(of: row) > 0 ? .missed : .slack
  }
}

import Graphics
public import LayoutModel

/// The state of a constraint at a size of the canvas.
public enum ReasonState: Sendable, Equatable {
  /// The constraint is an inequality whose sides differ, so it does not limit the layout.
  case slack
  /// The constraint holds with equality.
  case tight
  /// The constraint does not hold.
  case missed
}

/// A constraint whose state changes at a certain size of the canvas.
public struct ReasonChange: Sendable, Equatable {
  /// The constraint.
  public var reason: Reason
  /// The state at canvas sizes just below the size at which the state changes.
  public var below: ReasonState
  /// The state at canvas sizes just above the size of the change.
  public var above: ReasonState
}

/// The states of all constraints of a solved layout.
public struct ReasonStates {
  private let reasons: LayoutReasons
  private let states: [ReasonState]

  /// Finds the `ReasonState` of each constraint. Cost: lowering the constraints once more.
  public init(_ solved: SolvedLayout, measuring text: some TextMeasurer) {
    reasons = LayoutReasons(solved, measuring: text)
    states = (0..<reasons.problem.constraintCount).map(reasons.state)
  }

  /// The constraints whose states differ from those of the layout at a larger size; empty if the two layouts have
  /// different constraints.
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

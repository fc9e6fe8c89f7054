import Graphics
public import LayoutModel

/// The state of a constraint at a canvas size.
public enum ReasonState: Sendable, Equatable {
  /// The constraint is an inequality that holds with room to spare.
  case slack
  /// The constraint holds with equality.
  case tight
  /// The constraint does not hold.
  case missed
}

/// A constraint whose state changes at a certain canvas size.
public struct ReasonChange: Sendable, Equatable {
  /// The constraint.
  public var reason: Reason
  /// The state just below the canvas size at which it changes.
  public var below: ReasonState
  /// The state just above the canvas size at which it changes.
  public var above: ReasonState
}

/// The state (`slack`, `tight` or `missed`) of each constraint of a solved layout.
public struct ReasonStates {
  private let reasons: LayoutReasons
  private let states: [ReasonState]

  /// Determines whether each constraint holds with room to spare, holds with equality, or does not hold.
  ///
  /// - Complexity: Converts the layout to linear constraints once more.
  public init(_ solved: SolvedLayout, measuring text: some TextMeasurer) {
    reasons = LayoutReasons(solved, measuring: text)
    states = (0..<reasons.problem.constraintCount).map(reasons.state)
  }

  /// Returns the constraints whose state (such as `tight`) differs between this layout and `above`, the layout at a
  /// larger canvas size; empty if the two layouts have different constraints.
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

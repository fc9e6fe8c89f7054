import LayoutModel
import LinearSolver

extension LayoutReasons {
  func tightPins(_ direction: LayoutFreedom.Direction) -> [DisambiguatingConstraint] {
    let (view, axis) = (direction.lead.view, direction.lead.attribute.axis)
    return layout.constraints.indices.compactMap { index in
      let constraint = layout.constraints[index]
      guard constraint.relation != .equal, constraint.priority >= Priority.required,
        [.equation, .vfl].contains(constraint.notation), let row = row(of: .written(index)),
        problem.terms(of: row).contains(where: { $0.variable.frame == view.index && $0.variable.axis == axis }
        )
      else { return nil }
      return .equation(index)
    }
  }

  /// Rounds the constants of constraints to numbers that a person would write. Omits a constraint if this is
  /// impossible.
  func roundPins(_ pins: [DisambiguatingConstraint], _ direction: LayoutFreedom.Direction)
    -> [DisambiguatingConstraint]
  {
    pins.compactMap { pin in
      switch pin {
      case .size(let view, let axis, let length):
        return roundNumber(length, rate: direction.motions[0].growth, direction).map { .size(view, axis, $0) }
      case .inset(let view, let axis, let isStart, let distance):
        return roundNumber(distance, rate: insetRate(isStart: isStart, in: direction), direction)
          .map { .inset(view, axis, isStart: isStart, $0) }
      case .gap(let before, let view, let axis, let distance):
        return roundNumber(distance, rate: insetRate(isStart: true, in: direction), direction)
          .map { .gap(before, view, axis, $0) }
      case .equalSizes, .endMargin, .center, .contentSize, .priority, .equation: return pin
      }
    }
  }

  /// Returns a round number to use for a constraint's constant, if possible one from the file. Returns `nil` if no
  /// round number keeps the ambiguous attribute `direction.lead` within `direction.range`.
  ///
  /// - Parameter rate: The change of the number when that attribute's value grows by 1.
  private func roundNumber(_ number: Double, rate: Double, _ direction: LayoutFreedom.Direction) -> Double? {
    if isRound(number, 0.5) { return number }
    if rate == 0 { return nil }
    let lead = direction.lead
    let part: FramePart = lead.attribute.isSize ? .size : .start
    let drawn = values[variable(lead.view, lead.attribute.axis, part)]
    func isPossible(_ candidate: Double) -> Bool {
      let value = drawn + (candidate - number) / rate
      return value >= (direction.range.lower ?? -.infinity) - 1e-9
        && value <= (direction.range.upper ?? .infinity) + 1e-9
    }
    let own = layout.constraints.compactMap { constraint -> Double? in
      guard case .items(_, _, _, let constant) = constraint.form, constant != 0 else { return nil }
      return isRound(constant, 0.5) ? abs(constant) : nil
    }
    let steps = [1, 0.5, 0.1, 0.01].flatMap { step in
      [(number / step).rounded(.down) * step, (number / step).rounded(.up) * step]
    }
    return own.filter(isPossible).min { abs($0 - number) < abs($1 - number) }
      ?? steps.first(where: isPossible).map { ($0 * 100).rounded() / 100 }
  }

  /// Returns the change of the distance from the superview's leading or top edge, or from its trailing or bottom edge, to
  /// the view of `direction.lead` when the value of `direction.lead` grows by 1.
  private func insetRate(isStart: Bool, in direction: LayoutFreedom.Direction) -> Double {
    let rate = rate(ofStart: isStart, in: direction)
    return isFromOrigin(isStart: isStart, direction.lead.attribute.axis) ? rate : -rate
  }

  /// Returns the distance that an edge of the view of `direction.lead` moves to the right or downward when the value of
  /// `direction.lead` grows by 1: its leading or top edge, or its trailing or bottom edge.
  func rate(ofStart isStart: Bool, in direction: LayoutFreedom.Direction) -> Double {
    let motion = direction.motions[0]
    return isFromOrigin(isStart: isStart, direction.lead.attribute.axis)
      ? motion.move : motion.move + motion.growth
  }

  /// Returns whether an edge is the left or top edge: the leading or top edge, or the trailing or bottom edge.
  func isFromOrigin(isStart: Bool, _ axis: Axis) -> Bool {
    isStart == (axis == .vertical || solved.canvas.direction == .leftToRight)
  }

  private func isRound(_ number: Double, _ step: Double) -> Bool {
    abs(number / step - (number / step).rounded()) < 1e-6
  }
}

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

  /// Returns the constraints with their constants replaced by round numbers. Constraints for which no round number is
  /// possible are left out.
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

  /// Returns a round number for a constraint's constant, or `nil` if no round number keeps the ambiguous attribute
  /// `direction.lead` within `direction.range`.
  ///
  /// - Parameter rate: the change of the number when the value of `direction.lead` grows by 1.
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

  /// Returns the amount by which a view's inset in its superview changes when the value of the view's attribute
  /// `direction.lead` grows by 1.
  private func insetRate(isStart: Bool, in direction: LayoutFreedom.Direction) -> Double {
    let rate = rate(ofStart: isStart, in: direction)
    return isFromOrigin(isStart: isStart, direction.lead.attribute.axis) ? rate : -rate
  }

  /// Returns the distance that the start or end edge of a view moves to the right or downward when the value of the
  /// view's attribute `direction.lead` grows by 1.
  func rate(ofStart isStart: Bool, in direction: LayoutFreedom.Direction) -> Double {
    let motion = direction.motions[0]
    return isFromOrigin(isStart: isStart, direction.lead.attribute.axis)
      ? motion.move : motion.move + motion.growth
  }

  /// Returns whether the leading or top edge (or, if `isStart` is false, the trailing or bottom edge) is the left or
  /// top edge.
  func isFromOrigin(isStart: Bool, _ axis: Axis) -> Bool {
    isStart == (axis == .vertical || solved.canvas.direction == .leftToRight)
  }

  private func isRound(_ number: Double, _ step: Double) -> Bool {
    abs(number / step - (number / step).rounded()) < 1e-6
  }
}

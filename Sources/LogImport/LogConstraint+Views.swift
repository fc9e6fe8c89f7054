extension LogConstraint {
  /// The places of the views that it names, its superview by '|' last.
  var views: [Int] {
    let named: [Int]
    switch form {
    case .items(let first, _, let second, _, _, _): named = [first.view, second?.view].compactMap { $0 }
    case .contentSize(let view, _, _, _, _): named = [view]
    }
    return named + (containment.map { [$0.superview] } ?? [])
  }

  func replacingViews(_ place: (Int) -> Int) -> LogConstraint {
    var constraint = self
    if let containment {
      constraint.containment = Containment(
        view: place(containment.view), superview: place(containment.superview))
    }
    switch form {
    case .items(var first, let relation, var second, let multiplier, let constant, let priority):
      first.view = first.view.map(place)
      if let view = second?.view { second?.view = place(view) }
      constraint.form = .items(
        first: first, relation: relation, second: second, multiplier: multiplier, constant: constant,
        priority: priority)
    case .contentSize(let view, let axis, let length, let hugging, let compression):
      constraint.form = .contentSize(
        view: place(view), axis: axis, length: length, hugging: hugging, compression: compression)
    }
    return constraint
  }
}

public import LayoutModel

extension LogConstraint {
  /// The axis that it constrains.
  public var axis: Axis {
    switch form {
    case .items(let first, _, _, _, _, _): first.attribute.axis
    case .contentSize(_, let axis, _, _, _): axis
    }
  }

  /// The indices of its views; the one that it writes as `|` comes last.
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

  /// The meaning of the constraint, independent of its objects.
  func statement(in views: [LogView]) -> LogStatement {
    let named = self.views
    var places: [Int: Int] = [:]
    for view in named where places[view] == nil { places[view] = places.count }
    let reported = named.map { place in
      var view = views[place]
      view.address = nil
      return view
    }
    return LogStatement(form: replacingViews { places[$0] ?? 0 }.form, views: reported)
  }
}

/// The meaning of a constraint in words.
struct LogStatement: Hashable {
  private var form: LogConstraint.Form
  /// The views without addresses, in the order in which they occur.
  private var views: [LogView]

  init(form: LogConstraint.Form, views: [LogView]) { (self.form, self.views) = (form, views) }
}

extension ConflictLog {
  /// The log with another constant in one of its constraints.
  ///
  /// - Parameter printed: the log as it was printed.
  public func settingConstant(plus step: Double, of index: Int, in printed: ConflictLog) -> ConflictLog {
    guard
      case .items(let first, let relation, let second, let multiplier, let constant, let priority) =
        printed.constraints[index].form
    else { return self }
    var log = self
    let meant = ((constant + step) * 1e9).rounded() / 1e9
    log.constraints[index].printedConstant = constant
    log.constraints[index].form = .items(
      first: first, relation: relation, second: second, multiplier: multiplier, constant: meant,
      priority: priority)
    return log
  }

  /// Indicates whether some of its views may be stacks.
  public var hasStackViews: Bool {
    views.contains { shortClassName($0.className ?? "").hasSuffix("StackView") }
  }
}

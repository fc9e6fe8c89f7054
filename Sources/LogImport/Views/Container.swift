extension ConflictLog {
  static let container = LogView(name: "container")

  /// The log with a view `container` as the superview of views whose superview `|` the log does not name. Without such
  /// views, the log is unchanged.
  var withContainer: ConflictLog {
    let tree = ViewTree(self)
    var log = self
    for (index, constraint) in constraints.enumerated()
    where constraint.constraint.items.last?.view == LogConstraint.superview
      && tree.parents[constraint.view] == nil
    {
      log.constraints[index].containment = LogConstraint.Containment(
        view: constraint.view, superview: views.count)
    }
    if log != self { log.views.append(Self.container) }
    return log
  }
}

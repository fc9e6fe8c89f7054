extension ConflictLog {
  static let container = LogView(name: "container")

  /// The log with an additional view `container`. It becomes the superview of all views whose superview the log prints
  /// as `|` without naming it.
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

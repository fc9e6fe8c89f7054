extension ConflictLog {
  static let container = LogView(name: "container")

  /// If no line of the log names the superview of a view, the log gets a view named `container` for it.
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

extension ConflictLog {
  /// The view for a superview that no line names.
  static let container = LogView(name: "container")

  /// The log with a view for the superview that constraints refer to and no line names.
  var withContainer: ConflictLog {
    let tree = ViewTree(self)
    let isMissing = constraints.contains { constraint in
      guard case .items(let first, _, let second?, _, _, _) = constraint.form, second.view == nil else {
        return false
      }
      return first.view.map { tree.parents[$0] == nil } ?? false
    }
    guard isMissing else { return self }
    var log = self
    let container = views.count
    log.views.append(Self.container)
    for index in constraints.indices {
      guard case .items(let first, _, let second?, _, _, _) = constraints[index].form, second.view == nil,
        let view = first.view, tree.parents[view] == nil
      else { continue }
      log.constraints[index].containment = LogConstraint.Containment(view: view, superview: container)
    }
    return log
  }
}

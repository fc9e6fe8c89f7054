extension ConflictLog {
  /// The log without the views that do not occur in any of its constraints.
  var withoutUnusedViews: ConflictLog {
    var used = Array(repeating: false, count: views.count)
    for constraint in constraints { for view in constraint.views { used[view] = true } }
    guard used.contains(false) else { return self }
    var places: [Int: Int] = [:]
    for view in views.indices where used[view] { places[view] = places.count }
    var log = self
    log.views = views.indices.filter { used[$0] }.map { views[$0] }
    for index in constraints.indices {
      log.constraints[index] = constraints[index].replacingViews { places[$0] ?? 0 }
    }
    return log
  }
}

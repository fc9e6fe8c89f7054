import LayoutModel

/// Merges logs that differ only in memory addresses. The first of them is kept, and its `repeats` counts the later
/// ones.
func foldRepeats(_ logs: [ConflictLog]) -> [ConflictLog] {
  var folded: [ConflictLog] = []
  var places: [LogSignature: Int] = [:]
  for log in logs {
    let signature = LogSignature(log)
    if let place = places[signature] {
      folded[place].repeats += 1
      if folded[place].broken == nil { folded[place].broken = log.broken }
    } else {
      places[signature] = folded.count
      folded.append(log)
    }
  }
  return folded
}

private struct LogSignature: Hashable {
  private struct Statement: Hashable {
    var label: String?
    var items: [Item]
    var relation: Relation
    var numbers: [Double]
    var contentSize: LogConstraint.ContentSize?
  }

  private var views: [LogView]
  private var statements: [Statement]

  init(_ log: ConflictLog) {
    views = log.views.map { view in
      var view = view
      view.address = nil
      return view
    }
    statements = log.constraints.compactMap { logged in
      let constraint = logged.constraint
      guard case .items(_, _, let multiplier, let constant) = constraint.form else { return nil }
      return Statement(
        label: logged.label, items: constraint.items, relation: constraint.relation,
        numbers: [multiplier, constant, constraint.priority], contentSize: logged.contentSize)
    }
  }
}

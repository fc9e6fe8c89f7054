/// Constraints that are told together.
struct LogSection {
  var title: String
  var notes: [String] = []
  /// Places in the log.
  var constraints: [Int]
}

/// The constraints of a log by whose they are: the program's, then the system's, last the one that was broken.
///
/// Content sizes are left out, since they are said where the view is declared.
func sections(of log: ConflictLog, needed: [Bool]?) -> [LogSection] {
  var own: [Int] = []
  var idle: [Int] = []
  var system: [Int] = []
  for (index, constraint) in log.constraints.enumerated() where index != log.broken {
    if case .contentSize = constraint.form { continue }
    if constraint.isSystem {
      system.append(index)
    } else if needed?[index] ?? true {
      own.append(index)
    } else {
      idle.append(index)
    }
  }
  var sections = [
    LogSection(
      title: needed == nil ? "Your constraints" : "Your constraints that conflict", constraints: own),
    LogSection(
      title: "Yours, too: the conflict is there without \(idle.count == 1 ? "it" : "them")", constraints: idle
    ),
    LogSection(
      title: "The system's own", notes: meanings(system.map { log.constraints[$0] }), constraints: system),
  ]
  if let broken = log.broken {
    let isSaid = if case .contentSize = log.constraints[broken].form { false } else { true }
    sections.append(
      LogSection(
        title: "The system broke this one to recover; "
          + (needed?[broken] ?? true
            ? "being last, it is left out here, too" : "but the conflict is there without it"),
        notes: meanings([log.constraints[broken]]), constraints: isSaid ? [broken] : []))
  }
  return sections.filter { !$0.constraints.isEmpty }
}

/// What the system's constraints mean, each said once.
private func meanings(_ constraints: [LogConstraint]) -> [String] {
  var notes = systemMeanings.compactMap { meaning -> String? in
    guard let label = constraints.compactMap(\.label).first(where: { $0.hasPrefix(meaning.prefix) }) else {
      return nil
    }
    return "\(label): \(meaning.sentence)"
  }
  if constraints.contains(where: { $0.autoresizing != nil || $0.className.contains("NSAutoresizing") }) {
    notes.append(
      "NSAutoresizingMaskLayoutConstraint: a view that keeps its frame until translatesAutoresizingMaskIntoConstraints is false"
    )
  }
  return notes
}

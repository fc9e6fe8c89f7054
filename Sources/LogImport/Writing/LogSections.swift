import LayoutModel

struct LogSection {
  var title: String
  var notes: [String] = []
  var constraints: [Int]
}

/// Returns the active constraints of a log, except content sizes, in sections: the program's constraints that conflict,
/// its other constraints, the system's constraints, and the constraint that the system broke. The broken constraint
/// comes after the others, because the solver leaves out the last constraint of a conflict. If the broken constraint is
/// not part of the conflict, or if the log does not contain it, the system's section comes first.
///
/// - Parameter last: The indices of constraints that temporarily set a size to 0. They are placed after the broken
///   constraint.
func sections(
  of log: ConflictLog, _ owners: ConstraintOwners, _ outcome: LogOutcome?, last: Set<Int> = []
) -> [LogSection] {
  var own: [Int] = []
  var idle: [Int] = []
  var system: [Int] = []
  for index in log.constraints.indices
  where index != log.broken && !last.contains(index) && !log.isContentSize(index)
    && log.constraints[index].isActive
  {
    if owners.identifiers[index] != nil {
      system.append(index)
    } else if outcome?.needed?[index] ?? true {
      own.append(index)
    } else {
      idle.append(index)
    }
  }
  let hasConflict = outcome == nil || outcome?.needed != nil
  let ownSection = LogSection(
    title: hasConflict ? "Your constraints that conflict" : "Your constraints", constraints: own)
  let idleSection = LogSection(
    title: idle.count == 1
      ? "Your other constraint, which is not part of the conflict"
      : "Your other constraints, which are not part of the conflict",
    constraints: idle)
  let systemSection = LogSection(
    title: "The system's own constraints", notes: meanings(of: system, owners), constraints: system)
  let isEnding = log.breaksConflict(outcome)
  let brokenSection = log.broken.map { broken in
    LogSection(
      title: "The system broke this constraint to recover; "
        + (isEnding
          ? "it is placed last, so that layoutdraw leaves it out, too"
          : "the other constraints conflict even without it"),
      notes: meanings(of: [broken], owners), constraints: log.isContentSize(broken) ? [] : [broken])
  }
  var reported = [ownSection, idleSection]
  reported.insert(systemSection, at: isEnding ? 2 : 0)
  if let brokenSection { reported.append(brokenSection) }
  reported.append(
    LogSection(title: "Sizes of 0 that the system sets temporarily", constraints: last.sorted()))
  return reported.filter { !$0.constraints.isEmpty }
}

extension ConflictLog {
  /// Returns the indices of those conflicting constraints with which the system temporarily sets a size to 0. The
  /// broken constraint is not included.
  func momentarySizes(_ owners: ConstraintOwners, _ outcome: LogOutcome?) -> Set<Int> {
    Set(
      constraints.indices.filter { index in
        guard index != broken, owners.identifiers[index] != nil, outcome?.needed?[index] == true,
          let (item, length) = constraints[index].fixed
        else { return false }
        return item.attribute.isSize && length == 0
      })
  }

  fileprivate func isContentSize(_ index: Int) -> Bool {
    constraints[index].contentSize != nil
  }

  /// Returns whether the broken constraint is part of the conflict. If `outcome` is `nil` or contains no conflict,
  /// returns whether the log contains a broken constraint.
  fileprivate func breaksConflict(_ outcome: LogOutcome?) -> Bool {
    guard let broken else { return false }
    return outcome?.needed?[broken] ?? true
  }
}

private func meanings(of constraints: [Int], _ owners: ConstraintOwners) -> [String] {
  var reported: Set<SystemConstraint> = []
  return constraints.compactMap { index in
    guard let identifier = owners.identifiers[index] else { return nil }
    let constraint = SystemConstraint(identifier: identifier) ?? .other
    guard let meaning = constraint.meaning, reported.insert(constraint).inserted else { return nil }
    return "\(identifier): \(meaning)"
  }
}

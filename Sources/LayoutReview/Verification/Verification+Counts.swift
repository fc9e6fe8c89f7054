import LayoutChecks

extension Verification {
  /// Returns the number of cases that have the given verdict.
  public func count(of verdict: Verdict) -> Int { cases.count { $0.verdict == verdict } }

  /// The number of cases that pass only thanks to tolerances.
  public var toleratedCount: Int {
    cases.count { item in item.verdict == .same && item.files.contains { $0.change != nil } }
  }

  /// The number of cases in which a matching or newly written reference shows problems (`all`), and how many of these
  /// cases have only problems that comments mark as known (`known`).
  public var problemCounts: (all: Int, known: Int) {
    let held = cases.map { item in
      item.files.filter { ($0.verdict == .same || $0.isRecorded) && !$0.problems.isEmpty }
    }.filter { !$0.isEmpty }
    return (held.count, held.count { $0.allSatisfy { !$0.problems.hasUnknownProblems } })
  }

  /// Indicates whether the run wrote a reference.
  public var isRecorded: Bool { cases.contains(where: \.isRecorded) }

  /// Indicates whether all cases are as expected and the run wrote no reference.
  public var hasPassed: Bool { !isRecorded && cases.allSatisfy { $0.verdict == .same } }

  /// Sorts the cases by name, and merges cases with the same name.
  public mutating func arrange() {
    var arranged: [VerifiedCase] = []
    for item in cases.enumerated().sorted(by: { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) })
    {
      let item = item.element
      guard let last = arranged.indices.last, arranged[last].name == item.name else {
        arranged.append(item)
        continue
      }
      if let layout = item.layout {
        if let other = arranged[last].layout, other != layout { arranged[last].collide(with: layout) }
        arranged[last].layout = arranged[last].layout ?? layout
      }
      arranged[last].files += item.files
      arranged[last].layoutVerdict = max(arranged[last].layoutVerdict, item.layoutVerdict)
      arranged[last].notices += item.notices
      arranged[last].causes += item.causes
    }
    cases = arranged
  }
}

extension VerifiedCase {
  fileprivate mutating func collide(with other: VerifiedSource) {
    guard let layout else { return }
    layoutVerdict = .failed
    notices.append(
      LocatedDiagnostic(
        .error, code: "same-output",
        "'\(layout.path)' and '\(other.path)' would have the same reference '\(name)'; rename one of the layouts, or its canvas",
        file: other.path))
  }
}

extension SolvedFile {
  /// The conflicts and ambiguities of all canvases in words. One that several canvases share is told once.
  public func problems() -> [Diagnostic] {
    var found: [Problem] = []
    var places: [Problem: Int] = [:]
    var labels: [[String]] = []
    for canvas in canvases {
      for problem in canvas.layout.problems {
        if let place = places[problem] {
          labels[place].append(canvas.label)
        } else {
          places[problem] = found.count
          found.append(problem)
          labels.append([canvas.label])
        }
      }
    }
    return zip(found, labels).map { problem, labels in
      problem.diagnostic(on: labels.count == canvases.count ? [] : labels)
    }
  }
}

/// A conflict or an ambiguity as it is told: the same on two canvases where the words are the same.
private struct Problem: Hashable {
  struct Place: Hashable {
    var message: String
    var span: SourceSpan?
  }

  var severity: Diagnostic.Severity
  var code: String
  var place: Place
  var notes: [Place] = []

  func diagnostic(on labels: [String]) -> Diagnostic {
    let names = labels.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      severity, code: code, labels.isEmpty ? place.message : "on canvas \(names): \(place.message)",
      at: place.span,
      notes: notes.map { Diagnostic.Note($0.message, at: $0.span) })
  }
}

extension SolvedLayout {
  fileprivate var problems: [Problem] {
    var told = conflicts.map(problem)
    guard ambiguities.contains(where: { !$0.isEmpty }) else { return told }
    let places = layout.viewPlaces
    for (index, open) in ambiguities.enumerated() where !open.isEmpty {
      let values = open.map { "\($0.value.rawValue) \(text(of: $0.range))" }.joined(separator: ", ")
      let message = "'\(layout.name(of: ViewID(index)))' is ambiguous: \(values)"
      told.append(
        Problem(severity: .warning, code: "ambiguous", place: .init(message: message, span: places[index])))
    }
    return told
  }

  private func problem(_ conflict: LayoutConflict) -> Problem {
    let members = conflict.members.map(member)
    let dropped = members[conflict.dropped]
    let others = members.indices.filter { $0 != conflict.dropped }.map { members[$0] }
    let message =
      others.isEmpty
      ? "'\(dropped.equation)' cannot hold, and was left out"
      : "'\(dropped.equation)' was left out: it cannot hold together with the "
        + (others.count == 1 ? "one below" : "\(others.count) below")
    return Problem(
      severity: .error, code: "conflict", place: .init(message: message, span: dropped.span),
      notes: others.map { .init(message: $0.equation, span: $0.span) })
  }

  private func text(of range: OpenRange) -> String {
    let lower = range.lower.map { shortest(withoutNoise($0)) }
    let upper = range.upper.map { shortest(withoutNoise($0)) }
    switch (lower, upper) {
    case (let lower?, let upper?): return "may be \(lower) to \(upper)"
    case (let lower?, nil): return "may be \(lower) or more"
    case (nil, let upper?): return "may be \(upper) or less"
    case (nil, nil): return "may be anything"
    }
  }
}

extension Layout {
  /// Where each view is declared; of one that only constraints name, where the first of them stands.
  fileprivate var viewPlaces: [SourceSpan?] {
    var places = views.map { $0.nameSpan ?? $0.span }
    for constraint in constraints {
      for id in constraint.views where places[id.index] == nil { places[id.index] = constraint.span }
    }
    return places
  }
}

extension Constraint {
  fileprivate var views: [ViewID] {
    switch form {
    case .items(let first, let second, _, _): second.map { [first.view, $0.view] } ?? [first.view]
    case .terms(let terms, _): terms.map(\.item.view)
    }
  }
}

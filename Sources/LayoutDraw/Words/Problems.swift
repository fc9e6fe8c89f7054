public import CairoRendering

extension SolvedFile {
  /// The conflicts and ambiguities of all canvases in words. One that several canvases share is told once.
  ///
  /// Cost: for conflicts, a few dozen solves in small layouts, a few in large ones, that try what would end them.
  public func problems(measuring text: some TextMeasurer = PangoTextMeasurer()) -> [Diagnostic] {
    var found: [Problem] = []
    var places: [Problem: Int] = [:]
    var labels: [[String]] = []
    for canvas in canvases {
      for problem in canvas.layout.problems(measuring: text) {
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

/// `'phone', 'tablet'`; of many, as a matrix makes them, the first ones and how many more there are.
func canvasNames(_ labels: [String]) -> String {
  let most = labels.count == 7 ? 7 : 6
  let names = labels.prefix(most).map { "'\($0)'" }.joined(separator: ", ")
  return labels.count > most ? "\(names) and \(labels.count - most) more" : names
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
  var notes: [Place]
  var help: String?

  init(_ told: Diagnostic) {
    severity = told.severity
    code = told.code
    place = Place(message: told.message, span: told.span)
    notes = told.notes.map { Place(message: $0.message, span: $0.span) }
    help = told.help
  }

  func diagnostic(on labels: [String]) -> Diagnostic {
    Diagnostic(
      severity, code: code,
      labels.isEmpty ? place.message : "on canvas \(canvasNames(labels)): \(place.message)",
      at: place.span, notes: notes.map { Diagnostic.Note($0.message, at: $0.span) }, help: help)
  }
}

extension SolvedLayout {
  fileprivate func problems(measuring measurer: some TextMeasurer) -> [Problem] {
    (conflictDiagnostics(measuring: measurer) + ambiguityDiagnostics(measuring: measurer)).map(Problem.init)
  }

  /// The conflicts of a canvas, each with its arithmetic and ways out.
  func conflictDiagnostics(measuring measurer: some TextMeasurer) -> [Diagnostic] {
    if conflicts.isEmpty { return [] }
    var teller = ConflictTeller(self, measuring: measurer)
    return conflicts.map { teller.diagnostic(of: $0) }
  }

  func text(of range: OpenRange) -> String {
    let lower = range.lower.map { number($0) }
    let upper = range.upper.map { number($0) }
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
  var viewPlaces: [SourceSpan?] {
    var places = views.map { $0.nameSpan ?? $0.span }
    for constraint in constraints {
      for id in constraint.views where places[id.index] == nil { places[id.index] = constraint.span }
    }
    return places
  }
}

extension Constraint {
  /// The views that it ties, the one that it is about first.
  package var views: [ViewID] { items.map(\.view) }
}

public import CairoRendering
import Diagnostics
import Graphics
import LayoutModel

extension SolvedFile {
  /// All messages of the command line: those of reading and measuring, then conflicts and ambiguities in words.
  ///
  /// Cost: that of `problems`.
  public var diagnostics: [Diagnostic] { reading + problems() }

  /// The conflicts and ambiguities of all canvases in words. One that several canvases share is reported once.
  ///
  /// Cost: for conflicts, the solves that try fixes: a few dozen in small layouts, a few in large ones.
  public func problems(measuring text: some TextMeasurer = PangoTextMeasurer()) -> [Diagnostic] {
    var found: [Problem] = []
    var places: [Problem: Int] = [:]
    var names: [[String]] = []
    let (reported, cutOff) = oneRun {
      (canvases.map { $0.layout.problems(measuring: text) }, Diagnostic.trialsCutOff)
    }
    for (canvas, problems) in zip(canvases, reported) {
      for problem in problems {
        if let place = places[problem] {
          names[place].append(canvas.name)
        } else {
          places[problem] = found.count
          found.append(problem)
          names.append([canvas.name])
        }
      }
    }
    return zip(found, names).map { problem, names in
      problem.diagnostic(on: names.count == canvases.count ? [] : names)
    } + (cutOff.map { [$0] } ?? [])
  }
}

/// The names of canvases: `'phone', 'tablet'`; of many, as from a matrix, the first ones and the number of others.
package func canvasNames(_ names: [String]) -> String {
  let most = names.count == 7 ? 7 : 6
  let first = names.prefix(most).joined(separator: ", ")
  return names.count > most ? "\(first) and \(names.count - most) more" : first
}

/// A reported conflict or ambiguity; it is the same on two canvases if its words are.
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

  init(_ reported: Diagnostic) {
    severity = reported.severity
    code = reported.code
    place = Place(message: reported.message, span: reported.span)
    notes = reported.notes.map { Place(message: $0.message, span: $0.span) }
    help = reported.help
  }

  func diagnostic(on names: [String]) -> Diagnostic {
    Diagnostic(
      severity, code: code,
      names.isEmpty ? place.message : "on canvas \(canvasNames(names)): \(place.message)",
      at: place.span, notes: notes.map { Diagnostic.Note($0.message, at: $0.span) }, help: help)
  }
}

extension SolvedLayout {
  fileprivate func problems(measuring measurer: some TextMeasurer) -> [Problem] {
    (conflictDiagnostics(measuring: measurer) + ambiguityDiagnostics(measuring: measurer)).map(Problem.init)
  }
}

public import CairoRendering
import Diagnostics
import Graphics
import LayoutModel

extension SolvedFile {
  /// All diagnostics of the file, including conflicts and ambiguities.
  ///
  /// Cost: that of `problems(measuring:)`.
  public var diagnostics: [Diagnostic] { reading + problems() }

  /// Returns the conflicts and ambiguities of all canvases, and merges those that are equal on several canvases.
  ///
  /// Cost: up to a few dozen solves of the layout for each conflict.
  public func problems(measuring text: some TextMeasurer = PangoTextMeasurer()) -> [Diagnostic] {
    let (reported, cutOffs) = oneRun {
      (
        canvases.map { canvas in
          let layout = canvas.layout
          let found =
            layout.conflictDiagnostics(measuring: text) + layout.ambiguityDiagnostics(measuring: text)
          return (canvas.name, found)
        }, Diagnostic.cutOffs
      )
    }
    return merged(reported) + cutOffs
  }
}

/// Merges equal diagnostics of several canvases, and adds the canvases' names unless all canvases share the diagnostic.
package func merged(_ reports: [(canvas: String, found: [Diagnostic])]) -> [Diagnostic] {
  var merged: [(found: Diagnostic, names: [String])] = []
  var places: [String: [Int]] = [:]
  for (canvas, found) in reports {
    for diagnostic in found {
      let key = "\(diagnostic.span?.start ?? -1) \(diagnostic.message)"
      if let place = places[key]?.first(where: { merged[$0].found == diagnostic }) {
        merged[place].names.append(canvas)
      } else {
        places[key, default: []].append(merged.count)
        merged.append((diagnostic, [canvas]))
      }
    }
  }
  return merged.map { entry in
    if entry.names.count == reports.count { return entry.found }
    var diagnostic = entry.found
    diagnostic.message = "on canvas \(canvasNames(entry.names)): \(diagnostic.message)"
    return diagnostic
  }
}

private func canvasNames(_ names: [String]) -> String {
  let most = names.count == 7 ? 7 : 6
  let first = names.prefix(most).joined(separator: ", ")
  return names.count > most ? "\(first) and \(names.count - most) more" : first
}

public import LayoutChecks

extension VerifiedCase {
  /// The layout's own problems, worst first.
  public var problems: [LocatedDiagnostic] {
    notices.enumerated().sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }.map(
      \.element)
  }

  /// The changes of the canvases and views with their causes, one per line. After 20 changes, a last line gives the
  /// number of further changes.
  var causeLines: [String] {
    causes.prefix(mostCauses).map(\.inOneLine)
      + (causes.count > mostCauses
        ? ["and \(causes.count - mostCauses) more change\(causes.count == mostCauses + 1 ? "" : "s")"] : [])
  }

  /// The changes of the canvases and views with their causes, followed by the references that are not as expected, one
  /// per line.
  public var changes: [String] { changes(of: files) }

  /// The lines of `changes`. If causes are known, text files such as JSON are left out, since their differences only
  /// repeat the causes. A text file is kept if it shows that the status of a canvas has changed.
  var changesForPeople: [String] {
    changes(
      of: causeLines.isEmpty
        ? files
        : files.filter { file in
          if case .lines(let change) = file.change { change.statusText != nil } else { true }
        })
  }

  private func changes(of files: [VerifiedFile]) -> [String] {
    causeLines + files.compactMap { file in file.text.map { "\(file.path): \($0)" } }
  }

  var weight: Int { problems.first?.weight ?? Int.max }
}

private let mostCauses = 20

extension LocatedDiagnostic {
  fileprivate var weight: Int {
    switch code {
    case "conflict": 1
    case "ambiguous": 2
    case "assertion": 3
    default: severity == .error ? 0 : 4
    }
  }

  /// The diagnostic in one line, such as `Layouts/form.layout:6:1: error: 'a.width == 150' was left out: … [conflict]`.
  var inOneLine: String {
    let place = region.map { "\(file):\($0.line):\($0.column)" } ?? file
    let message = (["\(lines.first ?? "") [\(code)]"] + lines.dropFirst()).joined(separator: "; ")
    return "\(place): \(severity.rawValue): \(message)"
  }
}

extension LineDifference {
  /// The change of a canvas's status, such as `the layout has a conflict now; before, it was solved`; `nil` if
  /// unchanged.
  var statusText: String? {
    guard let old = expected.first.flatMap(status), let new = actual.first.flatMap(status), old != new else {
      return nil
    }
    return
      "the layout \(new) now; before, it \(old.replacing("is ", with: "was ").replacing("has ", with: "had "))"
  }

  private func status(of line: String) -> String? {
    switch line.drop(while: { $0 == " " }) {
    case "\"status\": \"solved\",": "is solved"
    case "\"status\": \"ambiguous\",": "is ambiguous"
    case "\"status\": \"conflict\",": "has a conflict"
    default: nil
    }
  }
}

public import Diagnostics
import LayoutLanguage

extension DrawingSetting {
  static let focus = DrawingSetting(
    name: "focus", valueName: "views",
    help: """
      Annotate these views (separated by commas), their superviews and their neighbors; all others are pale and have no \
      names. Shows gaps and sizes unless --show is given.
      """
  ) { value, settings throws(SettingError) in
    let names = value.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
    guard !names.contains("") else {
      throw .malformed(value, setting: "focus", problem: "use names of views, separated by commas")
    }
    settings.drawing.focus = names
  }
}

extension SolvedFile {
  /// Returns an error for each name in `--focus` that is not the name of a view, at the `// draw:` comment that
  /// contains it. Returns no errors if no view has a name, for example because nothing was solved.
  public func problems(ofFocus names: [String]) -> [Diagnostic] {
    let views = canvases.flatMap { $0.layout.layout.views.compactMap(\.name) }
    if views.isEmpty { return [] }
    return names.filter { !views.contains($0) }.map { name in
      let place = source.value(of: "focus") {
        $0.split(separator: ",").contains { String($0).trimmed == name }
      }
      let guess = nearest(to: name, in: views).map { "; did you mean '\($0)'?" } ?? ""
      return Diagnostic(
        .error, code: "unknown-view", "--focus: no view is named '\(name)'\(guess)", at: place)
    }
  }
}

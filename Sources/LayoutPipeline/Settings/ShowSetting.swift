import Drawing

extension DrawingSetting {
  static let show = DrawingSetting(
    name: "show", valueName: "list",
    help: """
      What to add to the picture, separated by commas: \
      \(DrawingAnnotation.all.map { "\($0.name) (\($0.help))" }.joined(separator: ", ")), all, none. (default: none)
      """,
    values: words
  ) { value, settings throws(SettingError) in
    var shown: [DrawingAnnotation] = []
    for word in value.lowercased().split(separator: ",", omittingEmptySubsequences: false) {
      if word == "all" {
        shown = DrawingAnnotation.all
      } else if word == "none" {
        shown = []
      } else if let annotation = DrawingAnnotation.all.first(where: { $0.name == word }) {
        if !shown.contains(annotation) { shown.append(annotation) }
      } else if word.isEmpty {
        throw .malformed(
          value, setting: "show",
          problem: "write 'all', 'none', or names separated by commas without spaces, as in 'sizes,gaps'")
      } else {
        throw .unknownValue(String(word), setting: "show", known: words)
      }
    }
    settings.drawing.show = shown
  }

  private static let words = DrawingAnnotation.all.map(\.name) + ["all", "none"]
}

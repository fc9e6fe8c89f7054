import Drawing

extension DrawingSetting {
  /// The setting for which views are named.
  static let names = DrawingSetting(
    name: "names", valueName: "which",
    help: "Which views to name: none; auto, all but those that the file calls unnamed; all. (default: auto)",
    values: NamedViews.allCases.map(\.rawValue)
  ) { value, settings throws(SettingError) in
    settings.drawing.names = try choice(of: value, for: "names")
  }

  /// The setting for how much of the content of scroll views is drawn.
  static let scrollContent = DrawingSetting(
    name: "scroll-content", valueName: "how",
    help:
      "What to draw of scroll views: clipped, what their frames show and the outline of the rest; whole. (default: clipped)",
    values: ScrollContent.allCases.map(\.rawValue)
  ) { value, settings throws(SettingError) in
    settings.drawing.scrollContent = try choice(of: value, for: "scroll-content")
  }

  /// Reads one of a few words.
  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of value: String, for setting: String
  ) throws(SettingError) -> Choice {
    guard let choice = Choice(rawValue: value.lowercased()) else {
      throw .unknownValue(value, setting: setting, known: Choice.allCases.map(\.rawValue))
    }
    return choice
  }
}

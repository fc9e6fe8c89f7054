import Drawing

extension DrawingSetting {
  static let names = DrawingSetting(
    name: "names", valueName: "which",
    help:
      "Which views to name: none; auto (all views except those that the file declares 'unnamed'); or all. (default: auto)",
    values: NamedViews.allCases.map(\.rawValue)
  ) { value, settings throws(SettingError) in
    settings.drawing.names = try choice(of: value, for: "names")
  }

  static let outlines = DrawingSetting(
    name: "outlines", valueName: "which",
    help: """
      Which frames of labels, stacks and guides to draw: none; auto (all except those with 'stroke none' in the file); or all. \
      (default: auto)
      """,
    values: OutlinedViews.allCases.map(\.rawValue)
  ) { value, settings throws(SettingError) in
    settings.drawing.outlines = try choice(of: value, for: "outlines")
  }

  static let plain = DrawingSetting(
    name: "plain", valueName: nil,
    help: "Draw only the screen itself. The same as --names none --outlines none."
  ) { value, settings throws(SettingError) in
    let isPlain = try isOn(value, setting: "plain")
    settings.drawing.names = isPlain ? .none : .automatic
    settings.drawing.outlines = isPlain ? .none : .automatic
  }

  static let scrollContent = DrawingSetting(
    name: "scroll-content", valueName: "how",
    help:
      "How much of a scroll view's content to draw: clipped (the part inside the scroll view's frame, and an outline of the whole content) or whole. (default: clipped)",
    values: ScrollContent.allCases.map(\.rawValue)
  ) { value, settings throws(SettingError) in
    settings.drawing.scrollContent = try choice(of: value, for: "scroll-content")
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of value: String, for setting: String
  ) throws(SettingError) -> Choice {
    guard let choice = Choice(rawValue: value.lowercased()) else {
      throw .unknownValue(value, setting: setting, known: Choice.allCases.map(\.rawValue))
    }
    return choice
  }
}

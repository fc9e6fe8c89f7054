import Drawing

extension DrawingSetting {
  static let theme = DrawingSetting(
    name: "theme", valueName: "name",
    help: """
      The look: \(themeNames.joined(separator: ", ")); \(automatic) makes an SVG that follows the reader's light or \
      dark mode. (default: \(Theme.all[0].name))
      """,
    values: themeNames
  ) { value, settings throws(SettingError) in
    if value.lowercased() == automatic {
      (settings.drawing.theme, settings.drawing.darkTheme) = (.light, .dark)
      return
    }
    guard let theme = Theme.all.first(where: { $0.name == value.lowercased() }) else {
      throw .unknownValue(value, setting: "theme", known: themeNames)
    }
    (settings.drawing.theme, settings.drawing.darkTheme) = (theme, nil)
  }

  private static let automatic = "auto"
  private static let themeNames = Theme.all.map(\.name) + [automatic]
}

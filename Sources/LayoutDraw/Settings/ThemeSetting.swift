extension DrawingSetting {
  /// The look of the picture.
  static let theme = DrawingSetting(
    name: "theme", valueName: "name",
    help: "The look: \(Theme.all.map(\.name).joined(separator: ", ")). (default: \(Theme.all[0].name))"
  ) { value, settings throws(SettingError) in
    guard let theme = Theme.all.first(where: { $0.name == value.lowercased() }) else {
      throw .unknownValue(value, setting: "theme", known: Theme.all.map(\.name))
    }
    settings.drawing.theme = theme
  }
}

extension DrawingSetting {
  static let canvas = DrawingSetting(
    name: "canvas", valueName: "name", help: "Draw only this canvas; repeat the option for more."
  ) { value, settings throws(SettingError) in
    if !settings.matrix.wanted.contains(value) { settings.matrix.wanted.append(value) }
  }
}

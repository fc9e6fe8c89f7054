extension DrawingSetting {
  static let sheet = DrawingSetting(
    name: "sheet", valueName: nil,
    help: "Draw all canvases into one picture, with their names and sizes."
  ) { value, settings throws(SettingError) in
    settings.isSheet = try isOn(value, setting: "sheet")
  }
}

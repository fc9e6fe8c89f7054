extension DrawingSetting {
  static let darkPair = DrawingSetting(
    name: "dark-pair", valueName: nil,
    help:
      "Also draw each picture with the dark theme; the files are named as in DocC: a.png and a~dark.png."
  ) { value, settings throws(SettingError) in
    settings.makesDarkPairs = try isOn(value, setting: "dark-pair")
  }
}

extension DrawingSettings {
  /// The appearances to draw: the chosen one or, for a dark pair, a light and a dark one.
  public var looks: [(isDark: Bool, settings: DrawingSettings)] {
    guard makesDarkPairs else { return [(false, self)] }
    var (first, second) = (self, self)
    first.drawing.darkTheme = nil
    (second.drawing.theme, second.drawing.darkTheme) = (drawing.darkTheme ?? .dark, nil)
    return [(false, first), (true, second)]
  }
}

import LayoutLanguage

extension DrawingSetting {
  static let background = DrawingSetting(
    name: "background", valueName: "color",
    help: """
      The background of the picture: transparent, or a color such as '#fef9c3', '#0a2540cc' or white; text on it \
      gets a readable color. (default: the theme's)
      """
  ) { value, settings throws(SettingError) in
    do throws(UnreadableValue) {
      let color = try readColor(value)
      settings.drawing.background = color.map { $0.alpha == 0 ? .transparent : .color($0) } ?? .transparent
    } catch {
      throw .malformed(
        value, setting: "background", problem: "\(error.reason)")
    }
  }
}

import LayoutModel
import SizeSweep

extension DrawingSetting {
  static let widths = range(
    .horizontal, "widths",
    help: "Solve once for each range of widths in which the layout behaves the same: 320...1366.")

  static let heights = range(
    .vertical, "heights",
    help: "Solve once for each range of heights in which the layout behaves the same: 480...1024.")

  private static func range(_ axis: Axis, _ name: String, help: String) -> DrawingSetting {
    DrawingSetting(name: name, valueName: "A...B", help: help) { value, settings throws(SettingError) in
      settings.matrix.range = try SizeRange(axis, value)
    }
  }
}

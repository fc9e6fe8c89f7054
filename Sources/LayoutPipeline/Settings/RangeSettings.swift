import LayoutModel
import SizeSweep

extension DrawingSetting {
  static let widths = range(
    .horizontal, "widths",
    help:
      "Solve once for each part of a range of widths, such as 320...1366, in which the layout behaves the same."
  )

  static let heights = range(
    .vertical, "heights",
    help:
      "Solve once for each part of a range of heights, such as 480...1024, in which the layout behaves the same."
  )

  private static func range(_ axis: Axis, _ name: String, help: String) -> DrawingSetting {
    DrawingSetting(name: name, valueName: "A...B", help: help) { value, settings throws(SettingError) in
      settings.matrix.range = try SizeRange(axis, value)
    }
  }
}

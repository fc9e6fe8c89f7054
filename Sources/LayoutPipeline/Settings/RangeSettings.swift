import LayoutModel
import SizeSweep

extension DrawingSetting {
  static let widths = range(
    .horizontal, "widths",
    help:
      "Divide a range of widths, such as 320...1366, into parts in which the layout behaves the same, and solve once for each."
  )

  static let heights = range(
    .vertical, "heights",
    help:
      "Divide a range of heights, such as 480...1024, into parts in which the layout behaves the same, and solve once for each."
  )

  private static func range(_ axis: Axis, _ name: String, help: String) -> DrawingSetting {
    DrawingSetting(name: name, valueName: "A...B", help: help) { value, settings throws(SettingError) in
      settings.matrix.range = try SizeRange(axis, value)
    }
  }
}

extension DrawingSetting {
  /// Checks that a setting can be given together with others.
  ///
  /// - Throws: `SettingError.twoRanges`, because a layout is solved over widths or over heights.
  package static func check(_ name: String, after given: [String]) throws(SettingError) {
    let ranges = [widths.name, heights.name]
    if ranges.contains(name), given.contains(where: { $0 != name && ranges.contains($0) }) {
      throw .twoRanges
    }
  }
}

/// The version of Xcode that saved a file, and the screen that the file was designed for. The subscript returns numbers
/// that depend on both and are not in the file, such as the height of a bar.
struct XcodeEnvironment {
  var tools: ToolsVersion
  var family: ScreenFamily
  var device: String?

  /// The value of a fact for the screen. It is from the table's row for the device or, if the table has no such row,
  /// from the row for the device's family; `nil` if the table has neither row.
  ///
  /// - Parameter width: the width of the root view or table row, in points.
  subscript(fact: EnvironmentFact, width width: Double = 0) -> Double? {
    let about = environmentTable.filter { $0.fact == fact }
    let own = about.first { row in device.map { row.devices.contains($0) } ?? false }
    guard let row = own ?? about.first(where: { $0.screens.contains(family) }) else { return nil }
    if tools.isBeta, let beta = row.beta { return beta }
    return row.versions.first { tools.number <= $0.key }?.value ?? row.widths.first { width <= $0.key }?.value
  }
}

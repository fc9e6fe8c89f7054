/// The version of Xcode that saved a file, and the screen for which Xcode showed the views. Together they determine
/// numbers such as the height of a bar.
struct XcodeEnvironment {
  var tools: ToolsVersion
  var family: ScreenFamily
  var device: String?

  /// The value of a fact for the device or, if the table has no such value, for the device's screen family; `nil` if
  /// the table has neither.
  ///
  /// - Parameter width: the width of the root view, or of the table view's row, in points.
  subscript(fact: EnvironmentFact, width width: Double = 0) -> Double? {
    let about = environmentTable.filter { $0.fact == fact }
    let own = about.first { row in device.map { row.devices.contains($0) } ?? false }
    guard let row = own ?? about.first(where: { $0.screens.contains(family) }) else { return nil }
    if tools.isBeta, let beta = row.beta { return beta }
    return row.versions.first { tools.number <= $0.key }?.value ?? row.widths.first { width <= $0.key }?.value
  }
}

/// The facts of the table of environments for one version of Xcode's tools and one screen.
struct XcodeEnvironment {
  var tools: ToolsVersion
  var family: ScreenFamily
  /// The id of the device in Interface Builder.
  var device: String?

  /// The value of a fact; `nil` where no row applies to the screen.
  subscript(fact: EnvironmentFact) -> Double? { row(fact, width: 0)?.value }

  /// The value of a fact for a width.
  ///
  /// - Parameter width: of the root or row, in points.
  subscript(fact: EnvironmentFact, width width: Double) -> Double? { row(fact, width: width)?.value }

  /// The row that applies: one about the device takes precedence over one about its family, and one about
  /// betas over one about versions; between two rows, the newer one applies.
  func row(_ fact: EnvironmentFact, width: Double) -> EnvironmentRow? {
    let about = environmentTable.filter { $0.fact == fact && (!$0.isBeta || tools.isBeta) }
    let own = about.filter { row in device.map(row.devices.contains) ?? false }
    let rows = own.isEmpty ? about.filter { $0.devices.isEmpty && $0.screens.contains(family) } : own
    let betaRows = rows.filter(\.isBeta)
    let versions = nearest(betaRows.isEmpty ? rows : betaRows, tools.number, \.tools)
    return nearest(versions, width, \.widths).first
  }

  /// The rows whose range contains a number, else those of the next range above it, else of the last one.
  private func nearest(
    _ rows: [EnvironmentRow], _ number: Double, _ range: KeyPath<EnvironmentRow, ClosedRange<Double>>
  ) -> [EnvironmentRow] {
    let holding = rows.filter { $0[keyPath: range].contains(number) }
    if !holding.isEmpty { return holding }
    let starts = rows.map { $0[keyPath: range].lowerBound }
    let next = starts.filter { $0 > number }.min() ?? starts.max()
    return rows.filter { $0[keyPath: range].lowerBound == next }
  }
}

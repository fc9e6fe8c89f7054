import Diagnostics

extension [LayoutVariant] {
  /// An error if solving all of the variants would take too much time and memory; `nil` for a single variant, whose
  /// size is limited only by that of its source.
  var excess: Diagnostic? {
    let sum = reduce(0) { $0 + $1.layout.views.count + $1.layout.constraints.count }
    guard count > 1, sum > Self.mostSolvedTogether else { return nil }
    return Diagnostic(
      .error, code: "many-canvases",
      "solving all \(count) canvases would take too long: together, they have \(sum) views and constraints, and at most \(Self.mostSolvedTogether) are solved at once",
      at: nil, help: "solve fewer canvases at once; --canvas NAME picks one")
  }

  private static let mostSolvedTogether = 500_000
}

import Diagnostics
import LayoutEngine
import LayoutModel

extension [LayoutVariant] {
  /// An error if solving all variants would take too much time and memory; always `nil` for a single variant.
  var excess: Diagnostic? {
    let sum = reduce(0) { $0 + $1.layout.views.count + $1.layout.constraints.count }
    guard count > 1, sum > Self.mostSolvedTogether else { return nil }
    return .tooManyCanvases(
      count,
      ": together, they have \(sum) views and constraints; the limit is \(Self.mostSolvedTogether)"
    )
  }

  private static let mostSolvedTogether = 500_000
}

extension SolvedLayout {
  /// Deducts the cost of solving this canvas from the run's budget, and returns an error if the budget is spent and
  /// this canvas is not the last.
  ///
  /// - Parameter count: the number of canvases to solve, for the error's message.
  func payForSolving(_ count: Int, isLast: Bool) -> Diagnostic? {
    let cost = steps + workOfReading * (layout.views.count + layout.constraints.count)
    if !overspendsSolving(cost, allowance: 2_000 * layout.source.utf8.count) || isLast { return nil }
    return .tooManyCanvases(count)
  }
}

/// The cost of each view and each constraint, in units of `SolvedLayout.steps`. It is added to the cost of solving.
private let workOfReading = 500

extension Diagnostic {
  fileprivate static func tooManyCanvases(_ count: Int, _ reason: String = "") -> Diagnostic {
    Diagnostic(
      .error, code: "many-canvases", "solving all \(count) canvases would take too long\(reason)", at: nil,
      help: "solve fewer canvases at once; --canvas NAME chooses one")
  }
}

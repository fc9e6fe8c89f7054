/// Parts of the solver that only some problems need, listed to count their use in debug builds.
package enum Layer: String, CaseIterable, Sendable {
  case oppositeBounds, partedBounds, waiting, chains, known, levels, met, pairs, tieBreaks
  case simplex, perturbation, singular, spoiled, givenUp
  case ranges, searchedRanges, openWithinBox
  case conflicts, longConflicts, certificate, doubleDouble, derivation, pieces

  @TaskLocal private static var counter: Counter?
  private final class Counter: @unchecked Sendable {
    var counts: [Layer: Int] = [:]
  }

  /// Runs `body`, and returns how often it reached each part of the solver; the result is empty except in debug builds.
  package static func counts(_ body: () throws -> Void) rethrows -> [Layer: Int] {
    let counter = Counter()
    try $counter.withValue(counter, operation: body)
    return counter.counts
  }

  @inline(__always)
  func reach() {
    #if DEBUG
      Self.counter?.counts[self, default: 0] += 1
    #endif
  }
}

import Foundation
import LinearOracle
import LinearSolver
import Testing

/// The number of random problems of each shape with which a property is tested.
let seedCount = ProcessInfo.processInfo.environment["LAYOUTDRAW_SEEDS"].flatMap { UInt64($0) } ?? 40

/// Returns whether a property holds for one problem, that is, whether `complaint` returns `nil`. If it does not hold,
/// makes the problem as small as possible, and records an issue with its Swift source.
@discardableResult
func tryProperty(of shape: Shape, seed: UInt64, _ complaint: (LinearProblem) -> String?) -> Bool {
  let problem = shape.problem(seed: seed)
  guard complaint(problem) != nil else { return true }
  let least = problem.shrunk { complaint($0) != nil }
  Issue.record("\(shape), seed \(seed): \(complaint(least)!)\n\(least.source)")
  return false
}

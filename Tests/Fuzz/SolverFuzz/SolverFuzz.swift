import Glibc
import LinearOracle
import LinearSolver

/// The function that libFuzzer calls. The first byte chooses the kind of numbers; the others encode a problem.
///
/// With `LAYOUTDRAW_FUZZ_PRINT` in the environment, only prints the problem as Swift code for a test.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let numbers = ProblemDecoder.Numbers.allCases[Int(bytes.first ?? 0) % 3]
  var decoder = ProblemDecoder(Array(bytes.dropFirst()), numbers)
  let problem = decoder.decode()
  if getenv("LAYOUTDRAW_FUZZ_PRINT") != nil {
    print(problem.source)
  } else if let complaint = complaint(problem, numbers) {
    let least = problem.shrunk { SolverFuzz.complaint($0, numbers) != nil }
    print("\(SolverFuzz.complaint(least, numbers) ?? complaint)\n\(least.source)")
    fflush(nil)
    abort()
  }
  return 0
}

/// Returns the first violated guarantee of `solve`, of those that hold for the kind of numbers.
private func complaint(_ problem: LinearProblem, _ numbers: ProblemDecoder.Numbers) -> String? {
  let solution = solve(problem)
  guard solution.values.count == problem.variableCount, solution.values.allSatisfy(\.isFinite) else {
    return "values \(solution.values)"
  }
  switch numbers {
  case .wild: return nil
  case .scaled:
    // A value may be the difference of much larger `scaled` numbers, so its rounding error may be large.
    return brokenConstraint(solution, problem, tolerance: 1e-3)
  case .plain:
    // Ranges of ambiguous values may be wrong if rounding leaves a tiny coefficient. `SolveFoundPropertyTests` compares
    // them.
    return disagreement(
      of: solution, with: solveByDefinition(problem), on: problem, includingFreedom: false)
  }
}

import Glibc
import LinearOracle
import LinearSolver

/// Tests the solver with libFuzzer's input, whose first byte chooses the kind of numbers.
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

private func complaint(_ problem: LinearProblem, _ numbers: ProblemDecoder.Numbers) -> String? {
  let solution = solve(problem)
  guard solution.values.count == problem.variableCount, solution.values.allSatisfy(\.isFinite) else {
    return "values \(solution.values)"
  }
  switch numbers {
  case .wild: return nil
  case .scaled:
    // Differences between large `scaled` numbers may have large rounding errors, so the tolerance is greater than
    // usual.
    return brokenConstraint(solution, problem, tolerance: 1e-3)
  case .plain:
    // The ranges and values of the variables are not compared here; `SolveFoundPropertyTests` compares them for
    // problems that failed before.
    return disagreement(
      of: solution, with: solveByDefinition(problem), on: problem, includingFreedom: false)
  }
}

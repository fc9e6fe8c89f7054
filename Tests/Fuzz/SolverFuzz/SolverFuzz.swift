import Glibc
import LinearOracle
import LinearSolver

/// libFuzzer's entry: the first byte chooses the kind of numbers, the rest is a problem (`ProblemDecoder`).
///
/// With `LAYOUTDRAW_FUZZ_PRINT`, the problem is not solved, but printed as Swift to paste into a test.
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

/// Checks that the results of `solve` are those of the problem's definition, as far as `solve` guarantees that for any
/// input.
private func complaint(_ problem: LinearProblem, _ numbers: ProblemDecoder.Numbers) -> String? {
  let solution = solve(problem)
  guard solution.values.count == problem.variableCount, solution.values.allSatisfy(\.isFinite) else {
    return "values \(solution.values)"
  }
  switch numbers {
  case .wild: return nil
  case .scaled:
    // Coefficients from a thousandth to a thousand, multiplied up by definitions, make values that are differences of
    // numbers many millions of times their size.
    return brokenConstraint(solution, problem, tolerance: 1e-3)
  case .plain:
    // Ranges are wrong where a residue of rounding counts as a coefficient: `SolveFoundPropertyTests` expects
    // that.
    return disagreement(
      of: solution, with: solveByDefinition(problem), on: problem, includingFreedom: false)
  }
}

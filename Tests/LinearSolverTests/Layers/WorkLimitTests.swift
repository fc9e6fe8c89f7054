import Testing

@testable import LinearSolver

/// Tests of the limits on the work for large problems. The work is counted in steps, not in seconds.
@Suite struct WorkLimitTests {
  /// Returns a problem that elimination cannot solve, since each variable occurs in at least six constraints.
  private func core(_ count: Int) -> LinearProblem {
    var problem = LinearProblem(variableCount: count)
    for first in 0..<count {
      for step in [1, 7, 12] {
        let second = (first + step) % count
        problem.add(
          [LinearTerm(1, second), LinearTerm(-1, first)], .equal, to: Double(first * step % 5),
          strength: .optional(500))
      }
    }
    problem.add([LinearTerm(1, 0)], .equal, to: 3)
    return problem
  }

  @Test func `the simplex method spends the budget for cores`() {
    Budget.run {
      let most = Budget.left(for: .cores)
      let solution = solve(core(30), findsFreedom: false)
      #expect(solution.isCertain)
      let spent = most - Budget.left(for: .cores)
      #expect(spent > 1000 && spent <= solution.work)
    }
  }

  @Test func `cores that would take too long are left undecided`() {
    let problem = core(300)
    Budget.$cores.withValue(-1_000_000_000) {
      Budget.run {
        let solution = solve(problem, findsFreedom: false)
        #expect(!solution.isCertain && solution.values.allSatisfy(\.isFinite))
        #expect(solution.values[0] == 3, "required constraints hold")
        #expect(Budget.left(for: .cores) > -1_100_000_000, "nothing is tried")
      }
    }
  }

  @Test func `a small core is decided even if the budget is spent`() {
    let problem = core(30)
    let (whole, cut) = (
      solve(problem, findsFreedom: false), Budget.$cores.withValue(0) { solve(problem, findsFreedom: false) }
    )
    #expect(whole.values == cut.values && cut.isCertain)
  }

  @Test func `values that are not examined are taken to be determined`() {
    func problem(_ count: Int) -> LinearProblem {
      var problem = LinearProblem(variableCount: count)
      for first in 0..<count {
        for step in 1...5 {
          let second = (first + step) % count
          problem.add(
            [LinearTerm(1, first), LinearTerm(-1.5, second), LinearTerm(0.25, (second + 1) % count)],
            .lessOrEqual, to: 10 + Double(first))
        }
      }
      return problem
    }
    func open(_ count: Int, cores: Int) -> Bool {
      Budget.$ranges.withValue(-1) {
        Budget.$cores.withValue(cores) { !solve(problem(count)).freedom.areAllDetermined }
      }
    }
    #expect(open(6, cores: 1_000_000))
    #expect(!open(220, cores: -1_000_000_000))
  }

  private func descending(_ count: Int) -> LinearProblem {
    var problem = LinearProblem(variableCount: count)
    for index in 0..<count {
      problem.add([LinearTerm(1, index)], .equal, to: Double(-7 * index), strength: .optional(500))
      if index > 0 {
        problem.add([LinearTerm(1, index), LinearTerm(-1, index - 1)], .greaterOrEqual, to: 1)
      }
    }
    return problem
  }

  @Test func `the work of long curves is counted`() {
    func work(_ count: Int) -> Int { solve(descending(count), findsFreedom: false).work }
    #expect(work(800) > 3 * work(400), "it is quadratic")
    #expect(work(20) < 20 * 400, "short curves cost what their parts cost")
  }
}

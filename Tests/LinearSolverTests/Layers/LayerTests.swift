import LinearOracle
import Testing

@testable import LinearSolver

#if DEBUG
  @Suite struct LayerTests {
    /// Layers that only handle rounding errors. The test passes even if its problems do not reach them.
    private static let insurance: Set<Layer> = [.spoiled, .givenUp, .singular]

    @Test func everyLayerIsReached() {
      let counts = Layer.counts {
        for found in foundFailures + foundByFuzzer {
          var problem = LinearProblem(variableCount: found.variableCount)
          found.build(&problem)
          _ = solve(problem)
        }
        for shape in Shape.allCases {
          for seed in shape.seeds(of: 20) {
            _ = Budget.$ranges.withValue(seed % 2 == 0 ? -1 : 1_000_000) { solve(shape.problem(seed: seed)) }
          }
        }
        for kind in FiveProblems.allCases { solveAgain(kind.problem(count: 12)) }
        _ = solve(equations(views: 60, count: 400))
        _ = solve(tooWide(views: 8))
        _ = solve(.chainOfSubstitutions(count: 200))
      }
      let unreached = Set(Layer.allCases.filter { counts[$0] == nil })
      #expect(unreached.subtracting(Self.insurance) == [])
    }

    private func solveAgain(_ problem: LinearProblem) {
      var solver = RepeatedSolver(problem, varying: [FiveProblems.widthConstraint])
      _ = solver.solve([400])
      var derivation = LinearDerivation(problem)
      _ = derivation.add(0)
    }

    /// Returns a problem with random equations of one priority, many of which contradict each other.
    private func equations(views: Int, count: Int) -> LinearProblem {
      var random = SplitMix64(seed: 1)
      var problem = LinearProblem(variableCount: views)
      for _ in 0..<count {
        let (first, second) = (random.int(0...views - 1), random.int(0...views - 1))
        problem.add(
          [LinearTerm(1, first), LinearTerm(-1, second)], .equal, to: Double(random.int(-1...1)),
          strength: .optional(500))
      }
      return problem
    }

    private func tooWide(views: Int) -> LinearProblem {
      var row = ViewProblem(width: 300, height: 100, count: views)
      var previous = row.canvas.left
      for _ in 0..<views {
        let view = row.addView()
        row.add(view.left, .greaterOrEqual, previous, 8)
        row.add(view.width, .greaterOrEqual, 60)
        previous = view.right
      }
      row.add(row.canvas.right, .greaterOrEqual, previous, 8)
      return row.problem
    }
  }
#endif

public func solve(_ problem: LinearProblem) -> LinearSolution { LinearSolution(values: [], freedom: [], conflicts: []) }

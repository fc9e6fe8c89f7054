package import LinearSolver

extension LinearProblem {
  /// Swift code that builds this problem again, to be pasted into a test.
  package var source: String {
    var lines = ["var problem = LinearProblem(variableCount: \(variableCount))"]
    for row in 0..<constraintCount {
      let terms = terms(of: row).map { ".init(\(short($0.coefficient)), \($0.variable.index))" }.joined(
        separator: ", ")
      let strength =
        switch strength(of: row) {
        case .definition: ".definition"
        case .required: ".required"
        case .optional(let priority): ".optional(\(short(priority)))"
        case .tieBreak(let level): ".tieBreak(\(level))"
        }
      lines.append(
        "problem.add([\(terms)], .\(relation(of: row)), to: \(short(constant(of: row))), strength: \(strength))  // \(row)"
      )
    }
    return lines.joined(separator: "\n")
  }

  package func shrunk(while fails: (LinearProblem) -> Bool) -> LinearProblem {
    var smallest = self
    var isShrinking = true
    while isShrinking {
      isShrinking = false
      for row in (0..<smallest.constraintCount).reversed() {
        for candidate in smallest.shrinkings(of: row) where fails(candidate) {
          smallest = candidate
          isShrinking = true
          break
        }
      }
    }
    let compact = smallest.withoutUnusedVariables()
    return fails(compact) ? compact : smallest
  }

  private func shrinkings(of row: Int) -> [LinearProblem] {
    var results = [replacing(row, with: nil)]
    if strength(of: row) == .definition { return results }
    let terms = Array(terms(of: row))
    for index in terms.indices {
      var fewer = terms
      fewer.remove(at: index)
      results.append(replacing(row, with: (fewer, constant(of: row))))
    }
    for simple in [0, 1, constant(of: row).rounded(.towardZero)] where constant(of: row) != simple {
      if simple == 1 && constant(of: row) == 0 { continue }
      results.append(replacing(row, with: (terms, simple)))
    }
    for index in terms.indices where abs(terms[index].coefficient) != 1 {
      var simpler = terms
      simpler[index].coefficient = terms[index].coefficient < 0 ? -1 : 1
      results.append(replacing(row, with: (simpler, constant(of: row))))
    }
    return results
  }

  private func replacing(_ row: Int, with new: (terms: [LinearTerm], constant: Double)?) -> LinearProblem {
    var result = LinearProblem(variableCount: variableCount)
    for index in 0..<constraintCount {
      if index == row {
        if let new { result.add(new.terms, relation(of: row), to: new.constant, strength: strength(of: row)) }
      } else {
        result.add(
          terms(of: index), relation(of: index), to: constant(of: index), strength: strength(of: index))
      }
    }
    return result
  }

  private func withoutUnusedVariables() -> LinearProblem {
    let used = Set((0..<constraintCount).flatMap { terms(of: $0).map(\.variable.index) }).sorted()
    return renumbered(Dictionary(uniqueKeysWithValues: zip(used, used.indices)), variableCount: used.count)
  }

  package func renumbered(_ numbers: [Int: Int], variableCount: Int) -> LinearProblem {
    var result = LinearProblem(variableCount: variableCount)
    for row in 0..<constraintCount {
      result.add(
        terms(of: row).map { LinearTerm($0.coefficient, numbers[$0.variable.index]!) }, relation(of: row),
        to: constant(of: row), strength: strength(of: row))
    }
    return result
  }
}

extension LinearTerm {
  package init(_ coefficient: Double, _ number: Int) { self.init(coefficient, Variable(index: number)) }
}

private func short(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
}

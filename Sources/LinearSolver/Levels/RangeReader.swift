/// Finds the ranges of the variables that no priority level determines.
struct RangeReader {
  private let problem: ProblemView
  private let largestConstant: Double

  init(_ problem: ProblemView) {
    self.problem = problem
    // Large constants cause large rounding errors, even in ends of ranges near 0.
    largestConstant = (0..<problem.constraintCount).reduce(0) { max($0, abs(problem.rows[$1].constant)) }
  }

  /// Returns the ranges of the variables in `open`, which are the variables that no equation determines.
  func ranges(of open: [Int], _ descent: inout Descent, _ elimination: inout Elimination) -> OpenRanges {
    var result = [ClosedRange<Double>?](repeating: nil, count: problem.variableCount)
    // 1. Find the ranges that `LevelReduction` can compute without the simplex method.
    Layer.ranges.reach()
    let isCore = descent.reduceBounds(&elimination)
    var left: [Int] = []
    for variable in open {
      elimination.reduce(variable: variable)
      if elimination.sum.isConstant { continue }
      guard !descent.involves(elimination.sum, anyOf: isCore),
        let ends = descent.range(of: elimination.sum)
      else {
        left.append(variable)
        continue
      }
      result[variable] = range(ends, elimination.sum.constant)
    }
    // 2. Find the ranges of the other variables by the simplex method.
    var unsought: [Int] = []
    if !left.isEmpty {
      Layer.searchedRanges.reach()
      descent.stateBounds(of: left, &elimination)
      var search = RangeSearch(descent.reduction)
      for variable in left {
        elimination.reduce(variable: variable)
        if let ends = search.range(of: elimination.sum) {
          result[variable] = range(ends, elimination.sum.constant)
        } else {
          unsought.append(variable)
        }
      }
      // 3. If finding a variable's range would take too long, determine only whether the variable has several possible
      //    values.
      if !unsought.isEmpty {
        Layer.openWithinBox.reach()
        let before = search.work
        let isOpen = search.areOpen(
          unsought.map { variable in
            elimination.reduce(variable: variable)
            return (0..<elimination.sum.count).map {
              (root: elimination.sum.unknowns[$0], coefficient: elimination.sum.coefficients[$0])
            }
          }, most: descent.mostInCores)
        unsought = zip(unsought, isOpen).filter(\.1).map(\.0)
        Budget.spend(search.work - before, on: descent.purpose)
      }
      descent.work += search.work
      Budget.spend(search.work, on: .ranges)
    }
    return OpenRanges(result, unsought: unsought.map(Variable.init))
  }

  /// Returns the range between `ends.0 + constant` and `ends.1 + constant`, in either order; `nil` if both are equal up
  /// to rounding errors.
  private func range(_ ends: (Double, Double), _ constant: Double) -> ClosedRange<Double>? {
    let (first, last) = (min(ends.0, ends.1) + constant + 0, max(ends.0, ends.1) + constant + 0)
    var size = abs(constant)
    if first.isFinite { size = max(size, abs(first)) }
    if last.isFinite { size = max(size, abs(last)) }
    let slack = max(Tolerance.range * size, Tolerance.drift * largestConstant)
    return last - first > slack ? first...last : nil
  }
}

extension Descent {
  /// Eliminates as many unknowns as possible from the constraints that limit the best solutions. Returns an array with
  /// an element for each group of connected constraints, at the group's number: `true` if some of its constraints remain
  /// after elimination. The array is empty if no group has remaining constraints.
  mutating func reduceBounds(_ elimination: inout Elimination) -> [Bool] {
    reduction.reset(partCount: groups.parts.count)
    for variable in 0..<problem.variableCount { addBounds(of: Int32(variable), &elimination) }
    var isCore: [Bool] = []
    if !reduction.eliminate() {
      isCore = [Bool](repeating: false, count: problem.variableCount + 1)
      for form in 0..<reduction.forms.count where reduction.forms[form].isAlive {
        let unknown = reduction.terms[Int(reduction.forms[form].firstTerm)].unknown
        isCore[Int(groups.group(of: reduction.unknowns[Int(unknown)].root))] = true
      }
    }
    reduction.readRanges()
    return isCore
  }

  func involves(_ sum: borrowing LinearSum, anyOf isWanted: [Bool]) -> Bool {
    if isWanted.isEmpty { return false }
    for place in 0..<sum.count where isWanted[Int(groups.group(of: sum.unknowns[place]))] { return true }
    return false
  }

  mutating func stateBounds(of variables: [Int], _ elimination: inout Elimination) {
    reduction.reset(partCount: groups.parts.count)
    now += 1
    for variable in variables {
      elimination.reduce(variable: variable)
      for place in 0..<elimination.sum.count {
        touched.append(groups.group(of: elimination.sum.unknowns[place]))
      }
      while let group = touched.popLast() {
        if decidedAt[group] == now { continue }
        decidedAt[group] = now
        addBounds(of: group, &elimination)
      }
    }
    for form in 0..<Int32(reduction.forms.count) { _ = reduction.close(form) }
  }

  private mutating func addBounds(of group: Int32, _ elimination: inout Elimination) {
    var next = groups.firstPart(of: group)
    while next >= 0 {
      if groups.refresh(next, &elimination) {
        reduction.add(groups.parts[Int(next)], at: next, elimination.sum, values)
      }
      next = groups.parts[Int(next)].next
    }
  }

  /// Returns the range of a sum without its constant; `nil` if `reduceBounds` could not find the range.
  mutating func range(of sum: borrowing LinearSum) -> (Double, Double)? {
    if sum.count == 1 {
      let place = reduction.knownUnknown(sum.unknowns[0])
      if place < 0 { return (-.infinity, .infinity) }
      let reach = reduction.unknownRanges[Int(place)]
      return reach.isKnown ? scaled(reach.ends, sum.coefficients[0]) : nil
    }
    guard let (form, scale) = reduction.knownForm(sum) else { return nil }
    return scaled(reduction.formRanges[Int(form)].ends, scale)
  }
}

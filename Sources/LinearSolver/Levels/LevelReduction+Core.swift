/// Applies the simplex method to each core: a set of linear forms, connected by shared unknowns, that were not
/// eliminated.
extension LevelReduction {
  enum CoreOutcome {
    case decided
    /// The bounds whose `Part`s have these indices contradict each other.
    case infeasible([Int32])
    /// No solution was found, because of rounding errors (the cost may seem unbounded, for example), or because the
    /// work limit was reached.
    case undecided
  }

  /// Computes the best values and the prices (slopes of costs) of the linear forms that were not eliminated. Call
  /// `postsolve` afterward for the eliminated forms.
  ///
  /// - Parameter most: The largest amount of work.
  mutating func decideCores(most: Int, work: inout Int) -> CoreOutcome {
    // 1. Compute the cost curve of each linear form, and stop if the bounds of a form contradict each other.
    var crowded = (0..<Int32(forms.count)).filter { forms[Int($0)].isAlive && !close($0) }
    if !crowded.isEmpty { return .infeasible(parts(of: crowded)) }
    // 2. Solve each core (a set of forms connected by shared unknowns).
    var outcome = CoreOutcome.decided
    let limit = work + most
    for core in cores() {
      Layer.simplex.reach()
      if work >= limit {
        outcome = .undecided
        continue
      }
      var simplex = Simplex<Double>(workLimit: limit - work)
      let (localOf, variables) = stateForms(core, to: &simplex)
      defer { work += simplex.work }
      if let explanation = simplex.makeFeasible() {
        let named = Set(explanation.map(\.variable))
        crowded += zip(core, variables).filter { named.contains($1) }.map(\.0)
        continue
      }
      for (form, variable) in zip(core, variables) { price(variable, forms[Int(form)].curve, in: &simplex) }
      guard case .optimal = simplex.minimize() else {
        outcome = .undecided
        continue
      }
      // 3. Read the values and prices that the simplex method has found.
      simplex.findFinalPrices()
      for place in 0..<simplex.unknownCount {
        let variable = simplex.variables[Int(simplex.unknowns[place])]
        unknowns.base[Int(localOf[place])].value = variable.value
      }
      for (form, variable) in zip(core, variables) {
        let price = simplex.finalPrice(of: variable)
        if !distribute(form, simplex.variables[variable].value, price: price) { outcome = .undecided }
      }
    }
    return crowded.isEmpty ? outcome : .infeasible(parts(of: crowded))
  }

  func cores() -> [[Int32]] {
    let left = (0..<Int32(forms.count)).filter { forms[Int($0)].isAlive }
    return connectedComponents(left, count: unknowns.count) { form in
      forms[Int(form)].places.map { Int(terms[$0].unknown) }
    }
  }

  func stateForms(
    _ core: [Int32], to simplex: inout Simplex<Double>
  ) -> (unknowns: [Int32], variables: [Int]) {
    var localOf: [Int32] = []
    var variableOf: [Int32: Int] = [:]
    let variables = core.map { form in
      let range = forms[Int(form)].places
      for index in range where variableOf[terms[index].unknown] == nil {
        let unknown = terms[index].unknown
        variableOf[unknown] = simplex.addUnknown(at: unknowns[Int(unknown)].value)
        localOf.append(unknown)
      }
      let variable =
        range.count == 1
        ? variableOf[terms[range.lowerBound].unknown]!
        : simplex.addForm(
          range.map { (variable: variableOf[terms[$0].unknown]!, coefficient: terms[$0].coefficient) })
      let curve = forms[Int(form)].curve
      simplex.bound(variable, from: curve.lower, to: curve.upper)
      return variable
    }
    return (localOf, variables)
  }

  private func price(_ variable: Int, _ curve: Curves.Curve, in simplex: inout Simplex<Double>) {
    if curve.breakCount == 0 && curve.firstSlope == 0 { return }
    simplex.price(
      variable, slopeFarLeft: curve.firstSlope,
      (0..<Int(curve.breakCount)).map {
        let item = curves.breaks[Int(curve.start) + $0]
        return Simplex<Double>.Break(position: item.position, slope: item.slope)
      })
  }

  private func parts(of forms: [Int32]) -> [Int32] {
    var found: [Int32] = []
    var (open, isSeen) = (forms, Set<Int32>())
    while let form = open.popLast() {
      if !isSeen.insert(form).inserted { continue }
      var next = self.forms[Int(form)].firstPart
      while next >= 0 {
        let part = formParts[Int(next)]
        if part.step < 0 {
          found.append(part.part)
        } else {
          open += [steps[Int(part.step)].u, steps[Int(part.step)].v]
        }
        next = part.next
      }
    }
    return found
  }
}

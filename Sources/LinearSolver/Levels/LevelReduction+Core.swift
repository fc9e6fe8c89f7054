/// What elimination leaves, cores in which each unknown stands in three forms or more, is decided by the simplex method.
extension LevelReduction {
  /// How the cores were decided.
  enum CoreOutcome {
    case decided
    /// Bounds leave no room: those parts that these forms come from have to do with it.
    case infeasible([Int32])
    /// A level without an end, by rounding, or one that was given up.
    case undecided
  }

  /// After `eliminate`: gives each form that is left a best value and its price, as `postsolve` does to the others.
  mutating func decideCores(work: inout Int) -> CoreOutcome {
    // 1. What lies on each form.
    var crowded = (0..<Int32(forms.count)).filter { forms[Int($0)].isAlive && !close($0) }
    if !crowded.isEmpty { return .infeasible(parts(of: crowded)) }
    // 2. One core after the other.
    var outcome = CoreOutcome.decided
    for core in cores() {
      Layer.simplex.reach()
      var simplex = Simplex<Double>()
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
      // 3. Values and prices of what it has found.
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

  /// The forms that are left, those that share unknowns together.
  func cores() -> [[Int32]] {
    let left = (0..<Int32(forms.count)).filter { forms[Int($0)].isAlive }
    return connectedComponents(left, count: unknowns.count) { form in
      forms[Int(form)].places.map { Int(terms[$0].unknown) }
    }
  }

  /// Adds forms and their unknowns to a simplex, bounded by their curves' ends; returns by the simplex's unknowns
  /// which ones they are here, and the forms' variables.
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

  /// The problem's parts that lie on forms, also by way of unknowns that were eliminated.
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

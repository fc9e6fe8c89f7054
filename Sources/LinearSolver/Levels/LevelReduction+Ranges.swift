extension LevelReduction {
  /// The range of possible values of a form or unknown; meaningless if `isKnown` is false.
  struct Reach: BitwiseCopyable {
    var ends = (-Double.infinity, Double.infinity)
    var isKnown = true
  }

  /// Finds the ranges of eliminated forms (weighted sums of unknowns) and of their unknowns.
  ///
  /// - Precondition: Only bounds, and no costs, were added before `eliminate` was called.
  mutating func readRanges() {
    formRanges.removeAll()
    unknownRanges.removeAll()
    for _ in 0..<forms.count { formRanges.append(Reach()) }
    for _ in 0..<unknowns.count { unknownRanges.append(Reach()) }
    var index = steps.count - 1
    while index >= 0 {
      let step = steps[index]
      if step.v < 0 { rangeOfLeaf(step) } else { rangesOfPair(step) }
      index -= 1
    }
  }

  private mutating func rangeOfLeaf(_ step: Step) {
    let curve = forms[Int(step.u)].curve
    formRanges.base[Int(step.u)].ends = (curve.lower, curve.upper)
    setRange(of: step.unknown, by: step.u, step.uCoefficient)
  }

  private mutating func rangesOfPair(_ step: Step) {
    let z = formRanges[Int(step.z)].ends
    let (u, v) = (forms[Int(step.u)].curve, forms[Int(step.v)].curve)
    let vPart = scaled((v.lower, v.upper), step.vFactor)
    let uPart = scaled((u.lower, u.upper), step.uFactor)
    formRanges.base[Int(step.u)].ends = common(
      (u.lower, u.upper), scaled((z.0 + vPart.0, z.1 + vPart.1), 1 / step.uFactor))
    formRanges.base[Int(step.v)].ends = common(
      (v.lower, v.upper), scaled((uPart.0 - z.1, uPart.1 - z.0), 1 / step.vFactor))
    if forms[Int(step.u)].termCount == 1 {
      setRange(of: step.unknown, by: step.u, step.uCoefficient)
    } else if forms[Int(step.v)].termCount == 1 {
      setRange(of: step.unknown, by: step.v, step.vCoefficient)
    } else {
      unknownRanges.base[Int(step.unknown)].isKnown = false
    }
  }

  private mutating func setRange(of unknown: Int32, by form: Int32, _ coefficient: Double) {
    var range = formRanges[Int(form)].ends
    for place in forms[Int(form)].places where terms[place].unknown != unknown {
      let reach = unknownRanges[Int(terms[place].unknown)]
      if forms[Int(form)].termCount > 2 || !reach.isKnown {
        unknownRanges.base[Int(unknown)].isKnown = false
        return
      }
      let part = scaled(reach.ends, terms[place].coefficient)
      range = (range.0 - part.1, range.1 - part.0)
    }
    unknownRanges.base[Int(unknown)].ends = scaled(range, 1 / coefficient)
  }

  private func common(_ a: (Double, Double), _ b: (Double, Double)) -> (Double, Double) {
    (max(a.0, b.0), min(a.1, b.1))
  }
}

func scaled(_ range: (Double, Double), _ factor: Double) -> (Double, Double) {
  factor > 0 ? (range.0 * factor, range.1 * factor) : (range.1 * factor, range.0 * factor)
}

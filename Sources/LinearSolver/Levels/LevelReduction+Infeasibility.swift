extension LevelReduction {
  /// A part of the reduction that says how low or how high its form can be, and how often that counts.
  struct Reason: BitwiseCopyable {
    /// As in `FormPart`.
    var part: Int32
    /// Of the form that the part lies on, the first unknown, whose coefficient there is 1.
    var root: Int32
    /// Of the form; above 0 for a lower bound, below for an upper one.
    var factor: Double
  }

  /// After `eliminate` has stopped: bounds that leave some form no room, each with what proves it.
  ///
  /// The reasons of a proof, each form times its factor, cancel out, and their positions do not. Several bounds that
  /// each contradict the same ones give a proof each, as long as these are short. Cost: linear in what is left and
  /// in the proofs, of which there are at most about `mostReasons`.
  func proofsOfInfeasibility(mostReasons: Int = 200_000) -> [[Reason]] {
    var proofs: [[Reason]] = []
    var reasonCount = 0
    for form in 0..<Int32(forms.count) where forms[Int(form)].isAlive && reasonCount < mostReasons {
      let (lower, upper) = (tightest(form, isLower: true), tightest(form, isLower: false))
      guard lower.part >= 0, upper.part >= 0, isInfeasible(form, lower.position, upper.position) else {
        continue
      }
      // The tightest of one side with every one of the other.
      for (isLower, other) in [(true, upper), (false, lower)] {
        let opposite = proof(form, other.part, isLower: !isLower)
        var part = forms[Int(form)].firstPart
        while part >= 0 && reasonCount < mostReasons {
          defer { part = formParts[Int(part)].next }
          guard let position = position(ofPart: part, isLower: isLower),
            isInfeasible(form, isLower ? position : other.position, isLower ? other.position : position),
            isLower || part != upper.part
          else { continue }
          proofs.append(opposite + proof(form, part, isLower: isLower))
          reasonCount += proofs[proofs.count - 1].count
        }
      }
    }
    return proofs
  }

  /// The reasons for the bound of a form, times a factor; the lower one if that is above 0.
  func proof(of form: Int32, factor: Double) -> [Reason] {
    proof(form, tightest(form, isLower: factor > 0).part, isLower: factor > 0, times: abs(factor))
  }

  private func isInfeasible(_ form: Int32, _ lower: Double, _ upper: Double) -> Bool {
    lower - upper > Tolerance.feasibility * max(abs(lower), abs(upper), forms[Int(form)].magnitude)
  }

  private func position(ofPart index: Int32, isLower: Bool) -> Double? {
    let part = formParts[Int(index)]
    if part.step >= 0 {
      let curve = steps[Int(part.step)].curve
      let end = isLower ? curve.lower : curve.upper
      return abs(end) < .infinity ? end : nil
    }
    return (isLower ? part.left == -.infinity : part.right == .infinity) ? part.position : nil
  }

  private func tightest(_ form: Int32, isLower: Bool) -> (part: Int32, position: Double) {
    var best: (part: Int32, position: Double) = (-1, isLower ? -.infinity : .infinity)
    var part = forms[Int(form)].firstPart
    while part >= 0 {
      if let position = position(ofPart: part, isLower: isLower),
        best.part < 0 || (isLower ? position >= best.position : position <= best.position)
      {
        best = (part, position)
      }
      part = formParts[Int(part)].next
    }
    return best
  }

  /// Follows a bound back through the unknowns that were eliminated, to bounds.
  private func proof(_ form: Int32, _ part: Int32, isLower: Bool, times size: Double = 1) -> [Reason] {
    var reasons: [Reason] = []
    var open = [(form: form, part: part, factor: isLower ? size : -size)]
    while let (form, index, factor) = open.popLast() {
      if index < 0 { continue }
      let part = formParts[Int(index)]
      guard part.step >= 0 else {
        let root = unknowns[Int(terms[Int(forms[Int(form)].firstTerm)].unknown)].root
        reasons.append(Reason(part: part.part, root: root, factor: factor))
        continue
      }
      // z = uFactor * u - vFactor * v
      let step = steps[Int(part.step)]
      for (part, factor) in [(step.u, factor * step.uFactor), (step.v, -factor * step.vFactor)] {
        open.append((part, tightest(part, isLower: factor > 0).part, factor))
      }
    }
    return reasons
  }
}

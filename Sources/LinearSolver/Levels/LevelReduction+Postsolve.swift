extension LevelReduction {
  /// Computes a best value for each eliminated unknown, and sets the `price` of each `FormPart` to the slope of its
  /// cost.
  ///
  /// - Returns: `false` if rounding errors prevent a result.
  mutating func postsolve() -> Bool {
    var index = steps.count - 1
    while index >= 0 {
      let step = steps[index]
      let isSound = step.v < 0 ? postsolveLeaf(step) : postsolvePair(step)
      if !isSound { return false }
      index -= 1
    }
    return true
  }

  private mutating func postsolveLeaf(_ step: Step) -> Bool {
    guard let (low, high) = curves.positions(atSlope: 0, of: forms[Int(step.u)].curve) else { return false }
    let value = nearestToZero(low, high)
    setUnknown(step.unknown, by: step.u, step.uCoefficient, value)
    return distribute(step.u, value, price: 0)
  }

  private mutating func postsolvePair(_ step: Step) -> Bool {
    let price = formParts[Int(step.zPart)].price
    let z = forms[Int(step.z)].value
    let (uPrice, vPrice) = (price * step.uFactor, -price * step.vFactor)
    guard let (uLow, uHigh) = curves.positions(atSlope: uPrice, of: forms[Int(step.u)].curve),
      let (vLow, vHigh) = curves.positions(atSlope: vPrice, of: forms[Int(step.v)].curve)
    else { return false }
    // Solve `z = uFactor * u - vFactor * v` for `u` at both ends of the range of `v`.
    let ends = ((z + step.vFactor * vLow) / step.uFactor, (z + step.vFactor * vHigh) / step.uFactor)
    let (low, high) = (max(uLow, min(ends.0, ends.1)), min(uHigh, max(ends.0, ends.1)))
    let magnitude = max(
      forms[Int(step.u)].magnitude, abs(z / step.uFactor),
      abs(step.vFactor / step.uFactor) * forms[Int(step.v)].magnitude)
    if low - high > Tolerance.feasibility * magnitude { return false }
    var u = low <= high ? nearestToZero(low, high) : min(max((low + high) / 2, uLow), uHigh)
    var v = (step.uFactor * u - z) / step.vFactor
    v = min(max(v, vLow), vHigh)
    if uLow < uHigh { u = min(max(u, uLow), uHigh) } else { u = uLow }
    setUnknown(step.unknown, by: step.u, step.uCoefficient, u)
    return distribute(step.u, u, price: uPrice) && distribute(step.v, v, price: vPrice)
  }

  private func nearestToZero(_ low: Double, _ high: Double) -> Double { min(max(0, low), high) }

  @inline(__always)
  private mutating func setUnknown(_ unknown: Int32, by form: Int32, _ coefficient: Double, _ value: Double) {
    var rest = 0.0
    for index in forms[Int(form)].places {
      let term = terms[index]
      if term.unknown != unknown { rest += term.coefficient * unknowns[Int(term.unknown)].value }
    }
    unknowns.base[Int(unknown)].value = (value - rest) / coefficient
  }

  // MARK: - Prices

  /// Sets the value of a form, and divides `price`, the slope of the form's cost, among its parts.
  ///
  /// - Returns: `false` if rounding errors prevent this.
  @inline(__always)
  mutating func distribute(_ form: Int32, _ value: Double, price: Double) -> Bool {
    forms.base[Int(form)].value = value
    if forms[Int(form)].partCount == 1 {
      formParts.base[Int(forms[Int(form)].firstPart)].price = price
      return true
    }
    return distributeAmongSeveral(form, value, price)
  }

  private mutating func distributeAmongSeveral(_ form: Int32, _ value: Double, _ price: Double) -> Bool {
    let slack = 1e-13 * max(abs(value), forms[Int(form)].magnitude)
    var rest = price
    var size = abs(price)
    var index = forms[Int(form)].firstPart
    while index >= 0 {
      let (least, largest) = slopes(ofPart: index, at: value, slack)
      let share = nearestToZero(least, largest)
      formParts.base[Int(index)].price = share
      rest -= share
      size = max(size, abs(share))
      index = formParts[Int(index)].next
    }
    let noise = Tolerance.slope * size
    index = forms[Int(form)].firstPart
    while index >= 0 && abs(rest) > noise {
      let (least, largest) = slopes(ofPart: index, at: value, slack)
      let share = formParts[Int(index)].price
      let change = rest > 0 ? min(rest, max(0, largest - share)) : max(rest, min(0, least - share))
      formParts.base[Int(index)].price = share + change
      rest -= change
      index = formParts[Int(index)].next
    }
    return abs(rest) <= noise
  }

  private func slopes(ofPart index: Int32, at value: Double, _ slack: Double) -> (Double, Double) {
    let part = formParts[Int(index)]
    if part.step >= 0 { return curves.slopes(at: value, slack: slack, of: steps[Int(part.step)].curve) }
    if value < part.position - slack { return (part.left, part.left) }
    if value > part.position + slack { return (part.right, part.right) }
    return (part.left, part.right)
  }
}

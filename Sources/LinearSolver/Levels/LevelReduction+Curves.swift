extension LevelReduction {
  /// Sets the `curve` of a form to the sum of the costs of its parts, and returns `false` if the bounds of the parts
  /// contradict each other.
  mutating func close(_ form: Int32) -> Bool {
    var (lower, upper, slope) = (-Double.infinity, Double.infinity, 0.0)
    var index = forms[Int(form)].firstPart
    while index >= 0 {
      let part = formParts[Int(index)]
      index = part.next
      if part.step >= 0 {
        let curve = steps[Int(part.step)].curve
        if forms[Int(form)].partCount == 1 {
          forms.base[Int(form)].curve = curve
          return true
        }
        lower = max(lower, curve.lower)
        upper = min(upper, curve.upper)
        slope += curve.firstSlope
        curves.addBreakpoints(of: curve)
        continue
      }
      if part.left == -.infinity {
        lower = max(lower, part.position)
        if part.right == .infinity { upper = min(upper, part.position) } else { slope += part.right }
      } else if part.right == .infinity {
        upper = min(upper, part.position)
        slope += part.left
      } else {
        slope += part.left
        curves.breakpoints.append(Curves.Breakpoint(position: part.position, rise: part.right - part.left))
      }
    }
    if lower > upper {
      if lower - upper > Tolerance.feasibility * max(abs(lower), abs(upper), forms[Int(form)].magnitude) {
        curves.breakpoints.removeAll()
        return false
      }
      (lower, upper) = ((lower + upper) / 2, (lower + upper) / 2)
    }
    forms.base[Int(form)].curve = curves.addSum(lower: lower, upper: upper, slopeFarLeft: slope)
    return true
  }
}

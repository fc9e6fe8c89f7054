/// Finds the best values for one level of optional constraints or tie-breaks, whose costs depend on linear forms
/// (weighted sums of unknowns).
///
/// - An unknown in only one form is eliminated together with the form.
/// - An unknown in two forms is eliminated by replacing both forms with one, whose cost is the least total cost of the
///   two forms over all values of the unknown.
///
/// For rows, columns and trees of views, this eliminates all unknowns in nearly linear time, as in series-parallel
/// networks (Bertsekas, *Network Optimization*, 1998, chapter 9). The simplex method solves the remaining forms.
///
/// The price of a form is the slope of its cost at its value. The values are best if the following holds for each
/// unknown: the prices of the forms that contain it, each multiplied by the unknown's coefficient in the form, add up
/// to 0.
struct LevelReduction: ~Copyable {
  var unknowns = Stack<Unknown>()
  /// For each variable, its index in `unknowns` plus 1, or 0 if it is not in `unknowns`.
  private let local: Stack<Int32>
  var forms = Stack<Form>()
  var terms = Stack<Term>()
  var formParts = Stack<FormPart>()
  var steps = Stack<Step>()
  var formRanges = Stack<Reach>()
  var unknownRanges = Stack<Reach>()
  private var incidences = Stack<Incidence>()
  /// A hash table of the forms with at least two terms: each slot contains -1 or the index of a form. The form's
  /// `nextOfHash` is the index of the next form in the same slot.
  private var lastForms = Stack<Int32>()
  var curves = Curves()
  private var easy = Stack<Int32>()
  private var hard = Stack<Int32>()
  private var pending = Stack<Term>()

  init(variableCount: Int) {
    local = Stack(zeroedCount: variableCount + 1)
    lastForms.append(-1, count: 32)
  }

  mutating func reset(partCount: Int) {
    formParts.reserve(partCount + partCount / 2)
    forms.reserve(partCount)
    terms.reserve(partCount + partCount / 2)
    incidences.reserve(partCount + partCount / 2)
    unknowns.reserve(partCount)
    for index in 0..<unknowns.count { local[unknowns[index].root] = 0 }
    for index in 0..<forms.count { lastForms[place(of: forms[index].hash)] = -1 }
    unknowns.removeAll()
    forms.removeAll()
    terms.removeAll()
    formParts.removeAll()
    steps.removeAll()
    incidences.removeAll()
    curves.removeAll()
  }

  // MARK: - Building

  @inline(__always)
  mutating func localUnknown(_ root: Int32, at value: Double) -> Int32 {
    let known = local[root]
    if known > 0 { return known - 1 }
    unknowns.append(Unknown(root: root, value: value))
    local[root] = Int32(unknowns.count)
    return Int32(unknowns.count - 1)
  }

  func knownUnknown(_ root: Int32) -> Int32 { local[root] - 1 }

  mutating func add(
    _ part: Part, at index: Int32, _ sum: borrowing LinearSum, _ values: borrowing Stack<Double>
  ) {
    // Write the left side as `scale * form + constant`, where the first coefficient of the form is 1.
    let left = part.left
    pending.removeAll()
    if left.isMany {
      for index in 0..<sum.count {
        let unknown = localUnknown(sum.unknowns[index], at: values[sum.unknowns[index]])
        insertPending(
          Term(coefficient: sum.coefficients[index], unknown: unknown, spread: Float(sum.spread(at: index))))
      }
    } else {
      let first = localUnknown(left.first, at: values[left.first])
      insertPending(Term(coefficient: left.firstCoefficient, unknown: first, spread: left.spread))
      if !left.isAlone {
        let second = localUnknown(left.second, at: values[left.second])
        insertPending(Term(coefficient: left.secondCoefficient, unknown: second, spread: left.spread))
      }
    }
    let scale = normalizePending()
    let form = formOfPending()
    let size = abs(scale)
    var below = part.hasLowerBound ? -Double.infinity : part.hasCostBelow ? -size : 0
    var above = part.hasUpperBound ? Double.infinity : part.hasCostAbove ? size : 0
    if scale < 0 { (below, above) = (-above, -below) }
    append(
      FormPart(
        part: index, step: -1, next: -1, isReversed: scale < 0, position: 0 - left.constant / scale,
        left: below,
        right: above), to: form)
    forms.base[Int(form)].magnitude = max(forms[Int(form)].magnitude, left.magnitude / size)
  }

  /// Returns a form and a scale whose product is `sum` without its constant; `nil` if there is no such form.
  mutating func knownForm(_ sum: borrowing LinearSum) -> (form: Int32, scale: Double)? {
    pending.removeAll()
    for index in 0..<sum.count {
      let unknown = local[sum.unknowns[index]] - 1
      if unknown < 0 { return nil }
      insertPending(
        Term(coefficient: sum.coefficients[index], unknown: unknown, spread: Float(sum.spread(at: index))))
    }
    let scale = normalizePending()
    let form = pendingForm()
    return form < 0 ? nil : (form, scale)
  }

  @inline(__always)
  private mutating func append(_ part: FormPart, to form: Int32) {
    var part = part
    part.next = forms[Int(form)].firstPart
    forms.base[Int(form)].firstPart = Int32(formParts.count)
    forms.base[Int(form)].partCount += 1
    formParts.append(part)
  }

  @inline(__always)
  private mutating func insertPending(_ term: Term) {
    pending.append(term)
    var place = pending.count - 1
    while place > 0 && pending[place - 1].unknown > term.unknown {
      pending[place] = pending[place - 1]
      place -= 1
    }
    pending[place] = term
  }

  /// Scales `pending` so that its first coefficient is 1, and returns the previous first coefficient.
  @inline(__always)
  private mutating func normalizePending() -> Double {
    let (scale, spread) = (pending[0].coefficient, pending[0].spread)
    for index in 0..<pending.count {
      pending.base[index].coefficient /= scale
      pending.base[index].spread += spread
    }
    return scale
  }

  private mutating func formOfPending() -> Int32 {
    let known = pendingForm()
    if known >= 0 { return known }
    let form = Int32(forms.count)
    forms.append(Form(firstTerm: Int32(terms.count), termCount: Int32(pending.count)))
    for index in 0..<pending.count {
      terms.append(pending[index])
      addIncidence(form, pending[index].unknown)
    }
    if pending.count == 1 {
      unknowns.base[Int(pending[0].unknown)].alone = form
    } else {
      forms.base[Int(form)].hash = hashOfPending
      if forms.count <= lastForms.count { enter(form) } else { enterAll() }
    }
    return form
  }

  private mutating func enter(_ form: Int32) {
    let place = place(of: forms[Int(form)].hash)
    forms.base[Int(form)].nextOfHash = lastForms[place]
    lastForms[place] = form
  }

  private mutating func enterAll() {
    let placeCount = 2 * lastForms.count
    lastForms.removeAll()
    lastForms.append(-1, count: placeCount)
    for form in 0..<forms.count where forms[form].termCount > 1 { enter(Int32(form)) }
  }

  @inline(__always)
  private func place(of hash: UInt32) -> Int { Int(hash) & (lastForms.count - 1) }

  @inline(__always)
  private func pendingForm() -> Int32 {
    if pending.count == 1 { return unknowns[Int(pending[0].unknown)].alone }
    var form = lastForms[place(of: hashOfPending)]
    while form >= 0, !isPending(form) { form = forms[Int(form)].nextOfHash }
    return form
  }

  /// A hash of the unknowns in `pending`, but not of their coefficients, which may have rounding errors. The factor
  /// below is 2^64 divided by the golden ratio (Knuth, *The Art of Computer Programming*, volume 3, section 6.4).
  @inline(__always)
  private var hashOfPending: UInt32 {
    var hash: UInt64 = 0
    for index in 0..<pending.count {
      hash = (hash ^ UInt64(UInt32(bitPattern: pending[index].unknown))) &* 0x9E37_79B9_7F4A_7C15
    }
    return UInt32(hash >> 32)
  }

  private func isPending(_ form: Int32) -> Bool {
    if Int(forms[Int(form)].termCount) != pending.count { return false }
    let first = Int(forms[Int(form)].firstTerm)
    for index in 0..<pending.count {
      let (a, b) = (terms[first + index], pending[index])
      // The coefficients of equal forms may differ by rounding errors, which are large if `spread` is large.
      let tolerance = max(Tolerance.cancellation, Tolerance.rounding * Double(a.spread + b.spread))
      if a.unknown != b.unknown || abs(a.coefficient - b.coefficient) > tolerance * abs(b.coefficient) {
        return false
      }
    }
    return true
  }

  @inline(__always)
  private mutating func addIncidence(_ form: Int32, _ unknown: Int32) {
    incidences.append(Incidence(form: form, next: unknowns[Int(unknown)].firstIncidence))
    unknowns.base[Int(unknown)].firstIncidence = Int32(incidences.count - 1)
    unknowns.base[Int(unknown)].degree += 1
  }

  // MARK: - Eliminating

  /// Eliminates as many unknowns as possible, and returns whether no form remains.
  mutating func eliminate() -> Bool {
    steps.reserve(unknowns.count)
    easy.removeAll()
    hard.removeAll()
    for unknown in 0..<unknowns.count { consider(Int32(unknown)) }
    // First eliminate unknowns that are in only one form or alone in a form, since this is cheap.
    var (nextEasy, nextHard) = (0, 0)
    while true {
      if nextEasy < easy.count {
        nextEasy += 1
        eliminate(easy[nextEasy - 1])
      } else if nextHard < hard.count {
        nextHard += 1
        eliminate(hard[nextHard - 1])
      } else {
        break
      }
    }
    for form in 0..<forms.count where forms[form].isAlive { return false }
    return true
  }

  @inline(__always)
  private mutating func consider(_ unknown: Int32) {
    let state = unknowns[Int(unknown)]
    if state.isEliminated || state.degree == 0 || state.degree > 2 { return }
    let isAlone = state.alone >= 0 && forms[Int(state.alone)].isAlive
    if state.degree == 1 || isAlone { easy.append(unknown) } else { hard.append(unknown) }
  }

  private mutating func eliminate(_ unknown: Int32) {
    let state = unknowns[Int(unknown)]
    if state.isEliminated || state.degree == 0 || state.degree > 2 { return }
    var found: (Int32, Int32) = (-1, -1)
    var incidence = state.firstIncidence
    while incidence >= 0 {
      let form = incidences[Int(incidence)].form
      if forms[Int(form)].isAlive {
        if found.0 < 0 { found.0 = form } else { found.1 = form }
      }
      incidence = incidences[Int(incidence)].next
    }
    var step = Step(unknown: unknown, u: found.0)
    step.uCoefficient = coefficient(of: unknown, in: found.0)
    if found.1 >= 0 {
      step.v = found.1
      step.vCoefficient = coefficient(of: unknown, in: found.1)
      guard combine(&step) else { return }
    }
    guard close(found.0), found.1 < 0 || close(found.1) else { return }
    unknowns.base[Int(unknown)].isEliminated = true
    if found.1 >= 0 {
      Layer.pairs.reach()
      step.z = formOfPending()
      step.zPart = Int32(formParts.count)
      append(FormPart(part: -1, step: Int32(steps.count), next: -1), to: step.z)
      step.curve = curves.addConvolution(
        forms[Int(step.u)].curve, step.uFactor, forms[Int(step.v)].curve, -step.vFactor)
      forms.base[Int(step.z)].magnitude = max(
        forms[Int(step.z)].magnitude, abs(step.uFactor) * forms[Int(step.u)].magnitude,
        abs(step.vFactor) * forms[Int(step.v)].magnitude)
    }
    steps.append(step)
    retire(found.0)
    if found.1 >= 0 { retire(found.1) }
  }

  private func coefficient(of unknown: Int32, in form: Int32) -> Double {
    terms[forms[Int(form)].places.first { terms[$0].unknown == unknown }!].coefficient
  }

  /// The additional work for curves with many breakpoints, in units of `LinearSolution.work`.
  var workOfLongCurves: Int { 2 * max(0, curves.breaks.count - 16 * formParts.count) }

  /// The largest number of unknowns in a new form, limited because longer forms would slow down later eliminations.
  private var mostTerms: Int { 4 }

  private mutating func combine(_ step: inout Step) -> Bool {
    var (uFactor, vFactor) = (step.vCoefficient, step.uCoefficient)
    pending.removeAll()
    let (u, v) = (forms[Int(step.u)], forms[Int(step.v)])
    var (i, j) = (Int(u.firstTerm), Int(v.firstTerm))
    let (uEnd, vEnd) = (i + Int(u.termCount), j + Int(v.termCount))
    while i < uEnd || j < vEnd {
      let uUnknown = i < uEnd ? terms[i].unknown : Int32.max
      let vUnknown = j < vEnd ? terms[j].unknown : Int32.max
      let unknown = min(uUnknown, vUnknown)
      var (coefficient, size) = (0.0, 0.0)
      if uUnknown == unknown {
        coefficient = uFactor * terms[i].coefficient
        size = abs(coefficient) * Double(terms[i].spread)
        i += 1
      }
      if vUnknown == unknown {
        let other = -vFactor * terms[j].coefficient
        coefficient = sumWithoutNoise(coefficient, other)
        size += abs(other) * Double(terms[j].spread)
        j += 1
      }
      if unknown != step.unknown && abs(coefficient) > Tolerance.rounding * size {
        pending.append(
          Term(coefficient: coefficient, unknown: unknown, spread: Float(size / abs(coefficient))))
      }
    }
    if pending.isEmpty || pending.count > mostTerms { return false }
    let scale = normalizePending()
    uFactor /= scale
    vFactor /= scale
    (step.uFactor, step.vFactor) = (uFactor, vFactor)
    return true
  }

  @inline(__always)
  private mutating func retire(_ form: Int32) {
    forms.base[Int(form)].isAlive = false
    for index in forms[Int(form)].places {
      let unknown = terms[index].unknown
      unknowns.base[Int(unknown)].degree -= 1
      consider(unknown)
    }
  }
}

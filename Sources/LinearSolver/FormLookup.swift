/// Finds forms of two and more unknowns by their terms; an open-addressing table that is emptied, not freed.
struct FormLookup: ~Copyable {
  /// One more than a form each, or 0.
  private var slots = Buffer<Int32>(zeroedCount: 64)
  private var used = Stack<Int32>()

  mutating func removeAll() {
    for index in 0..<used.count { slots[used[index]] = 0 }
    used.removeAll()
  }

  /// The form with these terms, or -1. A form that is no more can not come again: one of its unknowns is gone.
  func find(
    _ wanted: borrowing Stack<LevelReduction.Term>, _ forms: borrowing Stack<LevelReduction.Form>,
    _ terms: borrowing Stack<LevelReduction.Term>
  ) -> Int32 {
    var slot = hash(wanted, 0, wanted.count) & (slots.count - 1)
    while slots[slot] > 0 {
      let form = forms[Int(slots[slot]) - 1]
      if Int(form.termCount) == wanted.count {
        var index = 0
        while index < wanted.count, terms[Int(form.firstTerm) + index].unknown == wanted[index].unknown,
          isSame(terms[Int(form.firstTerm) + index], wanted[index])
        { index += 1 }
        if index == wanted.count { return slots[slot] - 1 }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return -1
  }

  /// Whether coefficients differ by no more than rounding, which may be much where large numbers cancelled.
  @inline(__always)
  private func isSame(_ a: LevelReduction.Term, _ b: LevelReduction.Term) -> Bool {
    let tolerance = max(Tolerance.cancellation, Tolerance.rounding * (a.spread + b.spread))
    return abs(a.coefficient - b.coefficient) <= tolerance * abs(b.coefficient)
  }

  mutating func insert(
    _ form: Int32, _ forms: borrowing Stack<LevelReduction.Form>,
    _ terms: borrowing Stack<LevelReduction.Term>
  ) {
    if 2 * used.count >= slots.count { grow(forms, terms) }
    place(form, forms, terms)
  }

  private mutating func place(
    _ form: Int32, _ forms: borrowing Stack<LevelReduction.Form>,
    _ terms: borrowing Stack<LevelReduction.Term>
  ) {
    let (first, count) = (Int(forms[Int(form)].firstTerm), Int(forms[Int(form)].termCount))
    var slot = hash(terms, first, count) & (slots.count - 1)
    while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = form + 1
    used.append(Int32(slot))
  }

  private mutating func grow(
    _ forms: borrowing Stack<LevelReduction.Form>, _ terms: borrowing Stack<LevelReduction.Term>
  ) {
    var known = Stack<Int32>()
    known.reserve(used.count)
    for index in 0..<used.count { known.append(slots[used[index]] - 1) }
    slots = Buffer(zeroedCount: 4 * slots.count)
    used.removeAll()
    for index in 0..<known.count { place(known[index], forms, terms) }
  }

  /// By unknowns only: equal forms may differ in the last bits of their coefficients.
  @inline(__always)
  private func hash(_ terms: borrowing Stack<LevelReduction.Term>, _ first: Int, _ count: Int) -> Int {
    var hash: UInt64 = 0
    for index in first..<first + count {
      hash = (hash ^ UInt64(UInt32(bitPattern: terms[index].unknown))) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    return Int(truncatingIfNeeded: hash >> 1)
  }
}

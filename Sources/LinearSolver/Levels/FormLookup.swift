/// Finds forms of two and more unknowns by their terms; an open-addressing table that is emptied, not freed.
struct FormLookup: ~Copyable {
  /// One more than a form each, or 0.
  private var slots = Buffer<Int32>(zeroedCount: 0)
  private var used = Stack<Int32>()

  mutating func removeAll() {
    for index in 0..<used.count { slots[used[index]] = 0 }
    used.removeAll()
  }

  /// Makes an empty table large enough for so many forms.
  mutating func reserve(_ count: Int) {
    if slots.count >= 2 * count && slots.count > 0 { return }
    var size = 64
    while size < 2 * count { size *= 2 }
    slots = Buffer(zeroedCount: size)
  }

  /// The form with these terms, or -1. A form that is no more can not come again: one of its unknowns is gone.
  func find(
    _ wanted: borrowing Stack<LevelReduction.Term>, _ forms: borrowing Stack<LevelReduction.Form>,
    _ terms: borrowing Stack<LevelReduction.Term>
  ) -> Int32 {
    var slot = hash(wanted, 0, wanted.count)
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

  /// The form of two terms, the first of which has the coefficient 1, or -1; and the slot where it is or would be.
  @inline(__always)
  func find(
    _ first: Int32, _ second: LevelReduction.Term, _ forms: borrowing Stack<LevelReduction.Form>,
    _ terms: borrowing Stack<LevelReduction.Term>
  ) -> (form: Int32, slot: Int) {
    // 1. In the few slots of its first unknown: what is beside it in a layout is beside it here, and in the cache.
    var slot = (Int(first) * slotsOfUnknown) & (slots.count - 1)
    for _ in 0..<slotsOfUnknown {
      if isFound(first, second, at: slot, forms, terms) { return (slots[slot] - 1, slot) }
      slot = (slot + 1) & (slots.count - 1)
    }
    // 2. Where the hash says.
    slot = index(mix(mix(0, first), second.unknown))
    while !isFound(first, second, at: slot, forms, terms) { slot = (slot + 1) & (slots.count - 1) }
    return (slots[slot] - 1, slot)
  }

  private var slotsOfUnknown: Int { 4 }

  /// Whether a slot has the form of two terms, or none.
  @inline(__always)
  private func isFound(
    _ first: Int32, _ second: LevelReduction.Term, at slot: Int,
    _ forms: borrowing Stack<LevelReduction.Form>, _ terms: borrowing Stack<LevelReduction.Term>
  ) -> Bool {
    if slots[slot] == 0 { return true }
    let form = forms.base + Int(slots[slot]) - 1
    let place = terms.base + Int(form.pointee.firstTerm)
    return form.pointee.termCount == 2 && place[0].unknown == first && place[1].unknown == second.unknown
      && isSame(place[1], second)
  }

  /// Whether coefficients differ by no more than rounding, which may be much where large numbers cancelled.
  @inline(__always)
  private func isSame(_ a: LevelReduction.Term, _ b: LevelReduction.Term) -> Bool {
    let tolerance = max(Tolerance.cancellation, Tolerance.rounding * Double(a.spread + b.spread))
    return abs(a.coefficient - b.coefficient) <= tolerance * abs(b.coefficient)
  }

  mutating func insert(
    _ form: Int32, _ forms: borrowing Stack<LevelReduction.Form>,
    _ terms: borrowing Stack<LevelReduction.Term>
  ) {
    if 2 * used.count >= slots.count { grow(forms, terms) }
    place(form, forms, terms)
  }

  /// Adds a form at the slot that `find` has found for it.
  @inline(__always)
  mutating func insert(
    _ form: Int32, at slot: Int, _ forms: borrowing Stack<LevelReduction.Form>,
    _ terms: borrowing Stack<LevelReduction.Term>
  ) {
    if 2 * used.count >= slots.count {
      insert(form, forms, terms)
    } else {
      slots[slot] = form + 1
      used.append(Int32(slot))
    }
  }

  private mutating func place(
    _ form: Int32, _ forms: borrowing Stack<LevelReduction.Form>,
    _ terms: borrowing Stack<LevelReduction.Term>
  ) {
    let (first, count) = (Int(forms[Int(form)].firstTerm), Int(forms[Int(form)].termCount))
    var slot: Int
    if count == 2 {
      (_, slot) = find(terms[first].unknown, terms[first + 1], forms, terms)
    } else {
      slot = hash(terms, first, count)
      while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
    }
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

  /// The slot to begin with, by unknowns only: equal forms may differ in the last bits of their coefficients.
  private func hash(_ terms: borrowing Stack<LevelReduction.Term>, _ first: Int, _ count: Int) -> Int {
    var hash: UInt64 = 0
    for index in first..<first + count { hash = mix(hash, terms[index].unknown) }
    return index(hash)
  }

  @inline(__always)
  private func mix(_ hash: UInt64, _ unknown: Int32) -> UInt64 {
    let product = (hash ^ UInt64(UInt32(bitPattern: unknown))) &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product >> 29)
  }

  @inline(__always)
  private func index(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 1) & (slots.count - 1) }
}

import LayoutEngine

extension Layout {
  /// `'a' 30 + gap 8 + 'b' 70 = 108, but 'card' is 100 wide: 8 too much`.
  func text(of arithmetic: ConflictArithmetic) -> String {
    let excess = abs(arithmetic.excess)
    let verdict = "\(number(excess)) too \(arithmetic.excess > 0 ? "much" : "little")"
    if let contradiction = contradiction(arithmetic) { return contradiction }
    guard !arithmetic.right.isEmpty else {
      return "\(sum(arithmetic.left)), but must come to 0"
    }
    let left =
      arithmetic.left.isOne && arithmetic.left[0].quantity.dimension != nil
      ? statement(of: arithmetic.left[0]) : sum(arithmetic.left)
    let right = arithmetic.right.isOne ? statement(of: arithmetic.right[0]) : sum(arithmetic.right)
    return "\(left), but \(right): \(verdict)"
  }

  /// Where one size is to be two: `'a' cannot be 120 and 100 wide`.
  private func contradiction(_ arithmetic: ConflictArithmetic) -> String? {
    guard arithmetic.left.isOne else { return nil }
    let left = arithmetic.left[0]
    let dimension = left.quantity.dimension.map { " " + $0 } ?? ""
    let subject = subject(of: left.quantity)
    if arithmetic.right.isEmpty {
      return left.constant < 0 && !dimension.isEmpty
        ? "\(subject) cannot be \(number(left.constant))\(dimension), which is less than 0" : nil
    }
    // Two members about a distance are about the same one; the size of a view is one in any company.
    guard arithmetic.right.isOne, arithmetic.right[0].quantity == left.quantity,
      !dimension.isEmpty || arithmetic.multipliers.count == 2
    else { return nil }
    let right = arithmetic.right[0]
    return "\(subject) cannot be both \(left.bound.words)\(number(left.constant)) and "
      + "\(right.bound.words)\(number(right.constant))\(dimension)"
  }

  /// `'a' 30 + gap 8 + 'b' 70 = 108`; of a long sum, its ends.
  private func sum(_ summands: [Summand]) -> String {
    let total = summands.reduce(0) { $0 + $1.value }
    var sum = SumText()
    for summand in summands { sum.add(text(of: summand), summand.value) }
    return summands.isOne ? sum.text() : "\(sum.text()) = \(number(total))"
  }
}

extension [Summand] {
  /// One part that counts once: it is its own sum.
  fileprivate var isOne: Bool { count == 1 && self[0].multiplier == 1 }
}

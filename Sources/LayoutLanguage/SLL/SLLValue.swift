import LayoutModel

/// The value of an expression before the layout is solved.
enum SLLValue {
  /// The value `nil`, which has no effect in arithmetic.
  case absent
  case constant(Double)
  case unknown(SLLUnknowns.ID)
  case invalid

  var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }
}

/// Values in a view's rules that are known only after solving, as linear functions of other views' positions and sizes.
struct SLLUnknowns {
  typealias ID = Int

  private enum Operation {
    case item(Item)
    /// A fraction of the superview's size along the axis of the rule that uses this value.
    case fraction(Double)
    case sum(ID, ID)
    case affine(ID, times: Double, plus: Double)
  }

  let superview: ViewID
  private var operations: [Operation] = []

  init(superview: ViewID) { self.superview = superview }

  private mutating func add(_ operation: Operation) -> SLLValue {
    operations.append(operation)
    return .unknown(operations.count - 1)
  }

  mutating func item(_ view: ViewID, _ attribute: Attribute) -> SLLValue {
    add(.item(Item(view, attribute)))
  }

  /// Returns a percentage of the superview's size along `axis` or, if `axis` is `nil`, along the axis of the rule that
  /// uses the percentage.
  mutating func percentage(_ percent: Double, along axis: Axis?) -> SLLValue {
    guard percent != 0 else { return .constant(0) }
    guard let axis else { return add(.fraction(percent / 100)) }
    return affine(superviewSize(along: axis), times: percent / 100, plus: 0)
  }

  /// Converts a location's distance from one edge of the superview to its distance from the opposite edge: `superview's
  /// size - distance`. An absent distance stays absent.
  mutating func counterpart(of distance: SLLValue, along axis: Axis) -> SLLValue {
    if distance.isAbsent { return .absent }
    return sum(superviewSize(along: axis), affine(distance, times: -1, plus: 0))
  }

  mutating func superviewSize(along axis: Axis) -> SLLValue { item(superview, axis.size) }

  /// Returns `value * factor + constant`; an absent or invalid `value` is returned unchanged.
  mutating func affine(_ value: SLLValue, times factor: Double, plus constant: Double) -> SLLValue {
    switch value {
    case .constant(let number): .constant(canceled(number * factor, constant))
    case .unknown(let id):
      factor == 0 ? .constant(constant) : add(.affine(id, times: factor, plus: constant))
    case .absent, .invalid: value
    }
  }

  mutating func sum(_ left: SLLValue, _ right: SLLValue) -> SLLValue {
    switch (left, right) {
    case (.unknown(let left), .unknown(let right)): add(.sum(left, right))
    case (.constant(let number), let other), (let other, .constant(let number)):
      affine(other, times: 1, plus: number)
    case (.invalid, _), (_, .invalid): .invalid
    case (.absent, let other), (let other, .absent): other
    }
  }
}

extension SLLUnknowns {
  /// Returns the linear form of a value in a rule along `axis`. Cost: linear in the number of operations.
  func linearForm(of value: SLLValue, along axis: Axis) -> LinearForm<Item> {
    var form = LinearForm<Item>()
    guard case .unknown(let whole) = value else {
      if case .constant(let number) = value { form.add(number) }
      return form
    }
    // `factors[id]` is the coefficient of operation `id` in the whole value. Operations use only earlier results, so
    // the loop runs backward.
    var factors = [Double](repeating: 0, count: whole + 1)
    factors[whole] = 1
    for id in stride(from: whole, through: 0, by: -1) where factors[id] != 0 {
      let factor = factors[id]
      switch operations[id] {
      case .item(let item): form.add(factor, item)
      case .fraction(let fraction): form.add(factor * fraction, Item(superview, axis.size))
      case .sum(let left, let right):
        factors[left] += factor
        factors[right] += factor
      case .affine(let inner, let times, let constant):
        factors[inner] += factor * times
        form.add(factor * constant)
      }
    }
    return form
  }
}

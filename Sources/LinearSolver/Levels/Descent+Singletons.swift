extension Descent {
  /// Decides a group of one unknown, as heights and widths of their own are: what its bounds allow that costs least.
  ///
  /// What becomes an equation goes to `singletonFixings`. False, with all as it was, where several costs lie on the unknown or
  /// its bounds leave no room.
  mutating func decideSingleton(_ group: Int32, _ elimination: inout Elimination) -> Bool {
    // 1. Its bounds, and the one cost.
    var interval = SingletonInterval()
    var next = groups.firstPart(of: group)
    while next >= 0 {
      if groups.refresh(next, &elimination), !interval.add(groups.parts[Int(next)], next) { return false }
      next = groups.parts[Int(next)].next
    }
    if interval.unknown < 0 { return false }
    guard interval.lower <= interval.upper else { return false }
    // 2. The least cost: at the breakpoint, at the bound before it, or anywhere.
    let slack = Tolerance.drift * max(abs(interval.breakpoint), interval.magnitude)
    let first = groups.takeParts(of: group)
    assert(first >= 0)
    if interval.cost >= 0 {
      if interval.breakpoint < interval.lower - slack {
        if interval.rises {
          fix(interval.lowerPart, at: interval.lower, interval)
          return true
        }
      } else if interval.breakpoint > interval.upper + slack {
        if interval.falls {
          fix(interval.upperPart, at: interval.upper, interval)
          return true
        }
      } else if interval.rises && interval.falls {
        fix(interval.cost, at: interval.breakpoint, interval)
        return true
      } else {
        setBound(interval.cost, isLower: interval.falls != interval.isReversed)
        interval.confineToCost()
      }
    }
    // 3. What is left of the bounds.
    if interval.lowerPart >= 0, interval.upperPart >= 0,
      interval.upper - interval.lower <= Tolerance.drift * interval.magnitude
    {
      fix(interval.lowerPart, at: interval.lower, interval)
      return true
    }
    values[interval.unknown] = min(max(0, interval.lower), interval.upper)
    if interval.lowerPart >= 0 { groups.giveBack(interval.lowerPart, to: group) }
    if interval.upperPart >= 0 { groups.giveBack(interval.upperPart, to: group) }
    return true
  }

  private mutating func fix(_ part: Int32, at value: Double, _ interval: SingletonInterval) {
    values[interval.unknown] = value
    singletonFixings.append(groups.parts[Int(part)].constraint)
  }
}

/// What lies on a single unknown: the tightest bounds, and at most one cost.
private struct SingletonInterval {
  var unknown: Int32 = -1
  var (lower, upper) = (-Double.infinity, Double.infinity)
  var (lowerPart, upperPart): (Int32, Int32) = (-1, -1)
  var cost: Int32 = -1
  var breakpoint = 0.0
  /// Whether the cost grows below the breakpoint, and above it.
  var (falls, rises) = (false, false)
  /// Whether the unknown falls where the cost's left side rises.
  var isReversed = false
  /// The size of the numbers that positions come from.
  var magnitude = 0.0

  /// False where it is too much for an interval.
  @inline(__always)
  mutating func add(_ part: Part, _ index: Int32) -> Bool {
    let left = part.left
    if !left.isAlone || (unknown >= 0 && unknown != left.first) { return false }
    unknown = left.first
    let position = 0 - left.constant / left.firstCoefficient
    magnitude = max(magnitude, left.magnitude / abs(left.firstCoefficient))
    // What has overflowed says nothing about where it stands.
    if !position.isFinite || !magnitude.isFinite { return false }
    let partIsReversed = left.firstCoefficient < 0
    if part.isDecided {
      if partIsReversed ? part.hasUpperBound : part.hasLowerBound {
        if position > lower { (lower, lowerPart) = (position, index) }
      }
      if partIsReversed ? part.hasLowerBound : part.hasUpperBound {
        if position < upper { (upper, upperPart) = (position, index) }
      }
      return true
    }
    if cost >= 0 { return false }
    (cost, breakpoint, isReversed) = (index, position, partIsReversed)
    falls = partIsReversed ? part.hasCostAbove : part.hasCostBelow
    rises = partIsReversed ? part.hasCostBelow : part.hasCostAbove
    return true
  }

  /// The cost, of one side, has become a bound.
  mutating func confineToCost() {
    if falls {
      if breakpoint > lower { (lower, lowerPart) = (breakpoint, cost) }
    } else if breakpoint < upper {
      (upper, upperPart) = (breakpoint, cost)
    }
  }
}

/// Convex piecewise-linear cost functions, each stored as the slopes between the positions at which its slope changes.
///
/// In a sum of two costs, the slopes at each position are added; in their infimal convolution, the positions with each
/// slope are added (Rockafellar, *Convex Analysis*, 1970, section 16).
struct Curves: ~Copyable {
  /// A curve from `lower` to `upper` (in points), whose slope up to its first break is `firstSlope` (in cost per
  /// point).
  struct Curve: BitwiseCopyable {
    var lower: Double
    var upper: Double
    var firstSlope: Double
    var start: Int32
    var breakCount: Int32
  }

  struct Break: BitwiseCopyable {
    var position: Double
    /// The slope of the cost from this position to the next break or, after the last break, to the end of the domain.
    var slope: Double
  }

  private(set) var breaks = Stack<Break>()

  /// A position at which the slope of a cost increases by `rise`.
  struct Breakpoint: BitwiseCopyable {
    var position: Double
    var rise: Double
  }

  var breakpoints = Stack<Breakpoint>()

  mutating func removeAll() { breaks.removeAll() }

  // MARK: - Sums

  mutating func addSum(lower: Double, upper: Double, slopeFarLeft: Double) -> Curve {
    var curve = Curve(
      lower: lower, upper: upper, firstSlope: slopeFarLeft, start: Int32(breaks.count), breakCount: 0)
    var all = UnsafeMutableBufferPointer(start: breakpoints.base, count: breakpoints.count)
    all.sort { $0.position < $1.position }
    var slope = slopeFarLeft
    for index in 0..<breakpoints.count {
      let breakpoint = breakpoints[index]
      slope = sumWithoutNoise(slope, breakpoint.rise)
      if breakpoint.position <= lower {
        curve.firstSlope = slope
      } else if breakpoint.position < upper {
        append(Break(position: breakpoint.position, slope: slope), to: &curve)
      }
    }
    breakpoints.removeAll()
    return curve
  }

  @inline(__always)
  private mutating func append(_ new: Break, to curve: inout Curve) {
    let last = breaks.count - 1
    if curve.breakCount > 0 && breaks[last].position == new.position {
      breaks[last] = new
    } else {
      breaks.append(new)
      curve.breakCount += 1
    }
  }

  mutating func addBreakpoints(of curve: Curve) {
    var slope = curve.firstSlope
    for index in 0..<Int(curve.breakCount) {
      let next = breaks[Int(curve.start) + index]
      breakpoints.append(Breakpoint(position: next.position, rise: next.slope - slope))
      slope = next.slope
    }
  }

  // MARK: - Infimal convolution

  private struct Walk {
    let curve: Curve
    let factor: Double
    private var piece: Int
    var slope = 0.0
    var end = 0.0
    var isAtEnd = false

    init(_ curve: Curve, factor: Double) {
      self.curve = curve
      self.factor = factor
      piece = factor > 0 ? -1 : Int(curve.breakCount) + 1
    }

    var start: Double { factor > 0 ? factor * curve.lower : factor * curve.upper }

    @inline(__always)
    mutating func advance(_ breaks: borrowing Stack<Break>) {
      let count = Int(curve.breakCount)
      piece += factor > 0 ? 1 : -1
      if piece < 0 || piece > count {
        isAtEnd = true
        return
      }
      let first = Int(curve.start)
      slope = (piece == 0 ? curve.firstSlope : breaks[first + piece - 1].slope) / factor
      if factor > 0 {
        end = factor * (piece == count ? curve.upper : breaks[first + piece].position)
      } else {
        end = factor * (piece == 0 ? curve.lower : breaks[first + piece - 1].position)
      }
    }
  }

  /// Adds the curve whose cost at a position `x` is the least value of `first(u) + second(v)` among all `u` and `v`
  /// with `firstFactor * u + secondFactor * v = x`.
  mutating func addConvolution(
    _ first: Curve, _ firstFactor: Double, _ second: Curve, _ secondFactor: Double
  ) -> Curve {
    var (a, b) = (Walk(first, factor: firstFactor), Walk(second, factor: secondFactor))
    var (aStart, bStart) = (a.start, b.start)
    // A curve whose domain is a single point has no pieces.
    if first.lower == first.upper { a.isAtEnd = true } else { a.advance(breaks) }
    if second.lower == second.upper { b.isAtEnd = true } else { b.advance(breaks) }
    if aStart == -.infinity {
      while !b.isAtEnd && isLess(b.slope, a.slope) { pass(&b, &bStart) }
    }
    if bStart == -.infinity {
      while !a.isAtEnd && isLess(a.slope, b.slope) { pass(&a, &aStart) }
    }
    var curve = Curve(
      lower: aStart + bStart, upper: 0, firstSlope: 0, start: Int32(breaks.count), breakCount: 0)
    var isFirst = true
    var end = curve.lower
    while !(a.isAtEnd && b.isAtEnd) && end < .infinity {
      let takesA = !a.isAtEnd && (b.isAtEnd || !isLess(b.slope, a.slope))
      let takesB = !b.isAtEnd && (a.isAtEnd || !isLess(a.slope, b.slope))
      let slope = takesA ? a.slope : b.slope
      if isFirst {
        curve.firstSlope = slope
        isFirst = false
      } else {
        append(Break(position: end, slope: slope), to: &curve)
      }
      if takesA { pass(&a, &aStart) }
      if takesB { pass(&b, &bStart) }
      end = aStart + bStart
    }
    curve.upper = end
    return curve
  }

  @inline(__always)
  private func pass(_ walk: inout Walk, _ start: inout Double) {
    start = walk.end
    walk.advance(breaks)
  }

  @inline(__always)
  private func isLess(_ a: Double, _ b: Double) -> Bool {
    a < b - Tolerance.slope * max(abs(a), abs(b))
  }

  // MARK: - Reading

  /// Returns the lowest and highest position with the given slope.
  ///
  /// If no position has this slope, both results are the position at which the curve's slope jumps from below to above
  /// it. Returns `nil` if that position is infinite.
  func positions(atSlope slope: Double, of curve: Curve) -> (Double, Double)? {
    if curve.lower == curve.upper { return (curve.lower, curve.upper) }
    var lower = curve.lower
    var pieceSlope = curve.firstSlope
    var index = 0
    let count = Int(curve.breakCount)
    while isLess(pieceSlope, slope) {
      if index == count { return curve.upper == .infinity ? nil : (curve.upper, curve.upper) }
      lower = breaks[Int(curve.start) + index].position
      pieceSlope = breaks[Int(curve.start) + index].slope
      index += 1
    }
    if isLess(slope, pieceSlope) { return lower == -.infinity ? nil : (lower, lower) }
    while index < count {
      let next = breaks[Int(curve.start) + index]
      if isLess(slope, next.slope) { return (lower, next.position) }
      index += 1
    }
    return (lower, curve.upper)
  }

  /// Returns the smallest and largest slopes at positions within `slack` of `position`. The smallest slope is negative
  /// infinity if these positions include the lower end of the curve; the largest is infinity if they include the upper
  /// end.
  func slopes(at position: Double, slack: Double, of curve: Curve) -> (Double, Double) {
    var least = curve.firstSlope
    var index = 0
    let count = Int(curve.breakCount)
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if breaks[Int(curve.start) + middle].position < position - slack {
        low = middle + 1
      } else {
        high = middle
      }
    }
    index = low
    if index > 0 { least = breaks[Int(curve.start) + index - 1].slope }
    var largest = least
    while index < count && breaks[Int(curve.start) + index].position <= position + slack {
      largest = breaks[Int(curve.start) + index].slope
      index += 1
    }
    if position <= curve.lower + slack { least = -.infinity }
    if position >= curve.upper - slack { largest = .infinity }
    return (least, largest)
  }
}

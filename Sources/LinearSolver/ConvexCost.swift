/// A convex piecewise-linear cost of one variable: corners and the slopes between them.
struct ConvexCost {
  /// Ascending, no two the same.
  private(set) var corners: [Double] = []
  private(set) var origins: [Origin] = []
  /// One more than corners, ascending: `slopes[k]` holds between `corners[k - 1]` and `corners[k]`.
  private(set) var slopes: [Double] = [0]

  static let none = ConvexCost()

  /// A cost that is linear everywhere.
  init(slope: Double = 0) { slopes = [slope] }

  /// The sum of kinks.
  init(_ kinks: [CostKink]) {
    let sorted = kinks.sorted { $0.position < $1.position }
    slopes = [sorted.reduce(0) { $0 - $1.below }]
    for kink in sorted {
      let slope = sumWithoutNoise(slopes[slopes.count - 1], kink.below + kink.above)
      if kink.position == corners.last {
        slopes[slopes.count - 1] = slope
      } else {
        corners.append(kink.position)
        origins.append(kink.origin)
        slopes.append(slope)
      }
    }
  }

  /// How many corners lie below `value`, and how many at or below it.
  func pieces(around value: Double) -> (left: Int, right: Int) {
    let slack = 1e-13 * abs(value)
    var (low, high) = (0, corners.count)
    while low < high {
      let middle = (low + high) / 2
      if corners[middle] < value - slack { low = middle + 1 } else { high = middle }
    }
    var right = low
    while right < corners.count && corners[right] <= value + slack { right += 1 }
    return (low, right)
  }
}

import Testing

@testable import LinearSolver

struct CurveTests {
  private static func slopes(
    of positions: [Double], lower: Double, upper: Double, at place: Double, slack: Double
  ) -> [Double] {
    var curves = Curves()
    for position in positions { curves.breakpoints.append(.init(position: position, rise: 1)) }
    let curve = curves.addSum(lower: lower, upper: upper, slopeFarLeft: -2)
    let found = curves.slopes(at: place, slack: slack, of: curve)
    return [found.0, found.1]
  }

  @Test(arguments: [
    (3.0, 0.0, [0.0, 1.0]), (3.05, 0.1, [0.0, 1.0]), (2.95, 0.1, [0.0, 1.0]), (3.5, 0.1, [1.0, 1.0]),
    (3.5, 0.6, [0.0, 2.0]), (0, 0.1, [-2.0, -2.0]), (9, 0.1, [3.0, 3.0]), (-10, 0.1, [-Double.infinity, -2]),
    (-9.95, 0.1, [-Double.infinity, -2]), (-9.8, 0.1, [-2.0, -2]), (19.95, 0.1, [3.0, Double.infinity]),
    (19.8, 0.1, [3, 3]), (20, 0, [3, Double.infinity]),
  ])
  func aroundAPosition(place: Double, slack: Double, expected: [Double]) {
    let positions = [1.0, 2, 3, 4, 5]
    #expect(Self.slopes(of: positions, lower: -10, upper: 20, at: place, slack: slack) == expected)
  }

  @Test func byDefinition() {
    var random = UInt64(7)
    func next(_ below: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % below
    }
    for _ in 0..<500 {
      let positions = (0..<next(12)).map { _ in Double(next(20)) }
      let (place, slack) = (Double(next(40)) / 2, Double(next(4)) / 4)
      let left = -2 + Double(positions.count { $0 < place - slack })
      let right = -2 + Double(positions.count { $0 <= place + slack })
      let found = Self.slopes(of: positions, lower: -100, upper: 100, at: place, slack: slack)
      #expect(found == [left, right], "\(positions) at \(place), within \(slack)")
    }
  }
}

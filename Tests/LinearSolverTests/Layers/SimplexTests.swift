import Testing

@testable import LinearSolver

private let (x, y, sum, difference) = (0, 1, 2, 3)

@Suite struct SimplexTests {
  private func simplex<Number: SimplexNumber>(_: Number.Type) -> Simplex<Number> {
    var simplex = Simplex<Number>()
    _ = simplex.addUnknown(at: .zero)
    _ = simplex.addUnknown(at: .zero)
    _ = simplex.addForm([(x, .one), (y, .one)])
    _ = simplex.addForm([(x, .one), (y, -.one)])
    return simplex
  }

  @Test func `bounds are made to hold, in doubles and in double-doubles`() {
    func check<Number: SimplexNumber>(_: Number.Type) {
      var simplex = simplex(Number.self)
      simplex.bound(sum, from: Number(binary: 10), to: Number(binary: 10))
      simplex.bound(difference, from: Number(binary: 4), to: Number(binary: 4))
      #expect(simplex.makeFeasible() == nil)
      let values = [x, y, sum, difference].map { simplex.variables[$0].value.double }
      #expect(values == [7, 3, 10, 4])
    }
    check(Double.self)
    check(DoubleDouble.self)
  }

  @Test func `what cannot hold is explained by a sum that cancels`() {
    var simplex = simplex(Double.self)
    simplex.bound(x, from: 1, to: .infinity)
    simplex.bound(y, from: 2, to: .infinity)
    simplex.bound(sum, from: -.infinity, to: 2)
    let explanation = (simplex.makeFeasible() ?? []).sorted { $0.variable < $1.variable }
    #expect(explanation.map(\.variable) == [x, y, sum])
    let size = abs(explanation.last?.factor ?? 0)
    #expect(explanation.map { $0.factor / size } == [1, 1, -1])
  }

  @Test func `variables have the values that they are given, and all else follows`() {
    var simplex = simplex(Double.self)
    simplex.start([(sum, 10), (difference, 4), (x, 100)])
    let values = [x, y, sum, difference].map { simplex.variables[$0].value }
    #expect(values == [7, 3, 10, 4])
  }

  /// The rows are linearly dependent, since `twice` is a multiple of `sum`.
  @Test func `where rows depend on each other, one gives way`() {
    var simplex = simplex(Double.self)
    let twice = simplex.addForm([(x, 2), (y, 2)])
    simplex.start([(sum, 10), (twice, 20)])
    simplex.bound(twice, from: 30, to: 30)
    #expect(simplex.makeFeasible() == nil)
    let values = [sum, twice].map { simplex.variables[$0].value }
    #expect(values == [15, 30])
  }

  @Test func `a cost is least where its slope changes sign`() {
    var simplex = simplex(Double.self)
    simplex.bound(x, from: 0, to: 3)
    simplex.bound(y, from: 0, to: 20)
    #expect(simplex.makeFeasible() == nil)
    simplex.price(sum, slopeFarLeft: -1, [.init(position: 8, slope: 1)])
    simplex.price(difference, slopeFarLeft: -3, [.init(position: 1, slope: 3)])
    guard case .optimal = simplex.minimize() else {
      Issue.record("not optimal")
      return
    }
    let values = [x, y, sum, difference].map { simplex.variables[$0].value }
    #expect(values == [3, 2, 5, 1])
  }

  static let systems: [(name: String, rows: [[Double]], unknowns: [Double])] = [
    ("a permutation", [[0, 1, 0], [0, 0, 1], [1, 0, 0]], [3, 5, 7]),
    ("a scaled permutation", [[0, -2, 0], [0, 0, 0.5], [4, 0, 0]], [3, 5, 7]),
    ("a lower triangle", [[1, 0, 0, 0], [2, 1, 0, 0], [3, 2, 1, 0], [4, 3, 2, 1]], [1, -2, 3, -4]),
    ("an upper triangle", [[1, 2, 3, 4], [0, 1, 2, 3], [0, 0, 1, 2], [0, 0, 0, 1]], [1, -2, 3, -4]),
    ("pairs in a circle", [[1, 1, 0], [0, 1, 1], [1, 0, 1]], [6, 4, 8]),
    ("no zeros", [[2, 1, 1, 1], [1, 3, 1, 1], [1, 1, 4, 1], [1, 1, 1, 5]], [1, 2, 3, 4]),
    ("an arrow", [[1, 1, 1, 1], [1, 2, 0, 0], [1, 0, 3, 0], [1, 0, 0, 4]], [12, 6, -9, 5]),
    ("what cancels on the way", [[1, 1, 1], [1, 1, 2], [1, 2, 1]], [5, 6, 7]),
    ("nearly parallel", [[1, 1, 0], [1, 1.0001, 0], [0, 1, 1]], [2, 3, 4]),
    ("large and small", [[1000, 1, 0], [1, 0.001, 1], [0, 1, 1000]], [0.5, 20, 3]),
    ("a row that follows", [[1, 1, 0], [0, 1, 1], [1, 2, 1], [1, 0, 1]], [6, 4, 8]),
    ("two rows that follow", [[1, 1, 0], [2, 2, 0], [0, 1, 1], [1, 0, 1], [1, 1, 1]], [6, 4, 8]),
  ]

  @Test(arguments: systems) func factors(name: String, rows: [[Double]], unknowns: [Double]) {
    func check<Number: SimplexNumber>(_: Number.Type, startsThere: Bool) {
      var simplex = Simplex<Number>()
      for _ in unknowns { _ = simplex.addUnknown(at: .zero) }
      var targets: [(form: Int, value: Double)] = []
      for row in rows {
        let terms = row.indices.filter { row[$0] != 0 }
        let sum = zip(row, unknowns).reduce(0) { $0 + $1.0 * $1.1 }
        targets.append((simplex.addForm(terms.map { ($0, Number(binary: row[$0])) }), sum))
      }
      if startsThere { simplex.start(targets.map { ($0.form, Number(binary: $0.value)) }) }
      for (form, value) in targets {
        simplex.bound(form, from: Number(binary: value), to: Number(binary: value))
      }
      #expect(simplex.makeFeasible() == nil)
      for (place, value) in unknowns.enumerated() {
        #expect(abs(simplex.variables[place].value.double - value) < 1e-8, "unknown \(place)")
      }
      for (form, value) in targets {
        #expect(abs(simplex.variables[form].value.double - value) < 1e-8, "form \(form)")
      }
    }
    for startsThere in [false, true] {
      check(Double.self, startsThere: startsThere)
      check(DoubleDouble.self, startsThere: startsThere)
    }
  }
}

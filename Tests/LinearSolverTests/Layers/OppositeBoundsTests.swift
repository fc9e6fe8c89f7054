import LinearSolver
import Testing

struct SizeCase: CustomTestStringConvertible {
  var name: String
  var others: [(relation: LinearRelation, constant: Double, strength: Strength)]
  var value: Double
  var freedom: ClosedRange<Double>?

  var testDescription: String { name }

  static let all: [SizeCase] = [
    SizeCase(name: "nothing", others: [], value: 40),
    SizeCase(name: "what it has room for", others: [(.lessOrEqual, 50, .required)], value: 40),
    SizeCase(name: "too little room", others: [(.lessOrEqual, 30, .required)], value: 30),
    SizeCase(name: "an equation", others: [(.equal, 60, .required)], value: 60),
    SizeCase(name: "its own equation", others: [(.equal, 40, .required)], value: 40),
    SizeCase(name: "a weaker constraint", others: [(.equal, 60, .optional(100))], value: 40),
    SizeCase(name: "a constraint between", others: [(.equal, 60, .optional(500))], value: 60),
    SizeCase(name: "a constraint between, of less", others: [(.equal, 20, .optional(500))], value: 40),
    SizeCase(name: "a stronger constraint of less", others: [(.equal, 20, .optional(751))], value: 20),
    SizeCase(
      name: "a constraint as strong as hugging", others: [(.greaterOrEqual, 60, .optional(250))], value: 40,
      freedom: 40...60),
    SizeCase(
      name: "a constraint that fails, as strong as hugging, and one that decides",
      others: [(.greaterOrEqual, 60, .optional(250)), (.equal, 55, .optional(1))], value: 55),
  ]
}

@Suite struct OppositeBoundsTests {
  @Test(arguments: SizeCase.all) func aSize(_ size: SizeCase) {
    var problem = LinearProblem(variableCount: 1)
    problem.add([LinearTerm(1, 0)], .lessOrEqual, to: 40, strength: .optional(250))
    problem.add([LinearTerm(1, 0)], .greaterOrEqual, to: 40, strength: .optional(750))
    for other in size.others {
      problem.add([LinearTerm(1, 0)], other.relation, to: other.constant, strength: other.strength)
    }
    problem.add([LinearTerm(1, 0)], .equal, to: 0, strength: .tieBreak(0))
    let solution = solve(problem)
    #expect(solution.values == [size.value])
    #expect(solution.freedom[0] == size.freedom)
    #expect(solution.conflicts.isEmpty)
  }

  @Test func `separated sizes are two bounds`() {
    var problem = LinearProblem(variableCount: 1)
    problem.add([LinearTerm(1, 0)], .lessOrEqual, to: 40, strength: .optional(250))
    let compression = problem.add([LinearTerm(1, 0)], .greaterOrEqual, to: 40, strength: .optional(750))
    problem.setConstant(of: compression, to: 30)
    #expect(solve(problem).freedom[0] == 30...40)
    var solver = RepeatedSolver(problem, varying: [compression])
    #expect(solver.solve([40]).freedom[0] == nil)
    #expect(solver.solve([20]).freedom[0] == 20...40)
    #expect(solver.solve([50]).values == [50])
  }

  @Test func `one impossible size leaves the others unchanged`() {
    var row = Row(width: 100)
    let items = [row.addItem(), row.addItem(), row.addItem()]
    row.add(items[0].left, .equal, 0)
    row.add(items[1].left, minus: items[0].right, .equal, 0)
    row.add(items[1].right, .equal, 100)
    row.add(items[2].left, .equal, 10)
    for (item, size, hugging) in [(items[0], 30.0, 251.0), (items[1], 50, 250), (items[2], 60, 250)] {
      row.add(item.width, .lessOrEqual, size, .optional(hugging))
      row.add(item.width, .greaterOrEqual, size, .optional(750))
    }
    let solution = solve(row.problem)
    #expect(items.map { solution.values[$0.width] } == [30, 70, 60])
    #expect(solution.freedom.allSatisfy { $0 == nil })
  }

  @Test func `a contradiction is reported without the sizes`() {
    var row = Row(width: 100)
    let item = row.addItem()
    row.add(item.left, .equal, 0)
    row.add(item.width, .lessOrEqual, 40, .optional(250))
    row.add(item.width, .greaterOrEqual, 40, .optional(750))
    let first = row.add(item.right, .equal, 50)
    let second = row.add(item.right, .equal, 60)
    let solution = solve(row.problem)
    #expect(solution.conflicts.map(\.members) == [[first, second]])
    #expect(solution.values[item.width] == 50)
  }

  @Test func `impossible widths leave heights unchanged`() {
    var problem = LinearProblem(variableCount: 3)
    for (index, size) in [40.0, 20, 30].enumerated() {
      let term = LinearTerm(1, Variable(index: index))
      problem.add([term], .lessOrEqual, to: size, strength: .optional(250))
      problem.add([term], .greaterOrEqual, to: size, strength: .optional(750))
    }
    problem.add([LinearTerm(1, 0), LinearTerm(-1, 1)], .equal, to: 0)
    let counts = Layer.counts {
      #expect(solve(problem).values == [40, 40, 30])
    }
    #if DEBUG
      #expect(counts[.oppositeBounds] == 2)
      #expect(counts[.partedBounds] == 1)
    #endif
  }

  @Test func `what lies between widths and heights parts both`() {
    var problem = LinearProblem(variableCount: 2)
    for (index, size) in [40.0, 30].enumerated() {
      let term = LinearTerm(1, Variable(index: index))
      problem.add([term], .lessOrEqual, to: size, strength: .optional(250))
      problem.add([term], .greaterOrEqual, to: size, strength: .optional(750))
    }
    problem.add([LinearTerm(1, 0)], .greaterOrEqual, to: 50)
    problem.add([LinearTerm(1, 0), LinearTerm(-1, 1)], .equal, to: 0, strength: .optional(300))
    #expect(solve(problem).values == [50, 50])
  }
}

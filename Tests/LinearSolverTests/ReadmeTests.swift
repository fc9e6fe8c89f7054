import LinearSolver
import Testing

/// The example in the README.
@Suite struct ReadmeTests {
  @Test func aTalk() {
    var talk = LinearProblem()
    let (intro, demo, questions) = (talk.addVariable(), talk.addVariable(), talk.addVariable())
    let length = talk.add(
      [LinearTerm(1, intro), LinearTerm(1, demo), LinearTerm(1, questions)], .equal, to: 45)
    talk.add(LinearTerm(1, intro), .greaterOrEqual, to: 5)
    talk.add(LinearTerm(1, demo), .equal, to: 30, strength: .optional(750))
    talk.add(LinearTerm(1, questions), .greaterOrEqual, to: 15, strength: .optional(500))

    let plan = solve(talk)
    #expect(plan.values == [5, 30, 10] && plan.freedom.areAllDetermined)
    var other = RepeatedSolver(talk, varying: [length])
    let hour = other.solve([60])
    #expect(hour.freedom[intro] == 5...15 && hour.freedom[questions] == 15...25)
  }
}

import FixedAdvance
import Graphics
import LayoutModel
import LinearOracle
import LinearSolver
import Testing

@testable import LayoutEngine

struct IdleConstraintTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String { constraints }
    var constraints: String
    var idle: [String]

    init(_ constraints: String, _ idle: String...) { (self.constraints, self.idle) = (constraints, idle) }
  }

  static let cases = [
    Case("a.width = 5\na.width <= 7", "a.width <= 7"), Case("a.width = 5\na.width <= 5", "a.width <= 5"),
    Case("a.width = 5\na.width >= 3", "a.width >= 3"), Case("a.width = 5\na.width >= 5", "a.width >= 5"),
    Case("a.width = 5\na.right = superview.left + 5", "a.right = superview.left + 5"),
    Case("a.width = 9 ~ 20\na.width <= 7"), Case("a.width = 2 ~ 20\na.width >= 3"),
    Case("a.width >= 3\na.width <= 7"), Case("a.width >= 3\na.width <= 7\na.width <= 8", "a.width <= 8"),
    Case("a.width >= 3\na.width <= 7\na.width >= 2", "a.width >= 2"),
    Case("a.width <= 7\na.width >= 3\na.width <= 6", "a.width <= 7"),
    Case("a.width >= 0\na.width = 5", "a.width >= 0"),
  ]

  @Test(arguments: cases, ["b.width = 9\n", ""])
  func idle(_ example: Case, ofTheOther: String) {
    let views = "canvas 100x50\nview a { tt = ll = 0, h = 5 }\nview b { tt = ll = 0, h = 5 }\n\(ofTheOther)"
    let solved = solved(views + example.constraints)
    let found = redundantConstraints(
      [solved], where: { $0.span.start >= views.utf8.count }, measuring: FixedAdvanceMeasurer())
    #expect(
      found.indices.map { solved.layout.source[solved.layout.constraints[$0].span] } == example.idle)
    #expect(!found.isCapped)
  }

  @Test func agreesWithSolvingWithoutTheConstraint() {
    var found = 0
    for seed in 0..<UInt64(60) {
      var random = SplitMix64(seed: 900 + seed)
      let constraints = (0..<7).map { _ in
        let (view, other) = (Int.random(in: 0..<3, using: &random), Int.random(in: 0..<3, using: &random))
        let relation = ["=", "<=", ">="].randomElement(using: &random)!
        let term = view == other ? "" : "v\(other).width \(["+", "-"].randomElement(using: &random)!) "
        let priority = ["", " ~ 500", " ~ 250"].randomElement(using: &random)!
        return "v\(view).width \(relation) \(term)\(10 * Int.random(in: 1...3, using: &random))\(priority)"
      }
      func text(_ lines: [String]) -> String {
        "canvas 300x50\n" + (0..<3).map { "view v\($0) { tt = ll = 0, h = 5 }\n" }.joined()
          + lines.map { $0 + "\n" }.joined()
      }
      let solved = solved(text(constraints))
      guard solved.conflicts.isEmpty, solved.ambiguities.allSatisfy(\.isEmpty) else { continue }
      var kept = constraints
      for index in constraints.indices.reversed() {
        var fewer = kept
        fewer.remove(at: index)
        let without = LayoutEngineTests.solved(text(fewer))
        let isSame = without.ambiguities.allSatisfy(\.isEmpty) && without.frames == solved.frames
        if isSame { kept = fewer }
      }
      let start = solved.layout.constraints.count - constraints.count
      let indices = redundantConstraints(
        [solved], where: { $0.span.start >= text([]).utf8.count }, measuring: FixedAdvanceMeasurer()
      ).indices
      found += indices.count
      #expect(
        constraints.indices.filter { !indices.contains(start + $0) }.map { constraints[$0] } == kept,
        "\(text(constraints))")
    }
    #expect(found > 50)
  }

  /// The search is estimated to cost 24 units of the budget for each row of the linear problem and each of the four
  /// candidates.
  @Test(arguments: [(0, false), (1, true)]) func whatCostsTooMuch(missing: Int, isCapped: Bool) {
    let solved = solved("canvas 9x9\nview a { tt = ll = 0, h = 5 }\na.width = 5")
    let rows = LayoutReasons(solved, measuring: FixedAdvanceMeasurer()).problem.constraintCount
    let found = withOneBudget {
      Budget.spend(Budget.left(for: .idle) - 24 * 4 * rows + missing, on: .idle)
      return redundantConstraints([solved], where: { _ in true }, measuring: FixedAdvanceMeasurer())
    }
    #expect(found.isCapped == isCapped && found.indices.isEmpty)
  }

  /// On the wide canvas only, `a.width <= 30` limits the width.
  @Test(arguments: [([0], [3, 4]), ([1], [4]), ([0, 1], [4]), ([1, 0], [4])])
  func onSeveralCanvases(canvases: [Int], idle: [Int]) {
    let text = """
      canvas "narrow" 40x50
      canvas "wide" 90x50
      view a { tt = ll = 0, h = 5 }
      a.width <= 30
      a.width <= 31
      a.width = superview.width * 0.5 ~ 500
      """
    let found = redundantConstraints(
      canvases.map { solved(text, canvas: $0) }, where: { _ in true }, measuring: FixedAdvanceMeasurer())
    #expect(found.indices == idle)
  }

  @Test func aConflictHasNone() {
    let solved = solved("canvas 9x9\nview a { tt = ll = 0, h = 5 }\na.width = 5\na.width = 6\na.width <= 7")
    #expect(
      redundantConstraints([solved], where: { _ in true }, measuring: FixedAdvanceMeasurer()).indices == [])
  }
}

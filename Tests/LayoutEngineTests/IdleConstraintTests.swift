import Graphics
import LayoutEngine
import LayoutModel
import Testing

/// Which constraints never matter, whether all else is determined or something is open.
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

  @Test func aConflictHasNone() {
    let solved = solved("canvas 9x9\nview a { tt = ll = 0, h = 5 }\na.width = 5\na.width = 6\na.width <= 7")
    #expect(
      redundantConstraints([solved], where: { _ in true }, measuring: FixedAdvanceMeasurer()).indices == [])
  }
}

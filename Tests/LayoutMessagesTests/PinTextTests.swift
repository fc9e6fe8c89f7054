import Diagnostics
import FixedAdvance
import LayoutModel
import LayoutPipeline
import Testing

@testable import LayoutEngine
@testable import LayoutMessages

@Suite struct PinTextTests {
  private static let a = ViewID(1)

  private static func solved() throws -> SolvedLayout {
    let source = SourceText(name: "t", text: "canvas 100x100\nview a\na.left >= 5\na.top >= 5\n")
    return try solve(source, measuring: FixedAdvanceMeasurer()).canvases[0].layout
  }

  @Test(
    arguments: [
      (
        .center(a, .horizontal), "a.centerX = superview.centerX", "a.centerX = superview.centerX",
        "'a' a constraint that centers it horizontally in its superview"
      ),
      (
        .center(a, .vertical), "a.centerY = superview.centerY", "a.centerY = superview.centerY",
        "'a' a constraint that centers it vertically in its superview"
      ),
      (
        .endMargin(a, Item(.root, .trailingMargin)), "a.trailing = superview.trailingMargin", "[a]-|",
        "'a' a trailing space of 0 to its superview's margin"
      ),
      (
        .endMargin(a, Item(.root, .bottomMargin)), "a.bottom = superview.bottomMargin", "V:[a]-|",
        "'a' a bottom space of 0 to its superview's margin"
      ),
      (
        .endMargin(a, Item(.root, .margins, .bottom)), "a.bottom = superview.margins.bottom",
        "a.bottom = superview.margins.bottom", "'a' a bottom space of 0 to its superview's margin"
      ),
    ] as [(DisambiguatingConstraint, String, String, String)])
  func inEachNotation(pin: DisambiguatingConstraint, equation: String, vfl: String, interface: String) throws
  {
    var solved = try Self.solved()
    #expect(solved.statement(for: pin, in: .equation) == equation)
    #expect(solved.statement(for: pin, in: .sll) == equation)
    #expect(solved.statement(for: pin, in: .vfl) == vfl)
    #expect(solved.advice([pin], joint: ", ") == "add '\(equation)'")
    for index in solved.layout.constraints.indices {
      solved.layout.constraints[index].notation = .interfaceBuilder
    }
    #expect(solved.advice([pin], joint: ", ") == "give \(interface)")
  }

  @Test func relationsInInterfaceBuilder() throws {
    var solved = try Self.solved()
    for index in solved.layout.constraints.indices {
      solved.layout.constraints[index].notation = .interfaceBuilder
    }
    #expect(
      solved.advice([.equation(0), .equation(1)], joint: ", and ")
        == "give the constraint in line 3 the relation ==, and the constraint in line 4 the relation ==")
  }
}

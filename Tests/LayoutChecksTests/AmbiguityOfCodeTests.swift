import Diagnostics
import FixedAdvance
import Graphics
import LayoutModel
import LayoutPipeline
import Testing

@testable import LayoutChecks

/// In a layout that was read from Swift source, an ambiguous view is not reported if an autoresizing mask, UIKit or
/// unread code may place this view, or another view that is connected to it by constraints or nesting.
@Suite struct AmbiguityOfCodeTests {
  static let text = """
    canvas 100x100
    view a { tt = 0, w = h = 10 }
    view b { tt = 0, w = h = 10 }
    view c {
      tt = 0, w = h = 10
      view d { tt = ll = 0, w = h = 1 }
    }
    c.left = b.right
    """

  @Test(arguments: [([], ["a", "b"]), (["a"], ["b"]), (["b"], ["a"]), (["d"], ["a"]), (["a", "c"], [])])
  func reports(placed: [String], expected: [String]) throws {
    var solved = try #require(try solve(SourceText(name: "t.layout", text: Self.text)).canvases.first).layout
    var coverage = SourceCoverage(unread: [], assumptions: [], made: 9)
    coverage.placedOtherwise = Set(
      solved.layout.views.indices.map { ViewID($0) }.filter { placed.contains(solved.layout.name(of: $0)) })
    solved.layout.coverage = coverage
    let found = AmbiguityRule.findings(CheckedCanvas(solved, measuring: FixedAdvanceMeasurer()))
    #expect(found.map { String($0.message.dropFirst().prefix(1)) } == expected)
  }
}

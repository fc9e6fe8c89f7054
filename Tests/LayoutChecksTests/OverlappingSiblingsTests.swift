import Diagnostics
import Graphics
import LayoutEngine
import LayoutModel
import LayoutPipeline
import Testing

@testable import LayoutChecks

@Suite struct OverlappingSiblingsTests {
  static let shapes: [(name: String, width: Double, height: Double)] = [
    ("a column", 300, 10), ("a row", 10, 300), ("all over", 60, 60), ("without area", 0, 40),
  ]

  @Test(arguments: shapes) func allPairs(name: String, width: Double, height: Double) {
    let count = 40
    let text = (0..<count).map { "view v\($0)\n" }.joined()
    let layout = read(SourceText(name: "test.layout", text: text)).layout
    // The views are scattered over the canvas, and no two views have the same frame.
    var covered = [Rect(x: 0, y: 0, width: 400, height: 400)]
    for index in 0..<count {
      let (x, y) = (Double(index * 37 % 101) / 101, Double(index * 61 % 103) / 103)
      covered.append(Rect(x: x * (400 - width), y: y * (400 - height), width: width, height: height))
    }
    let views = (1...count).map(ViewID.init)
    let found = overlappingSiblings(views, covering: covered, in: layout)
    var expected: [[ViewID]] = []
    for second in views {
      for first in views where first < second && covered[first.index].overlaps(covered[second.index]) {
        expected.append([first, second])
      }
    }
    #expect(found.map { [$0.first, $0.second] } == expected)
    #expect(width == 0 || !expected.isEmpty)
  }

  @Test func aRunComparesOnlySoMany() throws {
    let layout = read(SourceText(name: "test.layout", text: "view a\nview b\n")).layout
    let covered = Array(repeating: Rect(x: 0, y: 0, width: 9, height: 9), count: 3)
    let views = [1, 2].map(ViewID.init)
    let (before, after, notes) = oneRun {
      let before = overlappingSiblings(views, covering: covered, in: layout)
      spendOnPairs(pairsLeft)
      return (before, overlappingSiblings(views, covering: covered, in: layout), Diagnostic.cutOffs)
    }
    #expect(before.count == 1 && after.isEmpty)
    #expect(notes.map(\.code) == ["cut-off"] && notes[0].message.contains("overlaps"))
    #expect(oneRun { Diagnostic.cutOffs } == [])
  }
}

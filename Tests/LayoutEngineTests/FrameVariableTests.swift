import FixedAdvance
import LayoutModel
import LinearSolver
import Testing

@testable import LayoutEngine

struct FrameVariableTests {
  /// A layout with nine frames: those of seven views, including the root, and those of the contents of two scroll
  /// views.
  private static let text = """
    canvas 300x200
    label a "A" compression 1000
    scroll s { view b { tt = ll = 0, w = h = 5 } }
    label c "C"
    scroll t
    view d
    a.left = 5
    |-[c]-|

    """

  @Test(arguments: [(0, 0), (1, 1), (2, 7), (3, 3), (4, 4), (5, 8), (6, 6)])
  func contents(view: Int, frame: Int) {
    let list = FrameList(solved(Self.text).layout)
    #expect(list.content(of: ViewID(view)) == frame)
    #expect(list.owner(of: variable(frame: frame, .vertical, .end)) == ViewID(view))
    #expect(list.owner(of: variable(frame: view, .horizontal, .start)) == ViewID(view))
    #expect(list.count == 9 && list.variableCount == 54)
    #expect(list.scrolls == [ViewID(2), ViewID(5)])
  }

  @Test func variablesAreNumberedByFrameAxisAndPart() {
    var next = 0
    for frame in 0..<3 {
      for axis in [Axis.horizontal, .vertical] {
        for part in [FramePart.start, .size, .end] {
          let found = variable(frame: frame, axis, part)
          #expect(found == variable(ViewID(frame), axis, part))
          #expect(found.index == next)
          #expect(found.frame == frame && found.axis == axis && found.part == part)
          next += 1
        }
      }
    }
  }

  @Test func eachFrameIsDefinedByItsParts() {
    let reasons = LayoutReasons(solved(Self.text), measuring: FixedAdvanceMeasurer())
    for frame in 0..<9 {
      for axis in Axis.allCases {
        let parts = [FramePart.start, .size, .end].map { variable(frame: frame, axis, $0) }
        let rows = Set(parts.map(reasons.definition(of:)))
        #expect(rows.count == 1)
        for row in rows {
          #expect(reasons.problem.strength(of: row) == .definition)
          #expect(Set(reasons.problem.terms(of: row).map(\.variable.index)) == Set(parts.map(\.index)))
          #expect(reasons.definitions(around: [row, row + 1]) == [row])
        }
      }
    }
  }

  @Test func theFirstRowOfEachOrigin() {
    let reasons = LayoutReasons(solved(Self.text), measuring: FixedAdvanceMeasurer())
    let origins = reasons.lowered.origins
    let rows = RowsOfOrigins(origins, of: reasons.layout)
    for origin in Set(origins.compactMap { $0 }) { #expect(rows[origin] == origins.firstIndex(of: origin)) }
    // A content size has a row for content hugging, followed by a row for compression resistance. `row(of:)` returns
    // the first of them unless compression resistance is required, as it is for `a`.
    for axis in Axis.allCases {
      let a = ConstraintOrigin.intrinsicSize(ViewID(1), axis)
      let c = ConstraintOrigin.intrinsicSize(ViewID(4), axis)
      #expect(reasons.row(of: a) == origins.firstIndex(of: a).map { $0 + 1 })
      #expect(reasons.row(of: c) == origins.firstIndex(of: c))
      #expect(reasons.reason(of: reasons.row(of: a)!) == .content(.compression, ViewID(1), axis))
      #expect(reasons.reason(of: reasons.row(of: c)!) == .content(.hugging, ViewID(4), axis))
    }
  }

  @Test(
    arguments: [
      .written(99), .intrinsicSize(ViewID(6), .horizontal), .nonNegativeContent(ViewID(1), .vertical),
      .nonNegativeSize(ViewID(7), .horizontal),
    ] as [ConstraintOrigin])
  func originsWithoutRows(origin: ConstraintOrigin) {
    let reasons = LayoutReasons(solved(Self.text), measuring: FixedAdvanceMeasurer())
    #expect(reasons.row(of: origin) == nil)
  }

  @Test func aCanvasThatFitsHasNoSize() {
    let reasons = LayoutReasons(solved("canvas fitx90\nview a\n"), measuring: FixedAdvanceMeasurer())
    #expect(reasons.row(of: .canvasSize(.horizontal)) == nil)
    #expect(reasons.row(of: .canvasSize(.vertical)) != nil)
  }

  @Test(arguments: [(1, false), (999, false), (999.75, false), (1000, true), (1001, true)])
  func requiredPriorities(priority: Double, isRequired: Bool) {
    #expect(strength(priority) == (isRequired ? .required : .optional(priority)))
  }
}

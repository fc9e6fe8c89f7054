import Diagnostics
import LayoutModel
import Testing

/// As in UIKit, in a constraint between a scroll view and its direct subview, the scroll view's edges are those of its
/// content.
struct ScrollContentTests {
  private static func layout(_ kinds: [(ViewKind, parent: Int?)]) -> Layout {
    Layout(
      source: SourceText(name: "", utf8: []), canvases: [Canvas()],
      views: kinds.enumerated().map { index, entry in
        View(name: "v\(index)", kind: entry.0, parent: entry.parent.map { ViewID($0) })
      }, constraints: [])
  }

  @Test(
    arguments: [
      ([(.view, nil), (.scroll, 0), (.view, 1), (.view, 2), (.view, 0)], [false, false, true, true, false]),
      (
        [(.view, nil), (.view, 0), (.scroll, 1), (.scroll, 2), (.view, 3)], [false, false, false, true, true]
      ),
      ([(.scroll, nil), (.view, 0)], [false, true]), ([(.view, nil)], [false]),
    ] as [([(ViewKind, parent: Int?)], [Bool])])
  func whatIsClipped(kinds: [(ViewKind, parent: Int?)], isClipped: [Bool]) {
    #expect(Self.layout(kinds).isInScroll == isClipped)
  }

  @Test(arguments: Attribute.allCases) func edgesBesideASubviewAreTheContents(attribute: Attribute) {
    let layout = Self.layout([(.view, nil), (.scroll, 0), (.view, 1), (.view, 2), (.view, 0)])
    let item = Item(ViewID(1), attribute)
    let isFrames: Set<Attribute> = [
      .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline, .centerXWithinMargins,
      .centerYWithinMargins,
    ]
    let meant = Item(ViewID(1), .content, attribute)
    #expect(
      layout.resolvingContentArea(item, beside: [ViewID(2)]) == (isFrames.contains(attribute) ? item : meant))
    // In a constraint with any other view, the scroll view's edges are those of its frame.
    for other in [0, 3, 4] { #expect(layout.resolvingContentArea(item, beside: [ViewID(other)]) == item) }
    let named = Item(ViewID(1), .frame, attribute)
    #expect(layout.resolvingContentArea(named, beside: [ViewID(2)]) == named)
  }
}

import Graphics
import LayoutModel
import Testing

@testable import LayoutEngine

@Suite struct GuideTests {
  static let cases: [FrameCase] = [
    FrameCase(
      "the root's safe area",
      "canvas 300x200 safe 40 10 30 20\nview a\na.left = superview.safeArea.left\na.right = superview.safeArea.right\na.top = superview.safeArea.top\na.bottom = superview.safeArea.bottom",
      ["a": [10, 40, 270, 130]]),
    FrameCase(
      "sizes and centers of guides",
      "canvas 300x200 safe 40 10 30 20 margins 5 10 15 20\nview a\nview b { ll = tt = 0 }\na.width = superview.safeArea.width\na.height = superview.margins.height\na.centerX = superview.safeArea.centerX\na.centerY = superview.margins.centerY\nb.width = superview.margins.width\nb.height = superview.frame.height",
      ["a": [10, 45, 270, 110], "b": [0, 0, 240, 200]]),
    FrameCase(
      "the root's margins count from its safe area",
      "canvas 300x200 safe 40 margins 8\nview a { w = h = 10 }\na.left = superview.margins.left\na.top = superview.topMargin",
      ["a": [48, 48, 10, 10]]),
    FrameCase(
      "margins of other views count from their edges, whatever is covered",
      "canvas 300x200 safe 40\nview v { ll = tt = bb = rr = 0; view a { w = h = 10 } }\na.left = v.leftMargin\na.top = v.topMargin",
      ["a": [8, 8, 10, 10]]),
    FrameCase(
      "leading and trailing margins lie within the sides that are covered",
      "canvas 300x200 rtl safe 0 10 0 30 margins 0 5 0 7\nview a { h = 10, tt = 0 }\n|-[a]-|",
      ["a": [17, 0, 248, 10]]),
    FrameCase(
      "a device's margins are a view controller's: 16 at the sides",
      "canvas device \"iPhone 15\"\nview a { h = 10 }\n|-[a]-|\nV:|-[a]", ["a": [16, 59, 361, 10]]),
    FrameCase(
      "20 at the sides where the canvas is 400 wide or more",
      "canvas device \"iPhone 15 Pro Max\"\nview a { h = 10 }\n|-[a]-|\nV:[a]-|", ["a": [20, 888, 390, 10]]),
    FrameCase(
      "and on its side, behind the notch",
      "canvas device \"iPhone 15\" landscape\nview a { h = 10 }\n|-[a]-|\nV:[a]-|", ["a": [79, 362, 694, 10]]),
    FrameCase(
      "margins that are given count on a device, too",
      "canvas device \"iPhone 15\" margins 8\nview a { h = 10 }\n|-[a]-|\nV:|-[a]", ["a": [8, 67, 377, 10]]),
    FrameCase(
      "what is readable is 672 wide at most, in the middle of the margins",
      "canvas 1000x100 margins 0 100 0 50\nview a { tt = 0, h = 10 }\na.left = superview.readable.left\na.right = superview.readable.right",
      ["a": [189, 0, 672, 10]]),
    FrameCase(
      "and all that is within the margins where there is less",
      "canvas 500x100 margins 5 20 10 30\nview a\na.leading = superview.readable.leading\na.width = superview.readable.width\na.top = superview.readable.top\na.bottom = superview.readable.bottom",
      ["a": [20, 5, 450, 85]]),
    FrameCase(
      "700 are not more than 672 where the margins take 40",
      "canvas 700x100 margins 0 20 0 20\nview a { tt = 0, h = 10 }\na.left = superview.readable.left\na.right = superview.readable.right",
      ["a": [20, 0, 660, 10]]),
    FrameCase(
      "multiples of the edges of guides",
      "canvas 1000x200 safe 40 0 30 0 margins 5 10 15 20\nview a { w = h = 1 }\nview b { w = h = 1 }\nview c { w = h = 1 }\na.left = superview.margins.left * 2\na.top = superview.safeArea.top * 3\nb.left = superview.readable.left * 2\nb.top = superview.safeArea.bottom * 0.5\nc.left = superview.centerXWithinMargins * 0.5\nc.top = superview.bottomMargin * 0.5",
      ["a": [20, 120, 1, 1], "b": [318, 85, 1, 1], "c": [247.5, 77.5, 1, 1]]),
    FrameCase(
      "what is readable in a view that is as wide as it makes itself",
      "canvas 900x100\nview v { tt = ll = 0, w = 800, h = 50; view a { tt = 0, h = 5 } }\na.centerX = v.readable.centerX\na.width = v.readable.width",
      ["a": [64, 0, 672, 5]]),
    FrameCase(
      "without a keyboard its guide is what lies below the safe area",
      "canvas 300x200 safe 40 0 34 0\nview a { h = 20 }\nview k\na.bottom = superview.keyboard.top\na.left = superview.keyboard.left\na.width = superview.keyboard.width\nk.top = superview.keyboard.top\nk.bottom = superview.keyboard.bottom\nk.left = 0\nk.width = 5",
      ["a": [0, 146, 300, 20], "k": [0, 166, 5, 34]]),
    FrameCase(
      "the keyboard's guide of a view that the safe area's bottom crosses",
      "canvas 300x200 safe 0 0 34 0\nview v { ll = rr = 0, tt = 100, bb = 10; view a { ll = 0, w = 5, h = 5 } }\na.bottom = v.keyboard.top\nview b { ll = 0, w = 5, tt = 0 }\nb.height = v.keyboard.height",
      ["a": [0, 161, 5, 5], "b": [0, 0, 5, 24]]),
    FrameCase(
      "a bar under the notch has the part below as its safe area",
      "canvas 300x200 safe 40 0 0 0\nview bar { ll = rr = tt = 0 }\nlabel t \"x\" font 10\nt.left = 0\nt.top = bar.safeArea.top\nt.bottom = bar.bottom - 5",
      ["bar": [0, 0, 300, 55], "t": [0, 40, 5, 10]]),
    FrameCase(
      "a view that nothing covers has its own edges",
      "canvas 300x200 safe 40 0 30 0\nview a { ll = 20, tt = 60, w = 50, h = 50 }\nview b\nb.left = a.safeArea.left\nb.top = a.safeArea.top\nb.right = a.safeArea.right\nb.bottom = a.safeArea.bottom",
      ["b": [20, 60, 50, 50]]),
    FrameCase(
      "a safe area that is empty has a size below 0",
      "canvas 300x200 safe 40 0 0 0\nview a { ll = rr = tt = 0, h = 30 }\nview b { ll = tt = 0, w = 1 }\nb.height = a.safeArea.height + 50",
      ["b": [0, 0, 1, 40]]),
    FrameCase(
      "a device",
      "canvas device \"iPhone 15 Pro\" landscape\nview a\na.left = superview.safeArea.left\na.right = superview.safeArea.right\na.top = superview.safeArea.top\na.bottom = superview.safeArea.bottom",
      ["view": [0, 0, 852, 393], "a": [59, 0, 734, 372]]),
    FrameCase(
      "the content of a scroll",
      "canvas 300x200\nscroll s margins 10 { view a { w = 280, h = 500 }\n view b { w = 280, h = 50 } }\n|[s]|\nV:|[s]|\n|-[a]-|\nV:|-[a]-20-[b]-|\nb.left = a.left",
      ["s": [0, 0, 300, 200], "a": [10, 10, 280, 500], "b": [10, 530, 280, 50]]),
    FrameCase(
      "width, height and centers of a scroll are its frame's",
      "canvas 300x200\nscroll s { view a }\n|[s]|\nV:|[s]|\nV:|[a(900)]|\n|[a]|\na.width = superview.width\nview c { w = 10, h = 10 }\nc.centerY = s.centerY\nc.left = 0",
      ["a": [0, 0, 300, 900], "c": [0, 95, 10, 10]]),
    FrameCase(
      "content and frame by name",
      "canvas 300x200\nscroll s { view a\n view b { w = h = 10 } }\n|[s]|\nV:|[s]|\na.top = s.content.top\na.bottom = s.content.bottom\na.height = 400\n|[a(50)]|\nb.bottom = s.frame.bottom\nb.right = s.frame.right\nview c { ll = tt = 0 }\nc.width = s.content.width\nc.height = s.content.height / 4",
      ["a": [0, 0, 50, 400], "b": [290, 190, 10, 10], "c": [0, 0, 50, 100]]),
    FrameCase(
      "the content begins at the frame's left, also from right to left",
      "canvas 300x200 rtl\nscroll s { view a { w = 100, h = 400 } }\n|[s]|\nV:|[s]|\n|[a]|\nV:|[a]|",
      ["a": [0, 0, 100, 400]]),
    FrameCase(
      "only a scroll's own subviews refer to its content",
      "canvas 300x200\nscroll s { view a { h = 400, w = 100\nview x { w = h = 10 } } }\n|[s]|\nV:|[s]|\n|[a]|\nV:|[a]|\nx.left = 0\nx.bottom = s.bottom",
      ["x": [0, 190, 10, 10]]),
    FrameCase(
      "factors and percentages",
      "canvas 320x200\nview a { ll = tt = 0 }\nview b { ll = tt = 0 }\na.width = 50%\na.height = a.width * 9:16\nb.width = a.width / 4 * 3\nb.height = b.width * 2 / 3",
      ["a": [0, 0, 160, 90], "b": [0, 0, 120, 80]]),
  ]

  @Test("frames", arguments: cases) func frames(_ frames: FrameCase) {
    frames.check()
    #expect(solved(frames.text).openness == [])
    #expect(solved(frames.text).unsettledSafeAreas.isEmpty)
  }

  @Test func `A scroll view's content has a size`() {
    let solution = solved(Self.cases.first { $0.name == "the content of a scroll" }!.text)
    #expect(solution.contentSizes[1] == Size(width: 300, height: 590))
    #expect(solution.contentAmbiguities[1].isEmpty)
  }

  @Test func `Content of open size contains its views and is reported`() {
    let solution = solved(
      "canvas 300x200\nscroll s { view a { ll = tt = 0, w = 50, h = 400 } }\n|[s]|\nV:|[s]|")
    #expect(solution.status == .solved)
    #expect(solution.contentSizes[1] == Size(width: 50, height: 400))
    #expect(solution.contentAmbiguities[1].map(\.value) == [.width, .height])
  }

  /// The position of `a` depends on its safe area, and the safe area depends on the position. No position of `a`
  /// satisfies both relations.
  @Test func `A safe area that depends on itself is reported`() {
    let solution = solved(
      """
      canvas 300x200 safe 40 0 0 0
      view a { ll = rr = 0, h = 10 }
      view b { ll = 0, w = 5 }
      b.top = 0
      b.bottom = a.safeArea.top
      a.top = b.bottom * 2 - 30
      """)
    #expect(solution.unsettledSafeAreas == [ViewID(1)])
  }

  @Test func `The safe area of a view as a rectangle`() {
    let solution = solved("canvas 300x200 safe 40 0 30 0\nview a { ll = rr = 0, tt = 10, bb = 0 }")
    #expect(solution.safeArea(of: ViewID(1)) == Rect(x: 0, y: 40, width: 300, height: 130))
  }

  @Test func `Lines that contradict each other are reported without unwritten constraints`() {
    let text = "canvas 100x100\nview a\na.left = 0\na.width <= -5 + 0\n".replacing(" + 0", with: "")
    #expect(solved(text).conflictLines == ["- [4]"])
    let two = "canvas 100x100\nview a\na.left = 0\na.width = 20\na.right = superview.right\na.width = 30"
    #expect(solved(two).conflictLines.contains { !$0.contains("-") })
  }
}

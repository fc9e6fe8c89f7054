import LayoutModel
import Testing

@testable import LayoutEngine

@Suite struct ControlSizeTests {
  @Test(arguments: [
    FrameCase("a switch", "canvas 300x100\nswitch s\n|[s]\nV:|[s]", ["s": [0, 0, 49, 31]]),
    FrameCase("a stepper", "canvas 300x100\nstepper s\n|[s]\nV:|[s]", ["s": [0, 0, 94, 32]]),
    FrameCase("a spinner", "canvas 300x100\nspinner s\n|[s]\nV:|[s]", ["s": [0, 0, 20, 20]]),
    FrameCase(
      "a slider has a height alone", "canvas 300x100\nslider s\n|[s]|\nV:|[s]", ["s": [0, 0, 300, 30]]),
    FrameCase("a progress bar", "canvas 300x100\nprogress s\n|[s]|\nV:|[s]", ["s": [0, 0, 300, 4]]),
    FrameCase("dots 9 points apart", "canvas 300x100\npages s 4\n|[s]\nV:|[s]", ["s": [0, 0, 55, 26]]),
    FrameCase(
      "no dots, and one", "canvas 300x100\npages p 0\npages q 1\n|[p]\nV:|[p]\n|[q]\nV:|[q]",
      ["p": [0, 0, 0, 26], "q": [0, 0, 7, 26]]),
    // All segments have the same width, which is the width of the widest text plus 20 points of padding.
    FrameCase(
      "segments as wide as the widest", "canvas 300x100\nsegments s \"One\" \"Three\"\n|[s]\nV:|[s]",
      ["s": [0, 0, 106, 31]]),
    FrameCase("a search bar", "canvas 300x100\nsearch s\n|[s]|\nV:|[s]", ["s": [0, 0, 300, 56]]),
    FrameCase("a picker", "canvas 400x300\npicker s\n|[s]\nV:|[s]", ["s": [0, 0, 320, 216]]),
    FrameCase(
      "bars", "canvas 300x200\nnavbar n\ntabbar t\ntoolbar b\n|[n]|\n|[t]|\n|[b]|\nV:|[n][t][b]",
      ["n": [0, 0, 300, 44], "t": [0, 44, 300, 49], "b": [0, 93, 300, 44]]),
    FrameCase(
      "an icon follows its font", "canvas 300x100\nicon s \"plus\" font 50\n|[s]\nV:|[s]",
      ["s": [0, 0, 60, 60]]),
    FrameCase(
      "a divider is horizontal in a column and vertical in a row",
      "canvas 300x100\nstack c column { view a; divider d; view b }\nstack r { view e; divider f; view g }\na.width = 50\na.height = 10\nb.height = 10\ne.width = 20\ne.height = 30\ng.width = 5\n|[c]\nV:|[c]\nr.left = 100\nV:|[r]",
      ["d": [0, 10, 50, 0.5], "f": [120, 0, 0.5, 30]]),
    FrameCase(
      "a divider as tall as its superview stands, wherever its constraints are written",
      "canvas 300x100\n|[a(40)][d][b]|\nV:|[a]|\nV:|[b]|\nview a\ndivider d\nview b\nd.top = superview.top\nd.bottom = superview.bottom",
      ["d": [40, 0, 0.5, 100], "b": [40.5, 0, 259.5, 100]]),
    FrameCase(
      "a divider as wide as its superview lies, though nothing else is in it",
      "canvas 300x100\nview v {\n  divider d\n  HV:|[d]|\n}\n|[v]|\nV:|[v]",
      ["d": [0, 0, 300, 0.5]]),
    FrameCase(
      "a divider between neighbors of a column lies",
      "canvas 300x100\nview a\ndivider d\nview b\nV:|[a(10)][d][b(10)]\n|[a]|\n|-[d]\nd.trailing = superview.trailing - 8\n|[b]|",
      ["d": [8, 10, 284, 0.5]]),
    FrameCase(
      "a size that is given wins", "canvas 300x100\nswitch s size 60x40\n|[s]\nV:|[s]", ["s": [0, 0, 60, 40]]),
    FrameCase(
      "a text view has the baseline of its first line",
      "canvas 300x100\ntextview t \"x\" font 20\nview v { h = 10, w = 5 }\n|[t]|\nV:|[t]|\nv.left = 0\nv.bottom = t.firstBaseline",
      ["v": [0, 17.04296, 5, 10]]),
  ])
  func frames(_ c: FrameCase) { c.check() }
}

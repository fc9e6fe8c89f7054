import LayoutDSL
import LayoutDraw
import Testing

@Suite struct SolvedFrameTests {
  private func solved(_ text: String) throws -> SolvedFile {
    try solve(SourceText(name: "a.layout", text: text))
  }

  @Test func framesByName() throws {
    let file = try solved(
      "canvas 100x50\nview card { view a { tt = ll = 5, w = h = 9 } }\ncard: ll = tt = 10, w = 30, h = 20")
    #expect(file["a"] == Rect(x: 15, y: 15, width: 9, height: 9))
    #expect(file["card"] == Rect(x: 10, y: 10, width: 30, height: 20))
    #expect(file["b"] == nil)
    let layout = file.canvases[0].layout
    #expect(layout["a"] == layout.frames[2] && layout.frame(of: ViewID(2)) == layout["a"])
    #expect(layout["view"] == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(try solved("view a\na.lft = 3")["a"] == nil)
  }

  @Test func printed() throws {
    let text =
      "canvas \"phone\" 100x50\nview a { tt = ll = 5, w = 100 / 3, h = 9 }\nview b { tt = 20, h = 5 }"
    #expect(
      "\(try solved(text))" == """
        phone, 100 x 50, ambiguous
        a: 33.333 x 9 at 5, 5
        b: 0 x 5 at 0, 20 (ambiguous)
        """)
    #expect("\(try solved("view a\na.lft = 3"))".hasPrefix("error: "))
  }

  @Test func twoViewsOfOneName() throws {
    let line = #line
    let layout = Layout(canvas: Canvas(width: 100, height: 50)) { view in
      view.add(.view, "a")
      view.add(.label, "b")
      view.addStack(.row, "a")
    }
    let file = try solve(layout)
    #expect(file.canvases.isEmpty)
    let found = try #require(file.diagnostics.first)
    #expect(file.diagnostics.count == 1 && found.code == "duplicate-view" && found.severity == .error)
    let lines = [found.span, found.notes.first?.span].map { span in
      span.map { layout.source.location(at: $0.start).line }
    }
    #expect(lines == [line + 4, line + 2])
    #expect(layout.source[try #require(found.span)] == "a")
  }

  @Test func placesOfViews() throws {
    let line = #line
    let layout = Layout(canvas: Canvas(width: 100, height: 50)) { view in
      let a = view.add(.view, "a")
      a.top == 3
    }
    let message = try #require(try solve(layout).diagnostics.first)
    #expect(message.code == "ambiguous")
    #expect(layout.source.location(at: try #require(message.span).start).line == line + 2)
  }
}

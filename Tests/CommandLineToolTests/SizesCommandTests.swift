import LayoutDraw
import Testing

struct SizesCommandTests {
  private let card = """
    canvas 320x50
    view card { tt = 0, h = 20 }
    view badge { tt = 0, w = 30, h = 20 }
    card.left = 0
    card.width <= 200
    card.width = superview.width - 20 ~ 900
    badge.left = 180
    assert card.width >= 180 "wide"

    """

  private func program() throws -> Program {
    let program = try Program()
    try program.write(card, to: "a.layout")
    return program
  }

  @Test func itListsCriticalSizes() throws {
    let outcome = try program().run("sizes", "a.layout", "--widths", "150...400")
    #expect(
      outcome.text == """
        a.layout: width 150 to 400
          below 200 assertion 'wide' fails (line 8)
          above 200 'badge' overlaps 'card' (line 3)
          below 210 'badge' sticks out of 'view' (line 3)
          above 220 'card.width <= 200' limits 'card' (line 5)
          above 220 'card.width == view.width - 20 ~ 900' gives way (line 6)

        """)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
  }

  @Test func itWritesPieces() throws {
    let outcome = try program().run("sizes", "a.layout", "--widths", "150...400", "-f", "json")
    let root = try #require(JSONValue(Array(outcome.output)))
    let canvas = try #require(root["canvases"]?.array?.first)
    #expect(canvas["axis"]?.string == "width" && canvas["from"]?.number == 150 && canvas["to"]?.number == 400)
    let pieces = try #require(canvas["pieces"]?.array)
    #expect(pieces.map { $0["to"]?.number } == [220, 400])
    #expect(pieces.allSatisfy { $0["status"]?.string == "solved" })
    let widths = pieces.map { $0["frames"]?["card"]?["width"]?.array?.compactMap(\.number) }
    #expect(widths == [[-20, 1], [200, 0]])
    let critical = try #require(canvas["critical"]?.array)
    #expect(
      critical.map { $0["code"]?.string } == [
        "assertion", "overlap", "outside-superview", "holds", "gives-way",
      ])
    #expect(critical.map { $0["line"]?.number } == [8, 3, 3, 5, 6])
    #expect(critical[1]["views"]?.array?.map(\.string) == ["card", "badge"])
  }

  @Test func checkReportsThePlace() throws {
    let outcome = try program().run("check", "a.layout", "--widths", "150...400")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("a.layout:8:1: error: assertion 'wide' fails between 150 and 200 [assertion]"))
    #expect(outcome.errors.contains("'badge' overlaps 'card' between 200 and 400"))
    #expect(
      try program().run("check", "a.layout", "--widths", "220...400", "--rules", "assertion").status == 0)
  }

  @Test func aFileAsksForIt() throws {
    let program = try program()
    try program.write("// check: --widths 150...400\n" + card, to: "b.layout")
    let outcome = try program.run("check", "b.layout", "--rules", "assertion")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("assertion 'wide' fails between 150 and 200"))
    _ = try program.run("verify", "b.layout", "--references", "r", "--record", "missing", "--with-problems")
    #expect(try program.run("verify", "b.layout", "--references", "r").status == 1)
    try program.write("// check: --widths 210...400\n" + card, to: "b.layout")
    #expect(try program.run("verify", "b.layout", "--references", "r").status == 0)
  }

  @Test func itDrawsCharts() throws {
    let program = try program()
    let outcome = try program.run("sizes", "a.layout", "--widths", "150...400", "-o", "chart.svg")
    #expect(outcome.status == 0 && outcome.text.isEmpty)
    let svg = String(decoding: try program.read("chart.svg"), as: UTF8.self)
    for words in [
      "a.layout: width 150 to 400", ">card<", ">badge<", "above 220 &apos;card.width", ">150<", ">400<",
    ] {
      #expect(svg.contains(words.replacing("&apos;", with: "&#39;")), "\(words)")
    }
    for name in ["chart.png", "chart.pdf"] {
      #expect(try program.run("sizes", "a.layout", "--heights", "20...90", "-o", name).status == 0)
      #expect(try program.read(name).count > 1000)
    }
    #expect(try program.run("sizes", "-e", "[a", "--widths", "1...2", "-o", "no.svg").status == 2)
    #expect(try !program.files().contains("no.svg"))
  }

  @Test func aSheetShowsEachPiece() throws {
    let outcome = try program().run("a.layout", "--widths", "150...400", "--sheet", "-f", "svg", "-o", "-")
    #expect(outcome.text.contains("width 150 to 220") && outcome.text.contains("width 220 to 400"))
    let drawn = try program().run("a.layout", "--widths", "150...400", "-f", "json", "-o", "-")
    let root = try #require(JSONValue(Array(drawn.output)))
    #expect(root["canvases"]?.array?.map { $0["width"]?.number } == [150, 400])
  }

  @Test(arguments: [
    ("no range", ["a.layout"], 64, "Give a range of sizes"),
    ("both", ["a.layout", "--widths", "1...2", "--heights", "1...2"], 64, "not both"),
    ("no number", ["a.layout", "--widths", "1...x"], 64, "write the smallest and the largest size"),
    ("reversed", ["a.layout", "--widths", "2...1"], 64, "larger than the second"),
    ("no such file", ["b.layout", "--widths", "1...2"], 2, "cannot read"),
    ("an error in the text", ["-e", "[a", "--widths", "1...2"], 2, "error:"),
    ("no such canvas", ["a.layout", "--widths", "1...2", "--canvas", "b"], 2, "no canvas is named 'b'"),
  ])
  func whatCannotBeDone(name: String, arguments: [String], status: Int32, message: String) throws {
    let outcome = try program().run(["sizes"] + arguments)
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(message))
  }
}

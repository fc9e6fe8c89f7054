import FixedAdvance
import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct ControlFrameTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var shape: Control.Shape
    var text: String?
    var size: Double
    var frame: Size
    var parts: [String]

    init(
      _ name: String, _ shape: Control.Shape, text: String? = nil, size: Double = 10, _ width: Double,
      _ height: Double, _ parts: [String]
    ) {
      (testDescription, self.shape, self.text, self.size) = (name, shape, text, size)
      (self.frame, self.parts) = (Size(width: width, height: height), parts)
    }
  }

  private func parts(_ test: Case) throws -> [String] {
    var sketch = Sketch(600, 300)
    sketch.add(.view, "it", 20, 20, test.frame.width, test.frame.height) {
      ($0.text, $0.textStyle) = (test.text, TextStyle(size: test.size))
      ($0.fill, $0.stroke, $0.isUnnamed) = (.none, .none, true)
      $0.control = Control(test.shape)
    }
    return try #require(sketch.scene.group("it")).children.flatMap(\.flat).map(\.described)
  }

  static let controls: [Case] = [
    Case(
      "a switch in a low frame", .toggle(isOn: false), 40, 20,
      ["rect 20 20 40 20 r10", "ellipse 22 22 16 16"]),
    Case(
      "a slider in a low frame", .slider(0.5), 100, 20,
      ["rect 20 28 100 4 r2", "rect 20 28 50 4 r2", "ellipse 60 20 20 20"]),
    Case(
      "a slider in a narrow frame", .slider(0.5), 16, 50,
      ["rect 20 43 16 4 r2", "rect 20 43 8 4 r2", "ellipse 20 37 16 16"]),
    Case(
      "a picker with just enough room for three rows", .picker, 240, 94,
      ["rect 28 51 224 32 r8", "path 108 35, 172 35", "path 100 67, 180 67", "path 108 99, 172 99"]),
    Case(
      "a picker without room for three rows", .picker, 240, 93,
      ["rect 28 50.5 224 32 r8", "path 100 66.5, 180 66.5"]),
    Case("a wide picker", .picker, 400, 50, ["rect 28 29 384 32 r8", "path 160 45, 280 45"]),
    Case("items in a low bar", .items(["A"]), 240, 13, ["text A 137.25 29.8"]),
    Case("items in too low a bar", .items(["A"]), 240, 12, []),
    Case("items at the top of a high bar", .items(["A"]), 240, 100, ["text A 137.25 47.8"]),
    Case("an item that is too long", .items(["Edit"]), 24, 50, ["text Ed… 23.75 47.8"]),
    Case("an item without room", .items(["A"]), 9, 50, []),
    Case("no items", .items([]), 240, 50, []),
    Case("segments without titles", .segments([], selected: 0), 240, 50, ["rect 20 20 240 50 r8"]),
    Case(
      "segments in a low frame", .segments(["A", "B"], selected: -1), 120, 10,
      ["rect 20 20 120 10 r8", "path 80 26, 80 26"]),
    Case(
      "a title alone takes the whole bar", .bar(Control.Bar(title: "Twenty letters long!")), 240, 50,
      ["text Twenty letters long! 55 53.1"]),
    Case(
      "a title is centered, so one button takes the room of two",
      .bar(Control.Bar(title: "Twenty letters long!", leading: ["Back"])), 240, 50,
      ["text Twenty letters… 76.25 53.1", "text Back 36 52.5"]),
    Case(
      "several lines of text", .text, text: "aa bb cc", 30, 50,
      ["text aa 25 36", "text bb 25 46", "text cc 25 56"]),
    Case("room for two lines", .text, text: "aa bb cc", 30, 28, ["text aa 25 36", "text bb… 25 46"]),
    Case("room for one line", .text, text: "aa bb cc", 30, 27, ["text aa … 25 36"]),
    Case("no room for text", .text, text: "aa", 30, 10, []),
    Case("a search field without room beside", .search, 56, 50, []),
    Case("a search field without room above", .search, 240, 16, []),
  ]

  static let desktop: [Case] = [
    Case(
      "a long password", .desktop(.field(isSecure: true)), text: "more than twelve", 240, 50,
      ["text •••••••••••• 24 48"]),
    Case("a check box in a low frame", .desktop(.check(.off)), 240, 8, ["rect 136.5 20.5 7 7 r3"]),
    Case(
      "a pull-down button in a low frame", .desktop(.popUp(.down)), 100, 12,
      ["rect 109 22 8 8 r4", "path 111.24 25.12, 113 26.88, 114.76 25.12"]),
    Case(
      "the smallest arrow", .desktop(.popUp(.down)), 100, 9,
      ["rect 112 22 5 5 r4", "path 113.4 23.95, 114.5 25.05, 115.6 23.95"]),
    Case("no room for an arrow", .desktop(.popUp(.down)), 100, 8.9, []),
    Case(
      "a small sign", .desktop(.sign("?", isRound: true)), 240, 10,
      ["ellipse 135.5 20.5 9 9", "text ? 138.25 27.1"]),
    Case(
      "a slider with one mark", .desktop(.slider(0, isVertical: false, ticks: 1)), 240, 50,
      ["path 30 50, 30 55", "rect 20 43 240 4 r2", "rect 20 43 10 4 r2", "ellipse 20.5 35.5 19 19"]),
    Case(
      "a slider without marks", .desktop(.slider(1, isVertical: true, ticks: 0)), 10, 50,
      ["rect 23 20 4 50 r2", "rect 23 25 4 45 r2", "ellipse 20.5 20.5 9 9"]),
    Case(
      "a dial at its start", .desktop(.dial(0)), 240, 50, ["ellipse 115.5 20.5 49 49", "ellipse 138 28 4 4"]),
    Case(
      "a dial halfway", .desktop(.dial(0.5)), 240, 50, ["ellipse 115.5 20.5 49 49", "ellipse 138 58 4 4"]),
    Case(
      "a dial before its start", .desktop(.dial(-1)), 50, 50,
      ["ellipse 20.5 20.5 49 49", "ellipse 43 28 4 4"]),
    Case("a line in a square", .desktop(.line), 50, 50, ["rect 20 44.5 50 1 r0"]),
    Case(
      "tabs that are squeezed", .desktop(.tabs(["Day", "Week"], selected: -1)), 60, 50,
      [
        "rect 20 9.5 60 22 r6", "text Day 24.11 24.4", "path 47.719 14.5, 47.719 26.5",
        "text Week 50.86 24.4",
      ]),
    Case(
      "tabs have no line beside the selected one", .desktop(.tabs(["A", "B", "C"], selected: 0)), 240, 50,
      [
        "rect 100.25 9.5 79.5 22 r6", "rect 101.25 10.5 24.5 20 r5", "text A 110.25 24.4",
        "text B 136.75 24.4", "path 153.25 14.5, 153.25 26.5", "text C 163.25 24.4",
      ]),
    Case(
      "rows are at least 8 points tall, and three have bars",
      .desktop(.rows([.init(title: "A", width: 90)], height: 2, top: 0, isStriped: false)), 240, 50,
      ["rect 28 21 40 6 r3", "rect 28 29 74 6 r3", "rect 28 37 64 6 r3"]),
    Case(
      "a column of 23 points has no bar",
      .desktop(
        .rows(
          [.init(title: "A", width: 24), .init(title: "B", width: 23)], height: 30, top: 0,
          isStriped: false)),
      240, 50, ["rect 28 32 8 6 r3"]),
    Case(
      "a column beyond the frame",
      .desktop(
        .rows(
          [.init(title: "A", width: 40), .init(title: "B", width: 90)], height: 30, top: 0,
          isStriped: false)),
      60, 50, ["rect 28 32 24 6 r3"]),
    Case(
      "every other row of four is striped", .desktop(.rows([], height: 12, top: 0, isStriped: true)), 240, 50,
      ["rect 20 32 240 12 r0", "rect 20 56 240 12 r0"]),
    Case(
      "the second row of three is striped", .desktop(.rows([], height: 15, top: 2, isStriped: true)), 240, 50,
      ["rect 20 37 240 15 r0"]),
    Case(
      "no room for rows",
      .desktop(.rows([.init(title: "A", width: 90)], height: 15, top: 60, isStriped: true)), 240, 50, []),
    Case(
      "a header whose first column fills it",
      .desktop(.header([.init(title: "Name", width: 300), .init(title: "Date", width: 50)])), 240, 50,
      ["rect 20 69 240 1 r0", "text Name 25 48.3"]),
    Case("a title that shrinks", .desktop(.boxTitle("Server")), 46, 50, ["text Server 28 30"]),
    Case("a title that is shortened", .desktop(.boxTitle("Server")), 43, 50, ["text Ser… 28 30.3"]),
    Case("the shortest title", .desktop(.boxTitle("A")), 22, 50, ["text A 28 30.3"]),
    Case("no room for a title", .desktop(.boxTitle("A")), 21, 50, []),
  ]

  @Test(arguments: controls + desktop) func partsInAFrame(_ test: Case) throws {
    #expect(try parts(test) == test.parts)
  }

  @Test func theSmallestSearchField() throws {
    #expect(try parts(Case("", .search, 57, 50, [])).first == "rect 28 27 41 36 r10")
    #expect(try parts(Case("", .search, 240, 17, [])).first == "rect 28 22 224 13 r10")
  }

  @Test(
    arguments: [
      ("a title of two lines", "twelve chars", 10, 66, 50, "rect 20.5 20.5 9 9 r3"),
      ("a title that nearly fits", "ten chars.", 10, 66, 50, "rect 20.5 40.5 9 9 r3"),
      ("room for one line", "twelve chars", 10, 66, 18, "rect 20.5 24.5 9 9 r3"),
      ("room for nearly two lines", "twelve chars", 10, 66, 19, "rect 20.5 20.5 9 9 r3"),
      ("a line higher than the box", "8 chars.", 16, 70, 50, "rect 20.5 21.5 13 13 r3"),
    ] as [(String, String, Double, Double, Double, String)])
  func titlesOfCheckBoxes(
    name: String, title: String, size: Double, width: Double, height: Double, box: String
  ) throws {
    let test = Case(name, .desktop(.check(.off)), text: title, size: size, width, height, [])
    #expect(try parts(test).first == box, "\(name)")
  }

  @Test(arguments: [(50.0, "text ab 64.5 48.3"), (30, "text ab 65.5 37.7"), (20, "text ab 66.5 32.1")])
  func namesOfImages(height: Double, text: String) throws {
    let parts = try parts(Case("", .image(name: "ab"), 100, height, []))
    #expect(parts.count == 2 && parts.last == text)
  }

  /// A line separates a bar from the content if the safe area is inset by at least 44 points, the height of a bar.
  @Test(
    arguments: [
      ("both bars", 44, 44, ["path 0 44, 320 44", "path 0 196, 320 196"]),
      ("no room at the top", 43, 50, ["path 0 190, 320 190"]),
      ("no room at the bottom", 60, 43, ["path 0 60, 320 60"]), ("no safe area", 0, 0, []),
    ] as [(String, Double, Double, [String])])
  func barsOfAScreen(name: String, top: Double, bottom: Double, lines: [String]) throws {
    var sketch = Sketch()
    sketch.solved.canvas.safeArea = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    sketch.solved.layout.views[0].control = Control(
      .screen(top: Control.Bar(title: "Home"), bottom: true))
    let parts = try #require(sketch.scene.group("view")).children.flatMap(\.flat).map(\.described)
    #expect(parts.filter { $0.hasPrefix("path 0 ") } == lines, "\(name)")
    #expect(parts.contains { $0.hasPrefix("text Home ") } == (top >= 44), "\(name)")
  }
}

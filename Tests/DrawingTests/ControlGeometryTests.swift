import FixedAdvance
import Graphics
import LayoutModel
import Testing

@testable import Drawing

/// The tests' text measurer makes each character half the font size wide, and puts the baseline at 0.8 of the line's
/// height, measured from the top.
@Suite struct ControlGeometryTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var shape: Control.Shape
    var text: String?
    var size = 10.0
    var alignment: TextAlignment?
    var leftToRight: [String]
    /// `nil` if the parts are the same as in `leftToRight`.
    var rightToLeft: [String]?

    init(
      _ name: String, _ shape: Control.Shape, text: String? = nil, size: Double = 10, _ leftToRight: [String],
      rightToLeft: [String]? = nil, alignment: TextAlignment? = nil
    ) {
      (testDescription, self.shape, self.text, self.size) = (name, shape, text, size)
      (self.leftToRight, self.rightToLeft, self.alignment) = (leftToRight, rightToLeft, alignment)
    }
  }

  private static let plate = "rect 241 37 16 16 r4"
  private static let mirroredPlate = "rect 23 37 16 16 r4"
  private static let chevrons = [
    "path 245.8 43.56, 249 40.36, 252.2 43.56", "path 245.8 46.44, 249 49.64, 252.2 46.44",
  ]
  private static let mirroredChevrons = [
    "path 27.8 43.56, 31 40.36, 34.2 43.56", "path 27.8 46.44, 31 49.64, 34.2 46.44",
  ]

  static let cases: [Case] = [
    Case(
      "a switch that is on", .toggle(isOn: true), ["rect 20 29.5 240 31 r15.5", "ellipse 231 31.5 27 27"],
      rightToLeft: ["rect 20 29.5 240 31 r15.5", "ellipse 22 31.5 27 27"]),
    Case(
      "a switch that is off", .toggle(isOn: false), ["rect 20 29.5 240 31 r15.5", "ellipse 22 31.5 27 27"],
      rightToLeft: ["rect 20 29.5 240 31 r15.5", "ellipse 231 31.5 27 27"]),
    Case(
      "a slider", .slider(0.3), ["rect 20 43 240 4 r2", "rect 20 43 72 4 r2", "ellipse 83.9 31.5 27 27"],
      rightToLeft: ["rect 20 43 240 4 r2", "rect 188 43 72 4 r2", "ellipse 169.1 31.5 27 27"]),
    Case(
      "progress", .progress(0.25), ["rect 20 43 240 4 r2", "rect 20 43 60 4 r2"],
      rightToLeft: ["rect 20 43 240 4 r2", "rect 200 43 60 4 r2"]),
    Case(
      "segments", .segments(["Day", "Week"], selected: 1),
      ["rect 20 20 240 50 r8", "text Day 70.25 48.9", "rect 142 22 116 46 r6", "text Week 187 48.9"],
      rightToLeft: [
        "rect 20 20 240 50 r8", "path 140 26, 140 64", "text Day 190.25 48.9", "rect 22 22 116 46 r6",
        "text Week 67 48.9",
      ]),
    Case(
      "a stepper", .stepper,
      ["rect 20 20 240 50 r8", "text − 76.75 48.9", "path 140 26, 140 64", "text + 196.75 48.9"],
      rightToLeft: ["rect 20 20 240 50 r8", "path 140 26, 140 64", "text − 196.75 48.9", "text + 76.75 48.9"]),
    Case(
      "pages", .pages(count: 3, current: 0),
      ["ellipse 120.5 41.5 7 7", "ellipse 136.5 41.5 7 7", "ellipse 152.5 41.5 7 7"],
      rightToLeft: ["ellipse 152.5 41.5 7 7", "ellipse 136.5 41.5 7 7", "ellipse 120.5 41.5 7 7"]),
    Case(
      "activity", .activity,
      [
        "path 140 33.75, 140 22.5, 147.954 37.046, 155.908 29.093, 151.25 45, 162.5 45, 147.954 52.954, 155.908 60.908, "
          + "140 56.25, 140 67.5, 132.046 52.954, 124.093 60.908, 128.75 45, 117.5 45, 132.046 37.046, 124.093 29.093"
      ]),
    Case("a picker", .picker, ["rect 28 29 224 32 r8", "path 100 45, 180 45"]),
    Case(
      "items", .items(["Edit", "Share"]), ["text Edit 69 47.8", "text Share 186.25 47.8"],
      rightToLeft: ["text Edit 189 47.8", "text Share 66.25 47.8"]),
    Case(
      "a bar", .bar(Control.Bar(title: "Home", leading: ["Back"], trailing: ["Done"])),
      ["text Home 123 53.1", "text Back 36 52.5", "text Done 214 52.5"],
      rightToLeft: ["text Home 123 53.1", "text Back 214 52.5", "text Done 36 52.5"]),
    Case("an accessory", .accessory(">"), ["text > 239.5 50.1"], rightToLeft: ["text > 32 50.1"]),
    Case(
      "two accessories", .accessory("i ›"), ["text i › 222.5 50.1"], rightToLeft: ["text ‹ i 32 50.1"]),
    Case(
      "a search field", .search, text: "Words",
      [
        "rect 28 27 224 36 r10", "path 44.75 46.75, 48.6 50.6", "ellipse 37.4 39.4 8.4 8.4",
        "text Words 58 50.1",
      ],
      rightToLeft: [
        "rect 28 27 224 36 r10", "path 238.75 46.75, 242.6 50.6", "ellipse 231.4 39.4 8.4 8.4",
        "text Words 179.5 50.1",
      ]),
    Case("a text", .text, text: "Words", ["text Words 25 36"], rightToLeft: ["text Words 230 36"]),
    Case("a text in the middle", .text, text: "Words", ["text Words 127.5 36"], alignment: .center),
    Case("a text at the right", .text, text: "Words", ["text Words 230 36"], alignment: .right),
    Case("a text at the left", .text, text: "Words", ["text Words 25 36"], alignment: .left),
    Case("a line as a symbol", .symbol(name: "minus"), ["path 122.5 45, 157.5 45"]),
    Case("a circle as a symbol", .symbol(name: "circle"), ["ellipse 120 25 40 40"]),
    Case(
      "a circled symbol", .symbol(name: "plus.circle.fill"),
      [
        "ellipse 117.5 22.5 45 45", "path 140 35.375, 140 54.625", "path 130.375 45, 149.625 45",
      ]),
    Case(
      "an unknown symbol", .symbol(name: "foo.bar"), ["rect 120 25 40 40 r10", "text foo.bar 125.417 47.5"]),
    Case(
      "a field of AppKit", .desktop(.field(isSecure: false)), text: "Words", ["text Words 24 48"],
      rightToLeft: ["text Words 231 48"]),
    Case(
      "a field for passwords", .desktop(.field(isSecure: true)), text: "Words", ["text ••••• 24 48"],
      rightToLeft: ["text ••••• 231 48"]),
    Case(
      "a search field of AppKit", .desktop(.search), text: "Words",
      ["ellipse 27 40 8 8", "path 33.8 46.8, 37.2 50.2", "text Words 42 48"],
      rightToLeft: ["ellipse 244 40 8 8", "path 250.8 46.8, 254.2 50.2", "text Words 213 48"]),
    Case(
      "a check box", .desktop(.check(.on)), text: "Words",
      [
        "rect 20.5 40.5 9 9 r3", "path 22.286 45.286, 24.286 47.286, 27.714 42.857", "text Words 35 48",
      ],
      rightToLeft: [
        "rect 250.5 40.5 9 9 r3", "path 252.286 45.286, 254.286 47.286, 257.714 42.857", "text Words 220 48",
      ]),
    Case(
      "a mixed check box of another size", .desktop(.check(.mixed)), text: "Words", size: 11,
      ["rect 20.5 39.5 11 11 r3", "path 23 45, 29 45", "text Words 37 48.3"],
      rightToLeft: ["rect 248.5 39.5 11 11 r3", "path 251 45, 257 45", "text Words 215.5 48.3"]),
    Case("a check box without words", .desktop(.check(.off)), ["rect 135.5 40.5 9 9 r3"]),
    Case(
      "a radio button", .desktop(.radio(isOn: true)), text: "Words", size: 13,
      ["ellipse 20.5 38.5 13 13", "ellipse 24.06 42.06 5.88 5.88", "text Words 40 48.9"],
      rightToLeft: ["ellipse 246.5 38.5 13 13", "ellipse 250.06 42.06 5.88 5.88", "text Words 207.5 48.9"]),
    Case(
      "a pop-up button", .desktop(.popUp(.both)), text: "Words", ["text Words 22 48", plate] + chevrons,
      rightToLeft: ["text Words 227 48", mirroredPlate] + mirroredChevrons),
    Case(
      "a bare pop-up button", .desktop(.popUp(.bare)), text: "Words", ["text Words 22 48"] + chevrons,
      rightToLeft: ["text Words 227 48"] + mirroredChevrons),
    Case(
      "a pull-down button", .desktop(.popUp(.down)), text: "Words",
      ["text Words 22 48", plate, "path 245.48 43.24, 249 46.76, 252.52 43.24"],
      rightToLeft: ["text Words 227 48", mirroredPlate, "path 27.48 43.24, 31 46.76, 34.52 43.24"]),
    Case(
      "a plain pull-down button", .desktop(.popUp(.plain)), text: "Words",
      ["text Words 22 48", "path 245.48 43.24, 249 46.76, 252.52 43.24"],
      rightToLeft: ["text Words 227 48", "path 27.48 43.24, 31 46.76, 34.52 43.24"]),
    Case(
      "a combo box", .desktop(.combo), text: "Words",
      ["text Words 24 48", plate, "path 245.48 43.24, 249 46.76, 252.52 43.24"],
      rightToLeft: ["text Words 231 48", mirroredPlate, "path 27.48 43.24, 31 46.76, 34.52 43.24"]),
    Case(
      "a box's title", .desktop(.boxTitle("Server")), ["text Server 28 30.3"],
      rightToLeft: ["text Server 219 30.3"]),
    Case("a line", .desktop(.line), ["rect 20 44.5 240 1 r0"]),
    Case(
      "tabs, the first selected", .desktop(.tabs(["Day", "Week"], selected: 0)),
      [
        "rect 97.25 9.5 85.5 22 r6", "rect 98.25 10.5 37.5 20 r5", "text Day 107.25 24.4",
        "text Week 146.75 24.4",
      ]),
    Case(
      "tabs, none selected", .desktop(.tabs(["Day", "Week"], selected: -1)),
      [
        "rect 97.25 9.5 85.5 22 r6", "text Day 107.25 24.4", "path 136.75 14.5, 136.75 26.5",
        "text Week 146.75 24.4",
      ]),
    Case(
      "rows",
      .desktop(
        .rows(
          [.init(title: "A", width: 90), .init(title: "B", width: 60)], height: 17, top: 4, isStriped: true)),
      [
        "rect 20 41 240 17 r0", "rect 28 29.5 40 6 r3", "rect 121 29.5 44 6 r3", "rect 28 46.5 74 6 r3",
        "rect 121 46.5 44 6 r3",
      ]),
    Case(
      "rows without stripes",
      .desktop(.rows([.init(title: "A", width: 90)], height: 30, top: 0, isStriped: false)),
      ["rect 28 32 40 6 r3"]),
    Case(
      "a header", .desktop(.header([.init(title: "Name", width: 90), .init(title: "Date", width: 90)])),
      ["rect 20 69 240 1 r0", "text Name 25 48.3", "path 113 24, 113 66", "text Date 118 48.3"],
      rightToLeft: ["rect 20 69 240 1 r0", "text Name 88 48.3", "path 113 24, 113 66", "text Date 235 48.3"]),
    Case(
      "arrows", .desktop(.arrows),
      [
        "rect 20.5 20.5 239 49 r5", "path 20.5 45, 259.5 45", "path 137 35.23, 140 32.23, 143 35.23",
        "path 137 54.77, 140 57.77, 143 54.77",
      ]),
    Case(
      "a slider of AppKit", .desktop(.slider(0.25, isVertical: false, ticks: 3)),
      [
        "path 30 50, 30 55, 140 50, 140 55, 250 50, 250 55", "rect 20 43 240 4 r2", "rect 20 43 65 4 r2",
        "ellipse 75.5 35.5 19 19",
      ],
      rightToLeft: [
        "path 30 50, 30 55, 140 50, 140 55, 250 50, 250 55", "rect 20 43 240 4 r2", "rect 195 43 65 4 r2",
        "ellipse 185.5 35.5 19 19",
      ]),
    Case(
      "a vertical slider", .desktop(.slider(0.25, isVertical: true, ticks: 2)),
      [
        "path 145 30, 150 30, 145 60, 150 60", "rect 138 20 4 50 r2", "rect 138 52.5 4 17.5 r2",
        "ellipse 130.5 43 19 19",
      ]),
    Case("a dial", .desktop(.dial(0.2)), ["ellipse 115.5 20.5 49 49", "ellipse 148.5 32.5 4 4"]),
    Case("a dial at its end", .desktop(.dial(1)), ["ellipse 115.5 20.5 49 49", "ellipse 127.5 32.5 4 4"]),
    Case(
      "a round sign", .desktop(.sign("?", isRound: true)), ["ellipse 115.5 20.5 49 49", "text ? 136.75 48.9"]),
    Case("a plain sign", .desktop(.sign("?", isRound: false)), ["text ? 136.75 48.9"]),
    Case(
      "a color well", .desktop(.well(.color(Color(rgb: 0x00FF00)))),
      [
        "rect 20.5 20.5 239 49 r5", "rect 23.5 23.5 233 43 r3",
      ]),
    Case(
      "a matrix",
      .desktop(
        .cells(
          [
            [.init(title: "A", shape: .radio(isOn: true)), .init(title: "C", shape: .radio(isOn: false))],
            [.init(title: "B", shape: .check(.off))],
          ], size: Size(width: 60, height: 18), gap: .init(width: 4, height: 2))),
      [
        "ellipse 20.5 22.5 13 13", "ellipse 24.06 26.06 5.88 5.88", "text A 40 32.9",
        "ellipse 20.5 42.5 13 13",
        "text C 40 52.9", "rect 84.5 22.5 13 13 r3", "text B 104 32.9",
      ],
      rightToLeft: [
        "ellipse 66.5 22.5 13 13", "ellipse 70.06 26.06 5.88 5.88", "text A 53.5 32.9",
        "ellipse 66.5 42.5 13 13",
        "text C 53.5 52.9", "rect 130.5 22.5 13 13 r3", "text B 117.5 32.9",
      ]),
  ]

  private func parts(
    _ example: Case, _ direction: LayoutDirection, in frame: Rect = Rect(x: 20, y: 20, width: 240, height: 50)
  ) throws -> [String] {
    var sketch = Sketch(direction: direction)
    sketch.add(.view, "it", frame.x, frame.y, frame.width, frame.height) {
      ($0.text, $0.textStyle, $0.textAlignment) = (
        example.text, TextStyle(size: example.size), example.alignment
      )
      ($0.fill, $0.stroke, $0.isUnnamed) = (.none, .none, true)
      $0.control = Control(example.shape)
    }
    return try #require(sketch.scene.group("it")).children.flatMap(\.flat).map(\.described)
  }

  @Test(arguments: cases) func partsOfAControl(_ example: Case) throws {
    #expect(try parts(example, .leftToRight) == example.leftToRight)
    #expect(try parts(example, .rightToLeft) == example.rightToLeft ?? example.leftToRight)
  }

  @Test func otherFrames() throws {
    let line = Case("", .desktop(.line), [])
    #expect(
      try parts(line, .leftToRight, in: Rect(x: 20, y: 20, width: 50, height: 200)) == [
        "rect 44.5 20 1 200 r0"
      ])
    let picker = Case("", .picker, [])
    #expect(
      try parts(picker, .leftToRight, in: Rect(x: 20, y: 20, width: 240, height: 100))
        == ["rect 28 54 224 32 r8", "path 108 38, 172 38", "path 100 70, 180 70", "path 108 102, 172 102"])
    let long = Case("", .desktop(.check(.off)), text: String(repeating: "Words ", count: 10) + "and", [])
    #expect(try parts(long, .leftToRight).first == "rect 20.5 20.5 9 9 r3")
  }

  @Test func theCurrentPageHasAnotherColor() throws {
    var sketch = Sketch()
    sketch.add(.view, "it", 20, 20, 240, 50) {
      ($0.fill, $0.stroke, $0.isUnnamed) = (.none, .none, true)
      $0.control = Control(.pages(count: 3, current: 1))
    }
    let fills = try #require(sketch.scene.group("it")).shapes.map(\.fill)
    #expect(fills[0] == fills[2] && fills[0] != fills[1])
  }

  struct WindowCase: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var toolbar: DesktopShape.Window.Toolbar
    var items: [DesktopShape.Window.Item]
    var parts: [String]
  }

  @Test(arguments: [
    WindowCase(
      testDescription: "no toolbar", toolbar: .none, items: [],
      parts: [
        "ellipse 8 -20 12 12", "ellipse 28 -20 12 12", "ellipse 48 -20 12 12", "text Settings 214 -10.1",
      ]),
    WindowCase(
      testDescription: "beside the title", toolbar: .beside,
      items: [.button("General"), .space(isFlexible: true), .search],
      parts: [
        "ellipse 8 -32 12 12", "ellipse 28 -32 12 12", "ellipse 48 -32 12 12", "text Settings 80 -22.1",
        "rect 141 -38 52.5 24 r5", "text General 148 -22.7", "rect 346 -38 120 24 r6",
        "text Search 368 -22.7",
      ]),
    WindowCase(
      testDescription: "beside the title, at the end", toolbar: .beside,
      items: [.button("General"), .space(isFlexible: false)],
      parts: [
        "ellipse 8 -32 12 12", "ellipse 28 -32 12 12", "ellipse 48 -32 12 12", "text Settings 80 -22.1",
        "rect 383.5 -38 52.5 24 r5", "text General 390.5 -22.7",
      ]),
    WindowCase(
      testDescription: "below", toolbar: .below,
      items: [.button("General"), .space(isFlexible: true), .search],
      parts: [
        "ellipse 8 -70 12 12", "ellipse 28 -70 12 12", "ellipse 48 -70 12 12", "text Settings 214 -60.1",
        "rect 20.25 -46 28 20 r5", "text General 15 -14.7", "rect 346 -46 120 20 r6", "text Search 368 -32.7",
      ]),
    WindowCase(
      testDescription: "below, in the middle", toolbar: .below, items: [.button("General")],
      parts: [
        "ellipse 8 -70 12 12", "ellipse 28 -70 12 12", "ellipse 48 -70 12 12", "text Settings 214 -60.1",
        "rect 223 -46 28 20 r5", "text General 217.75 -14.7",
      ]),
  ])
  func partsOfAWindow(_ example: WindowCase) {
    var sketch = Sketch(480, 240)
    sketch.solved.layout.views[0].control = Control(
      .desktop(
        .window(
          .init(
            title: "Settings", buttons: [true, true, false], toolbar: example.toolbar, items: example.items,
            isInside: false)))
    )
    let scene = sketch.scene
    // The title bar is drawn last, so its parts are at the end of the list.
    let parts = scene.flat.map { $0.described(from: scene.origin) }.suffix(example.parts.count)
    #expect(Array(parts) == example.parts)
  }
}

extension SceneNode {
  var described: String { described(from: Point(x: 0, y: 0)) }

  fileprivate func described(from origin: Point) -> String {
    func words(_ numbers: Double...) -> String {
      numbers.map {
        let rounded = ($0 * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
      }.joined(separator: " ")
    }
    func shifted(_ point: Point) -> String { words(point.x - origin.x, point.y - origin.y) }
    func shifted(_ rect: Rect) -> String {
      words(rect.x - origin.x, rect.y - origin.y, rect.width, rect.height)
    }
    switch self {
    case .group: return "group"
    case .text(let text): return "text \(text.text) \(shifted(text.origin))"
    case .shape(let shape):
      switch shape.outline {
      case .rectangle(let rect, let radius): return "rect \(shifted(rect)) r\(words(radius))"
      case .ellipse(let rect): return "ellipse \(shifted(rect))"
      case .path(let steps):
        return "path "
          + steps.map { step in
            switch step {
            case .move(let point), .line(let point): shifted(point)
            case .curve(let a, let b, let end): "curve \(shifted(a)) \(shifted(b)) \(shifted(end))"
            case .close: "close"
            }
          }.joined(separator: ", ")
      }
    }
  }
}

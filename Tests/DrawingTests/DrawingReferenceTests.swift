import ApprovedText
import Diagnostics
import FixedAdvance
import Graphics
import LayoutEngine
import LayoutLanguage
import LayoutModel
import Testing

@testable import Drawing

@Suite struct DrawingReferenceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var options: [DrawingOptions]

    init(_ name: String, _ text: String, _ options: DrawingOptions...) {
      (testDescription, self.text, self.options) = (name, text, options)
    }
  }

  private static let screen = """
    label title "Sign in" font 20 bold
    field email "Email" font 12
    view card margins 3 5 7 11 fill #eef corner 4 {
        image avatar size 31x27
        label name "Jane Appleseed" font 12 color #336
        stack row1 row spacing 5 { view x size 13x17; view y size 19x11; view z size 23x9 hidden }
    }
    button submit "Continue" font 14 hugging 600
    guide middle
    V:|-19-[title]-9-[email]-13-[card]-17-[submit]
    |-[title]-(>=3)-|
    |-12-[email]-21-|
    |-[card]-15-|
    card.height = 103
    avatar.leading = superview.leadingMargin
    avatar.top = superview.topMargin
    name.leading = avatar.trailing + 7
    name.centerY = avatar.centerY ~ 750
    row1.leading = avatar.leading
    row1.top = avatar.bottom + 6
    row1.trailing <= superview.trailingMargin
    submit.width = superview.width * 0.4 "share"
    submit.centerX = superview.centerX + 14
    middle.leading = superview.leading + 40
    middle.width = 55
    middle.top = card.bottom + 3
    middle.bottom = superview.bottom - 5
    """

  private static let crowd =
    "canvas 210x150\n"
    + (0..<14).map { number in
      "view v\(number)longname { ll = \(4 + number % 5 * 41), tt = \(6 + number / 5 * 47), w = \(11 + number * 2), h = \(9 + number) }"
    }.joined(separator: "\n")
    + "\nview outer { ll = -14, tt = 120, w = 260, h = 41\n view deep { ll = 180, tt = 20, w = 70, h = 60 } }\n"

  private static let problems = """
    canvas 260x190
    view a
    view b
    view c
    label open "Some text" font 12
    view loose size 30x20
    |-20-[a(120)]-15-[b(110)]-30-|
    V:|-14-[a(40)]
    V:|-24-[b(30)]
    c.leading = 10
    c.width = 60
    c.width = 85
    c.top = a.bottom + 11
    c.height >= 30
    open.top = c.bottom + 8
    open.leading >= 33
    loose.trailing <= superview.trailing + 44
    loose.top = a.bottom + 9
    """

  private static let scrolling = """
    canvas 220x160
    scroll list { ll = 10, tt = 12, w = 120, h = 90
      view first { ll = 4, tt = 6, w = 170, h = 50 }
      view second { ll = 4, tt = 70, w = 90, h = 60 }
      view bounds { ll = 0, tt = 0, w = 190, h = 140 }
    }
    first.trailing <= superview.trailing
    bounds.leading = superview.leading
    bounds.trailing = superview.trailing
    bounds.top = superview.top
    bounds.bottom = superview.bottom
    view near { ll = 140, tt = 12, w = 37, h = 45 }
    view far { ll = 150, tt = 110, w = 50, h = 23 }
    view front fill #fc0 stroke #a00 corner 9 { ll = 120, tt = 90, w = 61, h = 33 }
    label wrapped "Words that need three lines" font 12 lines 3 align right { ll = 5, tt = 110, w = 70, h = 44 }
    label cut "Words that are cut" font 12 align center { ll = 90, tt = 140, w = 50, h = 14 }
    """

  private static func focused(_ names: String..., show: [DrawingAnnotation]) -> DrawingOptions {
    var options = DrawingOptions(show: show)
    options.focus = names
    options.notes = ["a note"]
    return options
  }

  static let cases = [
    Case(
      "screen",
      "canvas 240x290 margins 5 9 13 17\ncanvas \"mirrored\" 240x290 margins 5 9 13 17 rtl\n" + screen,
      DrawingOptions(darkTheme: .dark)),
    Case("blueprint", "canvas 240x290\n" + screen, DrawingOptions(theme: .blueprint, names: .all)),
    Case("crowd", crowd, DrawingOptions(), DrawingOptions(theme: .dark, show: [.sizes, .gaps])),
    Case(
      "problems", problems, DrawingOptions(), DrawingOptions(theme: .print, show: DrawingAnnotation.all)),
    Case(
      "mirrored", problems.replacing("canvas 260x190", with: "canvas 260x190 rtl"),
      DrawingOptions(theme: .dark)),
    Case(
      "scrolling", scrolling, DrawingOptions(background: .transparent),
      DrawingOptions(background: .color(Color(rgb: 0x335577)), names: .none, scrollContent: .whole)),
    Case(
      "focus", "canvas 240x290\n" + screen, focused("card", show: [.gaps, .sizes]),
      focused("avatar", "submit", show: [.constraints])),
  ]

  @Test(arguments: cases) func picture(_ test: Case) throws {
    var listing = ""
    for solved in try solved(test.text) {
      for options in test.options {
        listing += draw(solved, options: options, measuring: FixedAdvanceMeasurer()).listing + "\n"
      }
    }
    #expect(try difference(of: listing, fromReference: "\(test.testDescription)") == nil)
  }

  @Test(arguments: DrawingAnnotation.all.map(\.name)) func annotation(_ name: String) throws {
    let shown = DrawingAnnotation.all.filter { $0.name == name }
    var listing = ""
    let text =
      "canvas 240x290 margins 5 9 13 17 safe 11 0 6 0\ncanvas \"mirrored\" 240x290 margins 5 9 13 17 rtl\n"
      + Self.screen
    for solved in try solved(text) {
      let plain = Set(draw(solved, measuring: FixedAdvanceMeasurer()).listing.split(separator: "\n"))
      let scene = draw(solved, options: DrawingOptions(show: shown), measuring: FixedAdvanceMeasurer())
      for line in scene.listing.split(separator: "\n") where !plain.contains(line) { listing += line + "\n" }
      listing += "\n"
    }
    #expect(try difference(of: listing, fromReference: "show-\(name)") == nil)
  }

  @Test func contactSheet() throws {
    let text = """
      canvas "phone" 120x90
      canvas "phone-rtl" 120x90 rtl
      canvas "tablet" 210x140
      canvas "tablet-rtl" 210x140 rtl
      view a
      view b size 30x20
      |-7-[a]-5-[b]-11-|
      V:|-3-[a(40)]
      b.top = 13
      a.width <= 100
      """
    let entries = try solved(text).enumerated().map { index, solved in
      ContactSheet.Entry(
        solved, label: "canvas \(index)", note: index == 2 ? "text × 2" : nil)
    }
    var listing = ""
    for unit in [1, 2] {
      let sheet = drawSheet(
        entries, unit: unit, options: DrawingOptions(darkTheme: .dark, show: [.sizes]),
        measuring: FixedAdvanceMeasurer())
      listing += "\(sheet.origins.map { [$0.x, $0.y] })\n" + sheet.scene.listing + "\n"
    }
    #expect(try difference(of: listing, fromReference: "sheet") == nil)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func controls(_ direction: LayoutDirection)
    throws
  {
    var listing = ""
    let shapes = ControlTests.shapes.map(\.shape) + DesktopTests.shapes.map { .desktop($0.shape) }
    for frame in [Rect(x: 21, y: 17, width: 203, height: 51), Rect(x: 9, y: 5, width: 43, height: 67)] {
      for shape in shapes {
        var sketch = Sketch(240, 80, direction: direction)
        sketch.add(.view, "it", frame.x, frame.y, frame.width, frame.height, text: "Words") {
          $0.control = Control(shape)
          $0.isUnnamed = true
        }
        listing += "\(shape)".replacing(/[A-Za-z]+\./, with: "") + "\n"
        let group = sketch.scene.group("it").map { [SceneNode.group($0)] } ?? []
        let scene = Scene(size: .zero, background: nil, title: "", summary: "", nodes: group)
        listing += scene.listing.split(separator: "\n").dropFirst(3).joined(separator: "\n") + "\n"
      }
    }
    #expect(try difference(of: listing, fromReference: "controls-\(direction)") == nil)
  }

  /// Draws every kind of view in a theme.
  @Test(arguments: Theme.all.map(\.name)) func kinds(_ theme: String) throws {
    var sketch = Sketch(400, 300)
    for (number, kind) in ViewKind.allCases.enumerated() {
      sketch.add(
        kind, kind.rawValue, 5 + Double(number % 5) * 79, 7 + Double(number / 5) * 57, 71, 43,
        text: number % 2 == 0 ? "Words" : nil)
    }
    let options = DrawingOptions(theme: Theme.all.first { $0.name == theme } ?? .light)
    #expect(try difference(of: sketch.scene(options).listing, fromReference: "kinds-\(theme)") == nil)
  }

  private func solved(_ text: String) throws -> [SolvedLayout] {
    let parsed = parse(SourceText(name: "test.layout", text: text))
    try #require(!parsed.diagnostics.contains { $0.severity == .error }, "\(parsed.diagnostics)")
    return parsed.layout.canvases.map { solve(parsed.layout, on: $0, measuring: FixedAdvanceMeasurer()) }
  }
}

import Graphics
import LayoutModel
import Testing

@testable import InterfaceBuilder

@Suite struct DesktopLookTests {
  private static func drawn(_ element: String, tools: String = "22505") throws -> View {
    let views = try layouts(macXib(content(200, 100, subviews(element)), tools: tools))[0].views
    return try #require(views.first { $0.identifier == "a" })
  }

  private static func element(
    _ name: String, _ cell: String = "", size: (Double, Double) = (60, 30), _ inside: String = "",
    _ attributes: String = ""
  ) -> String {
    view(
      "a", name, attributes, frame: (0, 0, size.0, size.1),
      "<\(name)Cell key=\"cell\" \(cell)>\(inside)</\(name)Cell>")
  }

  private static let popUp = #"type="push" title="A" borderStyle="border""#
  private static let bezel = #"borderStyle="bezel""#
  private static let red = #"red="1" green="0" blue="0""#

  /// Unless something else in the document shows the version of macOS, it follows from the version of Xcode's tools:
  /// macOS 11 from version 17000 on, and macOS 26 from version 24300 on.
  @Test(
    arguments: [
      (
        "at most 200 ticks", element("slider", #"numberOfTickMarks="201""#), "22505",
        .desktop(.slider(0, isVertical: false, ticks: 200))
      ),
      (
        "no fewer than 0 ticks", element("slider", #"numberOfTickMarks="-1""#), "22505",
        .desktop(.slider(0, isVertical: false, ticks: 0))
      ),
      (
        "a square slider lies", element("slider", #"doubleValue="0.5""#, size: (30, 30)), "22505",
        .desktop(.slider(0.5, isVertical: false, ticks: 0))
      ),
      (
        "a slider below its range", element("slider", #"minValue="10" maxValue="20" doubleValue="5""#),
        "22505", .desktop(.slider(0, isVertical: false, ticks: 0))
      ),
      (
        "a dial beyond its range",
        element("slider", #"sliderType="circular" minValue="10" maxValue="20" doubleValue="25""#), "22505",
        .desktop(.dial(1))
      ),
      (
        "a dial within its range",
        element("slider", #"sliderType="circular" minValue="10" maxValue="20" doubleValue="12""#), "22505",
        .desktop(.dial(0.2))
      ),
      (
        "a level below its range",
        element("levelIndicator", #"levelIndicatorStyle="continuousCapacity" minValue="5" doubleValue="1""#),
        "22505", .progress(0)
      ),
      (
        "open progress from a least value",
        view("a", "progressIndicator", #"minValue="50" indeterminate="YES""#, frame: (0, 0, 60, 20)),
        "22505", .progress(0.3)
      ),
      (
        "tabs of which none is chosen",
        view(
          "a", "tabView", #"type="topTabsBezelBorder""#, frame: (0, 0, 90, 50),
          #"<tabViewItems><tabViewItem label="A" id="x"/><tabViewItem label="B" id="y"/></tabViewItems>"#),
        "22505", .desktop(.tabs(["A", "B"], selected: 0))
      ),
      (
        "columns between 0 and 10000 points",
        view(
          "a", "tableView", #"rowHeight="20""#, frame: (0, 0, 90, 40),
          #"<tableColumns><tableColumn width="-5"/><tableColumn width="20000"/></tableColumns>"#),
        "22505",
        .desktop(
          .rows(
            [.init(title: "", width: 0), .init(title: "", width: 10_000)], height: 22, top: 0,
            isStriped: false))
      ),
      (
        "cells between 0 and 10000 points",
        view(
          "a", "matrix", frame: (0, 0, 90, 40),
          """
          <size key="cellSize" width="-1" height="20000"/>\
          <size key="intercellSpacing" width="20000" height="-1"/>
          """),
        "22505",
        .desktop(.cells([], size: Size(width: 0, height: 10_000), gap: Size(width: 10_000, height: 0)))
      ),
      ("a pop-up button of macOS 26", element("popUpButton", popUp), "25000", .desktop(.popUp(.bare))),
      (
        "a pull-down button of macOS 26", element("popUpButton", popUp + #" pullsDown="YES""#), "25000",
        .desktop(.popUp(.plain))
      ),
      (
        "a pop-up button of the last tools before", element("popUpButton", popUp), "24299",
        .desktop(.popUp(.both))
      ),
      (
        "a pop-up button of the first tools", element("popUpButton", popUp), "24300", .desktop(.popUp(.bare))
      ),
    ] as [(String, String, String, Control.Shape)])
  func shape(name: String, xml: String, tools: String, shape: Control.Shape) throws {
    #expect(try Self.drawn(xml, tools: tools).control?.shape == shape, "\(name)")
  }

  @Test(arguments: [
    (#"maxValue="12" doubleValue="3""#, "★★★☆☆☆☆☆☆☆"), (#"maxValue="0" doubleValue="0""#, "☆"),
    (#"maxValue="3" doubleValue="-1""#, "☆☆☆"), (#"maxValue="4""#, "☆☆☆☆"),
  ])
  func stars(range: String, text: String) throws {
    let rating = Self.element("levelIndicator", #"levelIndicatorStyle="rating" "# + range)
    #expect(try Self.drawn(rating).text == text)
  }

  private static let paper = "controlBackground"

  @Test(
    arguments: [
      ("a push button", element("button", push), "22505", "control", 5),
      ("a push button of macOS 26", element("button", push), "25000", "control", 12),
      ("a pop-up button", element("popUpButton", popUp), "22505", "control", 5),
      ("a pop-up button of macOS 26", element("popUpButton", popUp), "25000", "control", 12),
      ("a search field", element("searchField"), "22505", paper, 6),
      ("a search field of macOS 26", element("searchField"), "25000", paper, 12),
      ("a combo box", element("comboBox"), "22505", paper, 0),
      ("a combo box of macOS 26", element("comboBox"), "25000", paper, 5),
      ("a field", element("textField", bezel), "22505", paper, 0),
      ("a field of macOS 26", element("textField", bezel), "25000", paper, 5),
      ("a round field", element("textField", bezel + #" bezelStyle="round""#), "22505", paper, 5),
      (
        "a square button", element("button", #"bezelStyle="smallSquare" title="A" borderStyle="border""#),
        "22505", "control", 0
      ),
      (
        "a bevel button", element("button", #"bezelStyle="regularSquare" title="A" borderStyle="border""#),
        "22505", "control", 5
      ),
    ] as [(String, String, String, String, Double)])
  func corners(name: String, xml: String, tools: String, fill: String, corner: Double) throws {
    let found = try Self.drawn(xml, tools: tools)
    #expect(found.fill == desktopColor(fill), "\(name)")
    #expect(found.cornerRadius == corner, "\(name)")
  }

  private static let pure = ViewColor.color(Color(rgb: 0xFF0000))

  /// Each case has a name, an element, and the element's expected fill.
  @Test(
    arguments: [
      (
        "a field of its own color",
        element("textField", bezel + #" drawsBackground="YES""#, "<color key=\"backgroundColor\" \(red)/>"),
        pure
      ),
      (
        "a color that a field does not draw",
        element("textField", bezel, "<color key=\"backgroundColor\" \(red)/>"), desktopColor(paper)!
      ),
      (
        "a label of its own color",
        element("textField", #"drawsBackground="YES""#, "<color key=\"backgroundColor\" \(red)/>"), pure
      ),
      (
        "a label that draws its background", element("textField", #"drawsBackground="YES""#),
        desktopColor(paper)!
      ),
      (
        "a box of its own color",
        view("a", "box", #"boxType="custom""#, frame: (0, 0, 60, 50), "<color key=\"fillColor\" \(red)/>"),
        pure
      ),
      (
        "a transparent box of its own color",
        view(
          "a", "box", #"boxType="custom" transparent="YES""#, frame: (0, 0, 60, 50),
          "<color key=\"fillColor\" \(red)/>"), ViewColor.none
      ),
      ("a box of no color", view("a", "box", #"boxType="custom""#, frame: (0, 0, 60, 50)), ViewColor.none),
      (
        "a table of its own color",
        view("a", "tableView", frame: (0, 0, 90, 40), "<color key=\"backgroundColor\" \(red)/>"), pure
      ),
      (
        "a scroll view with only a border",
        view("a", "scrollView", #"drawsBackground="NO""#, frame: (0, 0, 60, 50)), ViewColor.none
      ),
      (
        "a scroll view with only a background",
        view("a", "scrollView", #"borderType="none""#, frame: (0, 0, 60, 50)), desktopColor(paper)!
      ),
    ] as [(String, String, ViewColor)])
  func fill(name: String, xml: String, fill: ViewColor) throws {
    #expect(try Self.drawn(xml).fill == fill, "\(name)")
  }

  @Test(
    arguments: [
      (#"cornerRadius="4""#, desktopColor("controlLine")!, 4),
      (#"borderType="none" cornerRadius="-3""#, ViewColor.none, 0),
      (#"borderType="line" cornerRadius="20000""#, desktopColor("controlLine")!, 10_000),
    ] as [(String, ViewColor, Double)])
  func outlineOfABox(attributes: String, stroke: ViewColor, corner: Double) throws {
    let found = try Self.drawn(
      view("a", "box", #"boxType="custom" "# + attributes, frame: (0, 0, 60, 50)))
    #expect(found.stroke == stroke)
    #expect(found.cornerRadius == corner)
  }

  @Test(
    arguments: [
      ("a label", element("textField", #"title="x""#), ViewColor.automatic),
      (
        "a label of the usual color",
        element("textField", #"title="x""#, #"<color key="textColor" catalog="System" name="labelColor"/>"#),
        .automatic
      ),
      (
        "a label of its own color",
        element("textField", #"title="x""#, "<color key=\"textColor\" \(red)/>"), pure
      ),
      ("a field", element("textField", bezel + #" title="x""#), desktopColor("controlText")!),
      (
        "a field of its own color",
        element("textField", bezel + #" title="x""#, "<color key=\"textColor\" \(red)/>"), pure
      ),
      (
        "a placeholder", element("textField", bezel + #" placeholderString="Name""#),
        desktopColor("placeholderText")!
      ),
      (
        "an empty placeholder", element("textField", bezel + #" placeholderString="""#),
        desktopColor("controlText")!
      ),
      (
        "a text over a placeholder", element("textField", bezel + #" title="x" placeholderString="Name""#),
        desktopColor("controlText")!
      ),
      (
        "a control that is off", element("textField", bezel + #" title="x" enabled="NO""#),
        desktopColor("disabledControlText")!
      ),
      (
        "a control that is on", element("textField", bezel + #" title="x" enabled="YES""#),
        desktopColor("controlText")!
      ),
    ] as [(String, String, ViewColor)])
  func textColor(name: String, xml: String, color: ViewColor) throws {
    #expect(try Self.drawn(xml).textColor == color, "\(name)")
  }

  /// The Return key triggers the default button, which is blue with white text, unless the button is
  /// disabled.
  @Test(arguments: [
    ("DQ", "", true), ("DQ", #"enabled="YES""#, true), ("DQ", #"enabled="NO""#, false), ("Gw", "", false),
  ])
  func defaultButton(key: String, attributes: String, isDefault: Bool) throws {
    let inside = #"<string key="keyEquivalent" base64-UTF8="YES">\#(key)</string>"#
    let found = try Self.drawn(Self.element("button", push, inside, attributes))
    let white = ViewColor.color(Color(red: 255, green: 255, blue: 255, alpha: 255))
    #expect((found.fill == desktopColor("controlAccent")) == isDefault)
    #expect((found.textColor == white) == isDefault)
    #expect((found.stroke == .none) == isDefault)
  }

  /// Before macOS 11, a toolbar is below the title.
  @Test(arguments: [
    ("", "16999", DesktopShape.Window.Toolbar.below), ("", "17000", .beside),
    (#"toolbarStyle="unified""#, "16999", .beside), (#"toolbarStyle="expanded""#, "17000", .below),
  ])
  func toolbar(attributes: String, tools: String, toolbar: DesktopShape.Window.Toolbar) throws {
    let text = macXib(
      content(200, 100, "") + #"<toolbar key="toolbar"/>"#, tools: tools, window: attributes)
    #expect(
      try layouts(text)[0].views[0].control?.shape
        == .desktop(
          .window(
            .init(
              title: "Settings", buttons: [true, false, false], toolbar: toolbar, items: [], isInside: false)
          )))
  }
}

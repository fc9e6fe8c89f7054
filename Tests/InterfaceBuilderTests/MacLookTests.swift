import Graphics
import LayoutModel
import Testing

@testable import InterfaceBuilder

@Suite struct MacLookTests {
  private static func views(_ inside: String, tools: String = "22505") throws -> [String: View] {
    let read = try layouts(macXib(content(200, 100, subviews(inside)), tools: tools))[0].views
    return Dictionary(
      read.compactMap { view in view.identifier.map { ($0, view) } }, uniquingKeysWith: { $1 })
  }

  private static func element(
    _ name: String, cell: String = "", _ attributes: String = "", size: (Double, Double) = (60, 30),
    cellContent: String = "",
    _ inside: String = ""
  ) -> String {
    view(
      "a", name, attributes, frame: (0, 0, size.0, size.1),
      "<\(name)Cell key=\"cell\" \(cell)>\(cellContent)</\(name)Cell>\(inside)")
  }

  private static let border = #" borderStyle="border""#

  @Test(
    arguments: [
      (
        "a check box", element("button", cell: #"type="check" title="A""#),
        Control.Shape.desktop(.check(.off))
      ),
      (
        "a check box that is on", element("button", cell: #"type="check" state="on" title="A""#),
        .desktop(.check(.on))
      ),
      (
        "a mixed check box", element("button", cell: #"type="check" state="mixed" title="A""#),
        .desktop(.check(.mixed))
      ),
      ("a radio button", element("button", cell: #"type="radio" title="A""#), .desktop(.radio(isOn: false))),
      (
        "a radio button that is on", element("button", cell: #"type="radio" state="on" title="A""#),
        .desktop(.radio(isOn: true))
      ),
      ("a help button", element("button", cell: #"type="help""#), .desktop(.sign("?", isRound: true))),
      (
        "a disclosure button", element("button", cell: #"type="bevel" bezelStyle="disclosure""# + border),
        .desktop(.sign("›", isRound: false))
      ),
      (
        "a disclosure triangle", element("button", cell: #"type="disclosureTriangle""#),
        .desktop(.sign("⌄", isRound: false))
      ),
      (
        "a round disclosure", element("button", cell: #"type="bevel" bezelStyle="roundedDisclosure""#),
        .desktop(.sign("⌄", isRound: false))
      ),
      (
        "a sign", element("button", cell: #"type="bevel" image="NSAddTemplate""#),
        .desktop(.sign("+", isRound: false))
      ),
      ("an image", element("button", cell: #"type="bevel" image="hero""#), .image(name: "hero")),
      (
        "a button's image",
        element("button", cell: #"type="push" bezelStyle="rounded" image="hero""# + border),
        .image(name: "hero")
      ),
      ("words beside an image", element("button", cell: #"type="bevel" title="A" image="hero""#), nil),
      (
        "a pop-up button", element("popUpButton", cell: #"type="push" title="A""# + border),
        .desktop(.popUp(.both))
      ),
      (
        "a pull-down button",
        element("popUpButton", cell: #"type="push" title="A" pullsDown="YES""# + border),
        .desktop(.popUp(.down))
      ),
      (
        "a pull-down button with a picture",
        element(
          "popUpButton", cell: #"type="push" pullsDown="YES" selectedItem="i""# + border,
          cellContent: """
            <menu key="menu"><items><menuItem image="NSActionTemplate"/><menuItem title="A" state="on" id="i"/></items></menu>
            """), .desktop(.sign("⚙", isRound: false))
      ),
      (
        "without a border", element("popUpButton", cell: #"type="bevel" title="A""#), .desktop(.popUp(.plain))
      ),
      (
        "no border",
        element("popUpButton", cell: #"type="bevel" title="A" pullsDown="YES" borderStyle="none""#),
        .desktop(.popUp(.plain))
      ),
      ("a field", element("textField", cell: #"borderStyle="bezel""#), .desktop(.field(isSecure: false))),
      (
        "a field for passwords", element("secureTextField", cell: #"borderStyle="bezel""#),
        .desktop(.field(isSecure: true))
      ),
      ("a search field", element("searchField"), .desktop(.search)),
      ("a combo box", element("comboBox"), .desktop(.combo)),
      ("a separator", view("a", "box", #"boxType="separator""#, frame: (0, 0, 60, 5)), .desktop(.line)),
      ("a box", view("a", "box", #"title="Server""#, frame: (0, 0, 60, 50)), .desktop(.boxTitle("Server"))),
      (
        "a box without a title",
        view("a", "box", #"title="Server" titlePosition="noTitle""#, frame: (0, 0, 60, 50)), nil
      ),
      (
        "a box of its own look", view("a", "box", #"title="Server" boxType="custom""#, frame: (0, 0, 60, 50)),
        nil
      ),
      (
        "tabs",
        view(
          "a", "tabView", #"initialItem="y""#, frame: (0, 0, 90, 50),
          #"<tabViewItems><tabViewItem label="A" id="x"/><tabViewItem label="B" id="y"/></tabViewItems>"#),
        .desktop(.tabs(["A", "B"], selected: 1))
      ),
      (
        "tabs below",
        view(
          "a", "tabView", #"type="bottomTabsBezelBorder""#, frame: (0, 0, 90, 50),
          #"<tabViewItems><tabViewItem label="A" id="x"/></tabViewItems>"#),
        nil
      ),
      ("a stepper", element("stepper"), .desktop(.arrows)),
      (
        "segments",
        element(
          "segmentedControl",
          cellContent:
            #"<segments><segment label="A"/><segment image="NSAddTemplate" selected="YES"/><segment image="x"/></segments>"#
        ),
        .segments(["A", "+", "x"], selected: 1)
      ),
      (
        "segments, none selected",
        element("segmentedControl", cellContent: "<segments><segment/></segments>"),
        .segments([""], selected: -1)
      ),
      ("a switch", view("a", "switch", #"state="on""#, frame: (0, 0, 40, 20)), .toggle(isOn: true)),
      ("a switch that is off", view("a", "switch", frame: (0, 0, 40, 20)), .toggle(isOn: false)),
      (
        "a slider",
        element("slider", cell: #"minValue="2" maxValue="10" doubleValue="4" numberOfTickMarks="3""#),
        .desktop(.slider(0.25, isVertical: false, ticks: 3))
      ),
      (
        "a vertical slider", element("slider", cell: #"maxValue="10" doubleValue="20""#, size: (20, 60)),
        .desktop(.slider(1, isVertical: true, ticks: 0))
      ),
      (
        "a slider without a range", element("slider", cell: #"minValue="1" maxValue="1""#),
        .desktop(.slider(0, isVertical: false, ticks: 0))
      ),
      ("a dial", element("slider", cell: #"sliderType="circular" doubleValue="0.5""#), .desktop(.dial(0.5))),
      (
        "progress",
        view(
          "a", "progressIndicator", #"minValue="50" maxValue="100" doubleValue="60""#, frame: (0, 0, 60, 20)),
        .progress(0.2)
      ),
      (
        "progress without a value", view("a", "progressIndicator", #"minValue="50""#, frame: (0, 0, 60, 20)),
        .progress(0)
      ),
      (
        "open progress",
        view("a", "progressIndicator", #"maxValue="50" indeterminate="YES""#, frame: (0, 0, 60, 20)),
        .progress(0.3)
      ),
      (
        "too much progress", view("a", "progressIndicator", #"doubleValue="101""#, frame: (0, 0, 60, 20)),
        .progress(1)
      ),
      ("a spinner", view("a", "progressIndicator", #"style="spinning""#, frame: (0, 0, 32, 32)), .activity),
      (
        "a rating",
        element("levelIndicator", cell: #"levelIndicatorStyle="rating" maxValue="3" doubleValue="2""#),
        .desktop(.field(isSecure: false))
      ),
      (
        "a level",
        element(
          "levelIndicator",
          cell: #"levelIndicatorStyle="continuousCapacity" minValue="1" maxValue="5" doubleValue="2""#),
        .progress(0.25)
      ),
      (
        "a level in steps",
        element("levelIndicator", cell: #"levelIndicatorStyle="discreteCapacity" doubleValue="2""#),
        .progress(0.4)
      ),
      (
        "a level of the usual range",
        element("levelIndicator", cell: #"levelIndicatorStyle="continuousCapacity" doubleValue="30""#),
        .progress(0.3)
      ),
      ("a color well", element("colorWell"), .desktop(.well(.automatic))),
      ("a date", element("datePicker"), .desktop(.field(isSecure: false))),
      ("a calendar", element("datePicker", cell: #"datePickerStyle="clockAndCalendar""#), .datePicker),
      ("a path", element("pathControl"), .desktop(.field(isSecure: false))),
      ("a picture", element("imageView", cell: #"image="hero""#), .image(name: "hero")),
      ("no picture", element("imageView"), nil),
      (
        "a matrix",
        view(
          "a", "matrix", frame: (0, 0, 90, 40),
          """
          <size key="cellSize" width="60" height="17"/><cells><column><buttonCell type="radio" state="on" title="A"/>\
          <buttonCell type="radio" title="B"/></column><column><buttonCell type="check" state="mixed" title="C"/>\
          <buttonCell type="check" state="on" title="D"/><textFieldCell title="E"/></column></cells>
          """),
        .desktop(
          .cells(
            [
              [.init(title: "A", shape: .radio(isOn: true)), .init(title: "B", shape: .radio(isOn: false))],
              [
                .init(title: "C", shape: .check(.mixed)), .init(title: "D", shape: .check(.on)),
                .init(title: "E", shape: .field(isSecure: false)),
              ],
            ], size: Size(width: 60, height: 17), gap: Size(width: 4, height: 2)))
      ),
      (
        "a table",
        view(
          "a", "tableView", #"rowHeight="20" alternatingRowBackgroundColors="YES""#, frame: (0, 0, 90, 40),
          #"<size key="intercellSpacing" width="3" height="4"/><tableColumns><tableColumn width="50"><tableHeaderCell key="headerCell" title="Name"/></tableColumn><tableColumn/></tableColumns>"#
        ),
        .desktop(
          .rows(
            [.init(title: "Name", width: 50), .init(title: "", width: 100)], height: 24, top: 0,
            isStriped: true))
      ),
      (
        "a table of the usual height", view("a", "tableView", frame: (0, 0, 90, 40)),
        .desktop(.rows([], height: 19, top: 0, isStriped: false))
      ),
    ] as [(String, String, Control.Shape?)])
  func shape(name: String, xml: String, shape: Control.Shape?) throws {
    #expect(try Self.views(xml)["a"]?.control?.shape == shape, "\(name)")
  }

  @Test(
    arguments: [
      (element("searchField"), "Search"), (element("searchField", cell: #"title="x""#), "x"),
      (element("datePicker"), "1/1/2001"),
      (element("pathControl"), "Macintosh HD › Users"),
      (element("levelIndicator", cell: #"levelIndicatorStyle="rating" maxValue="3" doubleValue="2""#), "★★☆"),
      (element("levelIndicator", cell: #"levelIndicatorStyle="rating" doubleValue="7""#), "★★★★★"),
    ])
  func words(xml: String, text: String) throws { #expect(try Self.views(xml)["a"]?.text == text) }

  @Test func theHeaderOfATable() throws {
    let table =
      #"<tableView key="documentView" id="t"><rect key="frame" x="0" y="0" width="90" height="40"/><tableColumns><tableColumn width="50"><tableHeaderCell key="headerCell" title="Name"/></tableColumn></tableColumns></tableView>"#
    let found = try Self.views(
      view(
        "s", "scrollView", frame: (0, 0, 90, 70),
        """
        <clipView key="contentView" id="c"><rect key="frame" x="0" y="0" width="90" height="70"/>\(subviews(table))</clipView>
        <tableHeaderView key="headerView" id="h"><rect key="frame" x="0" y="0" width="90" height="23"/></tableHeaderView>
        """))
    #expect(found["h"]?.control?.shape == .desktop(.header([.init(title: "Name", width: 50)])))
    #expect(
      found["t"]?.control?.shape
        == .desktop(.rows([.init(title: "Name", width: 50)], height: 19, top: 23, isStriped: false)))
  }

  @Test(
    arguments: [
      ("a button", element("button", cell: push), true, true),
      ("a field", element("textField", cell: #"borderStyle="bezel""#), true, true),
      ("a field without a border", element("textField", cell: #"borderStyle="none""#), false, false),
      (
        "a field with a background", element("textField", cell: #"borderStyle="none" drawsBackground="YES""#),
        true, false
      ),
      ("a pop-up button", element("popUpButton", cell: #"type="push" title="A""# + border), true, true),
      ("a plain pop-up button", element("popUpButton", cell: #"type="bevel" title="A""#), false, false),
      (
        "a bevel button",
        element("button", cell: #"type="bevel" bezelStyle="regularSquare" title="A""# + border), true, true
      ),
      (
        "a transparent button",
        element(
          "button", cell: #"type="bevel" bezelStyle="regularSquare" title="A" transparent="YES""# + border),
        false, false
      ),
      (
        "a recessed button",
        element("button", cell: #"type="recessed" bezelStyle="recessed" title="A""# + border), false, false
      ),
      ("a box", view("a", "box", #"title="A""#, frame: (0, 0, 60, 50)), true, true),
      (
        "a box without a border", view("a", "box", #"title="A" borderType="none""#, frame: (0, 0, 60, 50)),
        false, false
      ),
      ("a scroll view", view("a", "scrollView", frame: (0, 0, 60, 50)), true, true),
      (
        "a plain scroll view",
        view("a", "scrollView", #"borderType="none" drawsBackground="NO""#, frame: (0, 0, 60, 50)), false,
        false
      ),
      ("a sidebar", view("a", "visualEffectView", #"material="sidebar""#, frame: (0, 0, 60, 50)), true, nil),
      (
        "another material", view("a", "visualEffectView", #"material="menu""#, frame: (0, 0, 60, 50)), false,
        nil
      ),
      ("an own class", view("a", "customView", #"customClass="Gauge""#, frame: (0, 0, 60, 50)), true, true),
    ] as [(String, String, Bool, Bool?)])
  func outline(name: String, xml: String, isFilled: Bool, isOutlined: Bool?) throws {
    let found = try #require(try Self.views(xml)["a"])
    #expect((found.fill != .none) == isFilled, "\(name)")
    if let isOutlined { #expect((found.stroke != .none) == isOutlined, "\(name)") }
  }

  @Test(
    arguments: [
      (push + #" keyEquivalent="x""#, "", "control"),
      (push, #"<string key="keyEquivalent" base64-UTF8="YES">DQ</string>"#, "controlAccent"),
      (push + #" enabled="NO""#, #"<string key="keyEquivalent" base64-UTF8="YES">DQ</string>"#, "control"),
    ])
  func theDefaultButton(cell: String, inside: String, color: String) throws {
    let found = try Self.views(Self.element("button", cell: cell, cellContent: inside))["a"]
    #expect(found?.fill == desktopColor(color))
  }

  @Test(
    arguments: [
      ("textField", "", "", "label"), ("textField", "", #"editable="YES""#, "plain"),
      ("textField", "", #"drawsBackground="YES""#, "filled"),
      ("textField", "", #"drawsBackground="YES" editable="YES""#, nil),
      ("textField", "", #"borderStyle="bezel""#, nil),
      ("button", "", #"type="check""#, "check"), ("button", "", #"type="radio""#, "radio"),
      ("button", "", #"type="help""#, "help"),
      ("button", "", #"type="push" bezelStyle="rounded" borderStyle="border""#, "push"),
      ("button", "", #"type="push" bezelStyle="rounded""#, nil),
      ("button", "", #"type="push" bezelStyle="rounded" borderStyle="none""#, nil),
      ("button", "", #"type="bevel" bezelStyle="rounded" borderStyle="border""#, nil),
      ("button", "", #"bezelStyle="smallSquare" borderStyle="border""#, "gradient"),
      ("button", "", #"bezelStyle="texturedSquare" borderStyle="border""#, "textured"),
      ("button", "", #"bezelStyle="roundedRect" borderStyle="border""#, "roundRect"),
      ("popUpButton", "", #"type="push""#, "plain"),
      ("popUpButton", "", #"type="push" borderStyle="border""#, nil),
      ("popUpButton", "", #"type="bevel" borderStyle="border""#, "bevel"),
      ("popUpButton", "", #"type="smallSquare" borderStyle="border""#, "gradient"),
      ("popUpButton", "", #"type="squareTextured" borderStyle="border""#, "textured"),
      ("popUpButton", "", #"borderStyle="border""#, "plain"),
      ("imageView", "", "", nil), ("imageView", "", #"imageFrameStyle="none""#, nil),
      ("imageView", "", #"imageFrameStyle="grayBezel""#, "framed"),
      ("slider", "", "", nil), ("slider", "", #"sliderType="circular""#, "circular"),
      ("segmentedControl", "", #"style="separated""#, "separated"),
      ("segmentedControl", "", #"style="texturedRounded""#, "textured"),
      ("segmentedControl", "", #"style="roundRect""#, "roundRect"), ("segmentedControl", "", "", nil),
      ("progressIndicator", #"style="spinning""#, "", "spinner"), ("progressIndicator", "", "", nil),
      ("datePicker", "", #"datePickerStyle="clockAndCalendar""#, "clock"), ("datePicker", "", "", nil),
      ("box", #"boxType="separator""#, "", "separator"), ("box", #"boxType="custom""#, "", "custom"),
      ("box", #"boxType="oldStyle""#, "", "custom"),
      ("box", #"borderType="none""#, "", "custom"), ("box", #"titlePosition="noTitle""#, "", nil),
      ("box", "", "", "titled"),
      ("tabView", "", "", nil), ("tabView", #"type="topTabsBezelBorder""#, "", nil),
      ("tabView", #"type="noTabsNoBorder""#, "", "plain"),
      ("tabView", #"type="bottomTabsBezelBorder""#, "", "bottom"),
      ("tabView", #"type="noTabsBezelBorder""#, "", "bare"),
      ("stepper", "", "", nil),
    ] as [(String, String, String, String?)])
  func style(name: String, attributes: String, cell: String, style: String?) throws {
    let element = try readXML(source("<\(name) \(attributes)><cell key=\"cell\" \(cell)/></\(name)>"))
    #expect(element.style == style)
  }

  @Test(
    arguments: [
      (
        "", #"titled="YES" closable="YES" resizable="YES""#, [true, false, true], "Settings",
        DesktopShape.Window.Toolbar.none, false
      ),
      (
        #"titleVisibility="hidden""#, #"titled="YES" miniaturizable="YES" fullSizeContentView="YES""#,
        [false, true, false], "", .none, true
      ),
    ])
  func window(
    attributes: String, mask: String, buttons: [Bool], title: String, toolbar: DesktopShape.Window.Toolbar,
    isInside: Bool
  ) throws {
    let text = macXib(content(200, 100, ""), window: attributes).replacing(
      #"titled="YES" closable="YES""#, with: mask)
    #expect(
      try layouts(text)[0].views[0].control?.shape
        == .desktop(
          .window(.init(title: title, buttons: buttons, toolbar: toolbar, items: [], isInside: isInside))))
  }

  @Test(arguments: [
    ("", "22505", DesktopShape.Window.Toolbar.beside), (#"toolbarStyle="expanded""#, "22505", .below),
    (#"toolbarStyle="preference""#, "22505", .below), (#"toolbarStyle="unified""#, "22505", .beside),
  ])
  func toolbar(attributes: String, tools: String, toolbar: DesktopShape.Window.Toolbar) throws {
    let bar =
      #"<toolbar key="toolbar"><allowedToolbarItems><toolbarItem paletteLabel="Palette" id="p"/><toolbarItem label="Other" id="o"/></allowedToolbarItems><defaultToolbarItems><toolbarItem reference="p"/><toolbarSeparatorItem/><toolbarSpaceItem/><toolbarItem label="Own"/></defaultToolbarItems></toolbar>"#
    let text = macXib(content(200, 100, "") + bar, tools: tools, window: attributes)
    #expect(
      try layouts(text)[0].views[0].control?.shape
        == .desktop(
          .window(
            .init(
              title: "Settings", buttons: [true, false, false], toolbar: toolbar,
              items: [.button("Palette"), .space(isFlexible: false), .button("Own")], isInside: false))))
  }

  @Test func aWindowWithoutATitleBar() throws {
    let text = macXib(content(200, 100, "")).replacing(#"titled="YES" "#, with: "")
    #expect(try layouts(text)[0].views[0].control == nil)
  }
}

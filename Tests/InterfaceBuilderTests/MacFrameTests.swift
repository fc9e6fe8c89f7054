import Diagnostics
import FixedAdvance
import Graphics
import InterfaceBuilder
import LayoutEngine
import LayoutModel
import Testing

/// The expected frames were computed by hand, following AppKit's rules.
@Suite struct MacFrameTests {
  @Test(arguments: places + arrangements)
  func frames(_ test: FrameCase) throws {
    let found = try InterfaceBuilderTests.frames(test.text, sizes: .saved)
    for (id, frame) in test.frames.sorted(by: { $0.key < $1.key }) { #expect(found[id] == frame, "\(id)") }
  }

  static let places = [
    FrameCase(
      name: "y counts upward, but not in a split view",
      text: macXib(
        content(
          200, 100,
          subviews(
            sprung("a", "flexibleMaxX=\"YES\" flexibleMinY=\"YES\"", frame: (10, 20, 30, 40)),
            sprung(
              "s", "", element: "splitView", frame: (100, 0, 100, 100),
              subviews(sprung("p", "", frame: (0, 0, 100, 30)), sprung("q", "", frame: (0, 39, 100, 61))))))),
      frames: ["a": "10 40 30 40", "p": "0 0 100 30", "q": "0 39 100 61"]),
    FrameCase(
      name: "constraints tie alignment rectangles: a push button's frame is 7, 5, 7 and 7 larger",
      text: macXib(
        content(
          200, 100,
          subviews(control("b", "button", frame: (13, 61, 76, 32), cell: push))
            + constraints(
              constraint("1", "b.leading", "r.leading", #"constant="20""#),
              constraint("2", "b.top", "r.top", #"constant="12""#)))), frames: ["b": "13 7 76 32"]),
    FrameCase(
      name: "a label's frame is 2 wider at both sides",
      text: macXib(
        content(
          200, 100,
          subviews(
            control(
              "l", "textField", frame: (18, 70, 50, 16), cell: #"title="Name:" lineBreakMode="clipping""#),
            control(
              "f", "textField", frame: (74, 67, 100, 22),
              cell: #"editable="YES" borderStyle="bezel" drawsBackground="YES""#))
            + constraints(
              constraint("1", "l.leading", "r.leading", #"constant="20""#),
              constraint("2", "f.leading", "l.trailing", #"constant="8""#),
              constraint("3", "r.trailing", "f.trailing", #"constant="26""#),
              constraint("4", "f.top", "r.top", #"constant="11""#),
              constraint("5", "l.baseline", "f.baseline")))),
      frames: ["l": "18 14 50 16", "f": "74 11 100 22"]),
    FrameCase(
      name: "a box keeps its content at its distances; a separator is 5 thick and draws 1",
      text: macXib(
        content(
          200, 100,
          subviews(
            view(
              "b", "box", #"titlePosition="noTitle""#, frame: (17, 16, 166, 64),
              """
              <view key="contentView" id="c"><rect key="frame" x="4" y="5" width="158" height="56"/></view>
              """), view("s", "box", #"boxType="separator""#, frame: (0, 88, 200, 5)))
            + constraints(
              constraint("1", "b.leading", "r.leading", #"constant="20""#),
              constraint("2", "r.trailing", "b.trailing", #"constant="20""#),
              constraint("3", "b.top", "r.top", #"constant="22""#),
              constraint("4", "r.bottom", "b.bottom", #"constant="20""#),
              constraint("5", "s.leading", "r.leading"), constraint("6", "r.trailing", "s.trailing"),
              constraint("7", "s.top", "r.top", #"constant="9""#)))),
      frames: ["b": "17 20 166 64", "c": "4 3 158 56", "s": "0 7 200 5"]),
    FrameCase(
      name: "a top-level box is as large as its frame",
      text: """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
        <box titlePosition="noTitle" id="r"><rect key="frame" x="0" y="0" width="166" height="64"/>
        <view key="contentView" id="c"><rect key="frame" x="4" y="5" width="158" height="56"/></view></box>
        </objects></document>
        """, frames: ["c": "4 3 158 56"]),
    FrameCase(
      name: "a push button without a saved frame has the usual height",
      text: macXib(
        content(
          200, 100,
          subviews(
            view(
              "b", "button", "",
              "<buttonCell key=\"cell\" \(push)><font key=\"font\" metaFont=\"system\"/></buttonCell>"))
            + constraints(
              constraint("1", "b.leading", "r.leading", #"constant="20""#),
              constraint("2", "b.top", "r.top", #"constant="12""#),
              constraint("3", "b.width", "", #"constant="62""#)))), frames: ["b": "13 7 76 32"]),
    FrameCase(
      name: "without constraints everything stays where it was saved",
      text: macXib(
        content(
          200, 100,
          subviews(
            control("b", "button", frame: (13, 61, 76, 32), cell: push, #"fixedFrame="YES""#),
            view("v", "customView", frame: (5, 6, 7, 8), "<autoresizingMask key=\"autoresizingMask\"/>")))),
      frames: ["b": "13 7 76 32", "v": "5 86 7 8"]),
    FrameCase(
      name: "a scroll view's document may be larger; constraints refer to its frame",
      text: macXib(
        content(
          200, 100,
          subviews(
            view(
              "s", "scrollView", frame: (20, 20, 160, 60),
              """
              <clipView key="contentView" id="c"><rect key="frame" x="1" y="1" width="158" height="58"/>\
              \(subviews(sprung("t", "", element: "tableView", frame: (0, 0, 158, 300))))</clipView>
              """))
            + constraints(
              constraint("1", "s.leading", "r.leading", #"constant="20""#),
              constraint("2", "r.trailing", "s.trailing", #"constant="20""#),
              constraint("3", "s.top", "r.top", #"constant="20""#),
              constraint("4", "r.bottom", "s.bottom", #"constant="20""#)))),
      frames: ["s": "20 20 160 60", "c": "1 1 158 58", "t": "0 0 158 300"]),
  ]

  private static let fullHeight = #"distribution="fill" orientation="horizontal" alignment="height""#

  private static func stack(_ attributes: String, _ members: String..., inside: String = "") -> String {
    macXib(
      content(
        300, 100,
        subviews(
          view(
            "s", "stackView", attributes, frame: (20, 20, 260, 60),
            "<subviews>\(members.joined())</subviews>" + inside))
          + constraints(
            constraint("1", "s.leading", "r.leading", #"constant="20""#),
            constraint("2", "r.trailing", "s.trailing", #"constant="20""#),
            constraint("3", "s.top", "r.top", #"constant="20""#),
            constraint("4", "r.bottom", "s.bottom", #"constant="20""#))))
  }

  private static func sized(_ id: String, _ width: Double, _ height: Double, _ attributes: String = "")
    -> String
  {
    view(
      id, "customView", attributes, frame: (0, 0, width, height),
      constraints(
        constraint("\(id)w", "width", "", "constant=\"\(width)\""),
        constraint("\(id)h", "height", "", "constant=\"\(height)\"")))
  }

  static let arrangements = [
    FrameCase(
      name: "a row: 8 between views, centered across",
      text: stack(
        #"distribution="fill" orientation="horizontal" alignment="centerY""#, sized("a", 40, 20),
        view("b", "customView", frame: (0, 0, 1, 1))), frames: ["a": "0 20 40 20", "b": "48 0 212 60"]),
    FrameCase(
      name: "areas: beginning and end",
      text: macXib(
        content(
          300, 100,
          subviews(
            view(
              "s", "stackView", #"orientation="horizontal" alignment="top""#, frame: (0, 0, 300, 100),
              """
              <beginningViews>\(sized("a", 40, 20))\(sized("b", 10, 10))</beginningViews>\
              <endViews>\(sized("c", 30, 30))</endViews>
              """))
            + constraints(
              constraint("1", "s.leading", "r.leading"), constraint("2", "r.trailing", "s.trailing"),
              constraint("3", "s.top", "r.top"), constraint("4", "r.bottom", "s.bottom")))),
      frames: ["a": "0 0 40 20", "b": "48 0 10 10", "c": "270 0 30 30"]),
    FrameCase(
      name: "a view of an area with the visibility priority 0 takes no room",
      text: stack(
        #"orientation="horizontal" alignment="top""#,
        inside: """
          <beginningViews>\(sized("a", 40, 20))\(sized("b", 10, 10))</beginningViews>\
          <endViews>\(sized("c", 30, 30))\(sized("d", 20, 20))</endViews>\
          <visibilityPriorities><integer value="0"/><integer value="1000"/><integer value="1000"/><integer value="0"/>\
          </visibilityPriorities>
          """), frames: ["b": "0 0 10 10", "c": "230 0 30 30"]),
    FrameCase(
      name: "a hidden view that is detached takes no room",
      text: stack(
        #"distribution="fill" orientation="horizontal" alignment="top" detachesHiddenViews="YES""#,
        sized("a", 40, 20, #"hidden="YES""#), view("b", "customView", frame: (0, 0, 1, 1))),
      frames: ["b": "0 0 260 60"]),
    FrameCase(
      name: "the constraints of a detached view win over its old frame",
      text: stack(
        #"distribution="fill" orientation="horizontal" alignment="top" detachesHiddenViews="YES""#,
        view(
          "a", "customView", #"hidden="YES""#, frame: (0, 0, 40, 20),
          constraints(constraint("w", "width", "", #"constant="60""#))),
        view("b", "customView", frame: (0, 0, 1, 1))), frames: ["a": "0 40 60 20", "b": "0 0 260 60"]),
    FrameCase(
      name: "a stack's insets",
      text: stack(
        fullHeight, view("a", "customView", frame: (0, 0, 1, 1)),
        inside: #"<edgeInsets key="edgeInsets" left="7" right="11" top="3" bottom="5"/>"#),
      frames: ["a": "7 3 242 52"]),
    FrameCase(
      name: "a stack's only inset, at the left",
      text: stack(
        fullHeight, view("a", "customView", frame: (0, 0, 1, 1)),
        inside: #"<edgeInsets key="edgeInsets" left="7"/>"#), frames: ["a": "7 0 253 60"]),
    FrameCase(
      name: "a stack's only inset, at the right",
      text: stack(
        fullHeight, view("a", "customView", frame: (0, 0, 1, 1)),
        inside: #"<edgeInsets key="edgeInsets" right="11"/>"#), frames: ["a": "0 0 249 60"]),
    FrameCase(
      name: "20 after the first view, and the default of 8 after the second",
      text: stack(
        #"distribution="fill" orientation="horizontal" alignment="top""#, sized("a", 40, 20),
        sized("b", 10, 10), view("c", "customView", frame: (0, 0, 1, 1)),
        inside: #"<customSpacing><real value="20"/><real value="3.4028234663852886e+38"/></customSpacing>"#),
      frames: ["a": "0 0 40 20", "b": "60 0 10 10", "c": "78 0 182 60"]),
    FrameCase(
      name: "alignment gives way to the file's own constraints",
      text: stack(
        #"distribution="fill" orientation="vertical" alignment="leading""#, sized("a", 400, 20),
        view("b", "customView", frame: (0, 0, 1, 1))), frames: ["a": "0 0 400 20"]),
    FrameCase(
      name: "a grid's columns are as wide as their widest view",
      text: macXib(
        content(
          300, 100,
          subviews(
            view(
              "g", "gridView",
              #"xPlacement="leading" yPlacement="top" rowAlignment="none" rowSpacing="10" columnSpacing="20""#,
              frame: (0, 0, 1, 1),
              """
              <rows><gridRow id="r1"/><gridRow topPadding="5" id="r2"/></rows>
              <columns><gridColumn xPlacement="trailing" id="c1"/><gridColumn id="c2"/></columns>
              <gridCells>
              <gridCell row="r1" column="c1" id="k1">\(keyed(sized("a", 40, 20)))</gridCell>
              <gridCell row="r1" column="c2" id="k2">\(keyed(sized("b", 70, 10)))</gridCell>
              <gridCell row="r2" column="c1" id="k3">\(keyed(sized("c", 60, 15)))</gridCell>
              <gridCell row="r2" column="c2" xPlacement="center" yPlacement="bottom" id="k4">\(keyed(sized("d", 30, 5)))</gridCell>
              </gridCells>
              """))
            + constraints(constraint("1", "g.leading", "r.leading"), constraint("3", "g.top", "r.top")))),
      frames: [
        "a": "20 0 40 20", "b": "80 0 70 10", "c": "0 35 60 15", "d": "100 45 30 5", "g": "0 0 150 50",
      ]),
  ]

  /// A view without text has its baseline at its bottom.
  @Test(arguments: [
    ("at the top", "", "", "", "", "80 0 70 10"),
    ("at the bottom", #"yPlacement="bottom""#, "", "", "", "80 10 70 10"),
    ("in the middle", #"yPlacement="center""#, "", "", "", "80 5 70 10"),
    ("by first baselines", #"rowAlignment="firstBaseline""#, "", "", "", "80 10 70 10"),
    ("by last baselines", "", #"rowAlignment="lastBaseline""#, "", "", "80 10 70 10"),
    ("a row's alignment", #"rowAlignment="firstBaseline""#, #"rowAlignment="none""#, "", "", "80 0 70 10"),
    (
      "an inherited alignment", #"rowAlignment="firstBaseline""#, #"rowAlignment="inherited""#, "", "",
      "80 10 70 10"
    ),
    ("a cell's placement", #"yPlacement="bottom""#, "", "", #"yPlacement="center""#, "80 5 70 10"),
    ("a taller row", #"yPlacement="bottom""#, #"height="50""#, "", "", "80 40 70 10"),
    ("padding before a row", "", #"topPadding="7""#, "", "", "80 7 70 10"),
    ("padding before a column", "", "", #"leadingPadding="7""#, "", "87 0 70 10"),
    ("a wide column", "", "", #"width="100" xPlacement="trailing""#, "", "110 0 70 10"),
    ("the middle of a wide column", "", "", #"width="100" xPlacement="center""#, "", "95 0 70 10"),
  ])
  func cellOfAGrid(
    _ name: String, _ grid: String, _ row: String, _ column: String, _ cell: String, _ frame: String
  ) throws {
    let text = macXib(
      content(
        300, 100,
        subviews(
          view(
            "g", "gridView", #"rowSpacing="10" columnSpacing="20" "# + grid, frame: (0, 0, 1, 1),
            """
            <rows><gridRow id="r1" \(row)/><gridRow id="r2"/></rows>
            <columns><gridColumn id="c1"/><gridColumn id="c2" \(column)/></columns>
            <gridCells>
            <gridCell row="r1" column="c1" id="k1">\(Self.keyed(Self.sized("a", 40, 20)))</gridCell>
            <gridCell row="r1" column="c2" id="k2" \(cell)>\(Self.keyed(Self.sized("b", 70, 10)))</gridCell>
            <gridCell row="r2" column="c1" id="k3">\(Self.keyed(Self.sized("c", 60, 15)))</gridCell>
            </gridCells>
            """))
          + constraints(constraint("1", "g.leading", "r.leading"), constraint("3", "g.top", "r.top"))))
    #expect(try InterfaceBuilderTests.frames(text)["b"] == frame, "\(name)")
  }

  /// Hidden rows and columns are left out together with their spacing.
  @Test(arguments: [
    ("all", "", "", "150 45", "80 30 30 5"), ("a hidden row", #"hidden="YES""#, "", "150 15", "80 0 30 5"),
    ("a hidden column", "", #"hidden="YES""#, "70 45", "0 30 30 5"),
    ("a row that is not hidden", #"hidden="NO""#, "", "150 45", "80 30 30 5"),
  ])
  func hiddenLinesOfAGrid(
    _ name: String, _ row: String, _ column: String, _ size: String, _ last: String
  ) throws {
    let text = macXib(
      content(
        300, 100,
        subviews(
          view(
            "g", "gridView", #"rowSpacing="10" columnSpacing="20""#, frame: (0, 0, 1, 1),
            """
            <rows><gridRow id="r1" \(row)/><gridRow id="r2"/></rows>
            <columns><gridColumn id="c1" \(column)/><gridColumn id="c2"/></columns>
            <gridCells>
            <gridCell row="r1" column="c1" id="k1">\(Self.keyed(Self.sized("a", 40, 20)))</gridCell>
            <gridCell row="r1" column="c2" id="k2">\(Self.keyed(Self.sized("b", 70, 10)))</gridCell>
            <gridCell row="r2" column="c1" id="k3">\(Self.keyed(Self.sized("c", 60, 15)))</gridCell>
            <gridCell row="r2" column="c2" id="k4">\(Self.keyed(Self.sized("d", 30, 5)))</gridCell>
            </gridCells>
            """))
          + constraints(constraint("1", "g.leading", "r.leading"), constraint("3", "g.top", "r.top"))))
    let found = try InterfaceBuilderTests.frames(text)
    #expect(found["g"] == "0 0 \(size)" && found["d"] == last, "\(name)")
    let hidden = try layouts(text)[0].views.filter { $0.isHidden && $0.kind != .guide }
    let expected = name == "a hidden row" ? ["a", "b"] : name == "a hidden column" ? ["a", "c"] : []
    #expect(hidden.compactMap(\.identifier) == expected, "\(name)")
  }

  private static func keyed(_ view: String) -> String {
    let end = view.firstIndex(of: " ")!
    return view[..<end] + " key=\"contentView\"" + view[end...]
  }

  @Test(arguments: [
    ("flexibleMaxX=\"YES\"", "10 30"), ("flexibleMinX=\"YES\"", "110 30"), ("widthSizable=\"YES\"", "10 130"),
    ("flexibleMinX=\"YES\" flexibleMaxX=\"YES\"", "24.286 30"),
    ("widthSizable=\"YES\" flexibleMaxX=\"YES\"", "10 63.333"),
    ("widthSizable=\"YES\" flexibleMinX=\"YES\"", "35 105"),
    ("widthSizable=\"YES\" flexibleMinX=\"YES\" flexibleMaxX=\"YES\"", "20 60"), ("", "10 30"),
  ])
  func springsShareWhatAWindowGrows(_ mask: String, _ place: String) throws {
    // The window grows by 100 points, which the flexible lengths share in proportion to their own lengths.
    let text = macXib(content(100, 100, subviews(sprung("a", mask, frame: (10, 0, 30, 100)))))
    var layout = try layouts(text)[0]
    layout.canvases[0].width = 200
    let solved = solve(layout, on: layout.canvases[0], measuring: FixedAdvanceMeasurer())
    let frame = solved.frames[1]
    func short(_ value: Double) -> String {
      let rounded = (value * 1000).rounded() / 1000
      return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
    #expect("\(short(frame.x)) \(short(frame.width))" == place)
  }

  @Test(arguments: [
    ("12000", 32.0, "6 4 6 7"), ("22505", 32, "7 5 7 7"), ("25000", 24, "0 0 0 0"), ("25000", 32, "7 5 7 7"),
  ])
  func aButtonsOutsetFollowsTheSystemThatSavedIt(_ tools: String, _ height: Double, _ outset: String) throws {
    let text = macXib(
      content(
        200, 100,
        subviews(control("b", "button", frame: (13, 61, 76, height), cell: push, #"fixedFrame="YES""#))),
      tools: tools)
    let found = try layouts(text)[0].views[1].outset
    #expect(
      [found.left, found.top, found.right, found.bottom].map { String(Int($0)) }.joined(separator: " ")
        == outset)
  }

  @Test(arguments: [
    #"Cocoa.XIB" targetRuntime="MacOSX.Cocoa""#,
    #"CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES""#,
  ])
  func documentsWithoutViewsAreInOrder(_ type: String) {
    let text = """
      <document type="com.apple.InterfaceBuilder3.\(type)><objects>
      <menu title="Main" id="m"/></objects></document>
      """
    let read = readInterface(source(text))
    #expect(read.layouts.isEmpty)
    #expect(read.diagnostics.map { "\($0.severity) \($0.code)" } == ["note no-views"])
  }

  @Test func everythingWithAViewIsACanvas() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
      <window id="w"><view key="contentView" id="a"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
      <toolbar key="toolbar"><allowedToolbarItems><toolbarItem label="Go" id="i">
      <button key="view" id="b"><rect key="frame" x="0" y="0" width="9" height="9"/></button>
      </toolbarItem></allowedToolbarItems></toolbar></window>
      <customView id="c"><rect key="frame" x="5" y="5" width="9" height="9"/></customView>
      <viewController id="v"><view key="view" id="d"><rect key="frame" x="0" y="0" width="9" height="9"/></view></viewController>
      <popover id="p"/></objects></document>
      """
    #expect(try layouts(text).map { $0.canvases[0].identifier } == ["a", "b", "c", "d"])
  }

  @Test func aWindowsSmallestSizeIsTheCanvass() throws {
    let text = macXib(
      content(200, 100, "") + #"<value key="minSize" type="size" width="150" height="80"/>"#)
    #expect(try layouts(text)[0].canvases[0].leastSize == Size(width: 150, height: 80))
  }

  @Test func onlyTheChosenTabIsSeen() throws {
    let text = macXib(
      content(
        100, 100,
        subviews(
          view(
            "t", "tabView", #"fixedFrame="YES" initialItem="i2""#, frame: (0, 0, 100, 100),
            """
            <tabViewItems>
            <tabViewItem label="A" id="i1"><view key="view" id="a"><rect key="frame" x="10" y="33" width="80" height="54"/></view></tabViewItem>
            <tabViewItem label="B" id="i2"><view key="view" id="b"><rect key="frame" x="10" y="33" width="80" height="54"/></view></tabViewItem>
            </tabViewItems>
            """))))
    let views = try layouts(text)[0].views
    #expect(views.map(\.isHidden) == [false, false, true, false])
    #expect(try InterfaceBuilderTests.frames(text)["b"] == "10 33 80 54")
  }
}

import FixedAdvance
import Graphics
import InterfaceBuilder
import LayoutEngine
import LayoutModel
import Testing

@Suite struct MacControlTests {
  @Test(arguments: cases + checkBoxes)
  func frames(_ test: FrameCase) throws {
    let found = try InterfaceBuilderTests.frames(test.text, sizes: .saved)
    for (id, frame) in test.frames.sorted(by: { $0.key < $1.key }) { #expect(found[id] == frame, "\(id)") }
  }

  private static func tabs(_ type: String, _ first: String, _ second: String) -> String {
    macXib(
      content(
        200, 100,
        subviews(
          view(
            "t", "tabView", "type=\"\(type)\" initialItem=\"i1\"", frame: (-7, -10, 214, 114),
            """
            <tabViewItems>
            <tabViewItem label="A" id="i1"><view key="view" id="a"><rect key="frame" \(first)/></view></tabViewItem>
            <tabViewItem label="B" id="i2"><view key="view" id="b"><rect key="frame" \(second)/></view></tabViewItem>
            </tabViewItems>
            """))
          + constraints(
            constraint("1", "t.leading", "r.leading"), constraint("2", "r.trailing", "t.trailing"),
            constraint("3", "t.top", "r.top"), constraint("4", "r.bottom", "t.bottom"))))
  }

  /// Returns a case in which the alignment rectangle of a check box is from x = 20 to x = 60.
  private static func checkBox(_ name: String, _ position: String, _ frame: String) -> FrameCase {
    FrameCase(
      name: name,
      text: macXib(
        content(
          200, 100,
          subviews(
            control(
              "c", "button", frame: (18, 71, 44, 18),
              cell: "type=\"check\" title=\"A\" bezelStyle=\"regularSquare\" \(position)"))
            + constraints(
              constraint("1", "c.leading", "r.leading", #"constant="20""#),
              constraint("2", "c.top", "r.top", #"constant="12""#),
              constraint("3", "r.trailing", "c.trailing", #"constant="140""#)))), frames: ["c": frame])
  }

  static let checkBoxes = [
    checkBox("a check box with only an image", #"imagePosition="only""#, "18 11 44 18"),
    checkBox("a check box whose image covers the title", #"imagePosition="overlaps""#, "18 11 44 18"),
    checkBox("a check box with an image at the left", #"imagePosition="left""#, "18 11 42 18"),
    checkBox("a check box", "", "18 11 42 18"),
  ]

  static let cases = [
    FrameCase(
      name: "a gear's image is 6 and 5 taller than its alignment rectangle",
      text: macXib(
        content(
          200, 100,
          subviews(
            view(
              "i", "imageView", frame: (20, 48, 16, 27),
              #"<imageCell key="cell" image="NSActionTemplate"/>"#
                + constraints(constraint("w", "width", "", #"constant="16""#))))
            + constraints(
              constraint("1", "i.leading", "r.leading", #"constant="20""#),
              constraint("2", "i.top", "r.top", #"constant="31""#),
              constraint("3", "i.height", "i.width")))), frames: ["i": "20 25 16 27"]),
    FrameCase(
      name: "a plus in a button without a border is 2 taller",
      text: macXib(
        content(
          200, 100,
          subviews(
            control(
              "b", "button", frame: (0, 0, 20, 24),
              cell: #"type="bevel" bezelStyle="rounded" image="NSAddTemplate" imagePosition="only""#))
            + constraints(
              constraint("1", "b.leading", "r.leading"),
              constraint("2", "r.bottom", "b.bottom", #"constant="2""#),
              constraint("3", "b.height", "b.width")))), frames: ["b": "0 76 20 24"]),
    FrameCase(
      name: "one control may be of another system than the rest",
      text: macXib(
        content(
          200, 100,
          subviews(
            control("a", "button", frame: (13, 61, 76, 32), cell: push),
            control("b", "button", frame: (100, 60, 76, 24), cell: push))
            + constraints(
              constraint("1", "a.leading", "r.leading", #"constant="20""#),
              constraint("2", "a.top", "r.top", #"constant="12""#),
              constraint("3", "b.leading", "r.leading", #"constant="100""#),
              constraint("4", "b.top", "r.top", #"constant="16""#)))),
      frames: ["a": "13 7 76 32", "b": "100 16 76 24"]),
    FrameCase(
      name: "a tab view without tabs; each tab keeps its own distances",
      text: tabs(
        "noTabsBezelBorder", #"x="10" y="7" width="194" height="94""#, #"x="10" y="33" width="17" height="0""#
      ),
      frames: ["t": "-7 -4 214 114", "a": "10 7 194 94", "b": "10 33 17 0"]),
    FrameCase(
      name: "a stack that resists being clipped less than 1000 may be too small for its members",
      text: macXib(
        content(
          100, 100,
          subviews(
            view(
              "s", "stackView",
              #"distribution="fill" orientation="vertical" alignment="leading" verticalClippingResistancePriority="999""#,
              frame: (0, 100, 100, 0),
              subviews(
                view(
                  "a", "customView", frame: (0, -20, 50, 20),
                  constraints(
                    constraint("aw", "width", "", #"constant="50""#),
                    constraint("ah", "height", "", #"constant="20""#))))
                + constraints(constraint("sh", "height"))))
            + constraints(
              constraint("1", "s.leading", "r.leading"), constraint("2", "r.trailing", "s.trailing"),
              constraint("3", "s.top", "r.top")))), frames: ["s": "0 0 100 0", "a": "0 0 50 20"]),
    FrameCase(
      name: "a view with visibility priority 0 is not in its stack",
      text: macXib(
        content(
          100, 100,
          subviews(
            view(
              "s", "stackView", #"distribution="fill" orientation="horizontal" alignment="top""#,
              frame: (0, 0, 100, 100),
              subviews(
                view("a", "customView", frame: (0, 0, 10, 10)), view("b", "customView", frame: (0, 0, 10, 10))
              )
                + #"<visibilityPriorities><integer value="0"/><integer value="1000"/></visibilityPriorities>"#
            ))
            + constraints(
              constraint("1", "s.leading", "r.leading"), constraint("2", "r.trailing", "s.trailing"),
              constraint("3", "s.top", "r.top"), constraint("4", "r.bottom", "s.bottom")))),
      frames: ["b": "0 0 100 100"]),
    FrameCase(
      name: "what nothing decides stays as it was saved",
      text: macXib(
        content(
          200, 100,
          subviews(view("v", "customView", frame: (30, 20, 50, 40)))
            + constraints(constraint("1", "v.top", "r.top", #"constant="40""#)))),
      frames: ["v": "30 40 50 40"]),
    FrameCase(
      name: "in an element that is not known y counts upward, too",
      text: macXib(
        content(
          100, 100,
          subviews(
            sprung(
              "u", "", element: "novelView", frame: (0, 0, 100, 100),
              subviews(sprung("v", "", frame: (0, 70, 30, 30))))))),
      frames: ["v": "0 0 30 30"]),
  ]

  @Test func aHiddenRootIsDrawn() throws {
    let text = macXib(content(100, 100, "").replacing(#"id="r""#, with: #"id="r" hidden="YES""#))
    #expect(try layouts(text)[0].views[0].isHidden == false)
  }

  @Test func aWindowIsAsLargeAsItsOwnConstraintsAsk() throws {
    let text = macXib(
      content(
        100, 80,
        constraints(
          constraint("1", "height", "", #"relation="greaterThanOrEqual" constant="120""#),
          constraint("2", "width", "", #"constant="100.5""#))))
    let canvas = try layouts(text)[0].canvases[0]
    #expect(canvas.width == 100 && canvas.height == 120)
  }

  /// A constraint that the saved size of a window violates by at most 1 point is ignored, because saved frames are
  /// rounded to whole points.
  @Test(arguments: [
    ("height", "lessThanOrEqual", 60.0, "100.0 60.0"), ("height", "lessThanOrEqual", 120, "100.0 80.0"),
    ("width", "lessThanOrEqual", 98.5, "98.5 80.0"), ("width", "lessThanOrEqual", 99, "100.0 80.0"),
    ("width", "equal", 101, "100.0 80.0"), ("width", "equal", 101.5, "101.5 80.0"),
    ("height", "greaterThanOrEqual", 60, "100.0 80.0"),
  ])
  func aWindowsSize(_ side: String, _ relation: String, _ length: Double, _ size: String) throws {
    let asked = constraint("1", side, "", "relation=\"\(relation)\" constant=\"\(length)\"")
    let canvas = try layouts(macXib(content(100, 80, constraints(asked))))[0].canvases[0]
    #expect("\(canvas.width!) \(canvas.height!)" == size)
  }

  /// A line is 16 points tall, and 9 letters fit into 60 points.
  @Test(arguments: [
    ("a preferred width", #"title="abcde fghij klmno""#, 48.0),
    ("no wrapping", #"title="abcde fghij klmno" scrollable="YES" lineBreakMode="clipping""#, 16),
    ("line breaks without wrapping", #"title="a&#10;b&#10;c" scrollable="YES" lineBreakMode="clipping""#, 48),
    ("line breaks in a single line", #"title="a&#10;b&#10;c" usesSingleLineMode="YES""#, 16),
  ])
  func theHeightOfALabel(_ name: String, _ cell: String, _ height: Double) throws {
    let label = control(
      "a", "textField", frame: (18, 70, 50, 20), cell: cell, #"preferredMaxLayoutWidth="60""#)
    let text = macXib(
      content(
        200, 100,
        subviews(label)
          + constraints(constraint("1", "a.leading", "r.leading"), constraint("2", "a.top", "r.top"))))
    let layout = try layouts(text, sizes: .measured)[0]
    let solved = solve(layout, on: layout.canvases[0], measuring: FixedAdvanceMeasurer())
    #expect(solved.frames[1].height == height, "\(name)")
  }

  /// A pop-up button shows the first of these that exists: its title (if it is not empty), its selected item, the item
  /// that is on, or the first item of its menu. A pull-down button shows the first item even if another one is on.
  @Test(arguments: [
    (#"title="Other""#, "", "Other"), (#"selectedItem="m2""#, "", "Two"), ("", #"state="on""#, "Three"),
    ("", "", "One"), ("", #"state="off""#, "One"), (#"title="" selectedItem="m2""#, "", "Two"),
    (#"pullsDown="YES" selectedItem="m2""#, #"state="on""#, "One"),
  ])
  func theTextOfAPopUpButton(_ cell: String, _ third: String, _ text: String) throws {
    let button = view(
      "a", "popUpButton", frame: (0, 0, 100, 25),
      """
      <popUpButtonCell key="cell" type="push" \(cell)><menu key="menu" id="m"><items>
      <menuItem title="One" id="m1"/><menuItem title="Two" id="m2"/><menuItem title="Three" id="m3" \(third)/>
      </items></menu></popUpButtonCell>
      """)
    let views = try layouts(macXib(content(200, 100, subviews(button))))[0].views
    #expect(views.first { $0.identifier == "a" }?.text == text)
  }

  @Test func anOutletOfAStoryboardsWindowControllerGivesAWindow() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
      <scenes><scene sceneID="a"><objects><windowController id="wc"><window key="window" title="Main" id="w">
      <windowStyleMask key="styleMask" titled="YES" closable="YES"/>
      <toolbar key="toolbar"><allowedToolbarItems><toolbarItem label="New" id="n"/><toolbarFlexibleSpaceItem id="f"/>
      <searchToolbarItem label="Find" id="s"/></allowedToolbarItems>
      <defaultToolbarItems><toolbarItem reference="n"/><toolbarFlexibleSpaceItem reference="f"/>
      <searchToolbarItem reference="s"/></defaultToolbarItems></toolbar></window>
      <connections><segue destination="vc" kind="relationship" relationship="window.shadowedContentViewController" id="g"/>
      </connections></windowController></objects></scene>
      <scene sceneID="b"><objects><viewController id="vc"><view key="view" id="r">
      <rect key="frame" x="0" y="0" width="300" height="100"/></view></viewController></objects></scene></scenes></document>
      """
    let control = try layouts(text)[0].views[0].control
    #expect(
      control?.shape
        == .desktop(
          .window(
            DesktopShape.Window(
              title: "Main", buttons: [true, false, false], toolbar: .beside,
              items: [.button("New"), .space(isFlexible: true), .search], isInside: false))))
  }
}

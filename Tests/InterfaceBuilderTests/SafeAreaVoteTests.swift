import InterfaceBuilder
import Testing

/// The saved frame of a view that is constrained to the safe area shows where the area was.
@Suite struct SafeAreaVoteTests {
  private static func scene(
    _ frame: (Double, Double, Double, Double), _ lines: String..., attributes: String = "", root: String = "",
    margins: String = ""
  ) -> String {
    storyboard(
      """
      <viewController id="v"><layoutGuides><viewControllerLayoutGuide type="top" id="t"/>
      <viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
      <view key="view" id="r" \(root)><rect key="frame" x="0.0" y="0.0" width="414" height="896"/>\(margins)
      <viewLayoutGuide key="safeArea" id="s"/><viewLayoutGuide key="layoutMargins" id="m"/>
      <subviews>\(view("a", "view", attributes, frame: frame))\(view("c", frame: (0, 100, 414, 100)))</subviews>
      <constraints>\(lines.joined())</constraints></view></viewController>
      """, device: "retina6_1")
  }

  @Test(arguments: [
    (
      "one vote of the safe area's guide is enough, whatever it shows",
      scene((0, 61, 414, 100), constraint("1", "a.top", "s.top")), "61 0 34 0"
    ),
    (
      "the guide on the right side, and a constant",
      scene((0, 700, 414, 100), constraint("1", "s.bottom", "a.bottom", #"constant="13""#)), "48 0 83 0"
    ),
    (
      "one of a controller's guide is not, for a little",
      scene((0, 61, 414, 9), constraint("1", "a.top", "t.bottom")),
      "48 0 34 0"
    ),
    (
      "two of them are",
      scene(
        (0, 61, 414, 39), constraint("1", "a.top", "t.bottom"),
        constraint("2", "c.top", "t.bottom", #"constant="39""#)), "61 0 34 0"
    ),
    (
      "one is for a bar more", scene((0, 92, 414, 9), constraint("1", "a.top", "t.bottom")), "92 0 34 0"
    ),
    (
      "the root's margins lie within the safe area",
      scene((0, 20, 414, 9), constraint("1", "a.top", "r.topMargin")),
      "20 0 34 0"
    ),
    (
      "so does the margins' guide", scene((0, 813, 414, 0), constraint("1", "m.bottom", "a.bottom")),
      "48 0 83 0"
    ),
    (
      "with a margin of 13 at the bottom",
      scene(
        (0, 800, 414, 0), constraint("1", "m.bottom", "a.bottom"),
        margins: #"<edgeInsets key="layoutMargins" top="7" left="8" bottom="13" right="8"/>"#), "48 0 83 0"
    ),
    (
      "with a margin of 7 at the top",
      scene(
        (0, 27, 414, 9), constraint("1", "a.top", "r.topMargin"),
        margins: #"<edgeInsets key="layoutMargins" top="7" left="8" bottom="13" right="8"/>"#), "20 0 34 0"
    ),
    (
      "but not where the root keeps them out",
      scene(
        (0, 20, 414, 9), constraint("1", "a.top", "r.topMargin"),
        root: #"insetsLayoutMarginsFromSafeArea="NO""#), "48 0 34 0"
    ),
    (
      "a center: 2 · 440 - 896 = top - 34",
      scene((0, 430, 414, 20), constraint("1", "a.centerY", "s.centerY")),
      "18 0 34 0"
    ),
    (
      "a frame that Xcode itself calls misplaced has no vote",
      scene((0, 61, 414, 9), constraint("1", "a.top", "s.top"), attributes: #"misplaced="YES""#), "48 0 34 0"
    ),
    (
      "an inequality has none",
      scene((0, 61, 414, 9), constraint("1", "a.top", "s.top", #"relation="greaterThanOrEqual""#)),
      "48 0 34 0"
    ),
    (
      "at the sides there is a notch or nothing",
      scene((12, 0, 9, 9), constraint("1", "a.leading", "s.leading")),
      "48 0 34 0"
    ),
  ])
  func votes(_ name: String, _ text: String, _ area: String) throws {
    #expect(try safeAreas(text)[0] == area, "\(name)")
  }

  @Test func noInsetWhereTheSuperviewHasNone() throws {
    let text = storyboard(
      """
      <viewController id="v"><view key="view" id="r"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <viewLayoutGuide key="safeArea" id="s"/>
      <subviews>\(view("m", frame: (0, 0, 375, 700), """
        <viewLayoutGuide key="safeArea" id="g"/><subviews>\(view("a"))\(view("n", frame: (0, 40, 100, 50), """
          <viewLayoutGuide key="safeArea" id="h"/><subviews>\(view("i", frame: (0, -30, 9, 9), """
            <viewLayoutGuide key="safeArea" id="k"/><subviews>\(view("j"))</subviews>
            \(constraints(
              constraint("20", "j.top", "k.top"), constraint("21", "j.bottom", "i.bottom"),
              constraint("22", "j.leading", "i.leading"), constraint("23", "j.trailing", "i.trailing")))
            """))</subviews>
          \(constraints(
            constraint("24", "i.top", "n.top", #"constant="-30""#), constraint("25", "i.leading", "n.leading"),
            constraint("26", "i.width", "", #"constant="9""#), constraint("27", "i.height", "", #"constant="9""#)))
          """))</subviews>
        \(constraints(
          constraint("1", "a.top", "g.top"), constraint("2", "a.bottom", "g.bottom"),
          constraint("3", "a.leading", "m.leading"), constraint("4", "a.trailing", "m.trailing"),
          constraint("5", "n.top", "m.top", #"constant="40""#), constraint("6", "n.leading", "m.leading"),
          constraint("7", "n.width", "", #"constant="100""#), constraint("8", "n.height", "", #"constant="50""#)))
        """))</subviews>
      \(constraints(
        constraint("11", "m.top", "r.top"), constraint("12", "m.leading", "r.leading"),
        constraint("13", "trailing", "m.trailing"), constraint("14", "m.height", "", #"constant="700""#)))
      </view></viewController>
      """)
    let found = try frames(text)
    #expect(found["a"] == "0 20 375 680")
    #expect(found["j"] == "0 0 9 9")
  }

  /// The safe area has no inset at the left and right of the root view, so horizontal attributes of the safe area are
  /// read as attributes of the view.
  @Test(arguments: [
    ("left", "left"), ("right", "right"), ("leading", "leading"), ("trailing", "trailing"),
    ("width", "width"),
    ("centerX", "centerX"), ("top", "safeArea.top"), ("bottom", "safeArea.bottom"),
    ("height", "safeArea.height"), ("centerY", "safeArea.centerY"),
  ])
  func edgesWithoutInset(attribute: String, meaning: String) throws {
    let text = xib(
      """
      <view id="r"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/><viewLayoutGuide key="safeArea" id="s"/>
      <subviews>\(view("m", frame: (0, 0, 414, 896), """
        <viewLayoutGuide key="safeArea" id="g"/><subviews>\(view("a", frame: (0, 48, 414, 814)))</subviews>
        \(constraints(constraint("1", "a.\(attribute)", "g.\(attribute)")))
        """))</subviews></view>
      """, device: "retina6_1")
    let layout = try layouts(text)[0]
    let written = layout.constraints.filter { $0.notation == .interfaceBuilder }
    let other = try #require(written.first?.items.last)
    #expect((other.guide == .safeArea ? "safeArea." : "") + other.attribute.rawValue == meaning)
  }

  /// A top inset of 20 points is ignored, because the status bar of this device is 48 points tall. An inset of 92
  /// points counts, because it leaves room for a navigation bar of 44 points.
  @Test(arguments: [(20.0, "48 0 34 0"), (92, "92 0 34 0")])
  func oneVoteForOtherBars(y: Double, area: String) throws {
    let text = Self.scene((0, y, 414, 9), constraint("1", "a.top", "t.bottom"))
    #expect(try safeAreas(text)[0] == area)
  }
}

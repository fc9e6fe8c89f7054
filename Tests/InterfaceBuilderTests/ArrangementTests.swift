import FixedAdvance
import Graphics
import InterfaceBuilder
import LayoutEngine
import LayoutModel
import Testing

@Suite struct ArrangementTests {
  /// A root of 200 by 100 points, filled by one view.
  private static func filled(_ element: String, _ attributes: String, _ inside: String) -> String {
    xib(
      view(
        "r", frame: (0, 0, 200, 100),
        """
        <subviews>\(view("s", element, attributes, frame: (0, 0, 200, 100), inside))</subviews>
        \(constraints(
          constraint("1", "s.top", "r.top"), constraint("2", "bottom", "s.bottom"),
          constraint("3", "s.leading", "r.leading"), constraint("4", "trailing", "s.trailing")))
        """))
  }

  @Test func aScrollsEdgesAreItsContentAtAnyDepth() throws {
    let text = Self.filled(
      "scrollView", "",
      """
      <subviews>\(view("a", "view", "", """
        <subviews>\(view("b", "view", "", "<subviews>\(view("deep"))</subviews>"
          + constraints(
            constraint("10", "deep.width", "", #"constant="400""#),
            constraint("11", "deep.height", "", #"constant="250""#), constraint("12", "deep.top", "b.top"),
            constraint("13", "deep.leading", "b.leading"))))</subviews>
        \(constraints(
          constraint("14", "b.top", "a.top"), constraint("15", "b.leading", "a.leading"),
          constraint("16", "b.trailing", "deep.trailing"), constraint("17", "b.bottom", "deep.bottom")))
        """))</subviews>
      \(constraints(
        constraint("18", "a.top", "s.top"), constraint("19", "a.leading", "s.leading"),
        constraint("20", "a.trailing", "deep.trailing"), constraint("21", "a.bottom", "deep.bottom"),
        constraint("22", "s.bottom", "deep.bottom", #"constant="5""#),
        constraint("23", "s.trailing", "deep.trailing", #"constant="8""#)))
      """)
    let layout = try layouts(text)[0]
    let solved = solve(layout)
    #expect(solved.conflicts.isEmpty)
    #expect(try frames(text)["deep"] == "0 0 400 250")
    #expect(layout.constraints.filter { $0.items.contains { $0.guide == .content } }.count == 2)
  }

  /// The views share 200 points in proportion to their widths of 10, 30 + 4 + 20 = 54, and 16 points.
  @Test func aStackTakesItsShareByWhatItsMembersNeed() throws {
    func sized(_ id: String, _ width: Double) -> String {
      view(id, "view", #"placeholderIntrinsicWidth="\#(width)" placeholderIntrinsicHeight="10""#)
    }
    let text = Self.filled(
      "stackView", #"distribution="fillProportionally""#,
      """
      <subviews>\(sized("a", 10))\(view("n", "stackView", #"spacing="4""#, """
        <subviews>\(sized("b", 30))\(sized("c", 20))</subviews>
        """))\(sized("d", 16))</subviews>
      """)
    let found = try frames(text)
    #expect(found["a"] == "0 0 25 100")
    #expect(found["n"] == "25 0 135 100")
    #expect(found["d"] == "160 0 40 100")
  }

  /// A view without text has no baseline, so the spacing before it is measured from edge to edge.
  @Test func spacingFromBaselineToBaseline() throws {
    let text = Self.filled(
      "stackView", #"axis="vertical" spacing="30" baselineRelativeArrangement="YES" alignment="top""#,
      """
      <subviews>\(view("a", "label", #"text="ab""#, frame: (0, 0, 17, 20)))\
      \(view("b", "label", #"text="ab""#, frame: (0, 30, 17, 20)))\(view("c", frame: (0, 80, 17, 20)))</subviews>
      """)
    let found = try frames(text, sizes: .saved)
    #expect(found["a"]?.hasPrefix("0 0 ") == true)
    #expect(found["b"]?.hasPrefix("0 30 ") == true)
    #expect(found["c"]?.hasPrefix("0 80 ") == true)
    #expect(readInterface(source(text)).diagnostics.isEmpty)
  }

  @Test func viewsInBarsAreRead() throws {
    let text = storyboard(
      """
      <viewController id="v"><view key="view" id="r"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
      <navigationItem key="navigationItem" id="i"><barButtonItem key="rightBarButtonItem" id="b">
      <view key="customView" id="c"><rect key="frame" x="200" y="0.0" width="125" height="44"/>
      <subviews>\(view("d"))</subviews>\(constraints(
        constraint("1", "d.top", "c.top", #"constant="5""#), constraint("2", "d.bottom", "c.bottom", #"constant="-5""#),
        constraint("3", "d.leading", "c.leading"), constraint("4", "d.width", "", #"constant="62""#)))</view>
      </barButtonItem></navigationItem></viewController>
      """)
    let found = try frames(text)
    #expect(found["c"] == "200 0 125 44")
    #expect(found["d"] == "0 5 62 34")
    let bar = try #require(try layouts(text)[0].views.first { $0.identifier == "c" })
    #expect(bar.isHidden)
  }

  @Test func toolsThatAreNotInstalledAreSilent() throws {
    let text = xib(
      view(
        "r", frame: (0, 0, 300, 100),
        """
        <subviews>\(view("a", frame: (0, 0, 9, 9)))\(view("b", frame: (0, 0, 9, 9), """
          <viewLayoutGuide key="safeArea" id="g"/><subviews>\(view("c", frame: (0, 0, 9, 9)))</subviews>
          \(constraints(constraint("1", "c.top", "b.top")))
          """))</subviews>
        \(constraints(
          constraint("2", "a.top", "b.bottom"), constraint("3", "a.leading", "c.leading"),
          constraint("4", "g.bottom", "a.bottom"), constraint("5", "a.top", "r.top"),
          constraint("6", "a.top", "gone.top")))
        <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
        """))
    let read = readInterface(source(text))
    #expect(read.diagnostics.map(\.code) == ["unknown-item"])
    #expect(read.layouts[0].views.map(\.identifier) == ["r", "a"])
    #expect(read.layouts[0].constraints.count == 1)
  }
}

private func solve(_ layout: Layout) -> SolvedLayout {
  LayoutEngine.solve(layout, on: layout.canvases[0], measuring: FixedAdvanceMeasurer())
}

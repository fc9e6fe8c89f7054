import InterfaceBuilder
import LayoutModel
import Testing

/// A document, and its frames as computed by hand.
struct FrameCase: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  var frames: [String: String]
  var sizes = ContentSizes.nearest

  var testDescription: String { name }
}

@Suite struct FrameTests {
  @Test(arguments: places + environments + arrangements)
  func frames(_ test: FrameCase) throws {
    let found = try InterfaceBuilderTests.frames(test.text, sizes: test.sizes)
    for (id, frame) in test.frames.sorted(by: { $0.key < $1.key }) {
      #expect(found[id] == frame, "\(id)")
    }
  }

  @Test(arguments: [(LayoutDirection.leftToRight, "0 0 280 60"), (.rightToLeft, "40 0 280 60")])
  func aRowLeavesItsTrailingEdgeToItsAccessory(_ direction: LayoutDirection, _ frame: String) throws {
    let text = xib(
      """
      <tableViewCell accessoryType="disclosureIndicator" id="c"><rect key="frame" x="0" y="0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
      <rect key="frame" x="0" y="0" width="280" height="60"/></tableViewCellContentView></tableViewCell>
      """)
    #expect(try InterfaceBuilderTests.frames(text, direction)["v"] == frame)
  }

  @Test(arguments: [("", "0 0 500 50"), (#"scrollDirection="horizontal""#, "0 0 300 50")])
  func aSectionHeaderSpansACollectionThatScrollsVertically(_ flow: String, _ frame: String) throws {
    let text = xib(
      view(
        "r", "collectionView", frame: (0, 0, 300, 400),
        """
        <collectionViewFlowLayout key="collectionViewLayout" id="f" \(flow)/>
        <collectionReusableView key="sectionHeaderView" id="h"><rect key="frame" x="0" y="0" width="300" height="50"/>
        <autoresizingMask key="autoresizingMask"/></collectionReusableView>
        """))
    #expect(try InterfaceBuilderTests.frames(text, width: 500)["h"] == frame)
  }

  private static let root = (0.0, 0.0, 375.0, 667.0)

  static let places = [
    FrameCase(
      name: "edges of the superview; the first item may be left out",
      text: xib(
        view(
          "r", frame: (0, 0, 200, 100),
          """
          <subviews>\(view("a", frame: (0, 0, 1, 1)))</subviews>
          \(constraints(
            constraint("1", "a.leading", "r.leading", #"constant="10""#),
            constraint("2", "trailing", "a.trailing", #"constant="20""#),
            constraint("3", "a.top", "r.top"), constraint("4", "bottom", "a.bottom", #"constant="5""#)))
          """)), frames: ["a": "10 0 170 95"]),
    FrameCase(
      name: "ratios, relations, priorities",
      text: xib(
        view(
          "r", frame: (0, 0, 320, 100),
          """
          <subviews>\(view("a", frame: (0, 0, 1, 1)))</subviews>
          \(constraints(
            constraint("1", "a.width", "a.height", #"multiplier="16:9""#),
            constraint("2", "a.height", "", #"constant="18""#),
            constraint("3", "a.leading", "r.leading", #"relation="greaterThanOrEqual" constant="30""#),
            constraint("4", "a.leading", "r.leading", #"priority="250" constant="7""#),
            constraint("5", "a.top", "r.top", #"constant="7""#)))
          """)), frames: ["a": "30 7 32 18"]),
    FrameCase(
      name:
        "a symbolic constant without a number is 0; placeholders hold",
      text: xib(
        view(
          "r", frame: (0, 0, 320, 100),
          """
          <subviews>\(view("a", frame: (0, 0, 1, 1)))\(view("b", frame: (0, 0, 1, 1)))</subviews>
          \(constraints(
            constraint("1", "a.leading", "r.leading", #"symbolic="YES""#),
            constraint("2", "b.leading", "a.trailing", #"symbolic="YES""#),
            constraint("3", "a.width", "", #"constant="40" placeholder="YES""#),
            constraint("4", "b.width", "a.width"),
            constraint("5", "a.top", "r.top"), constraint("6", "b.top", "r.top"),
            constraint("7", "a.height", "", #"constant="10""#), constraint("8", "b.height", "a.height")))
          """)), frames: ["a": "0 0 40 10", "b": "40 0 40 10"]),
    FrameCase(
      name: "an empty field has the baseline of the text that can be typed",
      text: xib(
        view(
          "r", frame: (0, 0, 200, 100),
          """
          <subviews>\(view("a", "textField", #"borderStyle="roundedRect""#, frame: (0, 60, 90, 34)))
          \(view("b", "textField", #"borderStyle="roundedRect" text="b""#, frame: (0, 0, 90, 34)))</subviews>
          \(constraints(
            constraint("1", "a.leading", "r.leading"), constraint("2", "a.top", "r.top", #"constant="60""#),
            constraint("3", "b.leading", "a.trailing"), constraint("4", "b.firstBaseline", "a.firstBaseline"),
            constraint("5", "b.width", "", #"constant="90""#)))
          """)), frames: ["a": "0 60 90 34", "b": "90 60 90 34"]),
    FrameCase(
      name: "an autoresizing mask is a fixed frame; the sides that it ties follow the superview",
      text: xib(
        """
        <view id="r"><rect key="frame" x="0" y="0" width="100" height="80"/><subviews>
        <view id="a"><rect key="frame" x="10" y="20" width="30" height="40"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view>
        <view id="b"><rect key="frame" x="0" y="0" width="100" height="80"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
        </subviews></view>
        """), frames: ["a": "10 20 30 40", "b": "0 0 100 80"]),
    FrameCase(
      name: "a switch covers two points more than its alignment rectangle, at the right",
      text: xib(
        view(
          "r", frame: (0, 0, 200, 100),
          """
          <subviews>\(view("s", "switch", frame: (149, 10, 51, 31)))</subviews>
          \(constraints(
            constraint("1", "trailing", "s.trailing", #"constant="10""#),
            constraint("2", "s.top", "r.top", #"constant="10""#)))
          """)), frames: ["s": "141 10 51 31"]),
    FrameCase(
      name: "edges of a scroll's superview are its content, centers its frame; guides say which",
      text: xib(
        view(
          "r", frame: (0, 0, 200, 100),
          """
          <subviews><scrollView translatesAutoresizingMaskIntoConstraints="NO" id="s">
          <rect key="frame" x="0" y="0" width="200" height="100"/>
          <subviews>\(view("a", frame: (0, 0, 1, 1)))</subviews>
          \(constraints(
            constraint("1", "a.top", "s.top", #"constant="5""#),
            constraint("2", "s.bottom", "a.bottom", #"constant="5""#),
            constraint("3", "a.leading", "s.leading"), constraint("4", "s.trailing", "a.trailing"),
            constraint("5", "a.width", "f.width"), constraint("6", "a.height", "", #"constant="300""#)))
          <viewLayoutGuide key="contentLayoutGuide" id="c"/><viewLayoutGuide key="frameLayoutGuide" id="f"/>
          </scrollView></subviews>
          \(constraints(
            constraint("7", "s.top", "r.top"), constraint("8", "s.bottom", "r.bottom"),
            constraint("9", "s.leading", "r.leading"), constraint("10", "s.trailing", "r.trailing")))
          """)), frames: ["s": "0 0 200 100", "a": "0 5 200 300"]),
    FrameCase(
      name: "a cell's content view keeps its frame, and has the system's margins",
      text: xib(
        """
        <tableViewCell id="c"><rect key="frame" x="0" y="0" width="320" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
        <rect key="frame" x="0" y="0" width="320" height="60"/>
        <subviews>\(view("a", frame: (0, 0, 1, 1)))</subviews>
        \(constraints(
          constraint("1", "a.leading", "v.leadingMargin"), constraint("2", "a.top", "v.topMargin"),
          constraint("3", "trailingMargin", "a.trailing"), constraint("4", "bottomMargin", "a.bottom")))
        </tableViewCellContentView></tableViewCell>
        """), frames: ["v": "0 0 320 60", "a": "16 11 288 38"]),
    FrameCase(
      name: "margins of its own; margins that a superview passes on",
      text: xib(
        view(
          "r", frame: (0, 0, 100, 100),
          """
          <subviews>\(view("m", "view", #"preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO""#, frame: (10, 0, 90, 100), """
            <subviews>\(view("a", frame: (0, 0, 1, 1)))</subviews>
            \(constraints(
              constraint("1", "a.leading", "m.leadingMargin"), constraint("2", "a.top", "m.topMargin"),
              constraint("3", "a.width", "", #"constant="5""#), constraint("4", "a.height", "", #"constant="5""#)))
            """))</subviews>
          <edgeInsets key="layoutMargins" top="30" left="25" bottom="0" right="0"/>
          \(constraints(
            constraint("5", "m.leading", "r.leading", #"constant="10""#), constraint("6", "m.top", "r.top"),
            constraint("7", "m.width", "", #"constant="90""#), constraint("8", "m.height", "", #"constant="100""#)))
          """), device: nil), frames: ["a": "15 30 5 5"]),
  ]

  static let environments = [
    FrameCase(
      name: "the safe area of a controller's view begins below the status bar",
      text: storyboard(screen("viewController")), frames: ["a": "0 20 375 647"]),
    FrameCase(
      name: "on a phone with a notch it leaves both ends free",
      text: storyboard(
        screen("viewController", frame: (0, 0, 375, 812)), device: "retina5_9"), frames: ["a": "0 50 375 728"]
    ),
    FrameCase(
      name: "a navigation bar reaches 44 points further",
      text: storyboard(
        screen("viewController"),
        """
        <navigationController id="n"><connections><segue destination="v" kind="relationship" \
        relationship="rootViewController" id="q"/></connections></navigationController>
        """), frames: ["a": "0 64 375 603"]),
    FrameCase(
      name: "what is pushed from below a navigation bar has one",
      text: storyboard(
        screen("viewController"),
        """
        <viewController id="w"><navigationItem key="navigationItem" id="i"/>
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>
        <connections><segue destination="v" kind="show" id="q"/></connections></viewController>
        """), frames: ["a": "0 64 375 603"]),
    FrameCase(
      name: "a tab bar covers 49 points",
      text: storyboard(
        screen("viewController"),
        """
        <tabBarController id="n"><connections><segue destination="v" kind="relationship" \
        relationship="viewControllers" id="q"/></connections></tabBarController>
        """), frames: ["a": "0 20 375 598"]),
    FrameCase(
      name: "guides of a controller, as before safe areas",
      text: storyboard(
        """
        <viewController id="v"><layoutGuides><viewControllerLayoutGuide type="top" id="t"/>
        <viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
        <view key="view" id="r"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(view("a"))</subviews>
        \(constraints(
          constraint("1", "a.top", "t.bottom", #"constant="8""#), constraint("2", "b.top", "a.bottom"),
          constraint("3", "a.leading", "r.leadingMargin"), constraint("4", "trailingMargin", "a.trailing")))
        </view>
        </viewController>
        """), frames: ["a": "16 28 343 639"]),
    FrameCase(
      name: "a separate view has the safe area of a phone with a notch, but no status bar",
      text: xib(
        view(
          "r", frame: (0, 0, 200, 300),
          """
          <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
          <viewLayoutGuide key="safeArea" id="g"/><subviews>\(view("a"))</subviews>
          \(constraints(
            constraint("1", "a.top", "g.top"), constraint("2", "g.bottom", "a.bottom"),
            constraint("3", "a.leading", "g.leading"), constraint("4", "g.trailing", "a.trailing")))
          """), device: "retina5_9"), frames: ["a": "0 50 200 216"]),
    FrameCase(
      name: "what lies under the status bar has it in its margins",
      text: storyboard(
        """
        <viewController id="v"><view key="view" id="r"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(view("m", frame: (0, 0, 375, 100), """
          <subviews>\(view("a", frame: (0, 0, 1, 1)))</subviews>
          \(constraints(
            constraint("1", "a.top", "m.topMargin"), constraint("2", "bottomMargin", "a.bottom"),
            constraint("3", "a.leading", "m.leadingMargin"), constraint("4", "trailingMargin", "a.trailing")))
          """))</subviews>
        \(constraints(
          constraint("5", "m.top", "r.top"), constraint("6", "m.leading", "r.leading"),
          constraint("7", "m.trailing", "r.trailing"), constraint("8", "m.height", "", #"constant="100""#)))
        </view></viewController>
        """), frames: ["m": "0 0 375 100", "a": "8 28 359 64"]),
  ]

  private static func screen(
    _ element: String, frame: (Double, Double, Double, Double) = root
  ) -> String {
    """
    <\(element) id="v"><view key="view" id="r">
    <rect key="frame" x="0" y="0" width="\(frame.2)" height="\(frame.3)"/>
    <viewLayoutGuide key="safeArea" id="g"/><subviews>\(view("a"))</subviews>
    \(constraints(
      constraint("1", "a.top", "g.top"), constraint("2", "g.bottom", "a.bottom"),
      constraint("3", "a.leading", "g.leading"), constraint("4", "g.trailing", "a.trailing")))
    </view></\(element)>
    """
  }

  static let arrangements = [
    FrameCase(
      name: "a stack arranges its members",
      text: xib(
        view(
          "r", frame: (0, 0, 100, 100),
          """
          <subviews>\(view("s", "stackView", #"axis="vertical" spacing="10" distribution="fillEqually""#, frame: (0, 0, 100, 100), """
            <subviews>\(view("a", frame: (0, 0, 1, 1)))\(view("b", frame: (0, 0, 1, 1)))</subviews>
            """))</subviews>
          \(constraints(
            constraint("1", "s.top", "r.top"), constraint("2", "bottom", "s.bottom"),
            constraint("3", "s.leading", "r.leading"), constraint("4", "trailing", "s.trailing")))
          """)), frames: ["a": "0 0 100 45", "b": "0 55 100 45"]),
    FrameCase(
      name: "a number of a billion or more counts as missing",
      text: xib(
        view(
          "r", frame: (0, 0, 100, 100),
          """
          <subviews>\(view("s", "stackView", #"axis="vertical" spacing="1000000000" distribution="fillEqually""#, frame: (0, 0, 100, 100), """
            <subviews>\(view("a", frame: (0, 0, 1, 1)))\(view("b", frame: (0, 0, 1, 1)))</subviews>
            """))</subviews>
          \(constraints(
            constraint("1", "s.top", "r.top"), constraint("2", "bottom", "s.bottom"),
            constraint("3", "s.leading", "r.leading"), constraint("4", "trailing", "s.trailing")))
          """)), frames: ["a": "0 0 100 50", "b": "0 50 100 50"]),
    FrameCase(
      name: "a stack's own margins count",
      text: xib(
        view(
          "r", frame: (0, 0, 100, 100),
          """
          <subviews>\(view("s", "stackView", "", frame: (0, 0, 100, 100), """
            <subviews>\(view("a", frame: (0, 0, 1, 1)))</subviews>
            <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
            """))</subviews>
          \(constraints(
            constraint("1", "s.top", "r.top"), constraint("2", "bottom", "s.bottom"),
            constraint("3", "s.leading", "r.leading"), constraint("4", "trailing", "s.trailing")))
          """)), frames: ["a": "2 1 94 96"]),
    FrameCase(
      name: "an empty stack takes the room that is to spare",
      text: xib(
        view(
          "r", frame: (0, 0, 100, 100),
          """
          <subviews>\(view("s", "stackView", #"axis="vertical""#, frame: (0, 0, 100, 100), """
            <subviews>\(view("h", "stackView", #"alignment="center""#, frame: (0, 0, 100, 40), "<subviews>"
              + view("a", "label", #"text="ab""#, frame: (0, 0, 17, 40)) + "</subviews>"))
            \(view("e", "stackView", "", frame: (0, 40, 100, 60)))</subviews>
            """))</subviews>
          \(constraints(
            constraint("1", "s.top", "r.top"), constraint("2", "bottom", "s.bottom"),
            constraint("3", "s.leading", "r.leading"), constraint("4", "trailing", "s.trailing")))
          """)), frames: ["h": "0 0 100 40", "e": "0 40 100 60"], sizes: .saved),
  ]
}

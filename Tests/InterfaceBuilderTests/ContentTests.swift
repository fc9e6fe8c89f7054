import FixedAdvance
import Graphics
import InterfaceBuilder
import LayoutEngine
import LayoutModel
import Testing

/// `ContentSizes` chooses between the saved and the measured size of a view's content.
@Suite struct ContentTests {
  /// Returns a document with a label of four letters, whose measured size is 32.5 x 20.5 points.
  private static func label(saved: (Double, Double), _ attributes: String = "", _ inside: String = "")
    -> String
  {
    xib(
      view(
        "r", frame: (0, 0, 200, 100),
        """
        <subviews>\(view("a", "label", #"text="abcd" \#(attributes)"#, frame: (0, 0, saved.0, saved.1), inside))</subviews>
        \(constraints(constraint("1", "a.top", "r.top"), constraint("2", "a.leading", "r.leading")))
        """))
  }

  @Test(arguments: [
    (ContentSizes.nearest, 34.0, 20.5, "0 0 34 20.5"), (.nearest, 80, 20.5, "0 0 32.5 20.5"),
    (.nearest, 34, 40, "0 0 34 20.5"), (.saved, 80, 40, "0 0 80 40"), (.measured, 34, 21, "0 0 32.5 20.5"),
  ])
  func label(_ sizes: ContentSizes, _ width: Double, _ height: Double, _ expected: String) throws {
    #expect(try frames(Self.label(saved: (width, height)), sizes: sizes)["a"] == expected)
  }

  @Test func placeholderSizesHold() throws {
    let text = Self.label(
      saved: (34, 20.5), #"placeholderIntrinsicWidth="70" placeholderIntrinsicHeight="30""#)
    #expect(try frames(text)["a"] == "0 0 70 30")
  }

  @Test func wrappedTextKeepsItsSavedHeight() throws {
    // The four lines are 3 * 22 + 20.29 = 86.29 points tall, rounded up to half points.
    let text = xib(
      view(
        "r", frame: (0, 0, 100, 200),
        """
        <subviews>\(view("a", "label", #"text="abcd abcd abcd abcd abcd abcd abcd abcd" numberOfLines="0""#, frame: (0, 0, 100, 86.5), """
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          """))</subviews>
        \(constraints(
          constraint("1", "a.top", "r.top"), constraint("2", "a.leading", "r.leading"),
          constraint("3", "a.trailing", "r.trailing")))
        """))
    #expect(try frames(text)["a"] == "0 0 100 86.5")
    #expect(try frames(text, sizes: .measured)["a"] == "0 0 100 86.5")
  }

  @Test func imagesAndDesignablesHaveTheirSizes() throws {
    let text = xib(
      view(
        "r", frame: (0, 0, 200, 100),
        """
        <subviews>\(view("i", "imageView", #"image="star""#, frame: (0, 0, 50, 50)))
        \(view("d", "view", #"customClass="Gauge""#, frame: (0, 0, 9, 9)))</subviews>
        \(constraints(
          constraint("1", "i.top", "r.top"), constraint("2", "i.leading", "r.leading"),
          constraint("3", "d.top", "r.top"), constraint("4", "d.leading", "i.trailing"),
          constraint("5", "d.height", "", #"constant="7""#)))
        """),
      resources: """
        <designables><designable name="d"><size key="intrinsicContentSize" width="12" height="-1"/></designable></designables>
        <resources><image name="star" width="24" height="22"/></resources>
        """)
    #expect(try frames(text)["i"] == "0 0 24 22")
    #expect(try frames(text)["d"] == "24 0 12 7")
  }

  /// The code of a designable label returns a size for one line. If the label may have several lines, its saved size is
  /// used instead, provided that it has room for about as many lines as the text needs.
  @Test(arguments: [
    ("1.2 lines in 2", "0", 120.0, 100.0, 40.0, "100 40"), ("one line", "1", 120, 100, 40, "120 20"),
    ("up to three lines", "3", 120, 100, 40, "100 40"), ("text that fits", "0", 100, 100, 40, "100 20"),
    ("text that hardly fits", "0", 100.5, 100, 40, "100 40"), ("4 lines in 2.5", "0", 400, 100, 50, "400 20"),
    ("4 lines in 3", "0", 400, 100, 60, "100 60"), ("1.2 lines in 3.9", "0", 120, 100, 78, "100 78"),
    ("1.2 lines in 4", "0", 120, 100, 80, "120 20"),
  ])
  func designableLabel(
    _ name: String, _ lines: String, _ own: Double, _ width: Double, _ height: Double, _ size: String
  ) throws {
    let text = xib(
      view(
        "r", frame: (0, 0, 200, 100),
        subviews(view("a", "label", "text=\"abcd\" numberOfLines=\"\(lines)\"", frame: (0, 0, width, height)))
          + constraints(constraint("1", "a.top", "r.top"), constraint("2", "a.leading", "r.leading"))),
      resources: """
        <designables><designable name="a"><size key="intrinsicContentSize" width="\(own)" height="20"/></designable></designables>
        """)
    #expect(try frames(text)["a"] == "0 0 \(size)", "\(name)")
  }

  private static func single(
    _ element: String, _ attributes: String, _ inside: String = "", tools: String = "22505"
  ) -> String {
    xib(
      view(
        "r", frame: (0, 0, 200, 100),
        """
        <subviews>\(view("b", element, attributes, frame: (0, 0, 90, 90), inside))</subviews>
        \(constraints(constraint("1", "b.top", "r.top"), constraint("2", "b.leading", "r.leading")))
        """), tools: tools)
  }

  private static let title = #"<state key="normal" title="a"/>"#

  private static func font(_ attributes: String) -> String {
    #"<fontDescription key="fontDescription" \#(attributes)/>"#
  }

  @Test(arguments: [
    // A button is at least 30 points wide, and 12 points taller than its text.
    ("a button of the system's", single("button", #"buttonType="system""#, title), "0 0 30 30"),
    ("a plain button", single("button", "", title), "0 0 30 33.5"),
    (
      "a button with a picture keeps its size",
      single("button", "", #"<state key="normal" title="a"><imageReference key="image" image="x"/></state>"#),
      "0 0 90 90"
    ),
    // The insets add 14 points to the width of the text.
    (
      "a rounded field",
      single("textField", #"text="abcd" borderStyle="roundedRect""#, font(#"type="system" pointSize="15""#)),
      "0 0 43 34"
    ),
    (
      "before iOS 13",
      single(
        "textField", #"text="abcd" borderStyle="roundedRect""#, font(#"type="system" pointSize="15""#),
        tools: "14490.70"), "0 0 43 30"
    ),
    // The insets add 14 points to the width of the text, and 13 points to its height.
    (
      "a rounded field of large letters",
      single("textField", #"text="abcd" borderStyle="roundedRect""#, font(#"type="system" pointSize="24""#)),
      "0 0 60.5 42"
    ),
    (
      "a text style", single("label", #"text="abcd""#, font(#"style="UICTFontTextStyleBody""#)),
      "0 0 32.5 20.5"
    ),
    // Xcode 13 saved frames for the smallest content size category, in which the font size of body text is 14 points.
    (
      "a text style in the smallest category",
      single("label", #"text="abcd""#, font(#"style="UICTFontTextStyleBody""#), tools: "19529"), "0 0 27.5 17"
    ),
    (
      "a text of two fonts",
      single(
        "label", "",
        """
        <attributedString key="attributedText"><fragment content="ab"><attributes>
        <font key="NSFont" metaFont="system" size="20"/></attributes></fragment><fragment content="cd"><attributes>
        <font key="NSFont" metaFont="system" size="10"/></attributes></fragment></attributedString>
        """), "0 0 29 24"
    ),
    (
      "a text of two fonts, in elements",
      single(
        "label", "",
        """
        <attributedString key="attributedText"><fragment><string key="content">ab</string><attributes>
        <font key="NSFont" metaFont="system" size="20"/></attributes></fragment>
        <fragment><string key="content">cd</string><attributes>
        <font key="NSFont" metaFont="system" size="10"/></attributes></fragment></attributedString>
        """), "0 0 29 24"
    ),
    // Both segments are as wide as the longer title needs: four letters at a font size of 13 are 26 points wide, and the
    // segment adds 20. The frame is 1 point taller than the alignment rectangle.
    (
      "a segmented control",
      single("segmentedControl", "", #"<segments><segment title="ab"/><segment title="abcd"/></segments>"#),
      "0 0 92 32"
    ),
    (
      "a segmented control with a picture keeps its size",
      single("segmentedControl", "", #"<segments><segment title="ab"/><segment image="x"/></segments>"#),
      "0 0 90 90"
    ),
    // Three lines of two letters.
    (
      "a label that limits the width of its text",
      single("label", #"text="ab cd ef" numberOfLines="0" preferredMaxLayoutWidth="20""#), "0 0 16.5 61"
    ),
  ])
  func measured(_ name: String, _ text: String, _ expected: String) throws {
    #expect(try frames(text, sizes: .measured)["b"] == expected, "\(name)")
  }

  @Test(arguments: [
    ("a segmented control", "segmentedControl", #"<segments><segment title="ab"/></segments>"#, "0 0 33 32"),
    ("a page control", "pageControl", "", "0 0 39 26"),
  ])
  func withoutASavedFrame(_ name: String, _ element: String, _ inside: String, _ expected: String) throws {
    let text = xib(
      view(
        "r", frame: (0, 0, 200, 100),
        subviews(view("b", element, "", inside))
          + constraints(constraint("1", "b.top", "r.top"), constraint("2", "b.leading", "r.leading"))))
    #expect(try frames(text)["b"] == expected, "\(name)")
  }

  /// If a text does not fit into its saved size, its letters are first set closer together and then made smaller. The
  /// text is truncated only if that is not enough.
  @Test(arguments: [(49.0, "abcdefghij"), (44, "abcdefghij"), (37, "abcdefghij"), (30, "abcde…")])
  func aSavedSizeHoldsItsText(width: Double, line: String) throws {
    let text = xib(
      view(
        "r", frame: (0, 0, 200, 100),
        """
        <subviews>\(view("b", "label", #"text="abcdefghij""#, frame: (0, 0, width, 12), Self.font(#"name="X" pointSize="10""#)))</subviews>
        \(constraints(constraint("1", "b.top", "r.top"), constraint("2", "b.leading", "r.leading")))
        """))
    let layout = try layouts(text, sizes: .saved)[0]
    let solved = solve(layout, on: layout.canvases[0], measuring: FixedAdvanceMeasurer())
    let set = try #require(solved.texts[1])
    #expect(solved.frames[1].width == width)
    #expect(set.lines.map(\.text) == [line])
    #expect(set.isTruncated == line.hasSuffix("…"))
  }

  @Test(arguments: [
    (#"minimumScaleFactor="0.5""#, 25.0, false), (#"minimumScaleFactor="0.5""#, 24, true),
    (#"minimumFontSize="5""#, 25, false), (#"minimumFontSize="5" adjustsFontSizeToFit="NO""#, 25, true),
  ])
  func aLabelShrinksItsFont(_ attributes: String, width: Double, isTruncated: Bool) throws {
    let text = xib(
      view(
        "r", frame: (0, 0, 200, 100),
        """
        <subviews>\(view("b", "label", #"text="abcdefghij" "# + attributes, frame: (0, 0, width, 12), Self.font(#"name="X" pointSize="10""#)))</subviews>
        \(constraints(constraint("1", "b.top", "r.top"), constraint("2", "b.leading", "r.leading")))
        """))
    let layout = try layouts(text, sizes: .saved)[0]
    let solved = solve(layout, on: layout.canvases[0], measuring: FixedAdvanceMeasurer())
    #expect(solved.texts[1]?.isTruncated == isTruncated)
  }

  @Test(arguments: [(17.0, true), (12, false)])
  func aSavedHeightHoldsItsText(height: Double, fits: Bool) throws {
    let text = xib(
      view(
        "r", frame: (0, 0, 200, 100),
        """
        <subviews>\(view("b", "label", #"text="ab""#, frame: (0, 0, 40, height), Self.font(#"name="X" pointSize="17""#)))</subviews>
        \(constraints(constraint("1", "b.top", "r.top"), constraint("2", "b.leading", "r.leading")))
        """))
    let layout = try layouts(text, sizes: .saved)[0]
    let solved = solve(layout, on: layout.canvases[0], measuring: FixedAdvanceMeasurer())
    #expect((solved.textFit(of: ViewID(1), tolerance: 0.5) == .fits) == fits)
  }

  /// The letters of `FixedAdvanceMeasurer` are wider than Apple's, so they are set closer together to keep the text in
  /// the two lines of its saved size.
  @Test func aSavedSizeHoldsItsLines() throws {
    let text = xib(
      view(
        "r", frame: (0, 0, 200, 100),
        """
        <subviews>\(view("b", "label", #"text="abcd fghi klmn pqrs" numberOfLines="0""#, frame: (0, 0, 40, 24), Self.font(#"name="X" pointSize="10""#)))</subviews>
        \(constraints(
          constraint("1", "b.top", "r.top"), constraint("2", "b.leading", "r.leading"),
          constraint("3", "b.width", "", #"constant="40""#)))
        """))
    let layout = try layouts(text, sizes: .saved)[0]
    let solved = solve(layout, on: layout.canvases[0], measuring: FixedAdvanceMeasurer())
    #expect(solved.texts[1]?.lines.map(\.text) == ["abcd fghi", "klmn pqrs"])
    #expect(solved.texts[1]?.isTruncated == false)
  }
}

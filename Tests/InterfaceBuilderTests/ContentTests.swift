import InterfaceBuilder
import LayoutModel
import Testing

/// Content sizes: as saved, as measured, or the saved where it is near. Every letter is half its size wide here; lines
/// have San Francisco's height.
@Suite struct ContentTests {
  /// A label at the top left, 17 points, of four letters: 4 · 17 · 0.96 / 2 = 32.64 wide, so 33 in whole pixels, and
  /// 20.287 high, so 20.5.
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
    (ContentSizes.nearest, 34.0, 20.5, "0 0 34 20.5"), (.nearest, 80, 20.5, "0 0 33 20.5"),
    (.nearest, 34, 40, "0 0 34 20.5"), (.saved, 80, 40, "0 0 80 40"), (.measured, 34, 21, "0 0 33 20.5"),
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
    // 40 letters in 100 points: 12 a line, so four lines; text styles stand 22 points apart: 4 · 22 - 1.71 = 86.29.
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

  @Test func imagesAndDesignablesSayTheirSizes() throws {
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

  @Test func buttonsAreAtLeastThirtyWide() throws {
    let text = xib(
      view(
        "r", frame: (0, 0, 200, 100),
        """
        <subviews>\(view("b", "button", "", frame: (0, 0, 90, 90), #"<state key="normal" title="a"/>"#))</subviews>
        \(constraints(constraint("1", "b.top", "r.top"), constraint("2", "b.leading", "r.leading")))
        """))
    // 15 points: 17.9 + 12.
    #expect(try frames(text)["b"] == "0 0 30 30")
  }
}

import InterfaceBuilder
import LayoutModel
import Testing

/// Size classes: what holds for the document's device.
@Suite struct VariationTests {
  private static func text(_ device: String) -> String {
    let alternative =
      constraint("2", "a.leading", "r.leading", #"constant="50""#)
    return xib(
      view(
        "r", frame: (0, 0, 300, 100),
        """
        <subviews>\(view("a", frame: (0, 0, 1, 1)))</subviews>
        <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="10" id="1">
        <variation key="widthClass=regular" constant="30"/>
        <variation key="heightClass=regular-widthClass=regular" constant="40"/></constraint>
        \(alternative)
        \(constraint("3", "a.top", "r.top")) \(constraint("4", "a.width", "", #"constant="5""#))
        \(constraint("5", "a.height", "", #"constant="5""#))
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="2"/></mask></variation>
        """), device: device)
  }

  @Test(arguments: [("retina4_7", "10 0 5 5"), ("ipad9_7", "40 0 5 5")])
  func constants(_ device: String, _ frame: String) throws {
    #expect(try frames(Self.text(device))["a"] == frame)
  }

  @Test func subviewsCanBeLeftOut() throws {
    let text = xib(
      view(
        "r", frame: (0, 0, 300, 100),
        """
        <subviews>\(view("a", frame: (0, 0, 1, 1)))\(view("b", frame: (0, 0, 1, 1)))</subviews>
        <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
        <variation key="widthClass=compact"><mask key="subviews"><include reference="b"/><exclude reference="a"/></mask></variation>
        """))
    #expect(try layouts(text)[0].views.map(\.identifier) == ["r", "b"])
  }
}

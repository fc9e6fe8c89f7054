import InterfaceBuilder
import LayoutModel
import Testing

@Suite struct NameTests {
  private static func names(_ root: String, outlets: String = "") throws -> [String] {
    try layouts(xib(root, outlets: outlets))[0].views.map { $0.name ?? "-" }
  }

  @Test(arguments: [
    ("label", #"userLabel="Card title""#, "cardTitle"), ("label", #"text="Sign in""#, "signInLabel"),
    ("label", #"text="Label""#, "label"), ("view", "", "view2"),
    ("view", #"customClass="GaugeView""#, "gaugeView"),
    ("label", #"text="Größe der Straße""#, "grosseDerStrasseLabel"), ("label", #"text="登录""#, "label"),
    ("label", #"text="3 items""#, "_3ItemsLabel"),
    ("label", #"text="One two three four five six""#, "oneTwoThreeFourLabel"),
    ("view", #"userLabel="superview""#, "superviewView"),
  ])
  func fromElement(_ element: String, _ attributes: String, _ expected: String) throws {
    let names = try Self.names(
      view("r", frame: (0, 0, 9, 9), "<subviews>\(view("a", element, attributes))</subviews>"))
    #expect(names == ["view", expected])
  }

  @Test func outletsComeFirst() throws {
    let names = try Self.names(
      view(
        "r", frame: (0, 0, 9, 9),
        "<subviews>\(view("a", "label", #"text="save""#))\(view("b", "button", #"userLabel="x""#))</subviews>"
      ),
      outlets: """
        <outlet property="saveLabel" destination="b" id="1"/><outlet property="view" destination="r" id="2"/>
        """)
    #expect(names == ["view", "saveLabel2", "saveLabel"])
  }

  @Test func scenesAreCanvases() throws {
    let scene = { (attributes: String, id: String) in
      "<viewController id=\"\(id)v\" \(attributes)><view key=\"view\" id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/></view></viewController>"
    }
    let read = try layouts(
      storyboard(
        scene(#"storyboardIdentifier="login" customClass="LoginController""#, "a"),
        scene(#"customClass="Home""#, "b"), scene(#"customClass="Home""#, "c"), scene("", "d")))
    #expect(read.map { $0.canvases[0].name } == ["login", "Home", "Home2", "viewController"])
    #expect(read.map { $0.canvases[0].identifier } == ["a", "b", "c", "d"])
    #expect(read[0].canvases[0].scale == 2)
  }
}

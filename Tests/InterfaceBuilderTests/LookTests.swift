import Graphics
import InterfaceBuilder
import LayoutModel
import Testing

@Suite struct LookTests {
  private func views(_ inside: String, resources: String = "") throws -> [String: View] {
    let root = view("r", frame: (0, 0, 200, 100), "<subviews>\(inside)</subviews>")
    let read = try layouts(xib(root, resources: resources))[0].views
    return Dictionary(
      read.compactMap { view in view.identifier.map { ($0, view) } }, uniquingKeysWith: { $1 })
  }

  @Test(
    "colors",
    arguments: [
      (#"red="1" green="0.5" blue="0" alpha="1" colorSpace="custom""#, ViewColor.color(Color(rgb: 0xFF8000))),
      (
        #"white="1" alpha="0.2" colorSpace="custom""#,
        .color(Color(red: 255, green: 255, blue: 255, alpha: 51))
      ),
      (#"red="7" green="-1" blue="0""#, .color(Color(rgb: 0xFF0000))),
      (
        #"systemColor="systemRedColor""#,
        .adaptive(light: Color(rgb: 0xFF3B30), dark: Color(rgb: 0xFF453A))
      ),
      (#"cocoaTouchSystemColor="darkTextColor""#, .adaptive(light: Color(rgb: 0), dark: Color(rgb: 0))),
      (#"name="Brand""#, .color(Color(rgb: 0x336699))), (#"name="Nowhere""#, .none),
      (#"systemColor="noSuchColor""#, .none), ("", .none),
    ])
  func color(_ attributes: String, _ expected: ViewColor) throws {
    let brand =
      #"<resources><namedColor name="Brand"><color red="0.2" green="0.4" blue="0.6" alpha="1"/></namedColor></resources>"#
    let inside = view("a", frame: (0, 0, 10, 10), "<color key=\"backgroundColor\" \(attributes)/>")
    #expect(try views(inside, resources: brand)["a"]?.fill == expected)
  }

  @Test func `Text, corners and alignment`() throws {
    let label = view(
      "a", "label", #"text="x" textAlignment="center""#, frame: (0, 0, 10, 10),
      """
      <color key="textColor" white="0" alpha="1"/><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="6"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """)
    let found = try #require(try views(label)["a"])
    #expect(found.textColor == .color(Color(rgb: 0)))
    #expect(found.textAlignment == .center)
    #expect(found.cornerRadius == 6)
  }

  @Test(arguments: [
    ("a plain view", view("a", frame: (0, 0, 9, 9)), true),
    (
      "a colored view",
      view("a", frame: (0, 0, 9, 9), #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>"#),
      true
    ),
    ("a view that draws itself", view("a", "view", #"customClass="Gauge""#, frame: (0, 0, 9, 9)), false),
    (
      "a view of its own class that holds another",
      view(
        "a", "view", #"customClass="Gauge""#, frame: (0, 0, 9, 9),
        "<subviews>\(view("b", frame: (0, 0, 5, 5)))</subviews>"), true
    ),
    ("a view that a person has named", view("a", "view", #"userLabel="Card""#, frame: (0, 0, 9, 9)), false),
    (
      "a label that a person has named",
      view("a", "label", #"userLabel="Title" text="x""#, frame: (0, 0, 9, 9)), true
    ),
    (
      "an empty label that a person has named",
      view("a", "label", #"userLabel="Title" text="""#, frame: (0, 0, 9, 9)), false
    ),
    (
      "a control that a person has named", view("a", "switch", #"userLabel="Wi-Fi""#, frame: (0, 0, 9, 9)),
      true
    ),
    (
      "a field with a border", view("a", "textField", #"borderStyle="roundedRect""#, frame: (0, 0, 9, 9)),
      true
    ),
  ])
  func unnamed(_ name: String, _ element: String, _ isUnnamed: Bool) throws {
    #expect(try views(element)["a"]?.isUnnamed == isUnnamed)
  }

  /// A text in a child element, which the XML parser delivers in pieces.
  @Test(arguments: [
    ("Title", "Title"), ("Two words", "Two words"), ("One\ntwo", "One\ntwo"),
    ("One\n\n two ", "One\n\n two "),
    ("Q&amp;A", "Q&A"), ("a &amp; b", "a & b"), ("\n   ", ""), ("", ""),
  ])
  func text(_ written: String, _ expected: String) throws {
    let label = view("a", "label", frame: (0, 0, 9, 9), "<string key=\"text\">\(written)</string>")
    #expect(try views(label)["a"]?.text == expected)
  }

  /// A button configuration's title replaces the title of the button's state.
  @Test(arguments: [
    (#"<state key="normal" title="A"/>"#, "A"),
    (#"<state key="normal"><string key="title">A</string></state>"#, "A"),
    (#"<state key="normal" title="A"/><buttonConfiguration key="configuration" title="B"/>"#, "B"),
    (
      """
      <state key="normal" title="A"/><buttonConfiguration key="configuration"><attributedString key="attributedTitle">
      <fragment content="B"/><fragment><string key="content">C</string></fragment></attributedString></buttonConfiguration>
      """, "BC"
    ),
  ])
  func title(_ inside: String, _ expected: String) throws {
    #expect(try views(view("a", "button", frame: (0, 0, 90, 30), inside))["a"]?.text == expected)
  }

  @Test(
    "controls",
    arguments: [
      ("switch", #"on="YES""#, "", Control.Shape.toggle(isOn: true)),
      ("slider", #"value="3" minValue="1" maxValue="5""#, "", .slider(0.5)),
      ("slider", #"value="3" minValue="5" maxValue="5""#, "", .slider(0)),
      ("progressView", #"progress="0.25""#, "", .progress(0.25)),
      (
        "segmentedControl", #"selectedSegmentIndex="1""#,
        #"<segments><segment title="Day"/><segment title="Week"/></segments>"#,
        .segments(["Day", "Week"], selected: 1)
      ),
      ("pageControl", #"numberOfPages="4" currentPage="2""#, "", .pages(count: 4, current: 2)),
      ("imageView", #"image="hero""#, "", .image(name: "hero")),
      ("button", "", #"<state key="normal" image="star"/>"#, .image(name: "star")),
      ("tableViewCell", #"accessoryType="checkmark""#, "", .accessory("✓")),
      ("tableView", "", "", .image(name: "prototype cells")),
      (
        "navigationBar", "",
        #"<items><navigationItem title="Home"><barButtonItem key="rightBarButtonItem" systemItem="done"/></navigationItem></items>"#,
        .bar(Control.Bar(title: "Home", trailing: ["Done"]))
      ),
      (
        "toolbar", "",
        #"<items><barButtonItem systemItem="flexibleSpace"/><barButtonItem title="Edit"/></items>"#,
        .items(["Edit"])
      ),
    ])
  func control(_ element: String, _ attributes: String, _ inside: String, _ shape: Control.Shape) throws {
    let found = try views(view("a", element, attributes, frame: (0, 0, 60, 30), inside))
    #expect(found["a"]?.control?.shape == shape)
  }

  @Test func `A table with rows shows those`() throws {
    let row = "<prototypes>" + view("b", "tableViewCell", frame: (0, 0, 60, 30)) + "</prototypes>"
    let found = try views(view("a", "tableView", frame: (0, 0, 60, 90), row))
    #expect(found["a"]?.control == nil)
  }

  @Test func `A scene in a navigation controller shows its bar`() throws {
    let text = storyboard(
      #"<navigationController id="n"><connections><segue destination="c" kind="relationship" relationship="rootViewController" id="s"/></connections></navigationController>"#,
      #"<viewController id="c">"# + view("r", "view", #"key="view""#, frame: (0, 0, 375, 667))
        + #"<navigationItem key="navigationItem" title="Login" id="i"/></viewController>"#)
    let root = try layouts(text)[0].views[0]
    #expect(root.control?.shape == .screen(top: Control.Bar(title: "Login"), bottom: false))
  }

  /// A row has a separator's color around it, unless the file gives its layer another one.
  @Test func `Outlines of rows`() throws {
    func stroke(_ attributes: String) throws -> ViewColor? {
      let row = xib(
        """
        <tableViewCell id="c"><rect key="frame" x="0" y="0" width="375" height="60"/>
        <tableViewCellContentView key="contentView" id="m"><rect key="frame" x="0" y="0" width="375" height="60"/>
        </tableViewCellContentView>\(attributes)</tableViewCell>
        """)
      return try layouts(row)[0].views.first { $0.identifier == "c" }?.stroke
    }
    let separator = try #require(try stroke(""))
    #expect(separator != .automatic && separator != .none)
    let red = try stroke(
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor">
      <color key="value" red="1" green="0" blue="0" alpha="1"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      """)
    #expect(red == .color(Color(rgb: 0xFF0000)))
  }
}

import Graphics
import InterfaceBuilder
import LayoutModel
import Testing

@Suite struct ControlLookTests {
  private func drawn(
    _ element: String, _ attributes: String, _ inside: String = "", size: (Double, Double) = (60, 30),
    resources: String = ""
  ) throws -> View {
    let one = view("a", element, attributes, frame: (0, 0, size.0, size.1), inside)
    let root = view("r", frame: (0, 0, 200, 100), "<subviews>\(one)</subviews>")
    return try #require(
      try layouts(xib(root, resources: resources))[0].views.first { $0.identifier == "a" })
  }

  private static func items(_ items: String) -> String { "<items>\(items)</items>" }
  private static let thirteen = String(repeating: #"<barButtonItem title="A"/>"#, count: 13)

  @Test(
    arguments: [
      ("switch", "", "", .toggle(isOn: false)), ("switch", #"on="NO""#, "", .toggle(isOn: false)),
      ("slider", "", "", .slider(0.5)), ("slider", #"value="-1""#, "", .slider(0)),
      ("slider", #"value="9""#, "", .slider(1)),
      ("slider", #"value="3" minValue="2" maxValue="4""#, "", .slider(0.5)),
      ("progressView", "", "", .progress(0.5)), ("progressView", #"progress="1.5""#, "", .progress(1)),
      ("progressView", #"progress="-1""#, "", .progress(0)),
      (
        "segmentedControl", "", #"<segments><segment image="star"/><segment/></segments>"#,
        .segments(["star", ""], selected: 0)
      ),
      (
        "segmentedControl", #"selectedSegmentIndex="-1""#, #"<segments><segment title="A"/></segments>"#,
        .segments(["A"], selected: -1)
      ),
      ("pageControl", "", "", .pages(count: 3, current: 0)),
      ("pageControl", #"numberOfPages="21""#, "", .pages(count: 20, current: 0)),
      ("pageControl", #"numberOfPages="-1""#, "", .pages(count: 0, current: 0)),
      ("imageView", "", "", nil), ("button", "", #"<state key="normal" title="A" image="star"/>"#, nil),
      ("button", "", #"<state key="normal" title="" image="star"/>"#, .image(name: "star")),
      ("button", "", #"<state key="normal" backgroundImage="card"/>"#, .image(name: "card")),
      ("button", "", #"<state key="highlighted" image="star"/>"#, nil),
      ("tableViewCell", #"accessoryType="detailButton""#, "", .accessory("i")),
      ("tableViewCell", #"accessoryType="none""#, "", nil), ("tableViewCell", "", "", nil),
      ("textView", #"text="Long""#, "", .text), ("textView", #"text="""#, "", nil),
      ("toolbar", "", items(thirteen), .items(Array(repeating: "A", count: 12))),
      (
        "toolbar", "",
        items(
          #"<barButtonItem systemItem="add"/><barButtonItem systemItem="fixedSpace"/>"#
            + #"<barButtonItem title="" systemItem="camera"/><barButtonItem image="gear"/><barButtonItem/>"#),
        .items(["+", "Camera", "gear", ""])
      ),
      (
        "navigationBar", "",
        items(
          #"<navigationItem title="Home">"#
            + #"<barButtonItem key="leftBarButtonItem" title="Back"/></navigationItem>"#
        ), .bar(Control.Bar(title: "Home", leading: ["Back"]))
      ),
      ("navigationBar", "", "", .bar(Control.Bar(title: ""))), ("view", "", "", nil),
    ] as [(String, String, String, Control.Shape?)])
  func shape(element: String, attributes: String, inside: String, shape: Control.Shape?) throws {
    #expect(try drawn(element, attributes, inside).control?.shape == shape)
  }

  private static func configuration(_ style: String, _ inside: String = "") -> String {
    #"<buttonConfiguration key="configuration" style="\#(style)" title="A">\#(inside)</buttonConfiguration>"#
  }

  private static let red = #"red="1" green="0" blue="0""#
  private static let pure = ViewColor.color(Color(rgb: 0xFF0000))
  private static let white = ViewColor.color(Color(red: 255, green: 255, blue: 255, alpha: 255))

  /// Each case: an element, its attributes, what is in it, and its fill.
  @Test(
    arguments: [
      ("button", "", configuration("gray"), systemColor("systemGray5")!),
      ("button", "", configuration("tinted"), systemColor("tertiarySystemFill")!),
      ("button", "", configuration("plain"), ViewColor.none),
      ("button", "", configuration("filled", "<color key=\"baseBackgroundColor\" \(red)/>"), pure),
      ("textField", #"borderStyle="roundedRect""#, "", .automatic), ("textField", "", "", ViewColor.none),
      ("tableView", "", "", ViewColor.none), ("tableView", #"style="plain""#, "", ViewColor.none),
      ("tableView", #"style="insetGrouped""#, "", systemColor("systemGroupedBackground")!),
      (
        "button", "",
        """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="color" keyPath="fillColor">\
        <color key="value" \(red)/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        """, pure
      ),
    ] as [(String, String, String, ViewColor)])
  func fill(element: String, attributes: String, inside: String, fill: ViewColor) throws {
    #expect(try drawn(element, attributes, inside).fill == fill)
  }

  /// Each case: an element, its attributes, what is in it, and the color of its text.
  @Test(
    arguments: [
      ("button", "", configuration("filled"), white),
      ("button", "", configuration("filled", "<color key=\"baseForegroundColor\" \(red)/>"), pure),
      ("button", "", "<state key=\"normal\" title=\"A\"><color key=\"titleColor\" \(red)/></state>", pure),
      ("button", "", "<color key=\"tintColor\" \(red)/><state key=\"normal\" title=\"A\"/>", pure),
      ("textField", #"text="A""#, "<color key=\"textColor\" \(red)/>", pure),
      ("textField", #"placeholder="A""#, "<color key=\"textColor\" \(red)/>", systemColor("systemGray")!),
      ("textField", #"text="" placeholder="A""#, "", systemColor("systemGray")!),
      ("label", #"text="A""#, "", .automatic),
    ] as [(String, String, String, ViewColor)])
  func textColor(element: String, attributes: String, inside: String, color: ViewColor) throws {
    #expect(try drawn(element, attributes, inside).textColor == color)
  }

  /// An image is a large picture from 100 points on, on both axes, unless it is a symbol.
  @Test(arguments: [
    (100.0, 100.0, "photo", true), (99.5, 140, "photo", false), (140, 99.5, "photo", false),
    (140, 140, "star", false), (140, 140, "unknown", true),
  ])
  func picture(width: Double, height: Double, image: String, isLarge: Bool) throws {
    let resources = """
      <resources><image name="photo" width="240" height="160"/>\
      <image name="star" catalog="system" width="128" height="116"/></resources>
      """
    let found = try drawn(
      "imageView", "image=\"\(image)\"", size: (width, height), resources: resources)
    #expect((found.fill == systemColor("systemGray2")) == isLarge)
  }

  /// Each case: an element, its attributes, and the alignment of its text.
  @Test(
    arguments: [
      ("button", #"contentHorizontalAlignment="right""#, .right),
      ("button", #"contentHorizontalAlignment="trailing""#, .right),
      ("button", #"contentHorizontalAlignment="left""#, .left),
      ("button", #"contentHorizontalAlignment="leading""#, .natural),
      ("button", #"contentHorizontalAlignment="center""#, nil), ("button", "", nil),
      ("label", #"contentHorizontalAlignment="right""#, nil), ("label", #"textAlignment="right""#, .right),
    ] as [(String, String, TextAlignment?)])
  func alignment(element: String, attributes: String, alignment: TextAlignment?) throws {
    #expect(try drawn(element, attributes).textAlignment == alignment)
  }

  /// Each case: the radius that a file gives a layer, and the radius of the corners.
  @Test(arguments: [
    ("layer.cornerRadius", 6.0, 6.0), ("cornerRadius", 7, 7), ("cornerRadius", -1, 0),
    ("cornerRadius", 20_000, 10_000),
  ])
  func corner(keyPath: String, radius: Double, corner: Double) throws {
    let found = try drawn(
      "view", "",
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)">\
      <real key="value" value="\(radius)"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """)
    #expect(found.cornerRadius == corner)
  }
}

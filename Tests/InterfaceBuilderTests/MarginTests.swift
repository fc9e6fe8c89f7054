import InterfaceBuilder
import LayoutModel
import Testing

@Suite struct MarginTests {
  private static func margins(_ id: String, _ text: String) throws -> String {
    let layout = try layouts(text)[0]
    let view = try #require(layout.views.first { $0.identifier == id })
    let margins = view.margins
    return [margins.top, margins.leading, margins.bottom, margins.trailing].map { String(Int($0)) }
      .joined(separator: " ")
  }

  private static func controller(
    _ width: Double, device: String, _ attributes: String = "", margins: String = ""
  ) -> String {
    storyboard(
      """
      <viewController id="v" \(attributes)><view key="view" id="m"><rect key="frame" x="0.0" y="0.0" width="\(width)" \
      height="844"/>\(margins)</view></viewController>
      """, device: device, tools: "23504")
  }

  private static func explicit(_ attributes: String) -> String {
    controller(
      393, device: "retina6_12", attributes,
      margins: #"<edgeInsets key="layoutMargins" top="8" left="40" bottom="8" right="4"/>"#)
  }

  private static func row(
    _ width: Double, device: String, _ tools: String = "22505", y: Double = 0, height: Double = 844,
    _ attributes: String = ""
  ) -> String {
    storyboard(
      """
      <tableViewController id="v"><tableView key="view" id="r"><rect key="frame" x="0.0" y="0.0" width="\(width)" \
      height="\(height)"/><prototypes><tableViewCell id="c"><rect key="frame" x="0.0" y="\(y)" width="\(width)" \
      height="60"/><tableViewCellContentView key="contentView" id="m" \(attributes)><rect key="frame" x="0.0" \
      y="0.0" width="\(width)" height="60"/></tableViewCellContentView></tableViewCell></prototypes></tableView>
      </tableViewController>
      """, device: device, tools: tools)
  }

  private static func xibRow(_ width: Double, device: String, _ tools: String) -> String {
    xib(
      """
      <tableViewCell id="c"><rect key="frame" x="0" y="0" width="\(width)" height="60"/>
      <tableViewCellContentView key="contentView" id="m"><rect key="frame" x="0" y="0" width="\(width)" height="60"/>
      </tableViewCellContentView></tableViewCell>
      """, device: device, tools: tools)
  }

  /// The saved frame of a view that is constrained to a margin shows how large the margin was. This size counts only if
  /// the system uses margins of that size.
  @Test(arguments: [(15.0, "11 15 11 16"), (20, "11 20 11 16"), (13, "11 16 11 16")])
  func votes(x: Double, expected: String) throws {
    let text = xib(
      """
      <tableViewCell id="c"><rect key="frame" x="0" y="0" width="375" height="60"/>
      <tableViewCellContentView key="contentView" id="m"><rect key="frame" x="0" y="0" width="375" height="60"/>
      <subviews>\(view("a", frame: (x, 0, 9, 9)))</subviews>
      \(constraints(constraint("1", "a.leading", "m.leadingMargin")))
      </tableViewCellContentView></tableViewCell>
      """, tools: "17701")
    #expect(try Self.margins("m", text) == expected)
  }

  @Test(arguments: [
    ("a controller's view, 393", controller(393, device: "retina6_12"), "59 16 34 16"),
    ("a controller's view, 402", controller(402, device: "retina6_3"), "62 20 34 20"),
    ("a controller's view with margins of its own", explicit(""), "67 40 42 16"),
    (
      "without the system's minimum", explicit(#"viewRespectsSystemMinimumLayoutMargins="NO""#), "67 40 42 4"
    ),
    ("a row of 375", row(375, device: "retina4_7"), "11 16 11 16"),
    ("a row of 390", row(390, device: "retina6_0"), "11 20 11 20"),
    ("a row between has the wider screen's", row(380, device: "retina6_0"), "11 20 11 20"),
    ("a row of iOS 26", row(390, device: "retina6_0", "24506"), "15 20 15 20"),
    ("a row of a beta", row(390, device: "retina6_0", "32700.99.1234"), "11 20 11 20"),
    ("a row before safe areas", row(375, device: "retina4_7", "12121"), "8 8 8 8"),
    ("the last row above the home indicator", row(390, device: "retina6_0", y: 703), "11 20 11 20"),
    ("a row that ends below what is seen", row(390, device: "retina6_0", y: 704), "8 8 8 8"),
    (
      "unless it passes its cell's on",
      row(390, device: "retina6_0", y: 704, #"preservesSuperviewLayoutMargins="YES""#), "11 20 11 20"
    ),
    ("all of a higher canvas is seen", row(390, device: "retina6_0", y: 1100, height: 1200), "11 20 11 20"),
    ("a xib's row, Xcode 10", xibRow(600, device: "retina4_7", "14490"), "11 20 11 20"),
    ("a narrow one", xibRow(320, device: "retina4_7", "14490"), "11 16 11 16"),
    ("a xib's row, Xcode 11", xibRow(600, device: "retina4_7", "15505"), "11 15 11 15"),
    ("a xib's row, Xcode 12", xibRow(600, device: "retina4_7", "17701"), "11 16 11 16"),
    ("a version between has the newer one's", xibRow(600, device: "retina4_7", "16500"), "11 16 11 16"),
    ("on a wider device its width decides", xibRow(320, device: "retina6_1", "17701"), "11 16 11 16"),
    (
      "a collection's cell on its own is as a view",
      xib(view("m", "collectionViewCell", frame: (0, 0, 200, 90))), "0 16 0 16"
    ),
    (
      "from 400 on it has more", xib(view("m", "collectionReusableView", frame: (0, 0, 400, 90))), "0 20 0 20"
    ),
    (
      "before safe areas it has 8",
      xib(view("m", "collectionViewCell", frame: (0, 0, 200, 90)), tools: "12121"),
      "8 8 8 8"
    ),
    (
      "nor without a device", xib(view("m", "collectionViewCell", frame: (0, 0, 200, 90)), device: nil),
      "8 8 8 8"
    ),
  ])
  func margins(_ name: String, _ text: String, _ expected: String) throws {
    #expect(try Self.margins("m", text) == expected, "\(name)")
  }

  /// If a row's content view preserves the margins of its superview, each margin is the larger of the content view's
  /// own value and the system's default.
  @Test(arguments: [
    ("5 40 30 4", "", "5 40 30 4"), ("5 40 30 4", preserving, "11 40 30 20"),
    ("30 4 5 40", preserving, "30 20 11 40"),
  ])
  func ofARow(own: String, attributes: String, expected: String) throws {
    let insets = own.split(separator: " ")
    let margins = """
      <edgeInsets key="layoutMargins" top="\(insets[0])" left="\(insets[1])" bottom="\(insets[2])" right="\(insets[3])"/>
      """
    let text = Self.row(390, device: "retina6_0", y: 0, attributes)
      .replacing("</tableViewCellContentView>", with: margins + "</tableViewCellContentView>")
    #expect(try Self.margins("m", text) == expected)
  }

  /// If a view preserves the margins of its superview, each of its margins extends as far as the superview's margin,
  /// but is at least 8 points.
  @Test(
    arguments: [
      (0.0, 390.0, "8 16 8 16"), (10, 370, "8 8 8 8"), (2, 386, "8 14 8 14"), (2, 300, "8 14 8 8"),
      (90, 298, "8 8 8 14"), (-4, 398, "8 20 8 20"),
    ])
  func preserved(x: Double, width: Double, expected: String) throws {
    let text = storyboard(
      """
      <viewController id="v"><view key="view" id="r"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
      <subviews>\(view("m", "view", #"preservesSuperviewLayoutMargins="YES""#, frame: (x, 300, width, 100)))</subviews>
      </view></viewController>
      """, device: "retina6_12", tools: "23504")
    #expect(try Self.margins("m", text) == expected)
  }

  /// The safe area is from `y` = 59 to `y` = 810.
  @Test(
    arguments: [
      ("the whole root", preserving, 0, 844, "59 16 34 16"),
      ("below its top", preserving, 40, 790, "19 16 20 16"),
      ("at the ends of the safe area", preserving, 59, 751, "8 16 8 16"),
      ("a little more than the safe area", preserving, 55, 759, "8 16 8 16"),
      ("on its own", "", 0, 844, "67 8 42 8"), ("on its own, below the top", "", 40, 790, "27 8 28 8"),
      ("on its own, in the safe area", "", 59, 751, "8 8 8 8"),
      ("less tall than the safe area's inset", "", 0, 10, "18 8 8 8"),
      ("less tall than the lower inset", "", 834, 10, "8 8 18 8"),
      ("without insets", #"insetsLayoutMarginsFromSafeArea="NO""#, 0, 844, "8 8 8 8"),
    ] as [(String, String, Double, Double, String)])
  func ends(name: String, attributes: String, y: Double, height: Double, expected: String) throws {
    let inside = view("m", "view", attributes, frame: (0, y, 390, height))
    #expect(try Self.margins("m", Self.screen(inside)) == expected, "\(name)")
  }

  @Test(arguments: [("", "8 8 8 8"), (preserving, "8 8 8 8")])
  func inAScrollView(attributes: String, expected: String) throws {
    let inside = view("m", "view", attributes, frame: (20, 0, 350, 844))
    let scroll = view("s", "scrollView", frame: (0, 0, 390, 844), "<subviews>\(inside)</subviews>")
    #expect(try Self.margins("m", Self.screen(scroll)) == expected)
  }

  private static let preserving = #"preservesSuperviewLayoutMargins="YES""#

  private static func screen(_ inside: String) -> String {
    storyboard(
      """
      <viewController id="v"><view key="view" id="r"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
      <subviews>\(inside)</subviews></view></viewController>
      """, device: "retina6_12", tools: "23504")
  }
}

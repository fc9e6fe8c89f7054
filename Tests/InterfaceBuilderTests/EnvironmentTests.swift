import Graphics
import InterfaceBuilder
import LayoutModel
import Testing

@Suite struct EnvironmentTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var area: String

    init(_ name: String, _ text: String, _ area: String) {
      (self.name, self.text, self.area) = (name, text, area)
    }

    var testDescription: String { name }
  }

  @Test(arguments: statusBars + notches + bars + simulated + sheets + views)
  func safeArea(_ test: Case) throws {
    #expect(try safeAreas(test.text)[0] == test.area)
  }

  private static func scene(
    _ size: (Double, Double), y: Double = 0, device: String, _ tools: String, _ inside: String = "",
    others: String = ""
  ) -> String {
    storyboard(
      """
      <viewController id="v"><view key="view" id="r"><rect key="frame" x="0.0" y="\(y)" width="\(size.0)" \
      height="\(size.1)"/></view>\(inside)</viewController>
      """, others, device: device, tools: tools)
  }

  private static let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#
  private static let tabs = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#

  static let statusBars = [
    Case("a status bar, Xcode 10", scene((375, 667), device: "retina4_7", "14490.70"), "20 0 0 0"),
    Case("none, Xcode 11", scene((375, 667), device: "retina4_7", "14750"), "0 0 0 0"),
    Case("none, Xcode 14.2", scene((375, 667), device: "retina4_7", "21507"), "0 0 0 0"),
    Case("a status bar, Xcode 15", scene((375, 667), device: "retina4_7", "22154"), "20 0 0 0"),
    Case("with a navigation bar", scene((375, 667), device: "retina4_7", "14490", bar), "64 0 0 0"),
    Case("the bar alone", scene((375, 667), device: "retina4_7", "17701", bar), "44 0 0 0"),
    Case("the oldest phone has no notch", scene((320, 480), device: "retina3_5", "10117"), "20 0 0 0"),
    Case(
      "an iPad with round corners", scene((834, 1194), device: "ipad11_0rounded", "14868"), "24 0 20 0"),
    Case(
      "and without its status bar", scene((834, 1194), device: "ipad11_0rounded", "16097"), "0 0 20 0"),
    Case("an iPad with a button", scene((768, 1024), device: "ipad9_7", "17701"), "20 0 0 0"),
  ]

  static let notches = [
    Case("44 up to Xcode 13", scene((414, 896), device: "retina6_1", "20037"), "44 0 34 0"),
    Case("48 from Xcode 14 on", scene((414, 896), device: "retina6_1", "21000"), "48 0 34 0"),
    Case("between two versions the newer one", scene((414, 896), device: "retina6_1", "20500"), "48 0 34 0"),
    Case("a Max keeps 44", scene((414, 896), device: "retina6_5", "22505"), "44 0 34 0"),
    Case("iPhone X", scene((375, 812), device: "retina5_9", "19529"), "44 0 34 0"),
    Case("iPhone 13 mini", scene((375, 812), device: "retina5_9", "22154"), "50 0 34 0"),
    Case("a beta", scene((414, 896), device: "retina6_1", "32700.99.1234"), "44 0 34 0"),
    Case("twice what covers", scene((375, 812), device: "retina5_9", "23727"), "100 0 68 0"),
    Case("twice, 6.1 inches", scene((414, 896), device: "retina6_1", "24506"), "96 0 68 0"),
    Case("twice, an island", scene((393, 852), device: "retina6_12", "24506"), "118 0 68 0"),
    Case("once in one build", scene((393, 852), device: "retina6_12", "24093"), "59 0 34 0"),
    Case("once before", scene((393, 852), device: "retina6_12", "23504"), "59 0 34 0"),
    Case("once on an iPhone 14", scene((390, 844), device: "retina6_0", "24506"), "47 0 34 0"),
  ]

  static let bars = [
    Case("a higher bar", scene((390, 844), device: "retina6_0", "24506", bar), "101 0 34 0"),
    Case(
      "an opaque bar, whatever the root's height",
      scene(
        (375, 667), device: "retina4_7", "22505",
        #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>"#), "0 0 0 0"),
    Case(
      "a root below an opaque bar", scene((375, 603), y: 64, device: "retina4_7", "12120", bar), "0 0 0 0"),
    Case(
      "and above a tab bar", scene((375, 554), y: 64, device: "retina4_7", "12120", bar + tabs), "0 0 0 0"),
    Case(
      "that shines through", scene((375, 603), y: 64, device: "retina4_7", "12120", bar + tabs), "0 0 49 0"),
    Case(
      "an embedded scene has the device's top",
      scene(
        (300, 200), device: "retina4_7", "22505",
        others: """
          <viewController id="w"><connections><segue destination="v" kind="embed" id="q"/></connections></viewController>
          """), "20 0 0 0"),
    Case(
      "a popover has none",
      scene(
        (300, 200), device: "retina6_1", "22505",
        others: """
          <viewController id="w"><connections><segue destination="v" kind="popoverPresentation" id="q"/></connections></viewController>
          """), "0 0 0 0"),
  ]

  private static func phone(_ inside: String, others: String = "", device: String = "retina4_7") -> String {
    scene(device == "retina4_7" ? (375, 667) : (414, 896), device: device, "22505", inside, others: others)
  }

  private static let navigation = """
    <navigationController id="n"><connections><segue destination="v" kind="relationship" \
    relationship="rootViewController" id="q"/></connections></navigationController>
    """
  private static let tabController = """
    <tabBarController id="n"><connections><segue destination="v" kind="relationship" \
    relationship="viewControllers" id="q"/></connections></tabBarController>
    """
  private static let noTop = #"<nil key="simulatedTopBarMetrics"/>"#
  private static let noStatus = #"<nil key="simulatedStatusBarMetrics"/>"#
  private static let noBottom = #"<nil key="simulatedBottomBarMetrics"/>"#
  private static let tools = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#

  /// On a phone without a notch, the status bar is 20 points tall. A navigation bar is 44 points tall, a tab bar 49 and
  /// a toolbar 44.
  static let simulated = [
    Case("in a navigation controller", phone("", others: navigation), "64 0 0 0"),
    Case("there, but without a bar", phone(noTop, others: navigation), "20 0 0 0"),
    Case("in a tab bar controller", phone("", others: tabController), "20 0 49 0"),
    Case("there, but without a bar at the bottom", phone(noBottom, others: tabController), "20 0 0 0"),
    Case("there, but with a toolbar", phone(tools, others: tabController), "20 0 44 0"),
    Case("a toolbar", phone(tools), "20 0 44 0"), Case("a tab bar", phone(tabs), "20 0 49 0"),
    Case("without a status bar on the screen", phone(noStatus), "0 0 0 0"),
    Case("a notch stays without a status bar", phone(noStatus, device: "retina6_1"), "48 0 34 0"),
    Case("a bar, but no status bar", phone(bar + noStatus), "44 0 0 0"),
  ]

  static let sheets = [
    Case("below a status bar", scene((375, 647), device: "retina4_7", "17701"), "0 0 0 0"),
    Case("its bar is higher", scene((375, 647), device: "retina4_7", "17701", bar), "56 0 0 0"),
    Case("below a notch, iOS 13", scene((414, 842), device: "retina6_5", "16097"), "0 0 34 0"),
    Case("below a notch, later", scene((414, 886), device: "retina6_1", "22505", bar), "56 0 0 0"),
    Case("9 shorter is not a sheet", scene((414, 887), device: "retina6_1", "22505"), "48 0 34 0"),
  ]

  private static let freeform = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#

  static let views = [
    Case("a view that fills the screen", xib(view("r", frame: (0, 0, 375, 667))), "20 0 0 0"),
    Case(
      "without a status bar", xib(view("r", frame: (0, 0, 375, 667)), tools: "17701"), "0 0 0 0"),
    Case(
      "of a size of its own, Xcode 10", xib(view("r", frame: (0, 0, 300, 200), freeform), tools: "14113"),
      "20 0 0 0"),
    Case(
      "of a size of its own, Xcode 12", xib(view("r", frame: (0, 0, 300, 200), freeform), tools: "17701"),
      "0 0 0 0"),
    Case(
      "of a size of its own, Xcode 15.1", xib(view("r", frame: (0, 0, 300, 200), freeform)), "20 0 0 0"),
    Case(
      "of a size of its own, below a notch",
      xib(view("r", frame: (0, 0, 300, 200), freeform), device: "retina6_1"), "48 0 34 0"),
    Case(
      "a controller's",
      xib(
        view("r", frame: (0, 0, 300, 200), freeform), device: "retina6_1",
        outlets: #"<outlet property="view" destination="r" id="o"/>"#), "0 0 0 0"),
    Case("below a bar", xib(view("r", frame: (0, 0, 375, 667), bar)), "64 0 0 0"),
    Case("a view that begins below an opaque one", xib(view("r", frame: (0, 64, 375, 603))), "0 0 0 0"),
    Case(
      "a cell", xib(view("r", "collectionViewCell", frame: (0, 0, 300, 200)), device: "retina6_1"), "0 0 0 0"),
  ]
}

func safeAreas(_ text: String) throws -> [String] {
  try layouts(text).map { layout in
    let area = layout.canvases[0].safeArea
    return [area.top, area.left, area.bottom, area.right].map { String(Int($0)) }.joined(separator: " ")
  }
}
